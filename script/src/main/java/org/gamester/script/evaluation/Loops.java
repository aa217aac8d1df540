package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.classes.Classes;
import org.gamester.script.evaluation.Signals.BreakSignal;
import org.gamester.script.evaluation.Signals.ContinueSignal;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Runs loops and comprehensions. */
final class Loops {

  /** What is done in each pass of the innermost loop. */
  private interface Body {
    void run(Scope scope);
  }

  private final Interpreter interpreter;

  Loops(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  /** The list of what the loop yields, or Nothing. */
  Object loop(Loop loop, Scope scope) {
    List<Object> yielded = new ArrayList<>();
    run(
        loop.clauses(),
        0,
        scope.nested(),
        inner -> {
          for (Block body : loop.bodies()) {
            Object value = interpreter.block(body, inner.nested());
            if (loop.yields()) {
              yielded.add(value);
            }
          }
        });
    return loop.yields() ? ObjectList.of(yielded) : Nothing.NOTHING;
  }

  List<Object> comprehension(Comprehension expression, Scope scope) {
    List<Object> elements = new ArrayList<>();
    run(
        expression.clauses(),
        0,
        scope.nested(),
        inner -> elements.add(interpreter.evaluate(expression.element(), inner)));
    return elements;
  }

  Object mapComprehension(MapComprehension expression, Scope scope) {
    Map<Object, Object> values = new LinkedHashMap<>();
    run(
        expression.clauses(),
        0,
        scope.nested(),
        inner -> {
          MapEntry entry = interpreter.entry(expression.entry(), inner);
          values.put(entry.key(), entry.value());
        });
    return ObjectMap.of(values);
  }

  private void run(List<LoopClause> clauses, int index, Scope scope, Body body) {
    if (index == clauses.size()) {
      body.run(scope);
      return;
    }
    Body inner =
        index + 1 == clauses.size()
            ? body
            : passScope -> run(clauses, index + 1, passScope.nested(), body);
    int entered = interpreter.depth();
    try {
      switch (clauses.get(index)) {
        case ForFrom clause -> count(clause, scope, inner);
        case ForIn clause -> walk(clause, scope, inner);
        case ForOnce clause -> {
          scope.declare(clause.variable(), interpreter.evaluate(clause.value(), scope));
          pass(clause, scope, inner);
        }
        case While clause -> {
          while (pass(clause, scope, inner)) {
            Computation.poll();
          }
        }
      }
    } catch (BreakSignal signal) {
      interpreter.restoreDepth(entered);
    }
  }

  /** One pass; false if the loop is to end. */
  private boolean pass(LoopClause clause, Scope scope, Body body) {
    Expression whileCondition = clause.whileCondition();
    if (whileCondition != null && !interpreter.truth(whileCondition, scope)) {
      return false;
    }
    Expression whereCondition = clause.whereCondition();
    if (whereCondition == null || interpreter.truth(whereCondition, scope)) {
      int entered = interpreter.depth();
      try {
        body.run(scope);
      } catch (ContinueSignal signal) {
        interpreter.restoreDepth(entered);
      }
    }
    return true;
  }

  private void count(ForFrom clause, Scope scope, Body body) {
    Variable counter = scope.declare(clause.variable(), interpreter.evaluate(clause.from(), scope));
    Expression to = clause.to();
    Expression by = clause.by();
    @Nullable Object end = to == null ? null : interpreter.evaluate(to, scope);
    Object step = by == null ? ShortGame.ONE : interpreter.evaluate(by, scope);
    boolean falling =
        step instanceof ShortGame number && number.isInteger() && number.leftStop().signum() < 0;
    try {
      while (end == null || isBefore(counter.value(), end, falling)) {
        Computation.poll();
        if (!pass(clause, scope, body)) {
          return;
        }
        counter.assign(Arithmetic.evaluate(BinaryOperator.PLUS, counter.value(), step));
      }
    } catch (RuntimeException e) {
      throw Interpreter.located(e, clause.position());
    }
  }

  private static boolean isBefore(Object value, Object end, boolean falling) {
    Object first = falling ? end : value;
    Object second = falling ? value : end;
    return (Boolean) Comparison.evaluate(BinaryOperator.LESS_OR_EQUAL, first, second);
  }

  private void walk(ForIn clause, Scope scope, Body body) {
    Object collection = interpreter.evaluate(clause.collection(), scope);
    List<Object> elements;
    try {
      elements = Classes.elements(collection);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, clause.collection().position());
    }
    Variable variable = scope.declare(clause.variable(), Nothing.NOTHING);
    for (Object element : elements) {
      Computation.poll();
      variable.assign(element);
      if (!pass(clause, scope, body)) {
        return;
      }
    }
  }
}
