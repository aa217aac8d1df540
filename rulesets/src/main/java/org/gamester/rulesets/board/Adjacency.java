package org.gamester.rulesets.board;

/** When two cells of a grid touch, so that what happens in one may matter in the other. */
public enum Adjacency {
  /** Cells with a side in common; on a graph, cells joined by an edge. */
  SIDES,
  /** Cells with a side or a corner in common; on a graph, cells joined by an edge. */
  CORNERS,
  /** The cells next to each other on a board of hexagons. */
  HEXAGONS,
  /** The cells that are a knight's move of chess away from each other. */
  KNIGHT_MOVES,
  /** All cells: the board never falls apart. */
  WHOLE_BOARD;

  /** The steps to the cells that a cell touches: rows down and columns to the right, clockwise. */
  int[][] steps() {
    return switch (this) {
      case SIDES -> steps(Direction.orthogonal());
      case CORNERS -> steps(Direction.all());
      case HEXAGONS -> steps(Direction.hexagonal());
      case KNIGHT_MOVES ->
          new int[][] {{-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}};
      case WHOLE_BOARD -> new int[0][];
    };
  }

  private static int[][] steps(Direction[] directions) {
    int[][] steps = new int[directions.length][];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = new int[] {directions[i].rows(), directions[i].columns()};
    }
    return steps;
  }
}
