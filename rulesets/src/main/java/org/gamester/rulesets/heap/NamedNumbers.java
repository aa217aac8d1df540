package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link SylverCoinage}: the named numbers that are not sums of the others, in order.
 * Sets of named numbers with the same sums are the same position.
 *
 * <p>With m the least named number, the sums are known by the least of them in each class modulo m
 * (the set of Apéry): a number is a sum if and only if it is at least the least one of its class.
 * These least sums are found by going around the circles of each further number twice, in m steps
 * for each (Böcker and Lipták, <i>A fast and simple algorithm for the money changing problem</i>,
 * 2007). If the named numbers have no common divisor, finitely many numbers can be named; otherwise
 * a class has no sum, and infinitely many can.
 *
 * <p>Moves are listed from the least number up.
 */
final class NamedNumbers extends PositionOf<SylverCoinage> implements ImpartialPosition {
  private static final int LARGEST_MODULUS = 1 << 22;

  private final long[] named;

  /**
   * @param given numbers greater than 1, in any order; sums of others among them are left out
   */
  NamedNumbers(SylverCoinage game, List<Long> given) {
    super(game);
    this.named = given.isEmpty() ? new long[0] : generators(new TreeSet<>(given));
  }

  private static long[] generators(TreeSet<Long> given) {
    long least = given.first();
    if (least > LARGEST_MODULUS) {
      if (given.size() == 1) {
        return new long[] {least};
      }
      throw new GameTooLargeException(
          "the least named number is %,d; sums are found up to a least number of %,d"
              .formatted(least, LARGEST_MODULUS));
    }
    List<Long> kept = new ArrayList<>();
    long[] sums = multiples((int) least);
    for (long number : given) {
      if (number == least || number < sums[(int) (number % least)]) {
        kept.add(number);
        if (number > least) {
          include(sums, number);
        }
      }
    }
    return kept.stream().mapToLong(Long::longValue).toArray();
  }

  /** The least sums modulo m where only m is named; {@link Long#MAX_VALUE} where there is none. */
  private static long[] multiples(int m) {
    long[] sums = new long[m];
    Arrays.fill(sums, Long.MAX_VALUE);
    sums[0] = 0;
    return sums;
  }

  /** Adds the sums with a further number, which lead around circles of the classes. */
  private static void include(long[] sums, long number) {
    int m = sums.length;
    int step = (int) (number % m);
    int circles = gcd(m, step);
    for (int start = 0; start < circles; start++) {
      Computation.poll();
      int at = start;
      for (int i = 0; i < 2 * (m / circles); i++) {
        int next = at + step < m ? at + step : at + step - m;
        if (sums[at] != Long.MAX_VALUE) {
          sums[next] = Math.min(sums[next], Math.addExact(sums[at], number));
        }
        at = next;
      }
    }
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  @Override
  public List<Move> moves() {
    if (named.length == 0) {
      throw new GameTooLargeException(
          "nothing has been named yet, so that infinitely many numbers can be named");
    }
    if (named.length == 1) {
      throw infinite(named[0]);
    }
    long[] sums = multiples((int) named[0]);
    for (int i = 1; i < named.length; i++) {
      include(sums, named[i]);
    }
    long count = 0;
    long greatest = 0;
    for (long sum : sums) {
      if (sum == Long.MAX_VALUE) {
        throw infinite(Arrays.stream(named).reduce(0, NamedNumbers::divisor));
      }
      count += sum / sums.length;
      greatest = Math.max(greatest, sum - sums.length);
    }
    PositionMoves moves = new PositionMoves(this, named.length + 1L, count);
    for (long number = 2; number <= greatest; number++) {
      if (number < sums[(int) (number % sums.length)]) {
        moves.add(name(number));
      }
    }
    return moves.toList();
  }

  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }

  private GameTooLargeException infinite(long divisor) {
    return new GameTooLargeException(
        "infinitely many numbers can be named in %s, since all named numbers are multiples of %d"
            .formatted(game.text(this), divisor));
  }

  private Move name(long number) {
    List<Long> after = new ArrayList<>();
    for (long before : named) {
      after.add(before);
    }
    after.add(number);
    return Move.of(new NamedNumbers(game, after), "name " + number);
  }

  @Override
  public String text() {
    return named.length == 0
        ? "start"
        : Arrays.stream(named).mapToObj(Long::toString).collect(Collectors.joining(","));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NamedNumbers that && Arrays.equals(named, that.named);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(named);
  }
}
