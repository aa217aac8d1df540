package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.classes.Elements;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Loops and comprehensions. */
final class LoopNodes {

  private LoopNodes() {}

  /** What is done in each pass of the innermost loop; answers as a statement does. */
  interface Body {
    Object run(Frame frame);
  }

  /** The conditions behind the head of a loop. */
  record Conditions(
      @Nullable Node whileCondition,
      @Nullable SourcePlace whilePosition,
      @Nullable Node whereCondition,
      @Nullable SourcePlace wherePosition) {

    /**
     * One pass.
     *
     * @return a {@link Jump} that ends the loop; otherwise anything else
     */
    Object pass(Frame frame, Body body) {
      if (whileCondition != null
          && whilePosition != null
          && !whileCondition.isTrue(frame, whilePosition)) {
        return Jump.BREAK;
      }
      if (whereCondition != null
          && wherePosition != null
          && !whereCondition.isTrue(frame, wherePosition)) {
        return Nothing.NOTHING;
      }
      Object value;
      try {
        value = body.run(frame);
      } catch (Jump.Thrown thrown) {
        value = thrown.jump();
      }
      return value == Jump.CONTINUE ? Nothing.NOTHING : value;
    }
  }

  /** The head of a loop. */
  abstract static class Clause {
    final Conditions conditions;

    Clause(Conditions conditions) {
      this.conditions = conditions;
    }

    /** Makes all passes; answers the jump that ended them, if any. */
    abstract Object repeat(Frame frame, Body body);
  }

  /** {@code for x from a to b by s}. */
  static final class Counting extends Clause {
    /** Integers up to this size, and sums of two of them, are Java's. */
    private static final long MOST = 1L << 60;

    private final Node from;
    private final @Nullable Node to;
    private final @Nullable Node by;
    private final Local variable;
    private final SourcePlace position;
    private final boolean collects;

    Counting(
        Node from,
        @Nullable Node to,
        @Nullable Node by,
        Local variable,
        Conditions conditions,
        SourcePlace position) {
      this(from, to, by, variable, conditions, position, false);
    }

    private Counting(
        Node from,
        @Nullable Node to,
        @Nullable Node by,
        Local variable,
        Conditions conditions,
        SourcePlace position,
        boolean collects) {
      super(conditions);
      this.collects = collects;
      this.from = from;
      this.to = to;
      this.by = by;
      this.variable = variable;
      this.position = position;
    }

    /** The same for a list with an element for each pass: it must have room for all of them. */
    Counting collecting() {
      return new Counting(from, to, by, variable, conditions, position, true);
    }

    @Override
    Object repeat(Frame frame, Body body) {
      Object start = from.evaluate(frame);
      @Nullable Object end = to == null ? null : to.evaluate(frame);
      Object step = by == null ? ShortGame.ONE : by.evaluate(frame);
      variable.declare(frame, start);
      try {
        return isSmall(start) && isSmall(step) && (end == null || isSmall(end))
            ? countSmall(frame, body, end, step)
            : count(frame, body, end, step);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }

    /** Counts by the rules of the language: the body may have changed the variable. */
    private Object count(Frame frame, Body body, @Nullable Object end, Object step) {
      boolean falling =
          step instanceof ShortGame number && number.isInteger() && number.leftStop().signum() < 0;
      while (end == null || isBefore(variable.read(frame), end, falling)) {
        Computation.poll();
        Object value = conditions.pass(frame, body);
        if (value instanceof Jump) {
          return value;
        }
        variable.assign(
            frame, Arithmetic.evaluate(BinaryOperator.PLUS, variable.read(frame), step));
      }
      return Nothing.NOTHING;
    }

    /** The same with Java's integers, as long as the body leaves the variable alone. */
    private Object countSmall(Frame frame, Body body, @Nullable Object end, Object step) {
      long increment = small(step);
      long last = end != null ? small(end) : increment < 0 ? -MOST : MOST;
      long next = small(variable.read(frame));
      if (collects && end != null && increment != 0) {
        ObjectList.requireRoom(Math.max(0, (last - next) / increment + 1));
      }
      while (increment < 0 ? last <= next : next <= last) {
        Computation.poll();
        Object value = conditions.pass(frame, body);
        if (value instanceof Jump) {
          return value;
        }
        if (!is(variable.compute(frame), next)) {
          variable.assign(
              frame, Arithmetic.evaluate(BinaryOperator.PLUS, variable.read(frame), step));
          return count(frame, body, end, step);
        }
        next += increment;
        variable.assign(frame, next);
      }
      return end == null ? count(frame, body, null, step) : Nothing.NOTHING;
    }

    private static boolean is(Object computed, long n) {
      return computed instanceof Long m ? m == n : computed == ShortGame.integer(n);
    }

    private static boolean isSmall(Object object) {
      return object instanceof ShortGame game
          && game.isInteger()
          && game.leftStop().isLong()
          && Math.abs(small(game)) <= MOST;
    }

    private static long small(Object integer) {
      return ((ShortGame) integer).leftStop().longValueExact();
    }

    private static boolean isBefore(Object value, Object end, boolean falling) {
      Object first = falling ? end : value;
      Object second = falling ? value : end;
      return (Boolean) Comparison.evaluate(BinaryOperator.LESS_OR_EQUAL, first, second);
    }
  }

