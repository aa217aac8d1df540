package org.gamester.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * Rulesets for tests, one for each convention: a move takes one or two from a number. In play that
 * may repeat, 7 may also be kept; in play that ends, 1 is a draw and 0 a win for who took last.
 */
final class Countdown extends Game {
  private final Convention convention;

  Countdown(Convention convention) {
    super(description(convention.name().toLowerCase(Locale.ROOT) + "-countdown"));
    this.convention = convention;
  }

  private static Description description(String id) {
    return Description.of(id, "Take one or two.", id + "(3)");
  }

  @Override
  public Convention convention() {
    return convention;
  }

  @Override
  public Position read(TextReader text) {
    return new Count(this, text.number("a number", 0, 1_000_000_000));
  }

  private record Count(Countdown rules, long number) implements ImpartialPosition {
    @Override
    public String text() {
      return Long.toString(number);
    }

    @Override
    public List<Move> moves() {
      List<Move> moves = new ArrayList<>();
      for (int taken = 1; taken <= Math.min(2, number); taken++) {
        moves.add(Move.of(new Count(rules, number - taken), "take " + taken));
      }
      if (rules.convention == Convention.LOOPY && number == 7) {
        moves.add(Move.of(this, "keep"));
      }
      return moves;
    }

    @Override
    public Optional<Ending> ending(Player mover) {
      if (number == 0) {
        return Optional.of(Ending.win(mover.opponent()));
      }
      return number == 1 ? Optional.of(Ending.DRAW) : Optional.empty();
    }
  }
}
