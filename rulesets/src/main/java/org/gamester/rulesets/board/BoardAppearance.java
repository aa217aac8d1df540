package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Mark;

/** What is to be seen of a position on a board: its cells, or its vertices and edges. */
final class BoardAppearance {

  private BoardAppearance() {}

  static Appearance of(BoardPosition position) {
    return position.geometry() instanceof GridGeometry grid
        ? cells(position, grid)
        : network(position, ((GraphGeometry) position.geometry()).graph());
  }

  private static Appearance cells(BoardPosition position, GridGeometry grid) {
    Board board = position.board();
    String extra = position.rules().extraText(position.extra());
    return Appearance.Cells.of(
        grid.rows(),
        grid.columns(),
        position.rules().tiling(),
        extra,
        cell -> {
          char letter = position.rules().alphabet().letter(board.state(cell));
          return new Appearance.Cell(
              cell / grid.columns(),
              cell % grid.columns(),
              grid.name(cell),
              String.valueOf(letter),
              mark(position, letter),
              label(letter));
        });
  }

  private static Appearance network(BoardPosition position, Graph graph) {
    if (graph.names().size() + graph.edges().size() > Appearance.MOST_PARTS) {
      return graph.tooLargeToBeSeen();
    }
    Board board = position.board();
    List<Appearance.Vertex> vertices = new ArrayList<>();
    for (int vertex = 0; vertex < graph.names().size(); vertex++) {
      char letter = position.rules().alphabet().letter(board.state(vertex));
      vertices.add(
          new Appearance.Vertex(
              graph.names().get(vertex),
              String.valueOf(letter),
              mark(position, letter),
              label(letter)));
    }
    return new Appearance.Network(Appearance.Layout.FREE, vertices, graph.edgesToBeSeen());
  }

  static Mark mark(BoardPosition position, char letter) {
    String letters = position.rules().alphabet().letters();
    return switch (letter) {
      case 'x' -> position.rules().hasOneKindOfPiece() ? Mark.BOTH : Mark.LEFT;
      case 'L' -> Mark.LEFT;
      case 'o', 'R' -> Mark.RIGHT;
      case 'l' -> Mark.LESSER_LEFT;
      case 'r' -> Mark.LESSER_RIGHT;
      case 'y' -> Mark.FOR_LEFT;
      case 'z' -> Mark.FOR_RIGHT;
      case 'g' -> Mark.BOTH;
      case '@' -> Mark.TOKEN;
      case '.' -> Mark.EMPTY;
      case '#' -> Mark.BLOCKED;
      default -> letter == letters.charAt(letters.length() - 1) ? Mark.BLOCKED : Mark.EMPTY;
    };
  }

  /** A letter that has no mark of its own is written. */
  static String label(char letter) {
    return "xoLRlryzg@.#".indexOf(letter) >= 0 ? "" : String.valueOf(letter);
  }
}
