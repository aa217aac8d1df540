package org.gamester.lab.fitting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.gamester.lab.Cases;
import org.gamester.lab.Variable;

/// Exact numbers at points of a lattice, in order of size of the points. The points need not form a
/// box: a table of Young diagrams has entries only where x >= y.
public final class NumberTable {

  private final List<String> variables;
  private final Map<List<Integer>, Fraction> entries;

  private NumberTable(List<String> variables, Map<List<Integer>, Fraction> entries) {
    this.variables = variables;
    this.entries = entries;
  }

  /** Computes the numbers at the points of a range that satisfy a condition. */
  public static NumberTable of(
      List<Variable> range, Predicate<int[]> domain, Function<int[], Fraction> number) {
    Map<List<Integer>, Fraction> entries = new LinkedHashMap<>();
    for (int[] point : new Cases(range)) {
      if (domain.test(point)) {
        entries.put(Arrays.stream(point).boxed().toList(), number.apply(point));
      }
    }
    return new NumberTable(range.stream().map(Variable::name).toList(), entries);
  }

  public List<String> variables() {
    return variables;
  }

  public int size() {
    return entries.size();
  }

  /** The points and their numbers, in order of size. */
  public Map<List<Integer>, Fraction> entries() {
    return java.util.Collections.unmodifiableMap(entries);
  }

  /** The entries at the points that satisfy a condition. */
  public NumberTable where(Predicate<int[]> condition) {
    Map<List<Integer>, Fraction> part = new LinkedHashMap<>();
    entries.forEach(
        (point, number) -> {
          if (condition.test(coordinates(point))) {
            part.put(point, number);
          }
        });
    return new NumberTable(variables, part);
  }

  static int[] coordinates(List<Integer> point) {
    return point.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The lines along one variable: the numbers at its consecutive values, with the other variables
   * fixed. A line with gaps is split into several.
   */
  List<List<Fraction>> lines(int variable) {
    Map<List<Integer>, List<List<Integer>>> byOthers = new LinkedHashMap<>();
    for (List<Integer> point : entries.keySet()) {
      List<Integer> others = new ArrayList<>(point);
      others.remove(/* index */ variable);
      byOthers.computeIfAbsent(others, key -> new ArrayList<>()).add(point);
    }
    List<List<Fraction>> lines = new ArrayList<>();
    for (List<List<Integer>> points : byOthers.values()) {
      points.sort(Comparator.comparing(point -> point.get(variable)));
      List<Fraction> line = new ArrayList<>();
      int previous = 0;
      for (List<Integer> point : points) {
        if (!line.isEmpty() && point.get(variable) != previous + 1) {
          lines.add(line);
          line = new ArrayList<>();
        }
        line.add(entries.get(point));
        previous = point.get(variable);
      }
      lines.add(line);
    }
    return lines;
  }
}
