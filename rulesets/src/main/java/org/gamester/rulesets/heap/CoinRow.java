package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Appearance.Cell;
import org.gamester.rulesets.Appearance.Mark;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.values.Player;

/**
 * A row of coins in {@link Turning}. Moves are listed by the rightmost coin from the left.
 *
 * <p>The value is the sum of those of the rows with one head each (<i>Winning Ways</i>, chapter
 * 14): two heads in one place would cancel each other. A row with one head is a heap of {@link
 * Spawning}.
 *
 * @param rules the rules
 * @param coins the number of coins
 * @param heads the places of the heads, from 0
 */
record CoinRow(Turning rules, int coins, Subset heads) implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4 + coins / 64);
    Turning.forEach(
        heads.toBitSet(),
        rules.heaps().taking(Player.LEFT),
        (others, rightmost, after) ->
            moves.add(
                Move.of(
                    new CoinRow(rules, coins, Subset.of(after)), () -> name(others, rightmost))));
    return moves.toList();
  }

  private static String name(long[] others, int rightmost) {
    StringBuilder name = new StringBuilder("turn ");
    for (long other : others) {
      name.append(other).append(',');
    }
    return name.append(rightmost).toString();
  }

  @Override
  public List<? extends Position> components() {
    List<Position> heaps = new ArrayList<>();
    for (int place = heads.next(0); place >= 0; place = heads.next(place + 1)) {
      heaps.add(rules.heaps().heap(place + 1L));
    }
    return heaps;
  }

  /** The heaps of the places of the heads. */
  @Override
  public Position normalForm() {
    return DisjunctiveSum.of(components()).normalForm();
  }

  @Override
  public String text() {
    StringBuilder row = new StringBuilder(coins);
    for (int place = 0; place < coins; place++) {
      row.append(heads.contains(place) ? 'h' : 't');
    }
    return row.toString();
  }

  @Override
  public String picture() {
    return coins == 0 ? "no coins" : text();
  }

  @Override
  public Appearance appearance() {
    return Appearance.Cells.squares(
        coins == 0 ? 0 : 1,
        coins,
        place -> coin(0, place, String.valueOf(place + 1), heads.contains(place)));
  }

  /** A coin as it is seen. */
  static Cell coin(int row, int column, String name, boolean isHead) {
    return new Cell(
        row, column, name, isHead ? "h" : "t", isHead ? Mark.HEAD : Mark.TAIL, isHead ? "H" : "T");
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
