package org.gamester.script.evaluation;

import org.gamester.script.syntax.SourcePlace;

/**
 * {@code not}, {@code and}, {@code or}: of truth values, where what follows is evaluated only if it
 * matters; or what the class of the first operand declares.
 */
final class LogicalNodes {

  private LogicalNodes() {}

  record Not(Node operand, int nodes, SourcePlace position) implements Node {
    private static final String OPERATOR = "not";

    @Override
    public Object evaluate(Frame frame) {
      Object value = operand.evaluate(frame);
      return OwnOperators.declares(value, OPERATOR)
          ? own(OPERATOR, frame, nodes, position, value)
          : !Node.isTrue(value, position);
    }
  }

  /** Several operands, grouped to the left. */
  static final class Chain implements Node {
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
    public Object evaluate(Frame frame) {
      String operator = isAnd ? "and" : "or";
      Object value = operands[0].evaluate(frame);
      boolean isOwn = false;
      for (int i = 1; i < operands.length; i++) {
        isOwn = OwnOperators.declares(value, operator);
        if (isOwn) {
          Object operand = operands[i].evaluate(frame);
          value = own(operator, frame, nodes, positions[i], value, operand);
        } else if (Node.isTrue(value, positions[i - 1]) != isAnd) {
          return !isAnd;
        } else {
          value = operands[i].evaluate(frame);
        }
      }
      return isOwn ? value : (Object) Node.isTrue(value, positions[operands.length - 1]);
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
