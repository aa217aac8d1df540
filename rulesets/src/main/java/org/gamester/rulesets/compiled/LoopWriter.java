package org.gamester.rulesets.compiled;

import static org.gamester.rulesets.compiled.FinderFrame.BOARD;
import static org.gamester.rulesets.compiled.FinderFrame.COLUMNS;
import static org.gamester.rulesets.compiled.FinderFrame.TABLE;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.function.Consumer;
import org.gamester.rulesets.compiled.MoveTree.*;

/**
 * Writes loops: over cells and their neighbours, over constant places, over numbers, and while a
 * condition holds. All but those over neighbours and constant places poll the limits.
 */
final class LoopWriter {

  private final CodeBuilder code;
  private final FinderFrame frame;
  private final ValueWriter values;
  private final ConditionWriter conditions;
  private final Consumer<Step> steps;
  private final Calls calls;

  /**
   * @param steps writes the steps of a loop
   */
  LoopWriter(
      CodeBuilder code,
      FinderFrame frame,
      ValueWriter values,
      ConditionWriter conditions,
      Consumer<Step> steps) {
    this.code = code;
    this.frame = frame;
    this.values = values;
    this.conditions = conditions;
    this.steps = steps;
    this.calls = new Calls(code);
  }

  void cells(ForCells loop) {
    int cell = frame.slots(1);
    int state = frame.state(loop.value());
    code.aload(BOARD).loadConstant(state);
    calls.firstCell();
    code.istore(cell);
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.iload(cell).iflt(end);
    calls.poll();
    if (frame.isStrip()) {
      code.iload(cell).iconst_1().iadd().i2l().lstore(loop.slot());
    } else {
      code.iload(cell).iload(COLUMNS).idiv().iconst_1().iadd().istore(loop.slot());
      code.iload(cell).iload(COLUMNS).irem().iconst_1().iadd().istore(loop.slot() + 1);
    }
    body(loop.body(), next, end);
    code.labelBinding(next);
    code.aload(BOARD).loadConstant(state).iload(cell);
    calls.nextCell();
    code.istore(cell).goto_(start).labelBinding(end);
  }

  void places(ForPlaces loop) {
    int index = frame.slots(1);
    code.loadConstant(2 * loop.from()).istore(index);
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.iload(index).loadConstant(2 * (loop.from() + loop.count())).if_icmpge(end);
    code.aload(TABLE).iload(index).iaload().istore(loop.slot());
    code.aload(TABLE).iload(index).iconst_1().iadd().iaload().istore(loop.slot() + 1);
    body(loop.body(), next, end);
    code.labelBinding(next).iinc(index, 2).goto_(start).labelBinding(end);
  }

  void neighbours(ForNeighbours loop) {
    int all = frame.slots(1);
    int index = frame.slots(1);
    code.aload(BOARD);
    values.cellIndex(loop.of());
    calls.neighbours();
    code.astore(all).iconst_0().istore(index);
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.iload(index).aload(all).arraylength().if_icmpge(end);
    code.aload(all).iload(index).iaload().iconst_1().iadd().i2l().lstore(loop.slot());
    body(loop.body(), next, end);
    code.labelBinding(next).iinc(index, 1).goto_(start).labelBinding(end);
  }

  void numbers(ForNumbers loop) {
    int counter = frame.slots(2);
    int last = frame.slots(2);
    Num to = loop.to();
    values.number(loop.from());
    code.lstore(counter);
    if (to != null) {
      values.number(to);
      code.lstore(last);
    }
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    if (to != null) {
      code.lload(counter).lload(last).lcmp();
      if (loop.by() < 0) {
        code.iflt(end);
      } else {
        code.ifgt(end);
      }
    }
    calls.poll();
    code.lload(counter).lstore(loop.slot());
    body(loop.body(), next, end);
    code.labelBinding(next);
    code.lload(counter).loadConstant(loop.by());
    calls.operation(Operation.PLUS);
    code.lstore(counter).goto_(start).labelBinding(end);
  }

  void repeat(Repeat loop) {
    Label start = code.newBoundLabel();
    Label end = code.newLabel();
    conditions.jump(loop.condition(), false, end);
    calls.poll();
    steps.accept(loop.body());
    code.goto_(start).labelBinding(end);
  }

  /** The body of a loop; {@code next} is where the next element is taken. */
  private void body(Body body, Label next, Label end) {
    Bool goesOn = body.goesOn();
    Bool takes = body.takes();
    if (goesOn != null) {
      conditions.jump(goesOn, false, end);
    }
    if (takes != null) {
      conditions.jump(takes, false, next);
    }
    steps.accept(body.step());
  }
}
