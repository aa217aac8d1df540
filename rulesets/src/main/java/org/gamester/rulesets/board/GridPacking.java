package org.gamester.rulesets.board;

import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;

/**
 * Components on grids of at most 64 cells, in one word for each relevant state and one for the size
 * of the board.
 */
record GridPacking(BoardGame game) implements Packing {

  @Override
  public int words() {
    return game.relevant().length() + 1;
  }

  @Override
  public Position unpack(long[] words, int offset) {
    long size = words[offset + words() - 1];
    GridGeometry grid = new GridGeometry(SizeWord.rows(size), SizeWord.columns(size));
    return BoardExpander.unpacked(game, grid, 1, words, offset, SizeWord.extra(size));
  }

  @Override
  public Expander expander() {
    return new GridExpander(game);
  }
}
