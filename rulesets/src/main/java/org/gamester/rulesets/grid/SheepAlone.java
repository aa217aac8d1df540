package org.gamester.rulesets.grid;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.IntegerBounds;

/**
 * How many moves one player can make where the other has none and never will: that integer is the
 * value. Found depth first, up to a bound on the boards looked at; mostly the first lines use all
 * sheep to spare. Working space for one thread.
 */
final class SheepAlone {
  private static final int MOST_BOARDS = 1_000;

  private final List<SheepField> fields = new ArrayList<>();
  private int best;
  private int boards;

  /** Bounds of the number of moves that the player of all herds of a field can make. */
  IntegerBounds most(SheepField field) {
    best = 0;
    boards = 0;
    int most = atMost(field);
    at(0).copy(field);
    search(0, most);
    return new IntegerBounds(best, boards < MOST_BOARDS ? best : most);
  }

  /** Each move takes one sheep to spare and one empty cell. */
  static int atMost(SheepField field) {
    return Math.min(field.spareOf(field.live()), Long.bitCount(field.empty()));
  }

  private SheepField at(int depth) {
    while (fields.size() <= depth) {
      fields.add(new SheepField());
    }
    return fields.get(depth);
  }

  private void search(int depth, int most) {
    best = Math.max(best, depth);
    SheepField field = at(depth);
    if (depth + atMost(field) <= best || boards >= MOST_BOARDS) {
      return;
    }
    boards++;
    SheepField after = at(depth + 1);
    long live = field.live();
    for (long open = live; open != 0; open &= open - 1) {
      int from = Long.numberOfTrailingZeros(open);
      int spare = field.spare(from);
      for (int k = 0; k < spare; k++) {
        int moved = 1 + (spare / 2 + k) % spare; // first about half of them
        for (int side = 0; side < HexGrid.SIDES; side++) {
          int to = field.grid().last(from, side, field.empty());
          if (to != from && best < most) {
            after.copy(field);
            after.move(from, to, moved);
            search(depth + 1, most);
          }
        }
      }
    }
  }
}
