package org.gamester.script.compiled;

import static org.gamester.script.compiled.Typing.number;

import java.util.List;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.compiled.Reading.FindAll;
import org.gamester.script.compiled.Reading.TheBoard;
import org.gamester.script.compiled.Reading.Update;

/**
 * What a method reads of the board, asks of it and changes on it: its cells, its members, and the
 * boards that differ from it in a few cells.
 */
record BoardUse(BoardDescription board, PlacesAndSteps places) {

  private static final int MOST_CHANGES = 3;

  Cell cell(Expr index) {
    return new CellAt(places.cellPlace(index));
  }

  Expr member(String name, List<Expr> arguments, boolean isCall) {
    if (isCall && arguments.size() == 1) {
      Expr argument = arguments.getFirst();
      if (name.equals("FindAll") && number(argument) instanceof NumConstant constant) {
        return findAll(constant.value());
      }
      if (name.equals("IsInBounds") && !board.isStrip()) {
        places.requireWholeBoard();
        return new IsOnBoard(places.cellPlace(argument));
      }
    }
    places.requireWholeBoard();
    if (!isCall && name.equals("RowCount") && !board.isStrip()) {
      return new RowCount();
    }
    if (!isCall && name.equals(board.isStrip() ? "Length" : "ColCount")) {
      return new ColumnCount();
    }
    throw new NotCompiledException("a member of the board");
  }

  private FindAll findAll(long value) {
    if (!board.hasLetter(value)) {
      throw new NotCompiledException("a value without a letter");
    }
    if (value == board.boundary()) {
      places.requireWholeBoard();
    }
    return new FindAll((int) value);
  }

  /** The changes that have made a board; none for the board of the position itself. */
  static List<Change> changesOf(Expr value) {
    return switch (value) {
      case Update before -> before.changes();
      case TheBoard _ -> List.of();
      default -> throw new NotCompiledException("a change of something else");
    };
  }

  Change change(Expr place, Expr value) {
    if (value instanceof Cell) {
      places.requireWholeBoard();
      return new Change(places.cellPlace(place), value);
    }
    if (number(value) instanceof NumConstant constant && board.hasLetter(constant.value())) {
      return new Change(places.cellPlace(place), constant);
    }
    throw new NotCompiledException("a new value that is not constant");
  }

  static Update changed(List<Change> changes) {
    if (changes.isEmpty() || changes.size() > MOST_CHANGES) {
      throw new NotCompiledException("a change of no cell, or of many");
    }
    return new Update(changes);
  }
}
