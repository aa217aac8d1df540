package org.gamester.lab.claims;

import java.math.BigInteger;
import java.util.function.BooleanSupplier;
import org.gamester.lab.fitting.Fraction;
import org.gamester.values.Dyadic;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.Rational;

/**
 * The relation of the computed side of a claim to the printed side. Games are compared as games,
 * numbers of any class (with games too) as numbers, the infinities of {@link Rational} among them,
 * and everything else by {@code equals}, so that only {@link #EQUAL} and {@link #DIFFERENT} apply.
 */
public enum Comparison {
  EQUAL("="),
  DIFFERENT("!="),
  LESS("<"),
  GREATER(">"),
  AT_MOST("<="),
  AT_LEAST(">="),
  CONFUSED("||"),
  LESS_OR_CONFUSED("<|"),
  GREATER_OR_CONFUSED("|>");

  private final String symbol;

  Comparison(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }

  /**
   * Whether the sides are in this relation.
   *
   * @throws IllegalArgumentException if they cannot be compared
   */
  public boolean holds(Object computed, Object claimed) {
    if (computed instanceof ShortGame g && claimed instanceof ShortGame h) {
      return holdsFor(g, h);
    }
    if (computed instanceof GameSide game) {
      Object other = gameIn(claimed);
      return other instanceof ShortGame || other instanceof GameSide
          ? holdsFor(() -> game.isAtMost(other), () -> game.isAtLeast(other))
          : holds(game.value(), claimed);
    }
    if (claimed instanceof GameSide game) {
      Object other = gameIn(computed);
      return other instanceof ShortGame
          ? holdsFor(() -> game.isAtLeast(other), () -> game.isAtMost(other))
          : holds(computed, game.value());
    }
    Object left = numberIn(computed);
    Object right = numberIn(claimed);
    if (left instanceof Fraction x && right instanceof Fraction y) {
      return allows(Relation.of(x.compareTo(y) <= 0, x.compareTo(y) >= 0));
    }
    if (left instanceof ShortGame g && right instanceof Fraction y && y.isDyadic()) {
      return holdsFor(g, ShortGame.number(y.toDyadic()));
    }
    if (left instanceof Fraction x && x.isDyadic() && right instanceof ShortGame h) {
      return holdsFor(ShortGame.number(x.toDyadic()), h);
    }
    if (isNumeric(left) && isNumeric(right) && (infinity(left) != 0 || infinity(right) != 0)) {
      int sign = Integer.compare(infinity(left), infinity(right));
      return allows(Relation.of(sign <= 0, sign >= 0));
    }
    boolean comparable =
        left.getClass() == right.getClass()
            || isNumeric(left) && isNumeric(right)
            || left instanceof Iterable<?> && right instanceof Iterable<?>;
    if (comparable && (this == EQUAL || this == DIFFERENT)) {
      return left.equals(right) == (this == EQUAL);
    }
    throw new IllegalArgumentException(
        "%s and %s cannot be compared by %s"
            .formatted(
                computed.getClass().getSimpleName(), claimed.getClass().getSimpleName(), symbol));
  }

  private boolean holdsFor(ShortGame g, ShortGame h) {
    return switch (this) {
      case EQUAL -> g.equals(h);
      case DIFFERENT -> !g.equals(h);
      case AT_MOST -> g.lessOrEqual(h);
      case AT_LEAST -> g.greaterOrEqual(h);
      case LESS_OR_CONFUSED -> g.lessOrConfused(h);
      case GREATER_OR_CONFUSED -> g.greaterOrConfused(h);
      case LESS, GREATER, CONFUSED -> allows(g.relationTo(h));
    };
  }

  /** By whether the computed game is at most, and at least, the claimed one; asks what it needs. */
  private boolean holdsFor(BooleanSupplier isAtMost, BooleanSupplier isAtLeast) {
    return switch (this) {
      case EQUAL -> isAtMost.getAsBoolean() && isAtLeast.getAsBoolean();
      case DIFFERENT -> !isAtMost.getAsBoolean() || !isAtLeast.getAsBoolean();
      case AT_MOST -> isAtMost.getAsBoolean();
      case AT_LEAST -> isAtLeast.getAsBoolean();
      case LESS -> isAtMost.getAsBoolean() && !isAtLeast.getAsBoolean();
      case GREATER -> isAtLeast.getAsBoolean() && !isAtMost.getAsBoolean();
      case CONFUSED -> !isAtMost.getAsBoolean() && !isAtLeast.getAsBoolean();
      case LESS_OR_CONFUSED -> !isAtLeast.getAsBoolean();
      case GREATER_OR_CONFUSED -> !isAtMost.getAsBoolean();
    };
  }

  private boolean allows(Relation relation) {
    return switch (this) {
      case EQUAL -> relation == Relation.EQUAL;
      case DIFFERENT -> relation != Relation.EQUAL;
      case LESS -> relation == Relation.LESS;
      case GREATER -> relation == Relation.GREATER;
      case AT_MOST -> relation == Relation.LESS || relation == Relation.EQUAL;
      case AT_LEAST -> relation == Relation.GREATER || relation == Relation.EQUAL;
      case CONFUSED -> relation == Relation.CONFUSED;
      case LESS_OR_CONFUSED -> relation == Relation.LESS || relation == Relation.CONFUSED;
      case GREATER_OR_CONFUSED -> relation == Relation.GREATER || relation == Relation.CONFUSED;
    };
  }

  private static boolean isNumeric(Object side) {
    return side instanceof Fraction || side instanceof ShortGame || infinity(side) != 0;
  }

  /** 1 for infinity, -1 for its negative, 0 for everything else. Every short game lies between. */
  private static int infinity(Object side) {
    return side instanceof Rational x && x.denominatorValue().signum() == 0
        ? x.numeratorValue().signum()
        : 0;
  }

  /** A number that is a game as that game; any other side as it is. */
  private static Object gameIn(Object side) {
    return numberIn(side) instanceof Fraction x && x.isDyadic()
        ? ShortGame.number(x.toDyadic())
        : side;
  }

  private static Object numberIn(Object side) {
    return switch (side) {
      case Integer n -> Fraction.of(n);
      case Long n -> Fraction.of(n);
      case BigInteger n -> Fraction.of(n);
      case Dyadic x -> Fraction.of(x);
      case ShortGame g when g.isNumber() -> Fraction.of(g.leftStop());
      default -> side;
    };
  }
}
