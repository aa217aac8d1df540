package org.gamester.analysis;

import java.util.Arrays;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Values of short games. */
final class ValueAlgebra implements Algebra<ShortGame> {

  @Override
  public boolean isPartizan() {
    return true;
  }

  @Override
  public @Nullable ShortGame known(Position position) {
    return position.knownValue().orElse(null);
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
  public ShortGame of(Object[] options, int leftCount, int count) {
    return ShortGame.of(
        Arrays.copyOfRange(options, 0, leftCount, ShortGame[].class),
        Arrays.copyOfRange(options, leftCount, count, ShortGame[].class));
  }
}
