package org.gamester.rulesets.grid;

import java.util.BitSet;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.GridGeometry;

/** Partizan Geography (Nowakowski and Siegel 2007) on a board of cells. */
public final class GeographyBoard extends Game {
  private static final Alphabet CELLS =
      new Alphabet(".#@").alsoReading("_", '.').alsoReading("xX", '#').alsoReading("oO", '@');

  private static final Description DESCRIPTION =
      Description.of(
              "geography-board",
              "Move the token to an unvisited cell: Left along its row, Right along its column;"
                  + " visited cells in between do not block it.",
              "geography-board(@..|...)")
          .notation("Rows of cells from the top, joined by bars.")
          .title("Partizan Geography on a Board")
          .parameters(
              new Parameter(
                  "step", "any", "any: to any open cell in the line; 1: only to an adjacent cell"))
          .on(BoardKind.GRID)
          .smallPositions("@", "@.", "@..", "@|.", "@.|..", "@..|...")
          .reference("R. J. Nowakowski, A. A. Siegel, Partizan Geography on K_n x K_2 (2007)");

  private final boolean anyStep;

  /** The token goes to every open cell of its line. */
  public GeographyBoard() {
    this(Parameters.NONE, true);
  }

  private GeographyBoard(Parameters parameters, boolean anyStep) {
    super(DESCRIPTION, parameters);
    this.anyStep = anyStep;
  }

  @Override
  public Rules rules(Parameters given) {
    return new GeographyBoard(given, given.word("step", "any", "1").equals("any"));
  }

  boolean allowsAnyStep() {
    return anyStep;
  }

  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    Grid grid = Grid.read(text, CELLS);
    int token = grid.cells().indexOf('@');
    if (token < 0) {
      throw text.errorAt(start, "the token @ is missing");
    }
    int second = grid.cells().indexOf('@', token + 1);
    if (second >= 0) {
      throw text.errorAt(
          start,
          "there are two tokens @, on %s and on %s"
              .formatted(name(grid, token), name(grid, second)));
    }
    BitSet open = new BitSet();
    for (int cell = 0; cell < grid.cells().length(); cell++) {
      open.set(cell, grid.cells().charAt(cell) == '.');
    }
    return new TokenOnBoard(this, grid.rows(), grid.columns(), token, Subset.of(open));
  }

  private static String name(Grid grid, int cell) {
    return GridGeometry.name(grid.rows(), grid.columns(), cell);
  }
}
