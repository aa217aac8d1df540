package org.gamester.script.games;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Collected;
import org.gamester.script.syntax.Expression.LoopClause;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.UnaryOperator;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Reads out of a written method that a heap is only ever lessened by so many tokens, and the rest
 * divided into so many heaps of any sizes: what the periodicity theorems ask for, see {@link
 * org.gamester.rulesets.heap.ProvedPeriod}.
 *
 * <p>The method is not run but read, with the size n of the heap as an unknown: numbers are {@link
 * LinearForm}s in n and in those loop variables whose values depend on n; loops over a fixed number
 * of values are gone through. So what is found holds for all n from some size on, below which a
 * condition such as {@code taken <= n} may say otherwise; that size counts as an amount that may be
 * taken, so that the proof of a period goes beyond it. A method that says anything else, and be it
 * the same in other words, is not recognised.
 */
final class BoundedTaking {

  private static final int MOST_OPTIONS = 100_000;
  private static final int LARGEST_BOUND = 1 << 20;

  private final Function<String, Optional<Object>> constants;
  private final Map<String, LinearForm> variables = new HashMap<>();

  /** What is known of the loop variables that depend on n: none of these forms is negative. */
  private final List<LinearForm> limits = new ArrayList<>();

  private int unknowns;
  private long steps;

  /** From this size on what is read holds. */
  private long from;

  private long take;
  private int heaps;

  private BoundedTaking(Function<String, Optional<Object>> constants) {
    this.constants = constants;
  }

  /**
   * The bounds of what a method or function with these parameters lists; empty if it is not
   * recognised.
   *
   * @param constants what names stand for that the method does not bind itself, if that never
   *     changes
   */
  static Optional<Taking.Bounds> of(
      @Nullable List<Parameter> parameters,
      @Nullable Expression body,
      Function<String, Optional<Object>> constants) {
    if (parameters == null || parameters.size() != 1 || body == null) {
      return Optional.empty();
    }
    BoundedTaking reader = new BoundedTaking(constants);
    reader.variables.put(parameters.getFirst().name(), LinearForm.size());
    try {
      reader.options(body);
    } catch (UnboundedTakingException | ArithmeticException e) {
      return Optional.empty();
    }
    long bound = Math.max(reader.take, reader.from);
    return bound > LARGEST_BOUND
        ? Optional.empty()
        : Optional.of(new Taking.Bounds(bound, reader.heaps));
  }

  private static UnboundedTakingException not() {
    return new UnboundedTakingException();
  }

  /** Reads the list of all options. */
  private void options(Expression expression) {
    switch (expression) {
      case Expression.Block block when block.statements().size() == 1 ->
          options(block.statements().getFirst());
      case Expression.If choice -> options(chosen(choice));
      case Expression.ListLiteral list -> list.elements().forEach(this::option);
      case Expression.Comprehension all when all.collected() == Collected.LIST ->
          loops(all.clauses(), all.element());
      default -> throw not();
    }
  }

  private Expression chosen(Expression.If choice) {
    for (Expression.Branch branch : choice.branches()) {
      if (holds(branch.condition())) {
        return branch.body();
      }
    }
    if (choice.otherwise() == null) {
      throw not();
    }
    return choice.otherwise();
  }

  private void loops(List<LoopClause> clauses, Expression element) {
    if (clauses.isEmpty()) {
      option(element);
      return;
    }
    LoopClause clause = clauses.getFirst();
    List<LoopClause> rest = clauses.subList(1, clauses.size());
    if (clause.whileCondition() != null) {
      throw not();
    }
    Runnable inner =
        () -> {
          int known = limits.size();
          if (clause.whereCondition() == null || admits(clause.whereCondition())) {
            loops(rest, element);
          }
          limits.subList(known, limits.size()).clear();
        };
    switch (clause) {
      case Expression.ForFrom loop when loop.to() != null -> {
        LinearForm first = number(loop.from());
        LinearForm span = span(loop.to(), first);
        if (span == null || !span.isConstant()) {
          unknown(loop, first, inner);
        } else {
          long step = loop.by() == null ? 1 : constant(loop.by());
          if (step < 1) {
            throw not();
          }
          for (long i = 0; i <= span.constant(); i += step) {
            with(loop.variable(), first.plus(LinearForm.constant(i)), inner);
          }
        }
      }
      case Expression.ForIn loop -> {
        for (LinearForm value : numbers(loop.collection())) {
          with(loop.variable(), value, inner);
        }
      }
      case Expression.ForOnce once -> with(once.variable(), number(once.value()), inner);
      default -> throw not();
    }
  }

