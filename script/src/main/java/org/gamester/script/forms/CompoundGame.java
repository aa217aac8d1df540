package org.gamester.script.forms;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.values.Player;

/** Two games, at least one of them a form, played as one. */
public final class CompoundGame extends BuiltForm {

  private final CompoundType type;
  private final Object first;
  private final Object second;

  /**
   * @throws org.gamester.rulesets.ConventionException if the conventions of the two exclude it
   */
  public CompoundGame(CompoundType type, Object first, Object second) {
    super(
        31 * (31 * type.ordinal() + first.hashCode()) + second.hashCode(),
        Forms.isImpartial(first) && Forms.isImpartial(second),
        Forms.convention(first).ofSumWith(Forms.convention(second)),
        Nesting.around(first, second));
    this.type = type;
    this.first = first;
    this.second = second;
  }

  public CompoundType type() {
    return type;
  }

  public Object first() {
    return first;
  }

  public Object second() {
    return second;
  }

  @Override
  public List<Object> options(Player player) {
    List<Object> options = new ArrayList<>();
    Player opponent = player.opponent();
    switch (type) {
      case DISJUNCTIVE -> {
        addInFirst(options, player);
        addInSecond(options, player);
      }
      case CONJUNCTIVE -> addInBoth(options, player);
      case SELECTIVE -> {
        addInFirst(options, player);
        addInSecond(options, player);
        addInBoth(options, player);
      }
      case ORDINAL -> {
        options.addAll(Forms.options(first, player));
        addInSecond(options, player);
      }
      case CONWAY_PRODUCT -> {
        addProducts(options, player, Player.LEFT);
        addProducts(options, player, Player.RIGHT);
      }
      case ORDINAL_PRODUCT -> {
        for (Object below : Forms.options(second, Player.LEFT)) {
          for (Object option : Forms.options(first, player)) {
            options.add(ordinal(below, option));
          }
        }
        for (Object above : Forms.options(second, Player.RIGHT)) {
          for (Object option : Forms.options(first, opponent)) {
            options.add(ordinal(above, Forms.negate(option)));
          }
        }
      }
      case DIMINISHED_DISJUNCTIVE -> {
        if (!hasEnded(first) && !hasEnded(second)) {
          addInFirst(options, player);
          addInSecond(options, player);
        }
      }
      case CONTINUED_CONJUNCTIVE -> {
        if (hasEnded(first)) {
          addInSecond(options, player);
        } else if (hasEnded(second)) {
          addInFirst(options, player);
        } else {
          addInBoth(options, player);
        }
      }
      case SHORTENED_SELECTIVE -> {
        if (!hasEnded(first) && !hasEnded(second)) {
          addInFirst(options, player);
          addInSecond(options, player);
          addInBoth(options, player);
        }
      }
      case SEQUENTIAL -> {
        if (hasEnded(first)) {
          options.addAll(Forms.options(second, player));
        } else {
          addInFirst(options, player);
        }
      }
      case SIDE -> {
        if (player == Player.LEFT) {
          addInFirst(options, player);
          options.addAll(Forms.options(second, player));
        } else {
          options.addAll(Forms.options(first, player));
          addInSecond(options, player);
        }
      }
    }
    return options;
  }

  /** Whether neither player can move in a game. */
  private static boolean hasEnded(Object game) {
    return Forms.options(game, Player.LEFT).isEmpty()
        && Forms.options(game, Player.RIGHT).isEmpty();
  }

  private Object ordinal(Object secondOption, Object appended) {
    return Forms.compound(
        CompoundType.ORDINAL,
        Forms.compound(CompoundType.ORDINAL_PRODUCT, first, secondOption),
        appended);
  }

  private void addInFirst(List<Object> options, Player player) {
    for (Object option : Forms.options(first, player)) {
      options.add(Forms.compound(type, option, second));
    }
  }

  private void addInSecond(List<Object> options, Player player) {
    for (Object option : Forms.options(second, player)) {
      options.add(Forms.compound(type, first, option));
    }
  }

  private void addInBoth(List<Object> options, Player player) {
    for (Object option : Forms.options(first, player)) {
      for (Object other : Forms.options(second, player)) {
        options.add(Forms.compound(type, option, other));
      }
    }
  }

  /** {@code g.H + G.h - g.h} for the options g of one player and the h that make it ours. */
  private void addProducts(List<Object> options, Player player, Player mover) {
    Player other = player == Player.LEFT ? mover : mover.opponent();
    for (Object g : Forms.options(first, mover)) {
      for (Object h : Forms.options(second, other)) {
        Object sum =
            Forms.compound(
                CompoundType.DISJUNCTIVE,
                Forms.compound(type, g, second),
                Forms.compound(type, first, h));
        options.add(
            Forms.compound(
                CompoundType.DISJUNCTIVE, sum, Forms.negate(Forms.compound(type, g, h))));
      }
    }
  }

  @Override
  public FormalGame negate() {
    return switch (type) {
      case CONWAY_PRODUCT, ORDINAL_PRODUCT -> new NegativeGame(this);
      case SIDE -> new CompoundGame(type, Forms.negate(second), Forms.negate(first));
      default -> new CompoundGame(type, Forms.negate(first), Forms.negate(second));
    };
  }

  @Override
  public LanguageClass languageClass() {
    return isImpartial() ? StandardClasses.COMPOUND_IMPARTIAL_GAME : StandardClasses.COMPOUND_GAME;
  }

  @Override
  public int orderRank() {
    return ObjectOrder.RANK_OF_FORMS;
  }

  @Override
  public int compareWithinRank(Object other, ObjectOrder order) {
    if (!(other instanceof CompoundGame that)) {
      return -1;
    }
    int difference = type.compareTo(that.type);
    if (difference == 0) {
      difference = order.compare(first, that.first);
    }
    return difference != 0 ? difference : order.compare(second, that.second);
  }

  @Override
  boolean hasPartsOf(BuiltForm other) {
    CompoundGame that = (CompoundGame) other;
    return type == that.type && first.equals(that.first) && second.equals(that.second);
  }
}
