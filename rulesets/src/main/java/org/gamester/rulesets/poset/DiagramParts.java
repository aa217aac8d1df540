package org.gamester.rulesets.poset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.Position;

/** The connected parts of a diagram, and its mirror image about the diagonal. */
final class DiagramParts {
  private DiagramParts() {}

  /**
   * The parts that are connected in the comparability graph. Rows i and i+1 hang together if and
   * only if row i+1 reaches past the start of row i; otherwise every box from row i+1 on lies left
   * of every box up to row i, and below it.
   */
  static List<Position> of(Diagram diagram) {
    List<Position> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < diagram.rows(); i++) {
      boolean ends = i + 1 == diagram.rows() || diagram.end(i + 1) <= diagram.start(i);
      if (ends) {
        if (diagram.end(i) > diagram.start(i)) {
          boolean whole = from == 0 && i + 1 == diagram.rows() && diagram.start(i) == 0;
          parts.add(whole ? diagram : diagram.part(from, i + 1));
        }
        from = i + 1;
      }
    }
    return parts;
  }

  /**
   * The diagram or its mirror image: the one with fewer rows, or the least if both have as many.
   */
  static Diagram leastTransposed(Diagram diagram) {
    if (diagram.rows() == 0 || diagram.end(0) > diagram.rows()) {
      return diagram;
    }
    Diagram mirrored = transposed(diagram);
    return diagram.end(0) < diagram.rows() || compare(mirrored, diagram) < 0 ? mirrored : diagram;
  }

  private static int compare(Diagram first, Diagram second) {
    for (int i = 0; i < first.rows(); i++) {
      int order = Integer.compare(first.end(i), second.end(i));
      order = order != 0 ? order : Integer.compare(first.start(i), second.start(i));
      if (order == 0 && !first.isChess()) {
        order = first.rowColours(i).compareTo(second.rowColours(i));
      }
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static Diagram transposed(Diagram diagram) {
    int columns = diagram.end(0);
    int[] starts = new int[columns];
    int[] ends = new int[columns];
    Arrays.fill(starts, -1);
    StringBuilder[] colours = new StringBuilder[columns];
    Arrays.setAll(colours, column -> new StringBuilder());
    for (int row = 0; row < diagram.rows(); row++) {
      for (int column = diagram.start(row); column < diagram.end(row); column++) {
        starts[column] = starts[column] < 0 ? row : starts[column];
        ends[column] = row + 1;
        if (!diagram.isChess()) {
          colours[column].append(diagram.colour(row, column));
        }
      }
    }
    return diagram.isChess()
        ? Diagram.chess(diagram.rules(), diagram.isFlipped(), starts, ends)
        : Diagram.coloured(
            diagram.rules(), starts, Arrays.stream(colours).map(StringBuilder::toString).toList());
  }
}
