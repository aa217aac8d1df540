package org.gamester.values.enumeration;

import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.ShortGame;

/**
 * The games born by a day: day 0 has 0, and day n + 1 every {L|R} with options born by day n.
 *
 * <p>Dominated options can be omitted, so L and R need only run over the antichains of day n: 4
 * pairs on day 1, 36 on day 2, and 98&sup2; = 9,604 on day 3. Different canonical forms are
 * different values: 1, 4, 22 and 1,474 of them (Siegel, <i>Combinatorial Game Theory</i>, ch. III).
 * Day 4 has more than 10<sup>28</sup>.
 */
public final class BornByDay {
  private static final int LAST_COUNTED_DAY = 3;

  /** The last day whose games can be listed. */
  public static final int LAST_DAY = 3;

  private BornByDay() {}

  /**
   * All values born by {@code day}: those of the day before first, then the new ones, always in the
   * same order. Day 3 takes about a tenth of a second.
   *
   * @throws IllegalArgumentException if {@code day} is not 0, 1, 2 or 3
   */
  public static List<ShortGame> values(int day) {
    if (day < 0 || day > LAST_DAY) {
      throw new IllegalArgumentException(
          "the games born by day " + day + " cannot be listed, only those of day 0 to " + LAST_DAY);
    }
    List<ShortGame> values = List.of(ShortGame.ZERO);
    for (int n = 0; n < day; n++) {
      values = nextDay(values);
    }
    return values;
  }

  /**
   * The values of birthday exactly {@code day}: 1, 3, 18 or 1,452.
   *
   * @throws IllegalArgumentException if {@code day} is not 0, 1, 2 or 3
   */
  public static List<ShortGame> valuesOnDay(int day) {
    List<ShortGame> values = values(day);
    return day == 0 ? values : values.subList(values(day - 1).size(), values.size());
  }

  /** The values {L|R} with options from {@code earlier}, a list that holds its own options. */
  private static List<ShortGame> nextDay(List<ShortGame> earlier) {
    List<List<ShortGame>> sides = new Antichains<>(earlier, ShortGame::lessOrEqual).toList();
    Set<ShortGame> values = new LinkedHashSet<>(earlier);
    for (List<ShortGame> left : sides) {
      for (List<ShortGame> right : sides) {
        Computation.poll();
        values.add(ShortGame.of(left, right));
      }
    }
    return List.copyOf(values);
  }

  /**
   * The number of forms, not values, born by {@code day}: F(0) = 1, F(n + 1) = 4<sup>F(n)</sup>.
   *
   * @throws GameTooLargeException if {@code day} is 4 or more, as the number cannot be held
   * @throws IllegalArgumentException if {@code day} is negative
   */
  public static BigInteger formCount(int day) {
    if (day < 0) {
      throw new IllegalArgumentException("a day is at least 0, not " + day);
    }
    if (day > LAST_COUNTED_DAY) {
      throw new GameTooLargeException(
          "the number of forms born by day " + day + " has too many digits");
    }
    BigInteger count = BigInteger.ONE;
    for (int n = 0; n < day; n++) {
      count = BigInteger.ONE.shiftLeft(2 * count.intValueExact());
    }
    return count;
  }
}
