package org.gamester.script.evaluation;

import java.util.List;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/** Statements. */
final class StatementNodes {

  private StatementNodes() {}

  /** Statements one after another; the value is that of the last one. */
  static Node sequence(List<Node> statements) {
    return switch (statements.size()) {
      case 0 -> new ValueNodes.Constant(Nothing.NOTHING);
      case 1 -> statements.getFirst();
      default -> new Sequence(statements.toArray(Node[]::new));
    };
  }

  static Node orNothing(@Nullable Node node) {
    return node == null ? new ValueNodes.Constant(Nothing.NOTHING) : node;
  }

  private static final class Sequence implements ComputedNode {
    private final Node[] statements;

    Sequence(Node[] statements) {
      this.statements = statements;
    }

    @Override
    public Object compute(Frame frame) {
      Object value = Nothing.NOTHING;
      for (Node statement : statements) {
        value = statement.compute(frame);
        if (value instanceof Jump) {
          return value;
        }
      }
      return value;
    }
  }

  /** A statement whose value is used. */
  record Operand(Node statement) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object value = statement.evaluate(frame);
      if (value instanceof Jump jump) {
        throw new Jump.Thrown(jump);
      }
      return value;
    }
  }

  static final class If implements ComputedNode {
    private final Node[] conditions;
    private final SourcePlace[] positions;
    private final Node[] bodies;
    private final Node otherwise;

    If(Node[] conditions, SourcePlace[] positions, Node[] bodies, Node otherwise) {
      this.conditions = conditions;
      this.positions = positions;
      this.bodies = bodies;
      this.otherwise = otherwise;
    }

    @Override
    public Object compute(Frame frame) {
      for (int i = 0; i < conditions.length; i++) {
        if (conditions[i].isTrue(frame, positions[i])) {
          return bodies[i].compute(frame);
        }
      }
      return otherwise.compute(frame);
    }
  }

  /** {@code error(e)}. */
  record Raise(Node message, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object object = message.evaluate(frame);
      throw new ScriptException(frame.evaluation.plainText(object), position);
    }
  }

  static final class Return implements Node {
    private final Node value;

    Return(@Nullable Node value) {
      this.value = orNothing(value);
    }

    @Override
    public Object evaluate(Frame frame) {
      return new Jump(Jump.Kind.RETURN, value.evaluate(frame));
    }
  }

  /** Takes the values of all variables of the worksheet away. */
  static final class Clear implements Node {
    @Override
    public Object evaluate(Frame frame) {
      frame.evaluation.generation().clear();
      return Nothing.NOTHING;
    }
  }

  record Try(Node body, Node last) implements Node {

    /** A jump out of the last part replaces whatever the body came to. */
    @Override
    public Object evaluate(Frame frame) {
      Object value;
      try {
        value = body.evaluate(frame);
      } catch (ComputationStopped e) {
        throw e;
      } catch (RuntimeException e) {
        Object ended = last.evaluate(frame);
        if (ended instanceof Jump) {
          return ended;
        }
        throw e;
      }
      Object ended = last.evaluate(frame);
      return ended instanceof Jump ? ended : value;
    }
  }
}
