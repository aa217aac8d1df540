package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Computation;

/**
 * A finite commutative monoid that is made of the values of games, which come one after the other;
 * games of one value are of one kind.
 *
 * <p>Sums are ordered by how often the last kind occurs in them, then the last but one, and so on:
 * so the options of a sum come before it, if those of each game are sums of earlier ones. The
 * elements are made in this order of their least sums: first those without the last kind, then
 * their products with it, and so on while there are new ones. A part of a least sum is a least sum.
 *
 * <p>Cost: elements times kinds.
 *
 * @param <E> a value; values are multiplied by {@link #product}
 */
abstract class GeneratedMonoid<E> implements FiniteMonoid {

  /** More elements are not made. */
  static final int MOST = 1 << 19;

  private final int mostElements;
  private final Map<E, Integer> numbers = new HashMap<>();
  private final Map<E, Integer> kinds = new HashMap<>();

  /** The kinds of the games, -1 for a game of the value of the empty sum; the first of each. */
  private final List<Integer> kindsOfGames = new ArrayList<>();

  private final List<Integer> firstGames = new ArrayList<>();
  private final List<E> values = new ArrayList<>();
  private int[][] steps = new int[64][];
  private int[][] leastSums = new int[64][];
  private int[] divisors = new int[64];

  /**
   * @param one the value of the empty sum
   */
  GeneratedMonoid(E one, int mostElements) {
    this.mostElements = Math.min(MOST, mostElements);
    add(one, new int[0], 0);
  }

  /** The product of two values. */
  abstract E product(E a, E b);

  /** Whether there may be an element of this value. */
  abstract boolean isAllowed(E value);

  @Override
  public int order() {
    return values.size();
  }

  @Override
  public int times(int a, int b) {
    int product = a;
    for (int kind : leastSums[b]) {
      product = steps[product][kind];
    }
    return product;
  }

  @Override
  public int element(int game) {
    int kind = kindsOfGames.get(game);
    return kind < 0 ? 0 : steps[0][kind];
  }

  /** The number of games. */
  int games() {
    return kindsOfGames.size();
  }

  /** The value of an element. */
  E value(int element) {
    return values.get(element);
  }

  /** The number of kinds. */
  int kinds() {
    return kinds.size();
  }

  /** The product of an element with a game of a kind. */
  int step(int element, int kind) {
    return steps[element][kind];
  }

  /** The last kind in the least sum of an element that is not the empty sum's. */
  int lastKind(int element) {
    int[] sum = leastSums[element];
    return sum[sum.length - 1];
  }

  /** The element of the least sum without its last game. */
  int divisor(int element) {
    return divisors[element];
  }

  /** The least sum of an element, as games. */
  int[] leastSum(int element) {
    return games(leastSums[element]);
  }

  private int[] games(int[] sum) {
    return Arrays.stream(sum).map(firstGames::get).toArray();
  }

  /** Thrown where there would be more elements than are allowed. */
  static final class TooManyElementsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooManyElementsException() {
      super("too many elements of a transition algebra", null, false, false);
    }
  }

  /** Thrown where a sum would have a value that is not allowed. */
  static final class FaultException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient int[] sum;

    FaultException(int[] sum) {
      super("not allowed: " + Arrays.toString(sum), null, false, false);
      this.sum = sum;
    }

    /** The sum, as games. */
    int[] sum() {
      return sum;
    }
  }

  /**
   * Adds a game, and all elements that it makes with those there are.
   *
   * @return whether it is of a kind of its own
   * @throws FaultException if a value is not allowed; then this monoid is of no further use
   */
  boolean add(E value) {
    Integer known = value.equals(values.getFirst()) ? Integer.valueOf(-1) : kinds.get(value);
    if (known != null) {
      kindsOfGames.add(known);
      return false;
    }
    int kind = kinds.size();
    kinds.put(value, kind);
    firstGames.add(kindsOfGames.size());
    kindsOfGames.add(kind);
    int first = order();
    for (int element = 0; element < order(); element++) {
      Computation.poll();
      E product = product(values.get(element), value);
      Integer number = numbers.get(product);
      if (number == null) {
        int[] sum = Arrays.copyOf(leastSums[element], leastSums[element].length + 1);
        sum[sum.length - 1] = kind;
        if (!isAllowed(product)) {
          throw new FaultException(games(sum));
        }
        number = add(product, sum, element);
      }
      if (steps[element].length <= kind) {
        steps[element] = Arrays.copyOf(steps[element], kind + 4);
      }
      steps[element][kind] = number;
    }
    for (int element = first; element < order(); element++) {
      Computation.poll();
      int divisor = divisor(element);
      for (int earlier = 0; earlier < kind; earlier++) {
        steps[element][earlier] = steps[steps[divisor][earlier]][kind];
      }
    }
    return true;
  }

  private int add(E value, int[] sum, int divisor) {
    int number = order();
    if (number == mostElements) {
      throw new TooManyElementsException();
    }
    if (number == steps.length) {
      steps = Arrays.copyOf(steps, 2 * number);
      leastSums = Arrays.copyOf(leastSums, 2 * number);
      divisors = Arrays.copyOf(divisors, 2 * number);
    }
    values.add(value);
    steps[number] = new int[kinds.size() + 4];
    leastSums[number] = sum;
    divisors[number] = divisor;
    numbers.put(value, number);
    return number;
  }
}
