package org.gamester.rulesets.compound;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.NegativePosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;

/** Two games played as one. */
public abstract sealed class Compound extends Form {

  private final CompoundType type;
  private final Position first;
  private final Position second;

  private Compound(CompoundType type, Position first, Position second) {
    super(
        31 * (31 * type.ordinal() + first.hashCode()) + second.hashCode(),
        first.isImpartial() && second.isImpartial(),
        type == CompoundType.DISJUNCTIVE
            ? Convention.of(first).ofSumWith(Convention.of(second))
            : Convention.of(first).ofPart().ofSumWith(Convention.of(second).ofPart()),
        List.of(first, second));
    this.type = type;
    this.first = first;
    this.second = second;
  }

  /**
   * Two games as one, as they stand.
   *
   * @throws org.gamester.rulesets.ConventionException if the conventions of the two exclude it
   */
  public static Compound of(CompoundType type, Position first, Position second) {
    return type == CompoundType.DISJUNCTIVE
        ? new Sum(first, second)
        : new Other(type, first, second);
  }

  /** The same without what changes nothing: 0 in a sum, and the plus between two values. */
  static Position simplified(CompoundType type, Position first, Position second) {
    if (type == CompoundType.DISJUNCTIVE) {
      if (first instanceof ValuePosition g && second instanceof ValuePosition h) {
        return new ValuePosition(g.value().plus(h.value()));
      }
      if (isZero(second)) {
        return first;
      }
      if (isZero(first)) {
        return second;
      }
    }
    return of(type, first, second);
  }

  private static boolean isZero(Position position) {
    return position instanceof ValuePosition value && value.value().isZero();
  }

  /** G + H without what changes nothing. */
  public static Position sum(Position first, Position second) {
    return simplified(CompoundType.DISJUNCTIVE, first, second);
  }

  public final CompoundType type() {
    return type;
  }

  public final Position first() {
    return first;
  }

  public final Position second() {
    return second;
  }

  @Override
  public final List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
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
        options.addAll(first.options(player));
        addInSecond(options, player);
      }
      case CONWAY_PRODUCT -> {
        addProducts(options, player, Player.LEFT);
        addProducts(options, player, Player.RIGHT);
      }
      case ORDINAL_PRODUCT -> {
        for (Position below : second.options(Player.LEFT)) {
          for (Position option : first.options(player)) {
            options.add(ordinal(below, option));
          }
        }
        for (Position above : second.options(Player.RIGHT)) {
          for (Position option : first.options(opponent)) {
            options.add(ordinal(above, option.negative()));
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
          options.addAll(second.options(player));
        } else {
          addInFirst(options, player);
        }
      }
      case SIDE -> {
        if (player == Player.LEFT) {
          addInFirst(options, player);
          options.addAll(second.options(player));
        } else {
          options.addAll(first.options(player));
          addInSecond(options, player);
        }
      }
    }
    return options;
  }

  /** Whether neither player can move in a game. */
  private static boolean hasEnded(Position game) {
    return game.options(Player.LEFT).isEmpty() && game.options(Player.RIGHT).isEmpty();
  }

  private Position ordinal(Position secondOption, Position appended) {
    return of(
        CompoundType.ORDINAL, of(CompoundType.ORDINAL_PRODUCT, first, secondOption), appended);
  }

  private void addInFirst(List<Position> options, Player player) {
    for (Position option : first.options(player)) {
      options.add(simplified(type, option, second));
    }
  }

  private void addInSecond(List<Position> options, Player player) {
    for (Position option : second.options(player)) {
      options.add(simplified(type, first, option));
    }
  }

  private void addInBoth(List<Position> options, Player player) {
    for (Position option : first.options(player)) {
      for (Position other : second.options(player)) {
        options.add(simplified(type, option, other));
      }
    }
  }

  /** {@code g.H + G.h - g.h} for the options g of one player and the h that make it ours. */
  private void addProducts(List<Position> options, Player player, Player mover) {
    Player other = player == Player.LEFT ? mover : mover.opponent();
    for (Position g : first.options(mover)) {
      for (Position h : second.options(other)) {
        Position sum = sum(of(type, g, second), of(type, first, h));
        options.add(sum(sum, of(type, g, h).negative()));
      }
    }
  }

  @Override
  final Position exchanged() {
    return switch (type) {
      case CONWAY_PRODUCT, ORDINAL_PRODUCT -> new NegativePosition(this);
      case SIDE -> of(type, second.negative(), first.negative());
      default -> of(type, first.negative(), second.negative());
    };
  }

  @Override
  final boolean isOpen() {
    return true;
  }

  @Override
  final void write(FormOutput text) {
    operand(first, isSum(first), text);
    text.raw(" " + type.symbol() + " ");
    operand(second, false, text);
  }

  private static boolean isSum(Position game) {
    return game instanceof Compound compound && compound.type == CompoundType.DISJUNCTIVE;
  }

  /**
   * @param continues whether it is a sum that goes on after it
   */
  private void operand(Position game, boolean continues, FormOutput text) {
    boolean looser = game instanceof Compound compound && compound.type.rank() > type.rank();
    boolean isTerm = isSum(this) && (continues || game instanceof Multiple);
    if (looser || text.isExact() && !isTerm && game instanceof Form form && form.isOpen()) {
      text.raw("(");
      text.part(game);
      text.raw(")");
      return;
    }
    int start = text.length();
    text.part(game);
    // A star at the end would be read as a product with what follows.
    if (text.isExact() && text.endsWith('*') && text.length() > start + 1) {
      text.parenthesizeSince(start);
    }
  }

  @Override
  final int rank() {
    return 0;
  }

  @Override
  final int compareWithinRank(Form other, Comparator<Position> order) {
    if (!(other instanceof Compound that)) {
      return -1;
    }
    int difference = type.compareTo(that.type);
    if (difference == 0) {
      difference = order.compare(first, that.first);
    }
    return difference != 0 ? difference : order.compare(second, that.second);
  }

  @Override
  final boolean hasPartsOf(Form other) {
    Compound that = (Compound) other;
    return type == that.type && first.equals(that.first) && second.equals(that.second);
  }

  /** A disjunctive sum, the value of which is that of its parts. */
  private static final class Sum extends Compound implements IntegerCombination {

    Sum(Position first, Position second) {
      super(CompoundType.DISJUNCTIVE, first, second);
    }

    @Override
    public List<Term> terms() {
      return List.of(new Term(BigInteger.ONE, first()), new Term(BigInteger.ONE, second()));
    }
  }

  /** Any other compound. */
  private static final class Other extends Compound {

    Other(CompoundType type, Position first, Position second) {
      super(type, first, second);
    }
  }
}
