package org.gamester.rulesets.grid;

import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Cell;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.board.GridGeometry;
import org.gamester.values.Player;

/**
 * A position of {@link GeographyBoard}: the token's cell and the cells that are still open.
 *
 * <p>Order of moves: by direction clockwise from north, then by distance. The normal form drops the
 * cells that the token can never reach, and uses the symmetries: with any step, rows may be
 * permuted and columns too, since only "same row" and "same column" matter; with step 1 the board
 * may be mirrored.
 */
record TokenOnBoard(GeographyBoard rules, int rows, int columns, int token, Subset open)
    implements Position {

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 1 + open.size() / 64);
    int row = token / columns;
    int column = token % columns;
    if (player == Player.LEFT) {
      addLine(moves, 1, columns - 1 - column);
      addLine(moves, -1, column);
    } else {
      addLine(moves, -columns, row);
      addLine(moves, columns, rows - 1 - row);
    }
    return moves.toList();
  }

  private void addLine(PositionMoves moves, int step, int length) {
    int reach = rules.allowsAnyStep() ? length : Math.min(1, length);
    for (int i = 1; i <= reach; i++) {
      int cell = token + i * step;
      if (open.contains(cell)) {
        moves.add(to(cell));
      }
    }
  }

  @Override
  public Position normalForm() {
    return new BoardNormalForm(this).compute();
  }

  /** The board with rows and columns exchanged. */
  @Override
  public Position negative() {
    java.util.BitSet turned = new java.util.BitSet();
    for (int cell = open.next(0); cell >= 0; cell = open.next(cell + 1)) {
      turned.set(cell % columns * rows + cell / columns);
    }
    int turnedToken = token % columns * rows + token / columns;
    return new TokenOnBoard(
        rules, /* rows= */ columns, /* columns= */ rows, turnedToken, Subset.of(turned));
  }

  private Move to(int cell) {
    return Move.of(
        new TokenOnBoard(rules, rows, columns, cell, open.without(cell)),
        () ->
            GridGeometry.name(rows, columns, token) + "-" + GridGeometry.name(rows, columns, cell));
  }

  private Grid grid() {
    StringBuilder cells = new StringBuilder("#".repeat(rows * columns));
    for (int cell = open.next(0); cell >= 0; cell = open.next(cell + 1)) {
      cells.setCharAt(cell, '.');
    }
    cells.setCharAt(token, '@');
    return new Grid(rows, columns, cells.toString());
  }

  @Override
  public String text() {
    return grid().text();
  }

  @Override
  public String picture() {
    return grid().picture();
  }

  @Override
  public Appearance appearance() {
    return Appearance.Cells.squares(
        rows,
        columns,
        cell -> {
          Mark mark = cell == token ? Mark.TOKEN : open.contains(cell) ? Mark.EMPTY : Mark.BLOCKED;
          String state = cell == token ? "@" : open.contains(cell) ? "." : "#";
          String name = GridGeometry.name(rows, columns, cell);
          return new Cell(cell / columns, cell % columns, name, state, mark, "");
        });
  }

  @Override
  public int hashCode() {
    return (((open.hashCode() * 31 + token) * 31 + rows) * 31 + columns) ^ rules.hashCode();
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
