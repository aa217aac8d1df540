package org.gamester.values.misere;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.gamester.values.Computation;
import org.gamester.values.Relation;
import org.gamester.values.enumeration.Antichains;
import org.jspecify.annotations.Nullable;

/// A partizan game in which Left never has a move, under misere play, up to equality among
/// dead-ending games: those in which a player who cannot move will never be able to. A player who
/// cannot move wins, so that such a game is to Left's advantage, less so the sooner Right can end
/// it.
///
/// The dead-ending games are an absolute universe, in which G >= H can be told from options
/// (Larsson, Nowakowski and Santos, _Absolute combinatorial game theory_). For left dead ends this
/// becomes: each option of G is >= an option of H, and if G has none, H has none. So an option that
/// is >= another one may be left out, and nothing else; a game without such options is in canonical
/// form. A text is an integer n, the game with the only option n - 1, or the options between
/// braces.
public final class LeftDeadEnd {

  /** The game in which nobody has a move. */
  public static final LeftDeadEnd ZERO = new LeftDeadEnd(List.of());

  private static final int DEEPEST = 1_000;

  private final List<LeftDeadEnd> options;
  private final int birthday;
  private final int hash;

  /** The options are in canonical form, and none is greater or equal to another. */
  private LeftDeadEnd(List<LeftDeadEnd> options) {
    this.options = options;
    this.birthday = options.stream().mapToInt(option -> option.birthday + 1).max().orElse(0);
    this.hash = options.stream().mapToInt(option -> 31 * option.hash + option.birthday).sum() + 7;
    if (birthday > DEEPEST) {
      throw new IllegalArgumentException("a game of more than " + DEEPEST + " moves");
    }
  }

  /** The canonical form of the game with these options of Right. */
  public static LeftDeadEnd of(Collection<LeftDeadEnd> options) {
    List<LeftDeadEnd> kept = new ArrayList<>();
    for (LeftDeadEnd option : options) {
      if (kept.stream().noneMatch(option::greaterOrEqual)) {
        kept.removeIf(other -> other.greaterOrEqual(option));
        kept.add(option);
      }
    }
    return kept.isEmpty() ? ZERO : new LeftDeadEnd(List.copyOf(kept));
  }

  /** The game in which Right has n moves and no choice. */
  public static LeftDeadEnd integer(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("a left dead end of " + n);
    }
    LeftDeadEnd integer = ZERO;
    for (int i = 0; i < n; i++) {
      integer = of(List.of(integer));
    }
    return integer;
  }

  /** The options of Right, none of them greater or equal to another. */
  public List<LeftDeadEnd> options() {
    return options;
  }

  /** The length of the longest play. */
  public int birthday() {
    return birthday;
  }

  /** Whether Left likes this as well as the other in every sum of dead-ending games. */
  public boolean greaterOrEqual(LeftDeadEnd other) {
    return new Comparison().greaterOrEqual(this, other);
  }

  /** The order of the two. */
  public Relation relationTo(LeftDeadEnd other) {
    return Relation.of(other.greaterOrEqual(this), greaterOrEqual(other));
  }

  private record Pair(LeftDeadEnd first, LeftDeadEnd second) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Pair that && first == that.first && second == that.second;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(first) + System.identityHashCode(second);
    }
  }

  /** Answers, each of which is found once; the recursion is as deep as the games are long. */
  private static final class Comparison {
    private final Map<Pair, Boolean> known = new HashMap<>();

    boolean greaterOrEqual(LeftDeadEnd g, LeftDeadEnd h) {
      Computation.poll();
      if (g == h) {
        return true;
      }
      Boolean answer = known.get(new Pair(g, h));
      if (answer == null) {
        answer =
            (!g.options.isEmpty() || h.options.isEmpty())
                && g.options.stream()
                    .allMatch(
                        option -> h.options.stream().anyMatch(o -> greaterOrEqual(option, o)));
        known.put(new Pair(g, h), answer);
      }
      return answer;
    }
  }

  /** The sum of two, in canonical form. */
  public LeftDeadEnd plus(LeftDeadEnd other) {
    return sum(this, other, new HashMap<>());
  }

  private static LeftDeadEnd sum(LeftDeadEnd g, LeftDeadEnd h, Map<Pair, LeftDeadEnd> known) {
    Computation.poll();
    LeftDeadEnd found = known.get(new Pair(g, h));
    if (found == null) {
      List<LeftDeadEnd> options = new ArrayList<>();
      g.options.forEach(option -> options.add(sum(option, h, known)));
      h.options.forEach(option -> options.add(sum(g, option, known)));
      found = of(options);
      known.put(new Pair(g, h), found);
    }
    return found;
  }

  /** All that are born by a day: 1, 2, 4, 10, 52, ... */
  public static List<LeftDeadEnd> bornBy(int day) {
    List<LeftDeadEnd> born = List.of(ZERO);
    for (int n = 0; n < day; n++) {
      List<LeftDeadEnd> next = new ArrayList<>();
      new Antichains<>(born, (g, h) -> h.greaterOrEqual(g))
          .forEach(options -> next.add(options.isEmpty() ? ZERO : new LeftDeadEnd(options)));
      born = List.copyOf(next);
    }
    return born;
  }

  /**
   * Reads an integer, or options between braces: {@code {0,{0,1}}}.
   *
   * @throws IllegalArgumentException if the text is neither
   */
  public static LeftDeadEnd read(String text) {
    String whole = text.replace(" ", "");
    if (whole.matches("[0-9]{1,3}")) {
      return integer(Integer.parseInt(whole));
    }
    if (!whole.startsWith("{") || !whole.endsWith("}") || whole.length() > 10 * DEEPEST) {
      throw new IllegalArgumentException("expected an integer or options in braces, found " + text);
    }
    List<LeftDeadEnd> options = new ArrayList<>();
    String inside = whole.substring(1, whole.length() - 1);
    int start = 0;
    int depth = 0;
    for (int i = 0; i <= inside.length() && !inside.isEmpty(); i++) {
      char c = i < inside.length() ? inside.charAt(i) : ',';
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ',' && depth == 0) {
        options.add(read(inside.substring(start, i)));
        start = i + 1;
      }
    }
    return of(options);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof LeftDeadEnd that
            && hash == that.hash
            && birthday == that.birthday
            && relationTo(that) == Relation.EQUAL;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    if (options.isEmpty()) {
      return "0";
    }
    List<String> texts = options.stream().map(Objects::toString).sorted().toList();
    String only = texts.getFirst();
    return texts.size() == 1 && only.matches("[0-9]+")
        ? String.valueOf(Integer.parseInt(only) + 1)
        : texts.stream().collect(Collectors.joining(",", "{", "}"));
  }
}
