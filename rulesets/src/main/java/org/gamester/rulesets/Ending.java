package org.gamester.rulesets;

import java.util.Optional;
import org.gamester.values.Player;

/** How a play has ended where the position itself says so, see {@link Convention#ENDING}. */
public enum Ending {
  LEFT_WINS,
  RIGHT_WINS,
  DRAW;

  /** The ending that is a win for {@code player}. */
  public static Ending win(Player player) {
    return player == Player.LEFT ? LEFT_WINS : RIGHT_WINS;
  }

  /** Who has won; empty for a draw. */
  public Optional<Player> winner() {
    return switch (this) {
      case LEFT_WINS -> Optional.of(Player.LEFT);
      case RIGHT_WINS -> Optional.of(Player.RIGHT);
      case DRAW -> Optional.empty();
    };
  }

  /** The same ending with Left and Right exchanged. */
  public Ending negate() {
    return switch (this) {
      case LEFT_WINS -> RIGHT_WINS;
      case RIGHT_WINS -> LEFT_WINS;
      case DRAW -> DRAW;
    };
  }
}
