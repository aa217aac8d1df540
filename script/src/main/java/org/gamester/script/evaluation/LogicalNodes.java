package org.gamester.script.evaluation;

import org.gamester.script.syntax.SourcePlace;

/**
 * {@code not}, {@code and}, {@code or}: of truth values, where what follows is evaluated only if it
 * matters; or what the class of the first operand declares.
 */
final class LogicalNodes {

  private LogicalNodes() {}

  static final class Not extends Node {
    private static final String OPERATOR = "not";

    private final Node operand;
    private final int nodes;
    private final SourcePlace position;

    Not(Node operand, int nodes, SourcePlace position) {
      this.operand = operand;
      this.nodes = nodes;
      this.position = position;
    }

    @Override
    Object evaluate(Frame frame) {
      Object value = operand.evaluate(frame);
      return OwnOperators.declares(value, OPERATOR)
          ? own(OPERATOR, frame, nodes, position, value)
          : !isTrue(value, position);
    }
  }

  /** Several operands, grouped to the left. */
  static final class Chain extends Node {
    private final boolean isAnd;
    private final Node[] operands;
    private final int nodes;
    private final SourcePlace[] positions;

    /**
     * @param isAnd whether they stand beside {@code and}, not {@code or}
     */
    Chain(boolean isAnd, Node[] operands, int nodes, SourcePlace[] positions) {
      this.isAnd = isAnd;
      this.operands = operands;
      this.nodes = nodes;
      this.positions = positions;
    }

    @Override
    Object evaluate(Frame frame) {
      String operator = isAnd ? "and" : "or";
      Object value = operands[0].evaluate(frame);
      boolean isOwn = false;
      for (int i = 1; i < operands.length; i++) {
        isOwn = OwnOperators.declares(value, operator);
        if (isOwn) {
          Object operand = operands[i].evaluate(frame);
          value = own(operator, frame, nodes, positions[i], value, operand);
        } else if (isTrue(value, positions[i - 1]) != isAnd) {
          return !isAnd;
        } else {
          value = operands[i].evaluate(frame);
        }
      }
      return isOwn ? value : (Object) isTrue(value, positions[operands.length - 1]);
    }
  }

  private static Object own(
      String operator,
      Frame frame,
      int nodes,
      SourcePlace position,
      Object object,
      Object... arguments) {
    try {
      return OwnOperators.call(operator, frame, nodes, object, arguments);
    } catch (RuntimeException e) {
      throw Node.located(e, position);
    }
  }
}
