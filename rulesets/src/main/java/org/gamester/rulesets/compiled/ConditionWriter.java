package org.gamester.rulesets.compiled;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.util.List;
import org.gamester.rulesets.compiled.MoveTree.*;

/** Writes conditions, as jumps: no truth value is put on the stack to be tested. */
final class ConditionWriter {

  private final CodeBuilder code;
  private final FinderFrame frame;
  private final ValueWriter values;
  private final Calls calls;

  ConditionWriter(CodeBuilder code, FinderFrame frame, ValueWriter values) {
    this.code = code;
    this.frame = frame;
    this.values = values;
    this.calls = new Calls(code);
  }

  /** Jumps to a place if a condition has a value; otherwise goes on. */
  void jump(Bool condition, boolean when, Label to) {
    switch (condition) {
      case BoolConstant constant -> {
        if (constant.value() == when) {
          code.goto_(to);
        }
      }
      case BoolLocal local -> {
        code.iload(local.slot());
        jumpIf(when, to);
      }
      case Negation negation -> jump(negation.part(), !when, to);
      case All all -> several(all.parts(), false, when, to);
      case Any any -> several(any.parts(), true, when, to);
      case NumRelation relation -> {
        values.number(relation.first());
        values.number(relation.second());
        code.lcmp();
        relation(relation.relation(), when, to);
      }
      case CellHolds holds -> holds(holds, when, to);
      case Touches touches -> {
        code.aload(FinderFrame.BOARD);
        values.cellIndex(touches.place());
        code.loadConstant(frame.state(touches.value()));
        calls.touches();
        jumpIf(when, to);
      }
      case CellsEqual equal -> {
        values.cell(equal.first());
        values.cell(equal.second());
        equalInts(when, to);
      }
      case PlacesEqual equal -> placesEqual(equal, when, to);
      case IsOnBoard on -> {
        values.cellIndex(on.place());
        if (when) {
          code.ifge(to);
        } else {
          code.iflt(to);
        }
      }
    }
  }

  private void jumpIf(boolean when, Label to) {
    if (when) {
      code.ifne(to);
    } else {
      code.ifeq(to);
    }
  }

  private void equalInts(boolean when, Label to) {
    if (when) {
      code.if_icmpeq(to);
    } else {
      code.if_icmpne(to);
    }
  }

  /**
   * Several conditions, of which the first with the value {@code deciding} decides.
   *
   * @param deciding true for "or", false for "and"
   */
  private void several(List<Bool> parts, boolean deciding, boolean when, Label to) {
    if (deciding == when) {
      parts.forEach(part -> jump(part, when, to));
      return;
    }
    Label end = code.newLabel();
    for (Bool part : parts.subList(0, parts.size() - 1)) {
      jump(part, deciding, end);
    }
    jump(parts.getLast(), when, to);
    code.labelBinding(end);
  }

  private void holds(CellHolds holds, boolean when, Label to) {
    if (holds.cell() instanceof CellAt at && holds.value() != MoveTree.NOTHING) {
      code.aload(FinderFrame.BOARD);
      values.cellIndex(at.place());
      code.loadConstant(frame.state(holds.value()));
      calls.isInState();
      jumpIf(when, to);
    } else {
      values.cell(holds.cell());
      code.loadConstant(holds.value());
      equalInts(when, to);
    }
  }

  private void placesEqual(PlacesEqual equal, boolean when, Label to) {
    int slot = frame.slots(2);
    values.place(equal.first());
    values.storePlace(slot);
    values.place(equal.second());
    Label differs = code.newLabel();
    Label end = code.newLabel();
    code.iload(slot + 1).if_icmpne(differs);
    code.iload(slot);
    equalInts(when, to);
    code.goto_(end).labelBinding(differs).pop();
    if (!when) {
      code.goto_(to);
    }
    code.labelBinding(end);
  }

  /** Jumps by the sign on the stack. */
  private void relation(Relation relation, boolean when, Label to) {
    switch (when ? relation : relation.opposite()) {
      case EQUAL -> code.ifeq(to);
      case NOT_EQUAL -> code.ifne(to);
      case LESS -> code.iflt(to);
      case LESS_OR_EQUAL -> code.ifle(to);
      case GREATER -> code.ifgt(to);
      case GREATER_OR_EQUAL -> code.ifge(to);
    }
  }
}
