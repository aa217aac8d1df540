package org.gamester.script.compiled;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.gamester.script.syntax.BinaryOperator;
import org.jspecify.annotations.Nullable;

/** A method that lists options, its names resolved and every expression of a known type. */
final class MoveTree {

  private MoveTree() {}

  /** An expression. */
  sealed interface Expr {}

  /** An object of the language that is known before any position is. */
  record Known(Object value) implements Expr {}

  /** The grid or strip of the position. */
  record TheBoard() implements Expr {}

  /** All places that hold a value. */
  record FindAll(int value) implements Expr {}

  /** The board with some cells changed. */
  record Update(List<Change> changes) implements Expr {}

  /** A position on a changed board. */
  record Option(List<Change> changes) implements Expr {}

  /** A cell, and its new value: a {@link Num} that is constant, or a {@link Cell}. */
  record Change(Place place, Expr value) {}

  /** A number, a {@code long}. */
  sealed interface Num extends Expr {}

  record NumConstant(long value) implements Num {}

  record NumLocal(int slot) implements Num {}

  record NumOperation(BinaryOperator operator, Num first, Num second) implements Num {}

  record RowOf(Place place) implements Num {}

  record ColumnOf(Place place) implements Num {}

  record RowCount() implements Num {}

  record ColumnCount() implements Num {}

  /** A place or a step, two {@code int}s. */
  sealed interface Place extends Expr {}

  record PlaceConstant(int row, int column) implements Place {}

  /** Two local variables, one after the other. */
  record PlaceLocal(int slot) implements Place {}

  record PlacePair(Num row, Num column) implements Place {}

  record PlaceSum(Place first, Place second, boolean minus) implements Place {}

  record PlaceTimes(Place place, Num factor) implements Place {}

  /** The value of a cell, an {@code int}, or {@link MoveSupport#NOTHING} off the board. */
  sealed interface Cell extends Expr {}

  record CellAt(Place place) implements Cell {}

  record CellLocal(int slot) implements Cell {}

  /** A condition. */
  sealed interface Bool extends Expr {}

  record BoolConstant(boolean value) implements Bool {}

  record BoolLocal(int slot) implements Bool {}

  record NumRelation(BinaryOperator operator, Num first, Num second) implements Bool {}

  /** Whether a cell holds a value. */
  record CellHolds(Cell cell, int value) implements Bool {}

  record CellsEqual(Cell first, Cell second) implements Bool {}

  record PlacesEqual(Place first, Place second) implements Bool {}

  record IsOnBoard(Place place) implements Bool {}

  record All(List<Bool> parts) implements Bool {}

  record Any(List<Bool> parts) implements Bool {}

  record Negation(Bool part) implements Bool {}

  /** A statement. */
  sealed interface Step {}

  record Block(List<Step> steps) implements Step {}

  /** Gives a local variable a value. */
  record Assign(int slot, Expr value) implements Step {}

  record Choice(List<Bool> conditions, List<Step> bodies, Step otherwise) implements Step {}

  /** An option is found. */
  record Found(List<Change> changes) implements Step {}

  /**
   * What a loop does with each element.
   *
   * @param goesOn where it does not hold, the loop ends
   * @param takes where it does not hold, the element is passed over
   */
  record Body(@Nullable Bool goesOn, @Nullable Bool takes, Step step) {
    List<Bool> conditions() {
      return conditions(goesOn, takes);
    }

    /** Those that are there. */
    static List<Bool> conditions(@Nullable Bool goesOn, @Nullable Bool takes) {
      return Stream.of(goesOn, takes).filter(Objects::nonNull).map(Bool.class::cast).toList();
    }
  }

  /**
   * All cells that hold a value.
   *
   * @param slot the place, or on a strip the number, of the cell
   */
  record ForCells(int slot, int value, Body body) implements Step {}

  /** The places or steps in a stretch of the table. */
  record ForPlaces(int slot, int from, int count, Body body) implements Step {}

  /** Numbers from one to another, or without end. */
  record ForNumbers(int slot, Num from, @Nullable Num to, long by, Body body) implements Step {}

  record Repeat(Bool condition, Step body) implements Step {}
}
