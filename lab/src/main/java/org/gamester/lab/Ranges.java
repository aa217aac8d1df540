package org.gamester.lab;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Ranges that someone asks for in place of those that a claim or a table comes with.
 *
 * <p>A variable that is not named keeps its range. The low end of a variable's own range is where
 * it begins to make sense, so nobody goes below it.
 */
public final class Ranges {

  /** Every variable keeps its range. */
  public static final Ranges AS_GIVEN = new Ranges(Map.of());

  private final Map<String, Variable> asked;

  private Ranges(Map<String, Variable> asked) {
    this.asked = asked;
  }

  /**
   * Reads ranges such as {@code x=0..20}.
   *
   * @throws IllegalArgumentException if one cannot be read or a variable is named twice
   */
  public static Ranges parse(Collection<String> texts) {
    Map<String, Variable> asked = new LinkedHashMap<>();
    for (String text : texts) {
      Variable variable = Variable.parse(text);
      if (asked.put(variable.name(), variable) != null) {
        throw new IllegalArgumentException("two ranges for " + variable.name());
      }
    }
    return new Ranges(asked);
  }

  /** The names of the variables that have a range here. */
  public Set<String> names() {
    return Set.copyOf(asked.keySet());
  }

  /** The variables with the ranges asked for, or nothing if that leaves one without a value. */
  public Optional<List<Variable>> applyTo(List<Variable> variables) {
    return variables.stream().allMatch(this::leavesValues)
        ? Optional.of(variables.stream().map(this::narrowed).toList())
        : Optional.empty();
  }

  private boolean leavesValues(Variable variable) {
    Variable range = asked.get(variable.name());
    return range == null || high(variable, range) >= Math.max(variable.low(), range.low());
  }

  private Variable narrowed(Variable variable) {
    Variable range = asked.get(variable.name());
    return range == null
        ? variable
        : new Variable(
            variable.name(),
            Math.max(variable.low(), range.low()),
            high(variable, range),
            variable.only());
  }

  private static int high(Variable variable, Variable range) {
    return variable.only() ? Math.min(variable.high(), range.high()) : range.high();
  }
}
