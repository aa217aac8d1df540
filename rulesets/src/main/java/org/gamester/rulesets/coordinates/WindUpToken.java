package org.gamester.rulesets.coordinates;

import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;

/**
 * A token of {@link WindUp}. Moves are listed by the number of places.
 *
 * @param rules the rules
 * @param place where it is
 */
record WindUpToken(WindUp rules, int place) implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4);
    if (place > 0) {
      for (int step : rules.steps()) {
        int to = Math.floorMod(place - step, rules.places());
        moves.add(Move.of(new WindUpToken(rules, to), () -> place + "-" + to));
      }
    }
    return moves.toList();
  }

  @Override
  public String text() {
    return String.valueOf(place);
  }

  /** The places in a circle. */
  @Override
  public Appearance appearance() {
    return CircleOfPlaces.seen(
        rules.places(), place, i -> i == place ? Appearance.Mark.TOKEN : Appearance.Mark.EMPTY);
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
