package org.gamester.script.compiled;

import static org.gamester.script.compiled.Typing.isPlace;
import static org.gamester.script.compiled.Typing.number;
import static org.gamester.script.compiled.Typing.place;

import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.classes.Conversion;
import org.gamester.script.compiled.Reading.Known;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.UnaryOperator;

/**
 * The arithmetic of numbers, places and steps. What is known is left to the arithmetic of the
 * language, once and for all.
 */
record TypedArithmetic(PlacesAndSteps places) {

  static Expr pair(Expr row, Expr column) {
    if (row instanceof Known a && column instanceof Known b) {
      return new Known(
          new Coordinates(Conversion.smallInteger(a.value()), Conversion.smallInteger(b.value())));
    }
    return new PlacePair(number(row), number(column));
  }

  static Expr signed(UnaryOperator sign, Expr operand) {
    return switch (sign) {
      case PLUS -> number(operand);
      case MINUS ->
          operand instanceof Known known
              ? new Known(Arithmetic.negate(known.value()))
              : new NumOperation(Operation.MINUS, new NumConstant(0), number(operand));
      default -> throw new NotCompiledException("another sign");
    };
  }

  Expr operation(BinaryOperator operator, Expr first, Expr second) {
    if (first instanceof Known a && second instanceof Known b) {
      return new Known(Conversion.toObject(Arithmetic.evaluate(operator, a.value(), b.value())));
    }
    boolean ofPlaces = isPlace(first) || isPlace(second);
    return switch (operator) {
      case PLUS ->
          ofPlaces
              ? new PlaceSum(place(first), place(second), false)
              : new NumOperation(Operation.PLUS, number(first), number(second));
      case MINUS ->
          ofPlaces
              ? new PlaceSum(place(first), place(second), true)
              : new NumOperation(Operation.MINUS, number(first), number(second));
      case TIMES ->
          isPlace(first)
              ? new PlaceTimes(place(first), number(second))
              : new NumOperation(Operation.TIMES, number(first), number(second));
      case REMAINDER -> {
        places.requireWholeBoard();
        yield new NumOperation(Operation.REMAINDER, number(first), number(second));
      }
      default -> throw new NotCompiledException("another operator");
    };
  }
}
