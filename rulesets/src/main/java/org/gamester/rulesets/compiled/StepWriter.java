package org.gamester.rulesets.compiled;

import static org.gamester.rulesets.compiled.FinderFrame.COLUMNS;
import static org.gamester.rulesets.compiled.FinderFrame.MOVES;
import static org.gamester.rulesets.compiled.FinderFrame.ROWS;
import static org.gamester.rulesets.compiled.FinderFrame.STATES;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import org.gamester.rulesets.compiled.MoveTree.*;

/**
 * Writes steps: assignments, choices and options that are found. Loops are left to {@link
 * LoopWriter}.
 */
final class StepWriter {

  private final CodeBuilder code;
  private final FinderFrame frame;
  private final ValueWriter values;
  private final ConditionWriter conditions;
  private final LoopWriter loops;
  private final Calls calls;

  StepWriter(CodeBuilder code, FinderFrame frame) {
    this.code = code;
    this.frame = frame;
    this.values = new ValueWriter(code, frame);
    this.conditions = new ConditionWriter(code, frame, values);
    this.loops = new LoopWriter(code, frame, values, conditions, this::step);
    this.calls = new Calls(code);
  }

  void step(Step step) {
    switch (step) {
      case Block block -> block.steps().forEach(this::step);
      case Assign assign -> assign(assign.slot(), assign.value());
      case Choice choice -> choice(choice);
      case Found found -> found(found);
      case ForCells loop -> loops.cells(loop);
      case ForPlaces loop -> loops.places(loop);
      case ForNeighbours loop -> loops.neighbours(loop);
      case ForNumbers loop -> loops.numbers(loop);
      case Repeat loop -> loops.repeat(loop);
    }
  }

  private void assign(int slot, Expr value) {
    switch (value) {
      case Num num -> {
        values.number(num);
        code.lstore(slot);
      }
      case Place place -> {
        values.place(place);
        values.storePlace(slot);
      }
      case Cell cell -> {
        values.cell(cell);
        code.istore(slot);
      }
      case Bool bool -> {
        Label isFalse = code.newLabel();
        Label end = code.newLabel();
        conditions.jump(bool, false, isFalse);
        code.iconst_1().goto_(end).labelBinding(isFalse).iconst_0().labelBinding(end);
        code.istore(slot);
      }
      default -> throw new IllegalArgumentException(value.toString());
    }
  }

  private void choice(Choice choice) {
    Label end = code.newLabel();
    for (int i = 0; i < choice.conditions().size(); i++) {
      Label next = code.newLabel();
      conditions.jump(choice.conditions().get(i), false, next);
      step(choice.bodies().get(i));
      code.goto_(end).labelBinding(next);
    }
    step(choice.otherwise());
    code.labelBinding(end);
  }

  private void found(Found found) {
    List<Change> changes = found.changes();
    int[] cells = new int[changes.size()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = frame.slots(1);
      values.place(changes.get(i).place());
      code.iload(ROWS).iload(COLUMNS).loadConstant(frame.isStrip() ? 1 : 0);
      calls.changedCell();
      code.istore(cells[i]);
    }
    for (int i = 0; i < cells.length; i++) {
      code.aload(MOVES).iload(cells[i]);
      if (changes.get(i).value() instanceof Cell cell) {
        values.cell(cell);
        code.aload(STATES);
        calls.state();
      } else {
        code.loadConstant(frame.state((int) ((NumConstant) changes.get(i).value()).value()));
      }
      calls.setCell();
      code.pop();
    }
    code.aload(MOVES);
    for (int named : found.named()) {
      code.iload(cells[named]);
    }
    calls.addMove(found.named().size());
  }
}
