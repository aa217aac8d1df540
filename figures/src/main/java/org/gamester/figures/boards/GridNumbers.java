package org.gamester.figures.boards;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Edge;

/**
 * Graphs whose vertices are numbered row by row, as those of a grid are: each edge leads to the
 * next number in the same row, or to the number below. Vertices may be missing.
 */
final class GridNumbers {
  private static final int MOST_DIGITS = 5;

  private GridNumbers() {}

  /** The number of a vertex from 0, or -1 if its name is none. */
  static int number(Appearance.Network network, int vertex) {
    String name = network.vertices().get(vertex).name();
    boolean isNumber =
        name.length() <= MOST_DIGITS && name.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber ? Integer.parseInt(name) - 1 : -1;
  }

  /** The least number of columns with which a part is a grid; 0 if there is none. */
  static int columns(Appearance.Network network, List<Integer> part) {
    Set<Integer> vertices = new HashSet<>(part);
    int columns = 0;
    for (Edge edge : network.edges()) {
      if (vertices.contains(edge.from())) {
        int step = Math.abs(number(network, edge.from()) - number(network, edge.to()));
        if (step != 1) {
          if (columns != 0 && step != columns) {
            return 0;
          }
          columns = step;
        }
      }
    }
    int found = columns;
    boolean isGrid =
        columns > 1
            && part.stream().allMatch(v -> number(network, v) >= 0)
            && network.edges().stream()
                .filter(edge -> vertices.contains(edge.from()))
                .allMatch(edge -> isOfGrid(network, edge, found));
    return isGrid ? columns : 0;
  }

  private static boolean isOfGrid(Appearance.Network network, Edge edge, int columns) {
    int one = number(network, edge.from());
    int other = number(network, edge.to());
    return Math.abs(one - other) == columns || one / columns == other / columns;
  }
}
