package org.gamester.script.claims;

import java.util.List;
import java.util.Optional;
import org.gamester.lab.Domain;
import org.gamester.lab.Variable;

/** What the values of a variable of a claims file are. */
sealed interface TextDomain extends Domain {

  /** The object of the language that a value stands for; an integer may be a {@code Long}. */
  Object object(int value);

  /** The integers between fixed bounds. */
  record Integers() implements TextDomain {
    static final Integers ALL = new Integers();

    @Override
    public Object object(int value) {
      return (long) value;
    }
  }

  /** The integers between bounds that depend on variables in front. */
  record Dependent(Interval.Bound from, Interval.Bound to) implements TextDomain {
    @Override
    public Object object(int value) {
      return (long) value;
    }

    @Override
    public Optional<int[]> bounds(List<Variable> earlier) {
      return Optional.of(
          new int[] {
            Interval.toInt(from.over(earlier).low()), Interval.toInt(to.over(earlier).high())
          });
    }
  }

  /**
   * Certain objects, numbered from 1.
   *
   * @param labels the objects as they print
   */
  record Listed(List<Object> objects, List<String> labels) implements TextDomain {
    private static final int MOST_DESCRIBED = 8;

    @Override
    public Object object(int value) {
      return objects.get(value - 1);
    }

    @Override
    public String label(int value) {
      return labels.get(value - 1);
    }

    @Override
    public String describe(int low, int high) {
      int last = high - low < MOST_DESCRIBED ? high : low + MOST_DESCRIBED - 2;
      String listed = String.join(", ", labels.subList(low - 1, last));
      return last == high
          ? "{" + listed + "}"
          : "{" + listed + ", ..., " + labels.get(high - 1) + "}";
    }
  }
}
