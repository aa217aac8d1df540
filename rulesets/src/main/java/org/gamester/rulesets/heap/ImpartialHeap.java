package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** A heap of an impartial game. */
final class ImpartialHeap extends Heap implements ImpartialPosition {

  ImpartialHeap(HeapGame game, long size) {
    super(game, size);
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
