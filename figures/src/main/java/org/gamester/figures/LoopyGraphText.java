package org.gamester.figures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.values.Player;
import org.gamester.values.loopy.Stopper;

/**
 * Draws the graph of a loopy stopper in characters: each position that is no short game on a line,
 * its options below it. An arc in the margin leads from an option that has a line of its own to
 * this line.
 */
public final class LoopyGraphText {
  private static final int MOST_ROWS = 40;
  private static final int LONGEST = 40;
  private static final int NONE = -1;

  private final List<String> rows = new ArrayList<>();

  /** The line that the arc of a row leads to, or none. */
  private final List<Integer> targets = new ArrayList<>();

  private LoopyGraphText() {}

  /**
   * The drawing as lines, without a line break at the end; empty for a short game, and for a graph
   * of more than 40 lines.
   *
   * @param text writes a value
   */
  public static Optional<String> draw(Stopper stopper, Function<Stopper, String> text) {
    List<Stopper> positions = stopper.loopyFollowers();
    if (positions.isEmpty() || positions.size() > MOST_ROWS / 2) {
      return Optional.empty();
    }
    LoopyGraphText graph = new LoopyGraphText();
    graph.list(positions, text);
    return graph.rows.size() > MOST_ROWS ? Optional.empty() : Optional.of(graph.draw());
  }

  private void list(List<Stopper> positions, Function<Stopper, String> text) {
    Map<Stopper, Integer> lines = new HashMap<>();
    int next = 0;
    for (Stopper position : positions) {
      lines.put(position, next);
      next += 1 + position.options(Player.LEFT).size() + position.options(Player.RIGHT).size();
    }
    for (Stopper position : positions) {
      add(" " + shortened(text.apply(position)), NONE);
      for (Player player : Player.values()) {
        for (Stopper option : position.options(player)) {
          add(
              "   %-5s  %s"
                  .formatted(
                      player == Player.LEFT ? "Left" : "Right", shortened(text.apply(option))),
              lines.getOrDefault(option, NONE));
        }
      }
    }
  }

  private void add(String row, int target) {
    rows.add(row);
    targets.add(target);
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
  }

  /**
   * All arcs to one line, which share a column of the margin.
   *
   * @param head the line
   * @param from the first line that the column reaches
   * @param to the last one
   */
  private record Arcs(int head, int from, int to) {

    int length() {
      return to - from;
    }

    boolean meets(Arcs other) {
      return from <= other.to && other.from <= to;
    }
  }

  /** The arcs, column by column from the text outwards; those of one column are apart. */
  private List<List<Arcs>> columns() {
    Map<Integer, Arcs> byHead = new HashMap<>();
    for (int row = 0; row < rows.size(); row++) {
      int head = targets.get(row);
      if (head != NONE) {
        byHead.merge(
            head,
            new Arcs(head, Math.min(head, row), Math.max(head, row)),
            (one, other) ->
                new Arcs(one.head, Math.min(one.from, other.from), Math.max(one.to, other.to)));
      }
    }
    List<List<Arcs>> columns = new ArrayList<>();
    byHead.values().stream()
        .sorted(Comparator.comparingInt(Arcs::length).thenComparingInt(Arcs::head))
        .forEach(
            arcs -> {
              List<Arcs> free =
                  columns.stream()
                      .filter(column -> column.stream().noneMatch(arcs::meets))
                      .findFirst()
                      .orElse(null);
              if (free == null) {
                columns.add(new ArrayList<>(List.of(arcs)));
              } else {
                free.add(arcs);
              }
            });
    return columns;
  }

  private String draw() {
    List<List<Arcs>> columns = columns();
    char[][] margin = new char[rows.size()][2 * columns.size() + 1];
    for (char[] line : margin) {
      Arrays.fill(line, ' ');
    }
    for (int column = 0; column < columns.size(); column++) {
      for (Arcs arcs : columns.get(column)) {
        draw(arcs, margin, 2 * (columns.size() - column - 1));
      }
    }
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      lines.add(new String(margin[row]) + rows.get(row));
    }
    return String.join("\n", lines);
  }

  private void draw(Arcs arcs, char[][] margin, int x) {
    for (int row = arcs.from; row <= arcs.to; row++) {
      char[] line = margin[row];
      if (row == arcs.head || targets.get(row) == arcs.head) {
        line[x] = '+';
        for (int right = x + 1; right < line.length; right++) {
          line[right] = line[right] == ' ' || line[right] == '-' ? '-' : '+';
        }
      } else {
        line[x] = line[x] == ' ' ? '|' : '+';
      }
    }
    char[] head = margin[arcs.head];
    head[head.length - 1] = '>';
  }
}
