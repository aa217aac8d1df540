package org.gamester.cli.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.cli.output.Paragraph;

/**
 * The positions that the player to move loses, in a table of Grundy values.
 *
 * @param spans the range of the heaps, or those of m and n
 * @param rows the values of the heaps, or those of (m,n) for each m
 */
record LostPositions(List<HeapSpan> spans, List<List<Object>> rows) {
  private static final int DECADE = 10;

  LostPositions {
    spans = List.copyOf(spans);
    rows = List.copyOf(rows);
  }

  private boolean isLine() {
    return spans.size() == 1;
  }

  /** A value is a number, or a text of a game in which play may repeat. */
  private static boolean isLost(Object value) {
    return value.toString().equals("0");
  }

  /** The plot, the list, or both. */
  String text(NimOutput.What what) {
    return switch (what) {
      case VALUES -> "";
      case PLOT -> plot();
      case LOST -> list();
      case PLOT_AND_LOST -> plot() + list();
    };
  }

  /** The part of {@link #text} that stays whatever values follow. */
  String settled(NimOutput.What what) {
    boolean isPlot = what == NimOutput.What.PLOT || what == NimOutput.What.PLOT_AND_LOST;
    if (isPlot) {
      return isLine() ? plot().stripTrailing() : plot();
    }
    boolean isList = what == NimOutput.What.LOST && isLine() && !positions().isEmpty();
    return isList ? list().stripTrailing() : "";
  }

  /** The heaps, each in a list of one, or the pairs (m,n), in order. */
  List<List<Integer>> positions() {
    List<List<Integer>> lost = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < rows.get(i).size(); j++) {
        if (isLost(rows.get(i).get(j))) {
          int last = spans.getLast().from() + j;
          lost.add(isLine() ? List.of(last) : List.of(spans.getFirst().from() + i, last));
        }
      }
    }
    return lost;
  }

  /** The positions; if the table is symmetric, only those with m at most n. */
  String list() {
    boolean isSymmetric = !isLine() && isSymmetric();
    List<String> texts =
        positions().stream()
            .filter(position -> !isSymmetric || position.getFirst() <= position.getLast())
            .map(this::text)
            .toList();
    String which = isSymmetric ? " with m <= n" : "";
    return Paragraph.wrapped(
            texts.isEmpty()
                ? "Lost for the player to move: none"
                : "Lost for the player to move" + which + ": " + String.join(" ", texts))
        + "\n";
  }

  private String text(List<Integer> position) {
    return isLine()
        ? position.getFirst().toString()
        : position.stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
  }

  private boolean isSymmetric() {
    if (!spans.getFirst().equals(spans.getLast())) {
      return false;
    }
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (!rows.get(i).get(j).equals(rows.get(j).get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /** A line of characters for each row: {@code #} for a lost position, {@code .} for another. */
  String plot() {
    int label = isLine() ? 0 : String.valueOf(spans.getFirst().to()).length();
    StringBuilder text = new StringBuilder();
    text.append(" ".repeat(label == 0 ? 0 : label + 1)).append(scale()).append('\n');
    for (int i = 0; i < rows.size(); i++) {
      if (label > 0) {
        String m = String.valueOf(spans.getFirst().from() + i);
        text.append(" ".repeat(label - m.length())).append(m).append(' ');
      }
      rows.get(i).forEach(value -> text.append(isLost(value) ? '#' : '.'));
      text.append('\n');
    }
    return text.toString();
  }

  /** The last digits of n, with a bar at each ten. */
  private String scale() {
    StringBuilder scale = new StringBuilder();
    for (long n = spans.getLast().from(); n <= spans.getLast().to(); n++) {
      scale.append(n % DECADE == 0 ? "|" : n % (DECADE / 2) == 0 ? "'" : " ");
    }
    return scale.toString().stripTrailing();
  }
}
