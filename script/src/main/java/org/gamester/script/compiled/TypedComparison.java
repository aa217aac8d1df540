package org.gamester.script.compiled;

import static org.gamester.script.compiled.Typing.isPlace;
import static org.gamester.script.compiled.Typing.number;
import static org.gamester.script.compiled.Typing.place;

import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.compiled.Reading.Known;
import org.gamester.script.objects.Nothing;
import org.gamester.script.operators.Comparison;
import org.gamester.script.syntax.BinaryOperator;

/**
 * Comparisons of numbers, of places, and of cells with each other or with values that are known.
 */
record TypedComparison(BoardDescription board, PlacesAndSteps places) {

  Expr relation(BinaryOperator operator, Expr first, Expr second) {
    if (first instanceof Known a && second instanceof Known b) {
      return new Known(Comparison.evaluate(operator, a.value(), b.value()));
    }
    boolean negated =
        operator == BinaryOperator.NOT_EQUAL || operator == BinaryOperator.NOT_IDENTICAL;
    boolean isEquality =
        negated || operator == BinaryOperator.EQUAL || operator == BinaryOperator.IDENTICAL;
    if (isEquality && (first instanceof Cell || second instanceof Cell)) {
      Bool equal = first instanceof Cell cell ? holds(cell, second) : holds((Cell) second, first);
      return negated ? new Negation(equal) : equal;
    }
    if (isEquality && (isPlace(first) || isPlace(second))) {
      Place a = place(first);
      Place b = place(second);
      places.requireEqualWeights(a, b);
      Bool equal = new PlacesEqual(a, b);
      return negated ? new Negation(equal) : equal;
    }
    Num a = number(first);
    Num b = number(second);
    places.requireEqualWeights(a, b);
    return switch (operator) {
      case LESS -> new NumRelation(Relation.LESS, a, b);
      case LESS_OR_EQUAL -> new NumRelation(Relation.LESS_OR_EQUAL, a, b);
      case GREATER -> new NumRelation(Relation.GREATER, a, b);
      case GREATER_OR_EQUAL -> new NumRelation(Relation.GREATER_OR_EQUAL, a, b);
      case EQUAL, IDENTICAL -> new NumRelation(Relation.EQUAL, a, b);
      case NOT_EQUAL, NOT_IDENTICAL -> new NumRelation(Relation.NOT_EQUAL, a, b);
      default -> throw new NotCompiledException("another relation");
    };
  }

  private Bool holds(Cell cell, Expr value) {
    if (value instanceof Cell other) {
      places.requireWholeBoard();
      return new CellsEqual(cell, other);
    }
    if (value instanceof Known known && known.value() == Nothing.NOTHING) {
      places.requireWholeBoard();
      return new CellHolds(cell, MoveTree.NOTHING);
    }
    if (!(number(value) instanceof NumConstant constant)) {
      throw new NotCompiledException("a cell that is compared with a number that changes");
    }
    if (constant.value() == board.boundary()) {
      places.requireWholeBoard();
    }
    return board.hasLetter(constant.value())
        ? new CellHolds(cell, (int) constant.value())
        : new BoolConstant(false);
  }
}
