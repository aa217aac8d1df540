package org.gamester.script;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.script.forms.Forms;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.UnaryOperator;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A sum whose summands stay apart as they are written, also those that are values: of <code>
 * {1|0} + {1|0}</code> there are moves in either summand, though its value is 1.
 *
 * <p>The summands of {@code a + b - c}, {@code -(a + b)} and {@code 2*a} are those of the text;
 * what else the language can say is one summand.
 */
final class SeparateSummands {

  private static final BigInteger MOST_COPIES = BigInteger.valueOf(64);

  private final Function<Expression, Object> evaluation;
  private final List<Object> parts = new ArrayList<>();
  private final Deque<Term> waiting = new ArrayDeque<>();

  private record Term(Expression expression, boolean negative) {
    Term of(Expression part, boolean subtracted) {
      return new Term(part, negative != subtracted);
    }
  }

  private SeparateSummands(Function<Expression, Object> evaluation) {
    this.evaluation = evaluation;
  }

  /** The sum of an expression; what the expression is, if it is not a sum of games. */
  static Object of(Expression expression, Function<Expression, Object> evaluation) {
    return isSum(expression) || copies(expression) != null
        ? new SeparateSummands(evaluation).sum(expression)
        : evaluation.apply(expression);
  }

  private Object sum(Expression expression) {
    waiting.push(new Term(expression, false));
    while (!waiting.isEmpty()) {
      Term term = waiting.pop();
      if (!split(term) && !add(term)) {
        return evaluation.apply(expression);
      }
    }
    Object sum = parts.getFirst();
    for (Object part : parts.subList(1, parts.size())) {
      sum = Forms.compound(CompoundType.DISJUNCTIVE, sum, part);
    }
    return sum;
  }

  private boolean split(Term term) {
    if (term.expression() instanceof Expression.Unary sign
        && sign.operator() != UnaryOperator.PLUS_MINUS
        && isSum(sign.operand())) {
      waiting.push(term.of(sign.operand(), sign.operator() == UnaryOperator.MINUS));
      return true;
    }
    if (!isChainOfSums(term.expression()) || !(term.expression() instanceof Expression.Chain sum)) {
      return false;
    }
    for (Expression.Link link : sum.links().reversed()) {
      waiting.push(
          link.operator() == BinaryOperator.PLUS_MINUS
              ? term.of(
                  new Expression.Unary(UnaryOperator.PLUS_MINUS, link.operand(), link.position()),
                  false)
              : term.of(link.operand(), link.operator() == BinaryOperator.MINUS));
    }
    waiting.push(term.of(sum.first(), false));
    return true;
  }

  /** Adds what is one summand, or several copies of one; false if it is not a game. */
  private boolean add(Term term) {
    BigInteger copies = copies(term.expression());
    if (copies != null && term.expression() instanceof Expression.Chain product) {
      Object game = evaluation.apply(product.links().getFirst().operand());
      if (Forms.isGame(game) && !isNumber(game)) {
        for (int i = 0; i < copies.intValue(); i++) {
          parts.add(term.negative() ? Forms.negate(game) : game);
        }
        return true;
      }
    }
    Object part = evaluation.apply(term.expression());
    if (!Forms.isGame(part)) {
      return false;
    }
    parts.add(term.negative() ? Forms.negate(part) : part);
    return true;
  }

  private static boolean isNumber(Object game) {
    return game instanceof ShortGame value && value.isNumber();
  }

  private static boolean isSum(Expression expression) {
    return isChainOfSums(expression)
        || (expression instanceof Expression.Unary sign
            && sign.operator() != UnaryOperator.PLUS_MINUS
            && isChainOfSums(sign.operand()));
  }

  private static boolean isChainOfSums(Expression expression) {
    return expression instanceof Expression.Chain chain
        && chain.links().stream()
            .allMatch(
                link ->
                    switch (link.operator()) {
                      case PLUS, MINUS, PLUS_MINUS -> true;
                      default -> false;
                    });
  }

  /**
   * How many copies an expression such as {@code 2*a} is of its last part; null if it is not one.
   */
  private static @Nullable BigInteger copies(Expression expression) {
    return expression instanceof Expression.Chain chain
            && chain.links().size() == 1
            && chain.links().getFirst().operator() == BinaryOperator.TIMES
            && chain.first() instanceof Expression.IntegerLiteral count
            && count.value().signum() > 0
            && count.value().compareTo(MOST_COPIES) <= 0
        ? count.value()
        : null;
  }
}