  /** {@code for x in collection}. */
  static final class Listing extends Clause {
    private final Node collection;
    private final Local variable;
    private final SourcePlace position;

    Listing(Node collection, Local variable, Conditions conditions, SourcePlace position) {
      super(conditions);
      this.collection = collection;
      this.variable = variable;
      this.position = position;
    }

    @Override
    Object repeat(Frame frame, Body body) {
      Object object = collection.evaluate(frame);
      ObjectList elements;
      try {
        elements = Elements.of(object);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
      variable.declare(frame, Nothing.NOTHING);
      int size = elements.size();
      for (int i = 0; i < size; i++) {
        Computation.poll();
        variable.assign(frame, elements.get(i));
        Object value = conditions.pass(frame, body);
        if (value instanceof Jump) {
          return value;
        }
      }
      return Nothing.NOTHING;
    }
  }

  /** {@code for x := e}. */
  static final class Once extends Clause {
    private final Node value;
    private final Local variable;

    Once(Node value, Local variable, Conditions conditions) {
      super(conditions);
      this.value = value;
      this.variable = variable;
    }

    @Override
    Object repeat(Frame frame, Body body) {
      variable.declare(frame, value.evaluate(frame));
      return conditions.pass(frame, body);
    }
  }

  /** {@code while condition}. */
  static final class Repeating extends Clause {
    Repeating(Conditions conditions) {
      super(conditions);
    }

    @Override
    Object repeat(Frame frame, Body body) {
      while (true) {
        Computation.poll();
        Object value = conditions.pass(frame, body);
        if (value instanceof Jump) {
          return value;
        }
      }
    }
  }

  /**
   * Loops within each other.
   *
   * @return the jump that leads further out; otherwise anything else
   */
  private static Object run(Clause[] clauses, int index, Frame frame, Body body) {
    Body inner =
        index + 1 == clauses.length ? body : within -> run(clauses, index + 1, within, body);
    Object value = clauses[index].repeat(frame, inner);
    return value == Jump.BREAK ? Nothing.NOTHING : value;
  }

  static final class Loop implements Node {
    private final Clause[] clauses;
    private final Node[] bodies;
    private final boolean yields;

    Loop(Clause[] clauses, Node[] bodies, boolean yields) {
      this.clauses = clauses;
      this.bodies = bodies;
      this.yields = yields;
    }

    @Override
    public Object evaluate(Frame frame) {
      @Nullable List<Object> yielded = yields ? new ArrayList<>() : null;
      Object ended = LoopNodes.run(clauses, 0, frame, within -> pass(within, yielded));
      if (ended instanceof Jump) {
        return ended;
      }
      return yielded == null ? Nothing.NOTHING : ObjectList.adopting(yielded.toArray());
    }

    private Object pass(Frame frame, @Nullable List<Object> yielded) {
      for (Node body : bodies) {
        Object value = body.compute(frame);
        if (value instanceof Jump) {
          return value;
        }
        if (yielded != null) {
          yielded.add(SmallIntegers.toObject(value));
        }
      }
      return Nothing.NOTHING;
    }
  }

  /** Runs loops for what they collect; a jump that leads further out is thrown. */
  private static void collect(Clause[] clauses, Frame frame, Body body) {
    if (run(clauses, 0, frame, body) instanceof Jump jump) {
      throw new Jump.Thrown(jump);
    }
  }

  static final class Comprehension implements Node {
    private final Clause[] clauses;
    private final Node element;
    private final boolean isList;

    Comprehension(Clause[] clauses, Node element, boolean isList) {
      this.clauses = clauses;
      this.element = element;
      this.isList = isList;
    }

    @Override
    public Object evaluate(Frame frame) {
      if (isList) {
        List<Object> elements = new ArrayList<>();
        collect(clauses, frame, within -> elements.add(element.evaluate(within)));
        return ObjectList.adopting(elements.toArray());
      }
      Set<Object> elements = new HashSet<>();
      collect(clauses, frame, within -> elements.add(element.evaluate(within)));
      return ObjectSet.adopting(elements);
    }
  }

  static final class MapComprehension implements Node {
    private final Clause[] clauses;
    private final CollectionNodes.EntryNode entry;

    MapComprehension(Clause[] clauses, CollectionNodes.EntryNode entry) {
      this.clauses = clauses;
      this.entry = entry;
    }

    @Override
    public Object evaluate(Frame frame) {
      List<MapEntry> entries = new ArrayList<>();
      collect(clauses, frame, within -> entries.add(entry.evaluate(within)));
      return ObjectMap.ofEntries(entries);
    }
  }
}
