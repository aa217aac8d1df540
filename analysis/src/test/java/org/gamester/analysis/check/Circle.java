package org.gamester.analysis.check;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/** A token goes round a circle of three places for ever, which its rules do not admit. */
final class Circle extends Game {
  private static final int PLACES = 3;

  Circle() {
    super(Description.of("circle", "Move the token to the next place.", "circle(0)"));
  }

  @Override
  public Position read(TextReader text) {
    return new Place(this, (int) text.number("a place", 0, PLACES - 1));
  }

  private record Place(Rules rules, int place) implements Position {
    @Override
    public String text() {
      return Integer.toString(place);
    }

    @Override
    public List<Move> moves(Player player) {
      return List.of(Move.of(new Place(rules, (place + 1) % PLACES), "on"));
    }
  }
}
