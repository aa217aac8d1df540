package org.gamester.rulesets.compiled;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What lists the moves on a board: the patterns of a ruleset of a few lines, or a method that lists
 * options, its names resolved and every expression of a known type.
 *
 * <p>On a grid a place is a row and a column, both counted from 1. On a strip, and on a graph whose
 * vertices are taken as a strip, it is row 1 and a column.
 */
public final class MoveTree {

  /** The value of a cell that is not on the board. */
  public static final int NOTHING = Integer.MIN_VALUE;

  private MoveTree() {}

  /** An expression. Those who read rules may have kinds of their own while they read. */
  public interface Expr {}

  /** A cell, and its new value: a {@link Num} that is constant, or a {@link Cell}. */
  public record Change(Place place, Expr value) {}

  /** A number, a {@code long}. */
  public sealed interface Num extends Expr {}

  public record NumConstant(long value) implements Num {}

  public record NumLocal(int slot) implements Num {}

  /** What two numbers are joined by; the remainder has the sign of the dividend. */
  public enum Operation {
    PLUS,
    MINUS,
    TIMES,
    REMAINDER
  }

  public record NumOperation(Operation operator, Num first, Num second) implements Num {}

  public record RowOf(Place place) implements Num {}

  public record ColumnOf(Place place) implements Num {}

  public record RowCount() implements Num {}

  public record ColumnCount() implements Num {}

  /** A place or a step, two {@code int}s. */
  public sealed interface Place extends Expr {}

  public record PlaceConstant(int row, int column) implements Place {}

  /** Two local variables, one after the other. */
  public record PlaceLocal(int slot) implements Place {}

  public record PlacePair(Num row, Num column) implements Place {}

  public record PlaceSum(Place first, Place second, boolean minus) implements Place {}

  public record PlaceTimes(Place place, Num factor) implements Place {}

  /** The value of a cell, an {@code int}, or {@link #NOTHING} off the board. */
  public sealed interface Cell extends Expr {}

  public record CellAt(Place place) implements Cell {}

  public record CellLocal(int slot) implements Cell {}

  /** A condition. */
  public sealed interface Bool extends Expr {}

  public record BoolConstant(boolean value) implements Bool {}

  public record BoolLocal(int slot) implements Bool {}

  /** How two numbers are compared. */
  public enum Relation {
    LESS,
    LESS_OR_EQUAL,
    EQUAL,
    NOT_EQUAL,
    GREATER_OR_EQUAL,
    GREATER;

    /** The relation that holds where this one does not. */
    Relation opposite() {
      return switch (this) {
        case LESS -> GREATER_OR_EQUAL;
        case LESS_OR_EQUAL -> GREATER;
        case EQUAL -> NOT_EQUAL;
        case NOT_EQUAL -> EQUAL;
        case GREATER_OR_EQUAL -> LESS;
        case GREATER -> LESS_OR_EQUAL;
      };
    }
  }

  public record NumRelation(Relation relation, Num first, Num second) implements Bool {}

  /** Whether a cell holds a value. */
  public record CellHolds(Cell cell, int value) implements Bool {}

  /** Whether a neighbour of a cell holds a value. */
  public record Touches(Place place, int value) implements Bool {}

  public record CellsEqual(Cell first, Cell second) implements Bool {}

  public record PlacesEqual(Place first, Place second) implements Bool {}

  public record IsOnBoard(Place place) implements Bool {}

  public record All(List<Bool> parts) implements Bool {}

  public record Any(List<Bool> parts) implements Bool {}

  public record Negation(Bool part) implements Bool {}

  /** A statement. */
  public sealed interface Step {}

  public record Block(List<Step> steps) implements Step {}

  /** Gives a local variable a value. */
  public record Assign(int slot, Expr value) implements Step {}

  public record Choice(List<Bool> conditions, List<Step> bodies, Step otherwise) implements Step {}

  /**
   * A move is found.
   *
   * @param named the changes whose cells name the move, at most three of them
   */
  public record Found(List<Change> changes, List<Integer> named) implements Step {
    /** A move that all its cells name. */
    public Found(List<Change> changes) {
      this(changes, IntStream.range(0, changes.size()).boxed().toList());
    }
  }

  /**
   * What a loop does with each element.
   *
   * @param goesOn where it does not hold, the loop ends
   * @param takes where it does not hold, the element is passed over
   */
  public record Body(@Nullable Bool goesOn, @Nullable Bool takes, Step step) {
    public List<Bool> conditions() {
      return conditions(goesOn, takes);
    }

    /** Those that are there. */
    public static List<Bool> conditions(@Nullable Bool goesOn, @Nullable Bool takes) {
      return Stream.of(goesOn, takes).filter(Objects::nonNull).map(Bool.class::cast).toList();
    }
  }

  /**
   * All cells that hold a value.
   *
   * @param slot the place, or on a strip the number, of the cell
   */
  public record ForCells(int slot, int value, Body body) implements Step {}

  /** The places or steps in a stretch of the table. */
  public record ForPlaces(int slot, int from, int count, Body body) implements Step {}

  /**
   * The neighbours of a cell of a strip, or of a graph.
   *
   * @param slot the number of the neighbour
   */
  public record ForNeighbours(int slot, Place of, Body body) implements Step {}

  /** Numbers from one to another, or without end. */
  public record ForNumbers(int slot, Num from, @Nullable Num to, long by, Body body)
      implements Step {}

  public record Repeat(Bool condition, Step body) implements Step {}
}
