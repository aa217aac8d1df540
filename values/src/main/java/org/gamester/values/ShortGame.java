package org.gamester.values;

import java.math.BigInteger;
import java.util.AbstractList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The value of a short game, held in canonical form.
 *
 * <p>Every short game equals exactly one game without dominated or reversible options (Siegel,
 * <i>Combinatorial Game Theory</i>, Theorem II.2.9), and all operations here return that one.
 * Values are interned, so that equal values are the same object: {@code equals} is identity, takes
 * constant time, and is the equality of games, G - H = 0. Values are immutable and safe between
 * threads.
 *
 * <p>Numbers, nimbers, ups and their sums are {@link NumberUpStar}s, which are made and added in
 * constant time, however large; every other value is an {@link CanonicalGame}. Both list their
 * options in the same way.
 *
 * <p>Operations that need more than a look-up can be stopped, see {@link Computation}; they then
 * throw {@link ComputationStopped} and leave all tables consistent.
 */
public abstract sealed class ShortGame permits NumberUpStar, CanonicalGame {

  public static final ShortGame ZERO = integer(0);
  public static final ShortGame ONE = integer(1);
  public static final ShortGame MINUS_ONE = integer(-1);
  public static final ShortGame STAR = nimber(1);
  public static final ShortGame UP = ups(1);
  public static final ShortGame DOWN = ups(-1);

  private final long id;
  private final int hash;

  /** A memo: -G, once it has been asked for. Any thread may set it, always to the same value. */
  private @Nullable ShortGame negative;

  ShortGame(long id, int hash) {
    this.id = id;
    this.hash = hash;
  }

  /** The integer {@code n}. */
  public static ShortGame integer(long n) {
    return numberUpStar(Dyadic.of(n), 0, 0);
  }

  /** The integer {@code n}. */
  public static ShortGame integer(BigInteger n) {
    return number(Dyadic.of(n));
  }

  /** The number {@code x}. */
  public static ShortGame number(Dyadic x) {
    return numberUpStar(x, 0, 0);
  }

  /**
   * The nimber *m.
   *
   * @throws NotANimberException if m is negative
   */
  public static ShortGame nimber(long m) {
    return numberUpStar(Dyadic.ZERO, 0, m);
  }

  /** The sum of n copies of up (of down, if n is negative). */
  public static ShortGame ups(long n) {
    return numberUpStar(Dyadic.ZERO, n, 0);
  }

  /**
   * x + n.up + *m, in constant time.
   *
   * @throws NotANimberException if {@code star} is negative
   * @throws GameTooLargeException if n is -2^63, whose negative does not fit in a {@code long}
   */
  public static ShortGame numberUpStar(Dyadic number, long ups, long star) {
    if (ups == Long.MIN_VALUE) {
      throw new GameTooLargeException("the multiple of up exceeds 64 bits");
    }
    return GameStore.standard().table().numberUpStar(number, ups, star);
  }

  /** The canonical form of {left | right}. */
  public static ShortGame of(
      Collection<? extends ShortGame> left, Collection<? extends ShortGame> right) {
    return CanonicalForm.of(
        ThreadState.current(), left.toArray(ShortGame[]::new), right.toArray(ShortGame[]::new));
  }

  /** The canonical form of {left | right}. The arrays are overwritten. */
  public static ShortGame of(ShortGame[] left, ShortGame[] right) {
    return CanonicalForm.of(ThreadState.current(), left, right);
  }

  /** The canonical form of {left | right}, with one option each. */
  public static ShortGame of(ShortGame left, ShortGame right) {
    return CanonicalForm.of(ThreadState.current(), new ShortGame[] {left}, new ShortGame[] {right});
  }

  /** The switch {x | -x}, written +-x. */
  public static ShortGame switchOf(ShortGame x) {
    return of(x, x.negate());
  }

  /** The number of canonical options of {@code player}. */
  public abstract int optionCount(Player player);

  /// One canonical option of `player`.
  ///
  /// @throws IndexOutOfBoundsException unless 0 <= index < `optionCount(player)`
  public abstract ShortGame option(Player player, int index);

  /** The Left stop: the number at which play ends when Left starts and both play well. */
  public abstract Dyadic leftStop();

  /** The Right stop: the number at which play ends when Right starts and both play well. */
  public abstract Dyadic rightStop();

  /// Whether G <= L(G), for the Left stop L(G).
  abstract boolean isAtMostLeftStop();

  /// Whether G >= R(G), for the Right stop R(G).
  abstract boolean isAtLeastRightStop();

  /**
   * Whether the game is all-small (dicotic): whether all its followers are infinitesimal; in
   * canonical form, whether all of them have options for both players or for none (law 16).
   */
  public abstract boolean isAllSmall();

  /** The {@link Landmarks} that are at most this game, which is all-small. */
  abstract long reachedLandmarks();

  /** The {@link Landmarks} that are at least this game, which is all-small. */
  abstract long heldLandmarks();

  /** The stop reached when {@code player} starts. */
  public Dyadic stop(Player player) {
    return player == Player.LEFT ? leftStop() : rightStop();
  }

  /** The canonical options of {@code player}, in no particular order; unmodifiable. */
  public List<ShortGame> options(Player player) {
    return new Options(this, player);
  }

  public List<ShortGame> leftOptions() {
    return options(Player.LEFT);
  }