  /** How far it is from the first value of a loop to the last; null if that is a half. */
  private @Nullable LinearForm span(Expression last, LinearForm first) {
    return half(last) == null ? number(last).minus(first) : null;
  }

  /** A loop over so many values that their number depends on n. */
  private void unknown(Expression.ForFrom loop, LinearForm first, Runnable inner) {
    if (loop.by() != null || loop.to() == null) {
      throw not();
    }
    LinearForm value = LinearForm.variable(unknowns);
    LinearForm half = half(loop.to());
    int known = limits.size();
    limits.add(value.minus(first));
    limits.add(half == null ? number(loop.to()).minus(value) : half.minus(value.times(2)));
    unknowns++;
    with(loop.variable(), value, inner);
    unknowns--;
    limits.subList(known, limits.size()).clear();
  }

  private void with(String name, LinearForm value, Runnable inner) {
    Computation.poll();
    if (++steps > MOST_OPTIONS) {
      throw not();
    }
    LinearForm before = variables.put(name, value);
    inner.run();
    if (before == null) {
      variables.remove(name);
    } else {
      variables.put(name, before);
    }
  }

  /** One option: the heaps that are left. */
  private void option(Expression expression) {
    if (!(expression instanceof Expression.ListLiteral list)) {
      throw not();
    }
    List<LinearForm> parts = new ArrayList<>();
    LinearForm taken = LinearForm.size();
    for (Expression element : list.elements()) {
      LinearForm part = number(element);
      if (!part.isConstant()) {
        parts.add(part);
        taken = taken.minus(part);
      } else if (part.constant() < 0) {
        throw not();
      }
    }
    if (parts.isEmpty()) {
      if (unknowns > 0) {
        throw not();
      }
      return;
    }
    if (!taken.isConstant() || taken.constant() < (unknowns == 0 ? 1 : 0)) {
      throw not();
    }
    if (unknowns == 0
        ? parts.size() > 1
        : !new DividedRest(parts, limits, unknowns).isAny(taken.constant())) {
      throw not();
    }
    from = Math.max(from, unknowns == 0 ? taken.constant() : 0);
    take = Math.max(take, taken.constant());
    heaps = Math.max(heaps, parts.size());
  }

  /** Whether a condition on loop variables lets values pass; it may be a limit of them. */
  private boolean admits(Expression condition) {
    if (condition instanceof Expression.And and) {
      for (Expression operand : and.operands()) {
        if (!admits(operand)) {
          return false;
        }
      }
      return true;
    }
    if (condition instanceof Expression.RightChain chain && chain.links().size() == 1) {
      LinearForm more = number(chain.last()).minus(number(chain.links().getFirst().operand()));
      if (more.hasVariables()) {
        limits.add(
            switch (chain.links().getFirst().operator()) {
              case LESS_OR_EQUAL -> more;
              case LESS -> more.minus(LinearForm.constant(1));
              case GREATER_OR_EQUAL -> more.times(-1);
              case GREATER -> more.times(-1).minus(LinearForm.constant(1));
              default -> throw not();
            });
        return true;
      }
    }
    return holds(condition);
  }

  /** Whether a condition holds for all n from some size on, which is noted. */
  private boolean holds(Expression condition) {
    return switch (condition) {
      case Expression.BooleanLiteral literal -> literal.value();
      case Expression.Not not -> !holds(not.operand());
      case Expression.And and -> and.operands().stream().allMatch(this::holds);
      case Expression.Or or -> or.operands().stream().anyMatch(this::holds);
      case Expression.RightChain chain when chain.links().size() == 1 ->
          holds(
              chain.links().getFirst().operator(),
              number(chain.links().getFirst().operand()).minus(number(chain.last())));
      default -> throw not();
    };
  }

