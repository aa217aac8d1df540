package org.gamester.rulesets.board;

import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** A position of an impartial game on a board. */
final class ImpartialBoardPosition extends BoardPosition implements ImpartialPosition {

  ImpartialBoardPosition(BoardGame game, Geometry geometry, long[] bits, long extra) {
    super(game, geometry, bits, extra);
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