  public List<ShortGame> rightOptions() {
    return options(Player.RIGHT);
  }

  /**
   * The canonical options of both players, Left's first; unmodifiable. A game that is an option of
   * both occurs twice.
   */
  public List<ShortGame> options() {
    return new BothOptions(this);
  }

  /** G + H. */
  public ShortGame plus(ShortGame other) {
    return Addition.sum(this, other);
  }

  /** G - H. */
  public ShortGame minus(ShortGame other) {
    return plus(other.negate());
  }

  /** -G: Left and Right exchanged. */
  public ShortGame negate() {
    return Addition.negative(this);
  }

  /** n.G, the sum of n copies of G (of -G, if n is negative). */
  public ShortGame times(long n) {
    return times(BigInteger.valueOf(n));
  }

  /** n.G, the sum of n copies of G (of -G, if n is negative). */
  public ShortGame times(BigInteger n) {
    return Addition.multiple(this, n);
  }

  /// G <= H: Left, moving second, does not lose H - G.
  public boolean lessOrEqual(ShortGame other) {
    return GameOrder.lessOrEqual(this, other);
  }

  /// G >= H.
  public boolean greaterOrEqual(ShortGame other) {
    return GameOrder.lessOrEqual(other, this);
  }

  /// G <| H, "less or confused": not G >= H.
  public boolean lessOrConfused(ShortGame other) {
    return !greaterOrEqual(other);
  }

  /// G |> H, "greater or confused": not G <= H.
  public boolean greaterOrConfused(ShortGame other) {
    return !lessOrEqual(other);
  }

  /** The relation of this game to {@code other}: less, equal, greater or confused. */
  public Relation relationTo(ShortGame other) {
    return this == other ? Relation.EQUAL : Relation.of(lessOrEqual(other), greaterOrEqual(other));
  }

  /** Who wins, under normal play. */
  public Outcome outcome() {
    return Outcome.of(relationTo(ZERO));
  }

  public boolean isZero() {
    return this == ZERO;
  }

  /** Whether this is a number (a dyadic rational). */
  public boolean isNumber() {
    return this instanceof NumberUpStar game && game.ups() == 0 && game.star() == 0;
  }

  public boolean isInteger() {
    return isNumber() && leftStop().isInteger();
  }

  /** Whether this is a nimber *m; 0 is one. */
  public boolean isNimber() {
    return this instanceof NumberUpStar game && game.ups() == 0 && game.number().isZero();
  }

  /** Whether this is x + n.up + *m for a number x and integers n, m. */
  public boolean isNumberUpStar() {
    return this instanceof NumberUpStar;
  }

  /// Whether this is a switch {x | y} with numbers x >= y; x + * is one, as {x | x}.
  public boolean isSwitch() {
    return this instanceof NumberUpStar game
        ? game.ups() == 0 && game.star() == 1
        : options().size() == 2 && options().stream().allMatch(ShortGame::isNumber);
  }

  /** Whether G - x is infinitesimal for some number x: both stops are x. */
  public boolean isNumberish() {
    return leftStop().equals(rightStop());
  }

  /// Whether -x < G < x for every positive number x: both stops are 0.
  public boolean isInfinitesimal() {
    return leftStop().isZero() && rightStop().isZero();
  }

  /**
   * The creation number of this value: distinct values have distinct ones within a process. Useful
   * as a key and to fix an order, but no two runs need agree on it.
   */
  public final long id() {
    return id;
  }

  /** -G if it has been asked for before, or null. */
  final @Nullable ShortGame knownNegative() {
    return negative;
  }

  final void setNegative(@Nullable ShortGame computed) {
    negative = computed;
  }

  final int internHash() {
    return hash;
  }

  /** Values are interned: equal games are one object. */
  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(id * 0x9E3779B97F4A7C15L);
  }

  /** The value in the exact {@link Notation}, which can be read back. */
  @Override
  public String toString() {
    return Text.NOTATION.write(this);
  }

  /** The notation, looked up when a value is first written. */
  private static final class Text {
    private static final Notation NOTATION =
        ServiceLoader.load(Notation.class, Notation.class.getClassLoader())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("there is no notation for values"));

    private Text() {}
  }

  /** The options of a game as a list that makes them when asked. */
  private static final class Options extends AbstractList<ShortGame> implements RandomAccess {
    private final ShortGame game;
    private final Player player;

    Options(ShortGame game, Player player) {
      this.game = game;
      this.player = player;
    }

    @Override
    public ShortGame get(int index) {
      return game.option(player, index);
    }

    @Override
    public int size() {
      return game.optionCount(player);
    }
  }

  /** The options of both players as a list that makes them when asked. */
  private static final class BothOptions extends AbstractList<ShortGame> implements RandomAccess {
    private final ShortGame game;
    private final int leftCount;
    private final int count;

    BothOptions(ShortGame game) {
      this.game = game;
      this.leftCount = game.optionCount(Player.LEFT);
      long both = (long) leftCount + game.optionCount(Player.RIGHT);
      if (both > Integer.MAX_VALUE) {
        throw new GameTooLargeException(both + " options: too many to list");
      }
      this.count = (int) both;
    }

    @Override
    public ShortGame get(int index) {
      return index < leftCount
          ? game.option(Player.LEFT, index)
          : game.option(Player.RIGHT, index - leftCount);
    }

    @Override
    public int size() {
      return count;
    }
  }
}
