package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A game on heaps of tokens, in which a move changes one heap: {@code 5}, {@code 3+7+9}.
 *
 * <p>A game says what Left and what Right may do with a heap, see {@link Taking}. If that is the
 * same, it is impartial, and its Grundy values are kept in an array, see {@link HeapNimbers}.
 */
public abstract class HeapGame extends Game {

  private static final Alphabet ROW =
      new Alphabet("o.").alsoReading("O", 'o').alsoReading("_", '.');

  private final Taking left;
  private final Taking right;
  private final HeapNimbers nimbers;

  /** A game without parameters in which both players may do the same. */
  protected HeapGame(Description description, Taking both) {
    this(description, both, both, Parameters.NONE);
  }

  /** A game with parameters. */
  protected HeapGame(Description description, Taking left, Taking right, Parameters parameters) {
    super(
        description.orOn(BoardKind.HEAP, "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"),
        parameters);
    this.left = left;
    this.right = left.equals(right) ? left : right;
    this.nimbers = new HeapNimbers(left);
  }

  /** What {@code player} may do with a heap. */
  public final Taking taking(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** Whether both players may do the same. */
  public final boolean isImpartial() {
    return left == right;
  }

  /**
   * The Grundy values of the heaps.
   *
   * @throws IllegalStateException if the game is partizan
   */
  public final HeapNimbers nimbers() {
    if (!isImpartial()) {
      throw new IllegalStateException(text() + " is partizan");
    }
    return nimbers;
  }

  /**
   * A heap of {@code size} tokens.
   *
   * @throws IllegalArgumentException if {@code size} is negative
   */
  public final Heap heap(long size) {
    return isImpartial() ? new ImpartialHeap(this, size) : new Heap(this, size);
  }

  /** Several heaps. */
  final Position heaps(long... sizes) {
    if (sizes.length == 0) {
      return heap(0);
    }
    List<Position> heaps = new ArrayList<>(sizes.length);
    for (long size : sizes) {
      heaps.add(heap(size));
    }
    return DisjunctiveSum.of(heaps);
  }

  /** Whether a heap is also a row of adjacent tokens, as in Kayles. */
  final boolean isPlayedInRow() {
    return left instanceof CodedTaking lefts
        && right instanceof CodedTaking rights
        && lefts.takesFromRow()
        && rights.takesFromRow();
  }

  final boolean isDead(long size) {
    return left.isDead(size) && right.isDead(size);
  }

  /**
   * What a theorem says of an impartial heap: a formula for its Grundy value, or a period that the
   * values found so far prove.
   */
  final Optional<Theorem> theorem(long size) {
    if (!isImpartial() || size == 0) {
      return Optional.empty();
    }
    OptionalLong known = left.knownNimber(size);
    if (known.isPresent()) {
      String reason = left.reason(size);
      return reason.isEmpty()
          ? Optional.empty()
          : Optional.of(Theorem.ofValue(ShortGame.nimber(known.getAsLong()), reason));
    }
    return nimbers.period().flatMap(period -> period.theoremOf(size, nimbers.of(size)));
  }

  /**
   * The value of a heap, where a theorem gives it without an array: in Nim it is *n.
   *
   * @throws GameTooLargeException if nothing but more smaller heaps than can be kept would give it
   */
  final Optional<ShortGame> knownValue(long size) {
    if (isImpartial()) {
      OptionalLong nimber = left.knownNimber(size);
      if (nimber.isPresent()) {
        return Optional.of(ShortGame.nimber(nimber.getAsLong()));
      }
    }
    if (isDead(size)) {
      return Optional.of(ShortGame.ZERO);
    }
    if (!isImpartial() && size >= HeapNimbers.MOST && size / mostTaken() >= HeapNimbers.MOST) {
      throw new GameTooLargeException(
          "the value of a heap of %,d tokens needs those of too many smaller heaps"
              .formatted(size));
    }
    return Optional.empty();
  }

  /** The most tokens that either player can take in a move. */
  private long mostTaken() {
    long most = 1;
    for (Taking taking : List.of(left, right)) {
      most = Math.max(most, taking.bounds().map(Taking.Bounds::take).orElse(Long.MAX_VALUE));
    }
    return most;
  }

  /**
   * Reads {@code 5}, or several heaps as {@code 3,7,9} or {@code (3,7,9)}; where heaps are rows,
   * also {@code oo.o}.
   */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    if (isPlayedInRow() && ROW.has(text.peek())) {
      return readRow(text);
    }
    text.accept("G_");
    boolean bracket = text.accept('(');
    List<Position> heaps = new ArrayList<>();
    do {
      heaps.add(heap(text.number("a heap size", 0, Long.MAX_VALUE)));
    } while (text.accept(','));
    if (bracket) {
      text.expect(')');
    }
    return DisjunctiveSum.of(heaps);
  }

  /** Reads tokens {@code o} with gaps between them; each unbroken row is a heap. */
  private Position readRow(TextReader text) {
    List<Position> rows = new ArrayList<>();
    long tokens = 0;
    while (text.offset() < text.end()) {
      if (Character.isWhitespace(text.peek())) {
        throw text.error("unexpected blank within a row of tokens");
      }
      if (ROW.read(text) == 'o') {
        tokens++;
      } else if (tokens > 0) {
        rows.add(heap(tokens));
        tokens = 0;
      }
    }
    if (tokens > 0 || rows.isEmpty()) {
      rows.add(heap(tokens));
    }
    return DisjunctiveSum.of(rows);
  }
}
