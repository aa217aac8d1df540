package org.gamester.rulesets.compound;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Integers;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The sum of {@code count} copies of a game, at least two. */
public final class Multiple extends Form implements IntegerCombination {

  private final BigInteger count;
  private final Position game;

  private Multiple(BigInteger count, Position game) {
    super(
        31 * count.hashCode() + game.hashCode(),
        game.isImpartial(),
        Convention.of(game).ofPart(),
        List.of(game));
    this.count = count;
    this.game = game;
  }

  /** The sum of {@code count} copies of a game, of its negative if the count is negative. */
  public static Position of(BigInteger count, Position game) {
    if (count.signum() < 0) {
      return of(count.negate(), game.negative());
    }
    if (count.signum() == 0) {
      return new ValuePosition(ShortGame.ZERO);
    }
    return count.equals(BigInteger.ONE) ? game : new Multiple(count, game);
  }

  public BigInteger count() {
    return count;
  }

  public Position game() {
    return game;
  }

  @Override
  public List<Term> terms() {
    return List.of(new Term(count, game));
  }

  @Override
  public List<Position> options(Player player) {
    Position rest = of(count.subtract(BigInteger.ONE), game);
    return game.options(player).stream().map(option -> Compound.sum(option, rest)).toList();
  }

  @Override
  Position exchanged() {
    return new Multiple(count, game.negative());
  }

  @Override
  void write(FormOutput text) {
    text.raw(Integers.text(count)).raw(" * ");
    writeInner(game, text);
  }

  @Override
  boolean isOpen() {
    return true;
  }

  @Override
  int rank() {
    return 0;
  }

  @Override
  int compareWithinRank(Form other, Comparator<Position> order) {
    if (!(other instanceof Multiple that)) {
      return 1;
    }
    int difference = count.compareTo(that.count);
    return difference != 0 ? difference : order.compare(game, that.game);
  }

  @Override
  boolean hasPartsOf(Form other) {
    Multiple that = (Multiple) other;
    return count.equals(that.count) && game.equals(that.game);
  }
}
