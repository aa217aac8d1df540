package org.gamester.lab.papers.splittles;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Player;

/**
 * The literal board of Splittles: a row of boxes, some of them gone. A move removes a contiguous
 * block whose length is in the player's set. The row is not taken apart into blocks, so that it is
 * an encoding of the game independent of heaps.
 *
 * @param left the lengths that Left may remove
 * @param right the lengths that Right may remove
 * @param length how many boxes the row had, at most 62
 * @param open the boxes that are still there, one bit each
 */
record BoxRow(SubtractionSet left, SubtractionSet right, int length, long open)
    implements Position {

  /** A full row. */
  static BoxRow full(SplittlesGame game, int length) {
    return new BoxRow(game.left(), game.right(), length, (1L << length) - 1);
  }

  @Override
  public List<BoxRow> options(Player player) {
    SubtractionSet set = player == Player.LEFT ? left : right;
    List<BoxRow> options = new ArrayList<>();
    for (long taken = set.next(0); taken <= length; taken = set.next(taken)) {
      long block = (1L << taken) - 1;
      for (int start = 0; start + taken <= length; start++) {
        if ((open & block << start) == block << start) {
          options.add(new BoxRow(left, right, length, open & ~(block << start)));
        }
      }
    }
    return options;
  }

  /** The lengths of the first block and of the second, of a row that has at most two. */
  SplittlesGame.HeapPair blocks() {
    int first = Long.numberOfTrailingZeros(~(open >>> Long.numberOfTrailingZeros(open)));
    return open == 0
        ? SplittlesGame.HeapPair.of(0, 0)
        : SplittlesGame.HeapPair.of(first, Long.bitCount(open) - first);
  }

  /** {@code oo.o}. */
  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((open >>> i & 1) == 0 ? '.' : 'o');
    }
    return text.toString();
  }
}
