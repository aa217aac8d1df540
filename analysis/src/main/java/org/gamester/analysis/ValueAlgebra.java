package org.gamester.analysis;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Values of short games; those of impartial positions are nimbers, which are found as such.
 *
 * @param nimbers gives the Grundy value of an impartial position
 */
record ValueAlgebra(ToLongFunction<Position> nimbers) implements Algebra<ShortGame> {

  @Override
  public boolean isPartizan() {
    return true;
  }

  @Override
  public @Nullable ShortGame known(Position position) {
    Optional<ShortGame> known = position.knownValue();
    if (known.isPresent()) {
      return known.get();
    }
    return position.isImpartial() ? ShortGame.nimber(nimbers.applyAsLong(position)) : null;
  }

  @Override
  public ShortGame zero() {
    return ShortGame.ZERO;
  }

  @Override
  public ShortGame sum(ShortGame first, ShortGame second) {
    return first.plus(second);
  }

  @Override
  public ShortGame negative(ShortGame result) {
    return result.negate();
  }

  @Override
  public ShortGame times(ShortGame result, BigInteger count) {
    return result.times(count);
  }

  @Override
  public ShortGame of(Object[] options, int leftCount, int count) {
    return ShortGame.of(
        Arrays.copyOfRange(options, 0, leftCount, ShortGame[].class),
        Arrays.copyOfRange(options, leftCount, count, ShortGame[].class));
  }
}
