package org.gamester.script.compiled;

import java.util.HashSet;
import java.util.Set;
import org.gamester.script.compiled.MoveTree.*;
import org.gamester.script.syntax.BinaryOperator;

/**
 * Tells places of the board from steps between them. A place of the board is found from a cell of
 * it by steps, so that it does not matter where the board begins. If there are components, what
 * does depend on that could tell a component from the whole board, and is refused.
 */
final class PlacesAndSteps {

  private final BoardDescription board;
  private final Set<Integer> slotsOnBoard = new HashSet<>();

  PlacesAndSteps(BoardDescription board) {
    this.board = board;
  }

  /** A variable that holds a place of the board, or on a strip its number. */
  void putOnBoard(int slot) {
    slotsOnBoard.add(slot);
  }

  boolean isOnBoard(Place place) {
    return switch (place) {
      case PlaceLocal local -> slotsOnBoard.contains(local.slot());
      case PlaceSum sum ->
          isOnBoard(sum.first()) && isStep(sum.second())
              || !sum.minus() && isStep(sum.first()) && isOnBoard(sum.second());
      default -> false;
    };
  }

  private boolean isStep(Place place) {
    return switch (place) {
      case PlaceConstant _ -> true;
      case PlaceLocal local -> !slotsOnBoard.contains(local.slot());
      case PlaceTimes times -> isStep(times.place());
      case PlaceSum sum -> isStep(sum.first()) && isStep(sum.second());
      case PlacePair pair ->
          pair.row() instanceof NumConstant && pair.column() instanceof NumConstant;
    };
  }

  private boolean isOnStrip(Num number) {
    return switch (number) {
      case NumLocal local -> slotsOnBoard.contains(local.slot());
      case NumOperation sum ->
          (sum.operator() == BinaryOperator.PLUS || sum.operator() == BinaryOperator.MINUS)
              && isOnStrip(sum.first())
              && isNumberOfSteps(sum.second());
      default -> false;
    };
  }

  private boolean isNumberOfSteps(Num number) {
    return switch (number) {
      case NumConstant _ -> true;
      case NumLocal local -> !slotsOnBoard.contains(local.slot());
      case NumOperation operation ->
          isNumberOfSteps(operation.first()) && isNumberOfSteps(operation.second());
      default -> false;
    };
  }

  /** A place at which a cell is read or changed. */
  Place cellPlace(Expr value) {
    if (board.isStrip()) {
      Num number = Typing.number(value);
      if (board.hasComponents() && !isOnStrip(number)) {
        throw new NotCompiledException("a place that depends on where the strip begins");
      }
      return new PlacePair(new NumConstant(1), number);
    }
    Place place = Typing.place(value);
    if (board.hasComponents() && !isOnBoard(place)) {
      throw new NotCompiledException("a place that depends on where the board begins");
    }
    return place;
  }

  /** Refuses the comparison of a place of the board with something else. */
  void requireBothOnBoardOrNeither(Place first, Place second) {
    if (board.hasComponents() && isOnBoard(first) != isOnBoard(second)) {
      throw new NotCompiledException("a place that depends on where the board begins");
    }
  }

  /** Refuses the comparison of a place of the strip with another number. */
  void requireBothOnStripOrNeither(Num first, Num second) {
    if (board.hasComponents() && isOnStrip(first) != isOnStrip(second)) {
      throw new NotCompiledException("a place that depends on where the strip begins");
    }
  }

  /** Refuses what could tell a component from the whole board. */
  void requireWholeBoard() {
    if (board.hasComponents()) {
      throw new NotCompiledException("something that depends on where the board begins");
    }
  }
}
