package org.gamester.papers.chessfights;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** Chessfights as displayed in the paper: pairs of numbers with formulas for the moves. */
record PairGame(Cell cell) implements OptionPosition {

  static PairGame of(int x, int y) {
    return new PairGame(new Cell(x, y));
  }

  /** The pairs that the formulas give, without those outside the board. */
  List<Cell> cells(Player player) {
    Stream<Cell> moves =
        switch (player) {
          case LEFT ->
              IntStream.rangeClosed(1, cell.column())
                  .boxed()
                  .flatMap(i -> Stream.of(cell.plus(-i, -i), cell.plus(i, -i)));
          case RIGHT ->
              Stream.of(cell.plus(-1, -2), cell.plus(1, -2), cell.plus(-2, -1), cell.plus(-2, 1));
        };
    return moves.filter(Cell::isInside).toList();
  }

  @Override
  public List<Position> options(Player player) {
    return cells(player).stream().<Position>map(PairGame::new).toList();
  }

  @Override
  public String text() {
    return cell.toString();
  }
}
