package org.gamester.script.evaluation;

import org.gamester.script.games.RulesetNames;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/** Values that are known before the evaluation, or as soon as they are needed. */
final class ValueNodes {

  private ValueNodes() {}

  /** Whether all of the nodes have values that never change. */
  static boolean areConstant(Node... nodes) {
    for (Node node : nodes) {
      if (!(node instanceof Constant || node instanceof EvaluatedOnce)) {
        return false;
      }
    }
    return true;
  }

  /** The node, to be evaluated once only if all its operands are constant. */
  static Node once(Node node, Node... operands) {
    return areConstant(operands) ? new EvaluatedOnce(node) : node;
  }

  /** A value that is known before the evaluation. */
  static final class Constant implements Node {
    private final Object value;
    private final Object compact;

    Constant(Object value) {
      this.value = value;
      this.compact = SmallIntegers.compact(value);
    }

    @Override
    public Object evaluate(Frame frame) {
      return value;
    }

    @Override
    public Object compute(Frame frame) {
      return compact;
    }
  }

  /** An immutable value that depends on nothing: it is made when it is needed first. */
  static final class EvaluatedOnce implements Node {
    private final Node node;
    private @Nullable Object value;
    private @Nullable Object compact;

    EvaluatedOnce(Node node) {
      this.node = node;
    }

    @Override
    public Object evaluate(Frame frame) {
      Object known = value;
      if (known == null) {
        known = node.evaluate(frame);
        value = known;
      }
      return known;
    }

    @Override
    public Object compute(Frame frame) {
      Object known = compact;
      if (known == null) {
        known = SmallIntegers.compact(evaluate(frame));
        compact = known;
      }
      return known;
    }
  }

  /** Fails whenever it is evaluated. */
  record Failing(String message, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      throw new ScriptException(message, position);
    }
  }

  /** A name without a meaning, where that is an error only when it is evaluated. */
  record Undefined(String name, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      throw ScriptException.undefined(name, "").at(position);
    }
  }

  /** A ruleset by its name: made by the first evaluation, since it asks that for values. */
  static final class Ruleset implements Node {
    private final String qualifiedName;
    private final SourcePlace position;
    private @Nullable Object known;

    Ruleset(String qualifiedName, SourcePlace position) {
      this.qualifiedName = qualifiedName;
      this.position = position;
    }

    @Override
    public Object evaluate(Frame frame) {
      Object ruleset = known;
      if (ruleset == null) {
        try {
          ruleset = RulesetNames.make(qualifiedName, frame.evaluation);
        } catch (ScriptException e) {
          throw Node.located(e, position);
        }
        known = ruleset;
      }
      return ruleset;
    }
  }

  /** Makes a function. */
  record Function(FunctionCode code) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      return code.capture(frame);
    }
  }
}
