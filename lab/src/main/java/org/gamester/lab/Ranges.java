package org.gamester.lab;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Ranges requested in place of the ranges that a claim or a table comes with.
 *
 * <p>A variable that is not named keeps its range. The low end of a variable's own range is the
 * least value for which it makes sense, so a requested range never goes below it.
 */
public final class Ranges {

  /** Every variable keeps its range. */
  public static final Ranges AS_GIVEN = new Ranges(Map.of());

  private final Map<String, Variable> requested;

  private Ranges(Map<String, Variable> requested) {
    this.requested = requested;
  }

  /**
   * Parses ranges such as {@code x=0..20}.
   *
   * @throws IllegalArgumentException if a text is not a range or a variable is named twice
   */
  public static Ranges parse(Collection<String> texts) {
    Map<String, Variable> requested = new LinkedHashMap<>();
    for (String text : texts) {
      Variable variable = Variable.parse(text);
      if (requested.put(variable.name(), variable) != null) {
        throw new IllegalArgumentException("there are two ranges for " + variable.name());
      }
    }
    return new Ranges(requested);
  }

  /** The names of the variables for which a range is requested. */
  public Set<String> names() {
    return Set.copyOf(requested.keySet());
  }

  /** The variables with the requested ranges; empty if a variable is left without values. */
  public Optional<List<Variable>> applyTo(List<Variable> variables) {
    List<Variable> applied = new ArrayList<>();
    for (Variable variable : variables) {
      Variable range = requested.get(variable.name());
      int[] bounds =
          variable
              .domain()
              .bounds(applied)
              .orElseGet(() -> new int[] {variable.low(), variable.high()});
      int low = range == null ? bounds[0] : Math.max(bounds[0], range.low());
      int high = range == null ? bounds[1] : high(variable, range);
      if (low > high) {
        return Optional.empty();
      }
      applied.add(variable.within(low, high));
    }
    return Optional.of(List.copyOf(applied));
  }

  private static int high(Variable variable, Variable range) {
    return variable.only() ? Math.min(variable.high(), range.high()) : range.high();
  }
}
