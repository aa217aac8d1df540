package org.gamester.rulesets.compound;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/** The positions of which a form is the sum. */
public final class Summands {
  private static final int MOST_PARTS = 100_000;

  private Summands() {}

  /**
   * A position as a sum that is written out, with its parts as they are by themselves.
   *
   * @throws GameTooLargeException if it is a sum of more than 100,000 parts
   */
  public static Position sumOf(Position position) {
    List<Position> parts = new ArrayList<>();
    Deque<Position> waiting = new ArrayDeque<>(List.of(position));
    while (!waiting.isEmpty()) {
      Computation.poll();
      if (parts.size() > MOST_PARTS) {
        throw new GameTooLargeException("a sum of more than " + MOST_PARTS + " positions");
      }
      switch (waiting.pop()) {
        case Compound sum when sum.type() == CompoundType.DISJUNCTIVE -> {
          waiting.push(sum.second());
          waiting.push(sum.first());
        }
        case Multiple multiple -> {
          if (multiple.count().compareTo(BigInteger.valueOf(MOST_PARTS)) > 0) {
            throw new GameTooLargeException("a sum of " + multiple.count() + " positions");
          }
          for (int i = 0; i < multiple.count().intValue(); i++) {
            waiting.push(multiple.game());
          }
        }
        case NegativePosition negative
            when negative.base() instanceof Part part && part.plain() != part ->
            parts.add(part.plain().negative());
        case Part part -> parts.add(part.plain());
        case Position part -> parts.add(part);
      }
    }
    return DisjunctiveSum.of(parts);
  }

  /** Whether a position, written out, is a sum of at most so many parts. */
  public static boolean areAtMost(int most, Position position) {
    long parts = 0;
    Deque<Position> waiting = new ArrayDeque<>(List.of(position));
    while (!waiting.isEmpty() && parts + waiting.size() <= most) {
      Position next = waiting.pop();
      if (next instanceof Compound sum && sum.type() == CompoundType.DISJUNCTIVE) {
        waiting.push(sum.second());
        waiting.push(sum.first());
      } else if (next instanceof Multiple multiple) {
        int count = multiple.count().min(BigInteger.valueOf(most + 1L)).intValue();
        for (int i = 0; i < count; i++) {
          waiting.push(multiple.game());
        }
      } else {
        parts++;
      }
    }
    return waiting.isEmpty();
  }
}
