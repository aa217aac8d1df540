package org.gamester.papers.geography;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;

/** Boards of two rows and graphs K_n x K_2, and their reduced notation in the paper. */
final class Board {

  private static final Rules BOARDS = Catalogue.standard().rules("geography-board");
  private static final Rules GRAPHS = Catalogue.standard().rules("geography-partizan");

  private Board() {}

  /** Parses a board: rows of {@code @} (token), {@code #} (visited) and {@code .} (open). */
  static Position read(String rows) {
    return BOARDS.read(rows);
  }

  /** The board with these two rows. */
  static Position rows(String top, String bottom) {
    return read(top + "|" + bottom);
  }

  /** A board whose reduced notation is A(x,y,z). */
  static Position a(int x, int y, int z) {
    return columns(".".repeat(y) + "#".repeat(x), "@" + ".".repeat(y - 1 + x), z);
  }

  /** A board whose reduced notation is B(x,y,z). */
  static Position b(int x, int y, int z) {
    return columns("#".repeat(x) + ".".repeat(y), "@" + ".".repeat(x - 1 + y), z);
  }

  private static Position columns(String top, String bottom, int onlyTop) {
    return rows(top + ".".repeat(onlyTop), bottom + "#".repeat(onlyTop));
  }

  /** The reduced notation of a board of two rows, with the token's row at the bottom. */
  static String triple(Position board) {
    String text = board.text();
    int bar = text.indexOf('|');
    boolean upper = text.indexOf('@') < bar;
    String bottom = upper ? text.substring(0, bar) : text.substring(bar + 1);
    String top = upper ? text.substring(bar + 1) : text.substring(0, bar);
    int[] count = new int[4];
    for (int i = 0; i < bottom.length(); i++) {
      count[(bottom.charAt(i) == '#' ? 0 : 1) + (top.charAt(i) == '#' ? 0 : 2)]++;
    }
    boolean onA = top.charAt(bottom.indexOf('@')) == '.';
    return (onA ? "A(" : "B(") + count[1] + "," + count[3] + "," + count[2] + ")";
  }

  /** The distinct reduced notations of some boards, in alphabetical order. */
  static List<String> triples(List<? extends Position> boards) {
    return boards.stream().map(Board::triple).distinct().sorted().toList();
  }

  /** All boards obtained by permuting the columns of a board. */
  static List<Position> arrangements(String top, String bottom) {
    List<List<Integer>> orders = List.of(List.of());
    for (int next = 0; next < top.length(); next++) {
      int column = next;
      orders =
          orders.stream()
              .flatMap(
                  order ->
                      IntStream.rangeClosed(0, order.size())
                          .mapToObj(place -> inserted(order, place, column)))
              .toList();
    }
    return orders.stream()
        .map(order -> rows(permuted(top, order), permuted(bottom, order)))
        .distinct()
        .toList();
  }

  private static List<Integer> inserted(List<Integer> order, int place, int column) {
    List<Integer> longer = new ArrayList<>(order);
    longer.add(place, column);
    return longer;
  }

  private static String permuted(String row, List<Integer> order) {
    return order.stream().map(i -> row.substring(i, i + 1)).collect(Collectors.joining());
  }

  /** K_n x K_2 as a graph: the edges of the rows are Left's, those of the columns are Right's. */
  static Position graph(int n) {
    List<String> edges = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      edges.add("a" + i + "-b" + i + ":o");
      for (int j = i + 1; j < n; j++) {
        edges.add("a" + i + "-a" + j + ":x");
        edges.add("b" + i + "-b" + j + ":x");
      }
    }
    return GRAPHS.read(String.join(" ", edges) + " at a0");
  }
}
