package org.gamester.rulesets.compiled;

import static org.gamester.rulesets.compiled.FinderFrame.BOARD;
import static org.gamester.rulesets.compiled.FinderFrame.COLUMNS;
import static org.gamester.rulesets.compiled.FinderFrame.ROWS;
import static org.gamester.rulesets.compiled.FinderFrame.VALUES;

import java.lang.classfile.CodeBuilder;
import org.gamester.rulesets.compiled.MoveTree.*;

/**
 * Writes numbers, places and cells: instructions that leave their value on the stack. A number is a
 * {@code long}, a place its row and, above it, its column, and a cell the value that it holds.
 */
final class ValueWriter {

  private final CodeBuilder code;
  private final FinderFrame frame;
  private final Calls calls;

  ValueWriter(CodeBuilder code, FinderFrame frame) {
    this.code = code;
    this.frame = frame;
    this.calls = new Calls(code);
  }

  void number(Num num) {
    switch (num) {
      case NumConstant constant -> code.loadConstant(constant.value());
      case NumLocal local -> code.lload(local.slot());
      case NumOperation operation -> {
        number(operation.first());
        number(operation.second());
        calls.operation(operation.operator());
      }
      case RowOf row -> {
        place(row.place());
        code.pop().i2l();
      }
      case ColumnOf column -> {
        place(column.place());
        code.swap().pop().i2l();
      }
      case RowCount _ -> code.iload(ROWS).i2l();
      case ColumnCount _ -> code.iload(COLUMNS).i2l();
    }
  }

  private void numberAsInt(Num num) {
    number(num);
    calls.toInt();
  }

  void place(Place place) {
    switch (place) {
      case PlaceConstant constant ->
          code.loadConstant(constant.row()).loadConstant(constant.column());
      case PlaceLocal local -> code.iload(local.slot()).iload(local.slot() + 1);
      case PlacePair pair -> {
        numberAsInt(pair.row());
        numberAsInt(pair.column());
      }
      case PlaceSum sum -> {
        Operation operator = sum.minus() ? Operation.MINUS : Operation.PLUS;
        int slot = frame.slots(4);
        place(sum.first());
        storePlace(slot);
        place(sum.second());
        storePlace(slot + 2);
        for (int i = 0; i < 2; i++) {
          code.iload(slot + i).iload(slot + 2 + i);
          calls.operationOfInts(operator);
        }
      }
      case PlaceTimes times -> {
        int slot = frame.slots(3);
        place(times.place());
        storePlace(slot);
        numberAsInt(times.factor());
        code.istore(slot + 2);
        for (int i = 0; i < 2; i++) {
          code.iload(slot + i).iload(slot + 2);
          calls.operationOfInts(Operation.TIMES);
        }
      }
    }
  }

  /** Takes a place from the stack into two slots. */
  void storePlace(int slot) {
    code.istore(slot + 1).istore(slot);
  }

  /** Leaves the index of the cell at a place on the stack; -1 off the board. */
  void cellIndex(Place place) {
    place(place);
    code.iload(ROWS).iload(COLUMNS);
    calls.cell();
  }

  void cell(Cell cell) {
    switch (cell) {
      case CellAt at -> {
        code.aload(BOARD);
        cellIndex(at.place());
        code.aload(VALUES);
        calls.value();
      }
      case CellLocal local -> code.iload(local.slot());
    }
  }
}
