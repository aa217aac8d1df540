package org.gamester.lab.tables;

import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.gamester.values.notation.StopperWriter;

/** The Left stop and the Right stop of a game, numbers or pseudonumbers. */
record StopPair(Stopper left, Stopper right) {

  static StopPair of(ShortGame game) {
    return new StopPair(
        Stopper.of(ShortGame.number(game.leftStop())),
        Stopper.of(ShortGame.number(game.rightStop())));
  }

  /** Those of a stopper; a value whose sides differ has none. */
  static Optional<StopPair> of(LoopyValue value) {
    return value
        .stopper()
        .map(
            stopper ->
                new StopPair(Stops.of(stopper, Player.LEFT), Stops.of(stopper, Player.RIGHT)));
  }

  /** The two as a pair. */
  String text(StopperWriter writer, String separator) {
    return "(" + writer.write(left) + separator + writer.write(right) + ")";
  }

  @Override
  public String toString() {
    return text(StopperWriter.exact(), ", ");
  }
}
