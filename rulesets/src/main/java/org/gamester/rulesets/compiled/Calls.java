package org.gamester.rulesets.compiled;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Arrays;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.compiled.MoveTree.Operation;
import org.gamester.values.Computation;

/**
 * The calls that written moves make. The arguments, and the object before them, are on the stack
 * already; the result is left there.
 */
record Calls(CodeBuilder code) {

  private static final ClassDesc SUPPORT = describe(MoveSupport.class);
  private static final ClassDesc THE_BOARD = describe(Board.class);
  private static final ClassDesc THE_MOVES = describe(BoardMoves.class);
  private static final ClassDesc COMPUTATION = describe(Computation.class);
  private static final ClassDesc MATH = describe(Math.class);
  private static final ClassDesc INTS = CD_int.arrayType();
  private static final MethodTypeDesc TWO_INTS = MethodTypeDesc.of(CD_int, CD_int, CD_int);
  private static final MethodTypeDesc TWO_LONGS = MethodTypeDesc.of(CD_long, CD_long, CD_long);

  /** The interface that written moves implement, and its method. */
  static final ClassDesc FINDER = describe(MoveFinder.class);

  static final MethodTypeDesc FIND =
      MethodTypeDesc.of(CD_void, THE_BOARD, CD_int, CD_int, INTS, INTS, INTS, THE_MOVES);

  private static ClassDesc describe(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

  /** Polls the limits of the computation. */
  void poll() {
    code.invokestatic(COMPUTATION, "poll", ConstantDescs.MTD_void);
  }

  /** From two {@code long}s, their sum, difference, product or remainder. */
  void operation(Operation operator) {
    switch (operator) {
      case PLUS -> code.invokestatic(MATH, "addExact", TWO_LONGS);
      case MINUS -> code.invokestatic(MATH, "subtractExact", TWO_LONGS);
      case TIMES -> code.invokestatic(MATH, "multiplyExact", TWO_LONGS);
      case REMAINDER -> code.invokestatic(SUPPORT, "remainder", TWO_LONGS);
    }
  }

  /** From two {@code int}s, their sum, difference or product. */
  void operationOfInts(Operation operator) {
    switch (operator) {
      case PLUS -> code.invokestatic(MATH, "addExact", TWO_INTS);
      case MINUS -> code.invokestatic(MATH, "subtractExact", TWO_INTS);
      default -> code.invokestatic(MATH, "multiplyExact", TWO_INTS);
    }
  }

  /** From a {@code long}, the same {@code int}. */
  void toInt() {
    code.invokestatic(MATH, "toIntExact", MethodTypeDesc.of(CD_int, CD_long));
  }

  /** From the board and a state, the first cell in the state. */
  void firstCell() {
    code.invokevirtual(THE_BOARD, "first", MethodTypeDesc.of(CD_int, CD_int));
  }

  /** From the board, a state and a cell, the next cell in the state. */
  void nextCell() {
    code.invokevirtual(THE_BOARD, "next", TWO_INTS);
  }

  /** From the board, a cell and a state, whether the cell is in the state. */
  void isInState() {
    code.invokevirtual(THE_BOARD, "is", MethodTypeDesc.of(CD_boolean, CD_int, CD_int));
  }

  /** From the board, a cell and a state, whether a neighbour of the cell is in the state. */
  void touches() {
    code.invokevirtual(THE_BOARD, "touches", MethodTypeDesc.of(CD_boolean, CD_int, CD_int));
  }

  /** From the board and a cell, its neighbours. */
  void neighbours() {
    code.invokestatic(SUPPORT, "neighbours", MethodTypeDesc.of(INTS, THE_BOARD, CD_int));
  }

  /** From row, column and the size of the board, the cell; -1 off the board. */
  void cell() {
    code.invokestatic(SUPPORT, "cell", MethodTypeDesc.of(CD_int, CD_int, CD_int, CD_int, CD_int));
  }

  /** From row, column, the size of the board and whether it is a strip, the cell that changes. */
  void changedCell() {
    code.invokestatic(
        SUPPORT,
        "changedCell",
        MethodTypeDesc.of(CD_int, CD_int, CD_int, CD_int, CD_int, CD_boolean));
  }

  /** From the board, a cell and the values of the states, the value of the cell. */
  void value() {
    code.invokestatic(SUPPORT, "value", MethodTypeDesc.of(CD_int, THE_BOARD, CD_int, INTS));
  }

  /** From a value and the states of the values, its state. */
  void state() {
    code.invokestatic(SUPPORT, "state", MethodTypeDesc.of(CD_int, CD_int, INTS));
  }

  /** From the moves, a cell and a state, the moves, whose next one sets the cell. */
  void setCell() {
    code.invokevirtual(THE_MOVES, "set", MethodTypeDesc.of(THE_MOVES, CD_int, CD_int));
  }

  /** From the moves and the cells that a move changes, nothing: the move is added. */
  void addMove(int cells) {
    ClassDesc[] parameters = new ClassDesc[cells];
    Arrays.fill(parameters, CD_int);
    code.invokevirtual(THE_MOVES, "add", MethodTypeDesc.of(CD_void, parameters));
  }
}
