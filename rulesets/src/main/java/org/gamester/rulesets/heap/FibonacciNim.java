package org.gamester.rulesets.heap;

import java.util.Optional;
import org.gamester.values.ShortGame;

/**
 * Fibonacci Nim (Whinihan 1963): take at most twice as much as was taken last.
 *
 * <p>Write the heap as a sum of Fibonacci numbers of which no two follow each other (Zeckendorf).
 * The player to move loses if and only if the limit is smaller than the least of them.
 */
public final class FibonacciNim extends LimitGame {

  /** The game. */
  public FibonacciNim() {}

  @Override
  public String id() {
    return "fibonacci-nim";
  }

  @Override
  public String rule() {
    return "Take at least one token from a heap, but at most twice as many as were taken from it"
        + " last. The first player to take from a heap may not take all of it.";
  }

  @Override
  public String example() {
    return "fibonacci-nim(7 limit 4)";
  }

  @Override
  public String reference() {
    return "M. J. Whinihan, Fibonacci Nim (1963)";
  }

  @Override
  public String lostPositions() {
    return "the player to start from a heap loses if and only if its size is a Fibonacci number or"
        + " 0. Write the size as a sum of Fibonacci numbers of which no two are consecutive, as in"
        + " 54 = 34 + 13 + 5 + 2 (Zeckendorf); to take the least of them wins. (Whinihan 1963)";
  }

  @Override
  long after(long taken) {
    return taken > Long.MAX_VALUE / 2 ? Long.MAX_VALUE : 2 * taken;
  }

  @Override
  Optional<ShortGame> knownValue(long size, long limit) {
    return limit < leastZeckendorfPart(size) ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  /** The least part of a positive number as a sum of Fibonacci numbers, none next to another. */
  private static long leastZeckendorfPart(long number) {
    long rest = number;
    long part = 0;
    while (rest > 0) {
      part = greatestFibonacci(rest);
      rest -= part;
    }
    return part;
  }

  private static long greatestFibonacci(long most) {
    long one = 1;
    long next = 1;
    while (next <= most - one) {
      long sum = one + next;
      one = next;
      next = sum;
    }
    return next;
  }
}
