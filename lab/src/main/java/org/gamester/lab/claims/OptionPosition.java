package org.gamester.lab.claims;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * A position of a game that only a claim knows: it is given by its options, and its moves are named
 * by where they lead.
 */
public interface OptionPosition extends Position {

  @Override
  List<Position> options(Player player);

  @Override
  default List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Position option : options(player)) {
      moves.add(Move.of(option, () -> "to " + option.text()));
    }
    return moves;
  }

  @Override
  default Rules rules() {
    return ClaimRules.INSTANCE;
  }

  /** Rules of positions that cannot be read: the text of a position is for a reader only. */
  final class ClaimRules extends Game {
    private static final Rules INSTANCE = new ClaimRules();

    private ClaimRules() {
      super(Description.of("claim", "Move to an option.", "claim()"));
    }

    @Override
    public Position read(TextReader text) {
      throw text.expected("a position of a ruleset");
    }

    @Override
    public String text(Position position) {
      return position.text();
    }
  }
}
