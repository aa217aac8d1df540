package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/**
 * Fibonacci Nim (Whinihan 1963): take at most twice as much as was taken last.
 *
 * <p>Write the heap as a sum of Fibonacci numbers of which no two follow each other (Zeckendorf).
 * The player to move loses if and only if the limit is smaller than the least of them.
 */
public final class FibonacciNim extends LimitGame {
  private static final Description DESCRIPTION =
      Description.of(
              "fibonacci-nim",
              "Take at least one token from a heap, but at most twice as many as were taken from it"
                  + " last. The first player to take from a heap may not take all of it.",
              "fibonacci-nim(7 limit 4)")
          .notation(
              "The number of tokens, and after limit the most that may be taken next:"
                  + " `7 limit 4`. Without a limit it is the start, where all but one may"
                  + " be taken.")
          .reference("M. J. Whinihan, Fibonacci Nim (1963)")
          .pPositions(
              "the player to start from a heap loses if and only if its size is a Fibonacci number"
                  + " or 0. Write the size as a sum of Fibonacci numbers of which no two are"
                  + " consecutive, as in 54 = 34 + 13 + 5 + 2 (Zeckendorf); to take the least of"
                  + " them wins. (Whinihan 1963)");

  /** The game. */
  public FibonacciNim() {
    super(DESCRIPTION);
  }

  @Override
  long after(long taken) {
    return taken > Long.MAX_VALUE / 2 ? Long.MAX_VALUE : 2 * taken;
  }

  @Override
  Optional<ShortGame> knownValue(long size, long limit) {
    return limit < leastZeckendorfPart(size) ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  @Override
  Optional<Theorem> theorem(long size, long limit) {
    List<Long> parts = zeckendorfParts(size);
    long least = parts.getLast();
    String sum = parts.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    String written =
        parts.size() == 1
            ? "%d is itself a Fibonacci number".formatted(size)
            : "%d = %s is its only sum of Fibonacci numbers of which no two are consecutive (Zeckendorf)"
                .formatted(size, sum);
    String said =
        "Whinihan's theorem: the player to move wins if and only if he may take the least of them.";
    String last = "The least is %d, and he may take at most %d".formatted(least, limit);
    return Optional.of(
        limit < least
            ? Theorem.ofLoss(written + ".", said, last + ", so he loses.")
            : Theorem.ofOutcome(
                Outcome.N, written + ".", said, last + ", so he wins by taking " + least + "."));
  }

  private static long leastZeckendorfPart(long number) {
    return zeckendorfParts(number).getLast();
  }

  /** A positive number as a sum of Fibonacci numbers, none next to another, the greatest first. */
  private static List<Long> zeckendorfParts(long number) {
    List<Long> parts = new ArrayList<>();
    for (long rest = number; rest > 0; rest -= parts.getLast()) {
      parts.add(greatestFibonacci(rest));
    }
    return parts;
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
