package org.gamester.lab;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Values of some integer variables.
 *
 * @param values the values by the names of the variables, in the order of the variables
 */
public record Assignment(Map<String, Integer> values) {

  public Assignment {
    values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The values at a point, whose coordinates are in the order of the variables. */
  public static Assignment of(List<Variable> variables, int[] point) {
    Map<String, Integer> values = new LinkedHashMap<>();
    for (int i = 0; i < point.length; i++) {
      values.put(variables.get(i).name(), point[i]);
    }
    return new Assignment(values);
  }

  /** {@code x=1, y=2}, with what the values stand for. */
  public static String text(List<Variable> variables, int[] point) {
    StringJoiner text = new StringJoiner(", ");
    for (int i = 0; i < point.length; i++) {
      Variable variable = variables.get(i);
      text.add(variable.name() + "=" + variable.domain().label(point[i]));
    }
    return text.toString();
  }

  /**
   * Returns the value of a variable.
   *
   * @throws IllegalArgumentException if it has none; the message lists the variables that have one
   */
  public int get(String name) {
    Integer value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException(
          "there is no variable " + name + "; there are: " + String.join(", ", values.keySet()));
    }
    return value;
  }

  /** {@code x=1, y=2}. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(", "));
  }
}
