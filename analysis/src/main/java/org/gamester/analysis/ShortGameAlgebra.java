package org.gamester.analysis;

import java.util.List;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Values of short games. */
final class ShortGameAlgebra implements PositionAlgebra<ShortGame> {

  @Override
  public @Nullable ShortGame known(Position position) {
    return position.knownValue().orElse(null);
  }

  @Override
  public ShortGame of(List<ShortGame> left, List<ShortGame> right) {
    return ShortGame.of(left, right);
  }

  @Override
  public ShortGame sum(List<ShortGame> parts) {
    ShortGame sum = ShortGame.ZERO;
    for (ShortGame part : parts) {
      sum = sum.plus(part);
    }
    return sum;
  }
}