  /** Whether {@code difference} stands in a relation to 0. */
  private boolean holds(BinaryOperator relation, LinearForm difference) {
    if (difference.hasVariables()) {
      throw not();
    }
    long multiple = difference.multipleOfSize();
    int sign = Long.signum(difference.constant());
    if (multiple != 0) {
      sign = Long.signum(multiple);
      from = Math.max(from, Math.abs(difference.constant()) / Math.abs(multiple) + 1);
    }
    return switch (relation) {
      case EQUAL -> sign == 0;
      case NOT_EQUAL -> sign != 0;
      case LESS -> sign < 0;
      case LESS_OR_EQUAL -> sign <= 0;
      case GREATER -> sign > 0;
      case GREATER_OR_EQUAL -> sign >= 0;
      default -> throw not();
    };
  }

  private long constant(Expression expression) {
    LinearForm value = number(expression);
    if (!value.isConstant()) {
      throw not();
    }
    return value.constant();
  }

  private LinearForm number(Expression expression) {
    return switch (expression) {
      case Expression.IntegerLiteral literal ->
          LinearForm.constant(literal.value().longValueExact());
      case Expression.Name name -> named(name.name());
      case Expression.Unary unary when unary.operator() == UnaryOperator.MINUS ->
          number(unary.operand()).times(-1);
      case Expression.Chain chain -> {
        LinearForm value = number(chain.first());
        for (Expression.Link link : chain.links()) {
          LinearForm operand = number(link.operand());
          value =
              switch (link.operator()) {
                case PLUS -> value.plus(operand);
                case MINUS -> value.minus(operand);
                case TIMES -> product(value, operand);
                default -> throw not();
              };
        }
        yield value;
      }
      default -> throw not();
    };
  }

  private static LinearForm product(LinearForm one, LinearForm other) {
    if (!one.isConstant() && !other.isConstant()) {
      throw not();
    }
    return one.isConstant() ? other.times(one.constant()) : one.times(other.constant());
  }

  private LinearForm named(String name) {
    LinearForm known = variables.get(name);
    return known != null ? known : integer(constants.apply(name).orElseThrow(() -> not()));
  }

  private static LinearForm integer(Object value) {
    if (!Classes.is(value, StandardClasses.INTEGER)) {
      throw not();
    }
    return LinearForm.constant(Conversion.integer(value).longValueExact());
  }

  /** The form of which an expression {@code x.Div(2)} is the half; null if it is no half. */
  private @Nullable LinearForm half(Expression expression) {
    return expression instanceof Expression.Selection selection
            && selection.suffixes().size() == 2
            && selection.suffixes().getFirst() instanceof Expression.Member member
            && member.name().equals("Div")
            && selection.suffixes().getLast() instanceof Expression.Call call
            && call.arguments().size() == 1
            && call.arguments().getFirst().name() == null
            && constant(call.arguments().getFirst().value()) == 2
        ? number(selection.target())
        : null;
  }

  /** The numbers that a loop goes through. */
  private List<LinearForm> numbers(Expression collection) {
    return switch (collection) {
      case Expression.ListLiteral list -> list.elements().stream().map(this::number).toList();
      case Expression.Range range when range.step() == null -> {
        List<LinearForm> numbers = new ArrayList<>();
        long last = constant(range.to());
        for (long i = constant(range.from()); i <= last; i++) {
          if (numbers.size() > MOST_OPTIONS) {
            throw not();
          }
          numbers.add(LinearForm.constant(i));
        }
        yield numbers;
      }
      case Expression.Name name when !variables.containsKey(name.name()) -> {
        Object value = constants.apply(name.name()).orElseThrow(() -> not());
        if (!Classes.is(value, StandardClasses.COLLECTION)) {
          throw not();
        }
        yield Elements.of(value).stream().map(BoundedTaking::integer).toList();
      }
      default -> throw not();
    };
  }
}
