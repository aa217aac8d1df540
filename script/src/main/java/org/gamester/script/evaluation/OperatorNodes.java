package org.gamester.script.evaluation;

import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.operators.NoOperationException;
import org.gamester.script.operators.Ranges;
import org.gamester.script.operators.Switches;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.OperatorName;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.UnaryOperator;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Operators that calculate or compare, and their operands. */
final class OperatorNodes {

  private OperatorNodes() {}

  /** The value, computed from computed values, see {@link Node#compute}. */
  private static Object apply(
      BinaryOperator operator, Object a, Object b, Frame frame, int nodes, SourcePlace position) {
    Computation.poll();
    if ((a instanceof Long || b instanceof Long)
        && SmallIntegers.compact(a) instanceof Long x
        && SmallIntegers.compact(b) instanceof Long y) {
      Object value = SmallIntegers.apply(operator, x, y);
      if (value != null) {
        return value;
      }
    }
    Object first = SmallIntegers.toObject(a);
    Object second = SmallIntegers.toObject(b);
    try {
      return apply(operator, first, second, frame, nodes);
    } catch (RuntimeException e) {
      throw Node.located(e, position);
    }
  }

  private static Object apply(
      BinaryOperator operator, Object first, Object second, Frame frame, int nodes) {
    try {
      return operator.isRelation()
          ? Comparison.evaluate(operator, first, second)
          : Arithmetic.evaluate(operator, first, second);
    } catch (NoOperationException e) {
      return OwnOperators.apply(operator.symbol(), frame, nodes, e, first, second);
    }
  }

  record Binary(BinaryOperator operator, Node first, Node second, int nodes, SourcePlace position)
      implements ComputedNode {

    @Override
    public Object compute(Frame frame) {
      Object a = first.compute(frame);
      return apply(operator, a, second.compute(frame), frame, nodes, position);
    }
  }

  /** Several operators, grouped to the left. */
  static final class LeftChain implements ComputedNode {
    private final Node first;
    private final BinaryOperator[] operators;
    private final Node[] operands;
    private final int nodes;
    private final SourcePlace[] positions;

    LeftChain(
        Node first,
        BinaryOperator[] operators,
        Node[] operands,
        int nodes,
        SourcePlace[] positions) {
      this.first = first;
      this.operators = operators;
      this.operands = operands;
      this.nodes = nodes;
      this.positions = positions;
    }

    @Override
    public Object compute(Frame frame) {
      Object value = first.compute(frame);
      for (int i = 0; i < operands.length; i++) {
        value = apply(operators[i], value, operands[i].compute(frame), frame, nodes, positions[i]);
      }
      return value;
    }
  }

  /** Several operators, grouped to the right. */
  static final class RightChain implements Node {
    private final BinaryOperator[] operators;
    private final Node[] operands;
    private final Node last;
    private final int nodes;
    private final SourcePlace[] positions;

    RightChain(
        BinaryOperator[] operators,
        Node[] operands,
        Node last,
        int nodes,
        SourcePlace[] positions) {
      this.operators = operators;
      this.operands = operands;
      this.last = last;
      this.nodes = nodes;
      this.positions = positions;
    }

    @Override
    public Object evaluate(Frame frame) {
      Object[] values = Node.evaluateAll(operands, frame);
      Object value = last.evaluate(frame);
      for (int i = operands.length - 1; i >= 0; i--) {
        value = apply(operators[i], values[i], value, frame, nodes, positions[i]);
      }
      return SmallIntegers.toObject(value);
    }
  }

  record Unary(UnaryOperator operator, Node operand, int nodes, SourcePlace position)
      implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object value = operand.evaluate(frame);
      try {
        return apply(value, frame);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }

    private Object apply(Object value, Frame frame) {
      try {
        return switch (operator) {
          case PLUS -> Arithmetic.positive(value);
          case MINUS -> Arithmetic.negate(value);
          case PLUS_MINUS -> Switches.plusMinus(value);
        };
      } catch (NoOperationException e) {
        return OwnOperators.apply(OperatorName.unary(operator.symbol()), frame, nodes, e, value);
      }
    }
  }

  /** {@code e is T}. */
  record TypeTest(Node operand, LanguageClass type) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      return Classes.is(operand.evaluate(frame), type);
    }
  }

  /** Evaluates one node for its effects, and then another one. */
  record After(Node first, Node second) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object _ = first.evaluate(frame);
      return second.evaluate(frame);
    }
  }

  /** {@code (row, column)}. */
  record Pair(Node first, Node second, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object row = first.evaluate(frame);
      Object column = second.evaluate(frame);
      try {
        return new Coordinates(
            Ranges.coordinate(row, row, column), Ranges.coordinate(column, row, column));
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }

  /** {@code from..to..step}. */
  record Range(Node from, Node to, @Nullable Node step, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object start = from.evaluate(frame);
      Object end = to.evaluate(frame);
      Object by = step == null ? ShortGame.ONE : step.evaluate(frame);
      try {
        return Ranges.range(start, end, by);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }
}
