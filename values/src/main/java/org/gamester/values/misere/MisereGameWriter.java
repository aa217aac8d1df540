package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/**
 * Writes canonical games of misere play in the notation of Conway, <i>On Numbers and Games</i>,
 * chapter 12.
 *
 * <p>A heap of Nim is its size, an ampersand, the size and a semicolon from 10 on. {@code G#} is
 * the game whose only option is G. Behind a base, in square brackets, a number adds a heap of Nim,
 * a number with a minus subtracts one, and {@code #} encloses what has come so far: {@code 2[2]} is
 * the sum of two heaps of 2, {@code 2[#-2]} the game that with a heap of 2 makes {@code 2#}. Any
 * other game is the list of its options in falling order, in parentheses if it is part of a longer
 * text.
 *
 * <p>A heap of even size, or of odd size from 3 on in an odd game, is split off if that lowers the
 * birthday; then a heap of 1 from an odd game. The text can be much longer than the game has
 * followers, so its length is bounded.
 */
public final class MisereGameWriter {
  private static final int DIGITS = 10;
  private static final int LONGEST = 1 << 20;
  private static final MisereGameWriter CLASSIC = new MisereGameWriter(false);
  private static final MisereGameWriter EXACT = new MisereGameWriter(true);

  private final boolean isExact;

  private MisereGameWriter(boolean isExact) {
    this.isExact = isExact;
  }

  /** Writes several heaps as digits: {@code *[42]} has the options 4 and 2. */
  public static MisereGameWriter classic() {
    return CLASSIC;
  }

  /** Writes several digits as a list, {@code *[4,2]}, so that they are not read as one number. */
  public static MisereGameWriter exact() {
    return EXACT;
  }

  /** How a game is made: from another one, or of its options if there is none. */
  private record Step(Optional<MisereGame> from, String change) {
    List<MisereGame> parts(MisereGame game) {
      return from.map(List::of).orElseGet(() -> game.isHeap() ? List.of() : game.options());
    }
  }

  /** A base and what stands behind it. */
  private record Text(String base, String changes) {
    String whole() {
      boolean isPlain = changes.chars().allMatch(c -> c == '#');
      return isPlain ? base + changes : base + "[" + changes + "]";
    }
  }

  /**
   * The text of a game: {@code *[2[#-2]]}.
   *
   * @throws GameTooLargeException if it is too long
   */
  public String write(MisereGame root) {
    Map<MisereGame, Text> texts = new HashMap<>();
    Map<MisereGame, Step> steps = new HashMap<>();
    Deque<MisereGame> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      Computation.poll();
      MisereGame game = open.element();
      Step step = steps.computeIfAbsent(game, MisereGameWriter::step);
      int before = open.size();
      step.parts(game).stream().filter(part -> !texts.containsKey(part)).forEach(open::push);
      if (open.size() == before) {
        texts.computeIfAbsent(game, _ -> text(game, step, texts));
        open.remove();
      }
    }
    Text text = Objects.requireNonNull(texts.get(root));
    boolean isList = text.changes.isEmpty() && text.base.startsWith("(");
    String whole = text.whole();
    whole = isList ? whole.substring(1, whole.length() - 1) : whole;
    if (isExact && whole.matches("[0-9]{2,}")) {
      whole = String.join(",", whole.split(""));
    }
    return "*[" + whole + "]";
  }

  private static Text text(MisereGame game, Step step, Map<MisereGame, Text> texts) {
    Text text;
    if (step.from.isPresent()) {
      Text from = Objects.requireNonNull(texts.get(step.from.get()));
      text = new Text(from.base, from.changes + step.change);
    } else if (game.isHeap()) {
      text = new Text(heap(game.birthday()), "");
    } else {
      StringBuilder options = new StringBuilder("(");
      for (MisereGame option : game.options().reversed()) {
        options.append(Objects.requireNonNull(texts.get(option)).whole());
      }
      text = new Text(options.append(')').toString(), "");
    }
    if (text.base.length() + text.changes.length() > LONGEST) {
      throw new GameTooLargeException("a game of misere play whose text is too long");
    }
    return text;
  }

  private static Step step(MisereGame game) {
    if (game.isHeap()) {
      return new Step(Optional.empty(), "");
    }
    if (game.options().size() == 1) {
      return new Step(Optional.of(game.options().getFirst()), "#");
    }
    MisereGames games = game.maker();
    MisereGame mated = games.sum(game, games.heap(1));
    boolean isEven = mated.birthday() > game.birthday();
    for (int size = isEven ? 2 : 3; size <= game.birthday(); size += 2) {
      MisereGame heap = games.heap(size);
      Optional<MisereGame> rest = games.difference(game, heap).filter(x -> isEarlier(x, game));
      if (rest.isPresent()) {
        return new Step(rest, heap(size));
      }
      Optional<MisereGame> more = Optional.of(games.sum(game, heap));
      if (isEarlier(more.get(), game)) {
        return new Step(more, "-" + heap(size));
      }
    }
    return isEven ? new Step(Optional.empty(), "") : new Step(Optional.of(mated), "1");
  }

  private static boolean isEarlier(MisereGame one, MisereGame other) {
    return one.birthday() < other.birthday();
  }

  private static String heap(int size) {
    return size < DIGITS ? String.valueOf(size) : "&" + size + ";";
  }
}
