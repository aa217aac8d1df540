package org.gamester.script.evaluation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.script.classes.Arguments;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Indexing;
import org.gamester.script.operators.NoOperationException;
import org.gamester.script.syntax.OperatorName;
import org.gamester.script.syntax.SourcePlace;

/** Members, elements and calls. */
final class CallNodes {

  private CallNodes() {}

  /** An error that passes through a call gets the position of the call too. */
  private static RuntimeException through(RuntimeException e, SourcePlace position) {
    RuntimeException located = Node.located(e, position);
    if (located == e && e instanceof ScriptException script && !script.endsAt(position)) {
      return script.at(position);
    }
    return located;
  }

  /** The arguments of a call. */
  static final class ArgumentNodes {
    private final Node[] positional;
    private final Map<String, Node> named;

    ArgumentNodes(Node[] positional, Map<String, Node> named) {
      this.positional = positional;
      this.named = named;
    }

    Arguments evaluate(Frame frame) {
      if (positional.length == 0 && named.isEmpty()) {
        return Arguments.NONE;
      }
      Object[] values = Node.evaluateAll(positional, frame);
      if (named.isEmpty()) {
        return Arguments.of(values);
      }
      Map<String, Object> namedValues = new LinkedHashMap<>();
      named.forEach((name, node) -> namedValues.put(name, node.evaluate(frame)));
      return new Arguments(values, namedValues);
    }
  }

  /** One step from an object to what is behind it. */
  interface Step {
    /**
     * @param nodes the nodes of the function around the step
     */
    Object from(Object object, Frame frame, int nodes);
  }

  /** {@code .name}. */
  record ReadMember(MemberLookup lookup, SourcePlace position) implements Step {

    @Override
    public Object from(Object object, Frame frame, int nodes) {
      Evaluation evaluation = frame.evaluation;
      try {
        evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
        return evaluation.member(object, lookup);
      } catch (RuntimeException e) {
        throw through(e, position);
      }
    }
  }

  /** {@code .name(arguments)}. */
  record CallMember(
      MemberLookup lookup,
      ArgumentNodes arguments,
      SourcePlace memberPosition,
      SourcePlace callPosition)
      implements Step {

    @Override
    public Object from(Object object, Frame frame, int nodes) {
      Arguments values = arguments.evaluate(frame);
      Evaluation evaluation = frame.evaluation;
      try {
        evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
        return evaluation.callMember(object, lookup, values);
      } catch (RuntimeException e) {
        throw through(e, isMissingMember(e) ? memberPosition : callPosition);
      }
    }

    private boolean isMissingMember(RuntimeException e) {
      return e instanceof ScriptException script
          && !script.hasPosition()
          && script
              .getMessage()
              .startsWith("Not a method or member variable: `" + lookup.name() + "`");
    }
  }

  /** {@code [index]}. */
  record Element(Node index, SourcePlace position) implements Step {

    @Override
    public Object from(Object object, Frame frame, int nodes) {
      Object key = index.compute(frame);
      if (key instanceof Long n && object instanceof ObjectList list && 0 < n && n <= list.size()) {
        return list.get((int) (n - 1));
      }
      try {
        return element(object, SmallIntegers.toObject(key), frame, nodes);
      } catch (RuntimeException e) {
        throw through(e, position);
      }
    }

    private static Object element(Object object, Object key, Frame frame, int nodes) {
      try {
        return Indexing.element(object, key);
      } catch (NoOperationException e) {
        return OwnOperators.apply(OperatorName.INDEX, frame, nodes, e, object, key);
      }
    }
  }

  /** {@code (arguments)}. */
  record CallValue(ArgumentNodes arguments, SourcePlace position) implements Step {

    @Override
    public Object from(Object object, Frame frame, int nodes) {
      Arguments values = arguments.evaluate(frame);
      Evaluation evaluation = frame.evaluation;
      try {
        evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
        return evaluation.call(object, values);
      } catch (RuntimeException e) {
        throw through(e, position);
      }
    }
  }

  /** An object and the steps behind it. */
  static final class Selection implements Node {
    private final Node target;
    private final Step[] steps;
    private final int nodes;

    Selection(Node target, Step[] steps, int nodes) {
      this.target = target;
      this.steps = steps;
      this.nodes = nodes;
    }

    @Override
    public Object evaluate(Frame frame) {
      Object value = target.evaluate(frame);
      for (Step step : steps) {
        value = step.from(value, frame, nodes);
      }
      return value;
    }
  }

  /** {@code a Name b Name c}, grouped to the left. */
  static final class Infix implements Node {
    private final Node first;
    private final MemberLookup[] lookups;
    private final Node[] operands;
    private final SourcePlace[] positions;
    private final int nodes;

    Infix(Node first, MemberLookup[] lookups, Node[] operands, SourcePlace[] positions, int nodes) {
      this.first = first;
      this.lookups = lookups;
      this.operands = operands;
      this.positions = positions;
      this.nodes = nodes;
    }

    @Override
    public Object evaluate(Frame frame) {
      Evaluation evaluation = frame.evaluation;
      Object value = first.evaluate(frame);
      for (int i = 0; i < operands.length; i++) {
        Object operand = operands[i].evaluate(frame);
        try {
          evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
          value = evaluation.callMember(value, lookups[i], Arguments.of(operand));
        } catch (RuntimeException e) {
          throw through(e, positions[i]);
        }
      }
      return value;
    }
  }
}
