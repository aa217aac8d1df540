package org.gamester.rulesets.coordinates;

import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** A token that both players move alike. */
final class ImpartialToken extends Token implements ImpartialPosition {

  ImpartialToken(CoordinateGame game, long row, long column) {
    super(game, row, column);
  }

  @Override
  public List<Move> moves() {
    return super.moves(Player.LEFT);
  }

  @Override
  public List<Move> moves(Player player) {
    return moves();
  }

  @Override
  public Position negative() {
    return this;
  }
}
