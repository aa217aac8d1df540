package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Rules;

/**
 * A token of {@link WindUp}. Moves are listed by the number of places.
 *
 * @param game the rules
 * @param place where it is
 */
record WindUpToken(WindUp game, int place) implements ImpartialPosition {
  private static final int MOST_SEEN = 100;

  @Override
  public Rules rules() {
    return game;
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4);
    if (place > 0) {
      for (int step : game.steps()) {
        int to = Math.floorMod(place - step, game.places());
        moves.add(Move.of(new WindUpToken(game, to), () -> place + "-" + to));
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
    if (game.places() > MOST_SEEN) {
      return Appearance.Words.of("place %d of %d".formatted(place, game.places()));
    }
    List<Appearance.Vertex> places = new ArrayList<>();
    List<Appearance.Edge> sides = new ArrayList<>();
    for (int i = 0; i < game.places(); i++) {
      Appearance.Mark mark = i == place ? Appearance.Mark.TOKEN : Appearance.Mark.EMPTY;
      String name = String.valueOf(i);
      places.add(new Appearance.Vertex(name, i == place ? "@" : ".", mark, ""));
      int next = (i + 1) % game.places();
      if (next != i) {
        sides.add(new Appearance.Edge(i, next, name + "-" + next, false, Appearance.Mark.EMPTY));
      }
    }
    return new Appearance.Network(Appearance.Layout.CIRCLE, places, sides);
  }

  @Override
  public String toString() {
    return game.text(this);
  }
}
