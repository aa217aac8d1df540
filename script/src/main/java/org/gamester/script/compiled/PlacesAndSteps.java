package org.gamester.script.compiled;

import java.util.HashMap;
import java.util.Map;
import org.gamester.rulesets.compiled.MoveTree.*;

/**
 * Tells places of the board from steps between them, by how they change when the whole board is
 * moved.
 *
 * <p>Where a board begins is no part of a position that falls apart: a component is cut out and
 * begins at its own corner. If the board is moved by some rows and columns, a place of it moves
 * with it once, the sum of two places twice, a step between places not at all. That number is the
 * {@link #weight} of an expression: 1 for a cell that is found on the board, 0 for constants; the
 * weight of a sum is the sum of the weights. A cell is read and changed at weight 1, and two places
 * or numbers are compared at equal weights, so that the move cancels. Anything else, such as {@code
 * 2 * i == 2} for a place i of a strip, could tell a component from the whole board, and is refused
 * if there are components.
 */
final class PlacesAndSteps {

  private final BoardDescription board;
  private final Map<Integer, Long> weights = new HashMap<>();

  PlacesAndSteps(BoardDescription board) {
    this.board = board;
  }

  private static NotCompiledException dependsOnOrigin() {
    return new NotCompiledException("something that depends on where the board begins");
  }

  /** A variable that holds a place of the board, or on a strip its number. */
  void putOnBoard(int slot) {
    weights.put(slot, 1L);
  }

  /** A variable that holds values of the weight of {@code value}. */
  void put(int slot, Expr value) {
    if (board.hasComponents()) {
      weights.put(slot, weight(value));
    }
  }

  private long weightOf(int slot) {
    return weights.getOrDefault(slot, 0L);
  }

  /** How often the expression moves with the board. Conditions and cells do not depend on that. */
  private long weight(Expr value) {
    return switch (value) {
      case NumLocal local -> weightOf(local.slot());
      case NumOperation operation -> weight(operation);
      case PlaceLocal local -> weightOf(local.slot());
      case PlaceSum sum -> sum(weight(sum.first()), weight(sum.second()), sum.minus());
      case PlaceTimes times -> product(times.place(), times.factor());
      case PlacePair pair -> {
        requireStep(pair.row());
        requireStep(pair.column());
        yield 0;
      }
      case RowOf _, ColumnOf _, RowCount _, ColumnCount _ -> throw dependsOnOrigin();
      default -> 0;
    };
  }

  private long weight(NumOperation operation) {
    return switch (operation.operator()) {
      case PLUS -> sum(weight(operation.first()), weight(operation.second()), false);
      case MINUS -> sum(weight(operation.first()), weight(operation.second()), true);
      case TIMES ->
          operation.first() instanceof NumConstant
              ? product(operation.second(), operation.first())
              : product(operation.first(), operation.second());
      default -> {
        requireStep(operation.first());
        requireStep(operation.second());
        yield 0;
      }
    };
  }

  private static long sum(long first, long second, boolean minus) {
    try {
      return minus ? Math.subtractExact(first, second) : Math.addExact(first, second);
    } catch (ArithmeticException tooLarge) {
      throw dependsOnOrigin();
    }
  }

  private long product(Expr value, Num factor) {
    long weight = weight(value);
    requireStep(factor);
    if (weight == 0) {
      return 0;
    }
    try {
      if (factor instanceof NumConstant constant) {
        return Math.multiplyExact(weight, constant.value());
      }
      throw dependsOnOrigin();
    } catch (ArithmeticException tooLarge) {
      throw dependsOnOrigin();
    }
  }

  private void requireStep(Expr value) {
    if (weight(value) != 0) {
      throw dependsOnOrigin();
    }
  }

  /** A place at which a cell is read or changed. */
  Place cellPlace(Expr value) {
    Expr place = board.isStrip() ? Typing.number(value) : Typing.place(value);
    if (board.hasComponents() && weight(place) != 1) {
      throw dependsOnOrigin();
    }
    return place instanceof Num number ? new PlacePair(new NumConstant(1), number) : (Place) place;
  }

  /** Refuses what does not move with the board as often as something else does. */
  void requireEqualWeights(Expr first, Expr second) {
    if (board.hasComponents() && weight(first) != weight(second)) {
      throw dependsOnOrigin();
    }
  }

  /** Refuses what could tell a component from the whole board. */
  void requireWholeBoard() {
    if (board.hasComponents()) {
      throw dependsOnOrigin();
    }
  }
}
