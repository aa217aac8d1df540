package org.gamester.rulesets;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.gamester.values.Player;

/**
 * A move whose name is made when it is asked for.
 *
 * @param words makes the name
 * @param turn who is to move after a player has made it
 */
record GivenMove(Position to, Supplier<String> words, UnaryOperator<Player> turn) implements Move {

  @Override
  public String name() {
    return words.get();
  }

  @Override
  public Player next(Player mover) {
    return turn.apply(mover);
  }

  @Override
  public String toString() {
    return name();
  }
}
