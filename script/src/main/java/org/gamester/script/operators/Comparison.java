package org.gamester.script.operators;

import java.util.Objects;
import org.gamester.script.classes.Conversion;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.MisereForms;
import org.gamester.script.forms.MiserePosition;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;

/** Equality and order of values; identity of structure. */
public final class Comparison {

  private Comparison() {}

  /** The value of {@code a operator b} for a relation. */
  public static Object evaluate(BinaryOperator operator, Object a, Object b) {
    return switch (operator) {
      case IDENTICAL -> a.equals(b);
      case NOT_IDENTICAL -> !a.equals(b);
      case EQUAL -> areEqual(a, b);
      case NOT_EQUAL -> !areEqual(a, b);
      default -> ordered(operator, a, b);
    };
  }

  private static Object ordered(BinaryOperator operator, Object a, Object b) {
    if (!areOrdered(a, b)) {
      throw Operations.none(operator.symbol(), a, b);
    }
    return switch (operator) {
      case LESS_OR_EQUAL -> isLessOrEqual(a, b);
      case GREATER_OR_EQUAL -> isLessOrEqual(b, a);
      case LESS_OR_CONFUSED -> !isLessOrEqual(b, a);
      case GREATER_OR_CONFUSED -> !isLessOrEqual(a, b);
      case LESS -> relation(a, b) == Relation.LESS;
      case GREATER -> relation(a, b) == Relation.GREATER;
      case CONFUSED -> relation(a, b) == Relation.CONFUSED;
      case COMPARE ->
          switch (relation(a, b)) {
            case EQUAL -> ShortGame.ZERO;
            case LESS -> ShortGame.MINUS_ONE;
            case GREATER -> ShortGame.ONE;
            case CONFUSED -> ShortGame.STAR;
          };
      default -> throw new IllegalArgumentException(operator.symbol());
    };
  }

  /** Whether two objects are equal: games and numbers by value, others by their contents. */
  public static boolean areEqual(Object a, Object b) {
    if (a instanceof MiserePosition g && MisereForms.isComparable(b)) {
      return g.game().equals(MisereForms.form(b));
    }
    if (b instanceof MiserePosition && MisereForms.isComparable(a)) {
      return areEqual(b, a);
    }
    if (Forms.isPosition(a) && isValued(b) || Forms.isPosition(b) && isValued(a)) {
      return a.equals(b) || GameValues.areEqual(a, b);
    }
    return a.equals(b);
  }

  /** Whether the two are of a kind that has an order, partial or not. */
  private static boolean areOrdered(Object a, Object b) {
    return Arithmetic.isNumber(a) && Arithmetic.isNumber(b)
        || isValued(a) && isValued(b)
        || a instanceof String && b instanceof String
        || a instanceof Coordinates && b instanceof Coordinates;
  }

  /** Whether an object is a game or a loopy value. */
  private static boolean isValued(Object object) {
    return Forms.isGame(object) || object instanceof LoopyGame;
  }

  private static Relation relation(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return g.relationTo(h);
    }
    return Relation.of(isLessOrEqual(a, b), isLessOrEqual(b, a));
  }

  private static boolean isLessOrEqual(Object a, Object b) {
    if (a instanceof ShortGame g && b instanceof ShortGame h) {
      return g.lessOrEqual(h);
    }
    if (LoopyGame.areLoopy(a, b)) {
      LoopyValue greater = Objects.requireNonNull(LoopyGame.value(b));
      return greater.greaterOrEqual(Objects.requireNonNull(LoopyGame.value(a)));
    }
    if (Arithmetic.isNumber(a) && Arithmetic.isNumber(b)) {
      return Conversion.surreal(a).compareTo(Conversion.surreal(b)) <= 0;
    }
    if (a instanceof String s && b instanceof String t) {
      return s.compareTo(t) <= 0;
    }
    if (a instanceof Coordinates p && b instanceof Coordinates q) {
      return p.isWithin(q);
    }
    return GameValues.isLessOrEqual(a, b);
  }
}
