package org.gamester.rulesets.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.compiled.MoveProgram.Finding;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

/** What trees of moves say of cuts and of dead regions. */
final class MoveReachTest {

  private static final int EMPTY = 0;
  private static final int TAKEN = 1;
  private static final int CELL = MoveProgram.FIRST_SLOT;
  private static final int OTHER = CELL + 2;
  private static final int COUNT = OTHER + 2;
  private static final int FREE = COUNT + 2;
  private static final int[] STATES = {0, 1, 2};

  private static Place cell() {
    return new PlaceLocal(CELL);
  }

  private static Place cell(int rows, int columns) {
    return new PlaceSum(cell(), new PlaceConstant(rows, columns), false);
  }

  private static Step found(Place... changed) {
    return new Found(
        List.of(changed).stream().map(place -> new Change(place, new NumConstant(TAKEN))).toList());
  }

  private static Step fromEmptyCells(Bool condition, Step step) {
    return new ForCells(CELL, EMPTY, new Body(null, condition, step));
  }

  private static Bool isEmpty(Place place) {
    return new CellHolds(new CellAt(place), EMPTY);
  }

  private static Step domino(int rows, int columns) {
    return fromEmptyCells(isEmpty(cell(rows, columns)), found(cell(), cell(rows, columns)));
  }

  private static MoveProgram program(Step left, Step right) {
    return MoveProgram.of(
        new Finding(List.of(left), FREE),
        new Finding(List.of(right), FREE),
        new MoveTable(),
        STATES,
        STATES,
        false);
  }

  private static Region emptyCells(int count) {
    return new Region() {
      @Override
      public int count(int state) {
        return state == EMPTY ? count : 0;
      }

      @Override
      public int size() {
        return count;
      }

      @Override
      public long extra() {
        return 0;
      }
    };
  }

  @Test
  void aCutTiesThePlayerWhoseMovesAloneReachAcross() {
    MoveProgram domineering = program(domino(1, 0), domino(0, 1));
    assertThat(domineering.tiedByCut(true)).isEqualTo(Player.LEFT);
    assertThat(domineering.tiedByCut(false)).isEqualTo(Player.RIGHT);
    assertThat(program(domino(1, 0), domino(-1, 0)).tiedByCut(true)).isNull();
    assertThat(program(domino(1, 0), domino(-1, 0)).tiedByCut(false)).isNull();
  }

  /** A cell that becomes absent would allow a move that was not there. */
  @Test
  void nothingIsSaidWhereACellMustNotHoldAValue() {
    Step aloneInItsRow = fromEmptyCells(new Negation(isEmpty(cell(0, 1))), found(cell()));
    assertThat(program(domino(1, 0), aloneInItsRow).tiedByCut(true)).isNull();
    Step besideTheEdge =
        fromEmptyCells(new CellHolds(new CellAt(cell(0, 1)), MoveTree.NOTHING), found(cell()));
    assertThat(program(domino(1, 0), besideTheEdge).tiedByCut(true)).isNull();
  }

  @Test
  void aRegionWithTooFewCellsIsDead() {
    MoveProgram domineering = program(domino(1, 0), domino(0, 1));
    assertThat(domineering.isDead(emptyCells(1))).isTrue();
    assertThat(domineering.isDead(emptyCells(2))).isFalse();
    Step takesACell = fromEmptyCells(isEmpty(cell()), found(cell()));
    assertThat(program(domino(1, 0), takesACell).isDead(emptyCells(1))).isFalse();
  }

  /** A place that moves on may come back to the cell that it set out from. */
  @Test
  void ofAPlaceThatMovesOnNothingIsKnown() {
    Place place = new PlaceLocal(OTHER);
    Step asks =
        new ForNumbers(
            COUNT,
            new NumConstant(1),
            new NumConstant(1),
            1,
            new Body(null, isEmpty(place), found(cell())));
    Step moves = new Assign(OTHER, new PlaceSum(place, new PlaceConstant(0, -1), false));
    Step tree =
        fromEmptyCells(
            isEmpty(cell()),
            new MoveTree.Block(
                List.of(
                    new Assign(OTHER, cell(0, 1)),
                    new Repeat(isEmpty(place), new MoveTree.Block(List.of(asks, moves))))));
    assertThat(program(tree, tree).isDead(emptyCells(1))).isFalse();
    assertThat(program(tree, tree).tiedByCut(true)).isNull();
  }
}
