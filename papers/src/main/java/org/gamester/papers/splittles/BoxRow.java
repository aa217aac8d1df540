package org.gamester.papers.splittles;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.OptionPosition;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Player;

/**
 * Splittles as a row of boxes, some of them removed. A move removes a contiguous block whose length
 * is in the player's set. The row is not split into blocks, so this encoding is independent of
 * heaps.
 *
 * @param left the lengths that Left may remove
 * @param right the lengths that Right may remove
 * @param length the number of boxes in the full row, at most 62
 * @param open the remaining boxes, one bit each
 */
record BoxRow(SubtractionSet left, SubtractionSet right, int length, long open)
    implements OptionPosition {

  /** A full row. */
  static BoxRow full(SplittlesGame game, int length) {
    return new BoxRow(game.left(), game.right(), length, (1L << length) - 1);
  }

  @Override
  public List<Position> options(Player player) {
    SubtractionSet set = player == Player.LEFT ? left : right;
    List<Position> options = new ArrayList<>();
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

  /** The lengths of the first and the second block, for a row with at most two blocks. */
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
