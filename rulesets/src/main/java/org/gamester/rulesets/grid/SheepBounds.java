package org.gamester.rulesets.grid;

import java.util.Arrays;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.values.Player;

/// Integers between which a component of [BattleSheep] lies. Working space for one thread.
///
/// Let Left make at most t moves, by his sheep to spare and the empty cells, and let Right be sure
/// of r moves whatever Left does. Then G <= t - r: Right, moving second in G - (t - r), answers
/// each move of Left in G by one of those that he is sure of, and afterwards in the integer.
///
/// Of which moves a player is sure: to each of his herds i some empty cells next to it are
/// assigned, n_i in number, none to two herds, and none that lies on the way of the sheep of
/// another herd through a cell that is assigned to that. The herd has s_i sheep to spare. A move of
/// the opponent fills one cell, and so takes away one assigned cell at most. A single sheep that
/// leaves herd i through an assigned cell fills either that or a cell behind it, which is assigned
/// to no other herd; so it costs one of s_i and at most one of n_i. If the opponent fills cells of
/// herd i and each time that herd answers, it moves floor(n_i / 2) times at least; and if he can do
/// so only a times, then at least n_i - a times, but at most s_i times. So the player is sure of
///
/// r = the least sum of min(s_i, max(floor(n_i / 2), n_i - a_i)) over all a_i >= 0 whose sum is at
/// most t.
///
/// After a move of the opponent and the answer, in the herd of which he has taken a cell, or else
/// in any that counts, this sum is less by at most 1 for every choice of the a_i, which is the
/// induction.
final class SheepBounds {
  private static final int MOST = SheepPacking.MOST_CELLS;

  private final SheepAlone alone = new SheepAlone();
  private final int[] cells = new int[MOST];
  private final int[] sides = new int[MOST];
  private final long[] ways = new long[HexGrid.SIDES];
  private final long[] nexts = new long[HexGrid.SIDES];

  /** With so many moves, so much less is the opponent sure of. */
  private final int[] less = new int[MOST + 1];

  private long assigned;
  private long used;

  IntegerBounds of(SheepField field) {
    long left = field.herds(Player.LEFT);
    long right = field.herds(Player.RIGHT);
    if (right == 0) {
      return alone.most(field);
    }
    if (left == 0) {
      IntegerBounds ofRight = alone.most(field);
      return new IntegerBounds(-ofRight.greatest(), -ofRight.least());
    }
    int empty = Long.bitCount(field.empty());
    int mostOfLeft = Math.min(field.spareOf(left), empty);
    int mostOfRight = Math.min(field.spareOf(right), empty);
    return new IntegerBounds(
        sure(field, left, mostOfRight) - mostOfRight, mostOfLeft - sure(field, right, mostOfLeft));
  }

  /**
   * How many moves the player of some herds is sure of.
   *
   * @param most how many moves the opponent makes at most
   */
  private int sure(SheepField field, long herds, int most) {
    int count = listHerds(field, herds);
    assigned = 0;
    used = 0;
    int sure = 0;
    Arrays.fill(less, 0, most + 1, 0);
    for (int i = 0; i < count; i++) {
      int spare = field.spare(cells[i]);
      int number = assign(field, cells[i], Math.min(2 * spare, spare + most));
      int undisturbed = Math.min(spare, number);
      sure += undisturbed;
      disturb(number - undisturbed, undisturbed - Math.min(spare, number / 2), most);
    }
    return sure - less[most];
  }

  /** Lists herds, those with the fewest ways first. */
  private int listHerds(SheepField field, long herds) {
    int count = 0;
    for (long open = herds; open != 0; open &= open - 1) {
      int cell = Long.numberOfTrailingZeros(open);
      int free = findWays(field, cell);
      int at = count++;
      while (at > 0 && sides[at - 1] > free) {
        cells[at] = cells[at - 1];
        sides[at] = sides[at - 1];
        at--;
      }
      cells[at] = cell;
      sides[at] = free;
    }
    return count;
  }

  /** Lists the empty cells on the ways of a herd in each direction, the shortest first. */
  private int findWays(SheepField field, int cell) {
    int count = 0;
    for (int side = 0; side < HexGrid.SIDES; side++) {
      long way = field.grid().ray(cell, side, field.empty());
      if (way != 0) {
        int at = count++;
        while (at > 0 && Long.bitCount(ways[at - 1]) > Long.bitCount(way)) {
          ways[at] = ways[at - 1];
          nexts[at] = nexts[at - 1];
          at--;
        }
        ways[at] = way;
        nexts[at] = 1L << field.grid().next(cell, side);
      }
    }
    return count;
  }

  /** Assigns at most so many cells to a herd, and says how many. */
  private int assign(SheepField field, int cell, int wanted) {
    int found = findWays(field, cell);
    long newCells = 0;
    long newWays = 0;
    int number = 0;
    for (int k = 0; k < found && number < wanted; k++) {
      if ((ways[k] & assigned) == 0 && (nexts[k] & used) == 0) {
        number++;
        newCells |= nexts[k];
        newWays |= ways[k];
      }
    }
    assigned |= newCells;
    used |= newWays;
    return number;
  }

  /** One more herd, which with the first {@code idle} moves loses nothing, then one a move. */
  private void disturb(int idle, int atMost, int most) {
    for (int moves = most; atMost > 0 && moves > idle; moves--) {
      for (int lost = 1; lost <= atMost && idle + lost <= moves; lost++) {
        less[moves] = Math.max(less[moves], less[moves - idle - lost] + lost);
      }
    }
  }
}
