package org.gamester.rulesets.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.NimField;

/**
 * A rectangle of coins in {@link Tartan}. Moves are listed by the coin farthest down and to the
 * right, row by row; for each by the rows, then by the columns that the codes list.
 *
 * @param rules the rules
 * @param rows how many rows there are
 * @param columns how many columns there are
 * @param heads the places of the heads, from 0, row by row
 */
record CoinTable(Tartan rules, int rows, int columns, Subset heads) implements ImpartialPosition {
  private static final int LARGEST_NIMBER = 62;

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4 + (long) rows * columns / 64);
    for (int place = heads.next(0); place >= 0; place = heads.next(place + 1)) {
      int row = place / columns + 1;
      int column = place % columns + 1;
      if (rules.isAcrostic()) {
        long[] none = {};
        sets(rules.ofRows(), row, others -> moves.add(turn(others, row, none, column)));
        sets(rules.ofColumns(), column, others -> moves.add(turn(none, row, others, column)));
      } else {
        sets(
            rules.ofRows(),
            row,
            above ->
                sets(
                    rules.ofColumns(),
                    column,
                    before -> moves.add(turn(above, row, before, column))));
      }
    }
    return moves.toList();
  }

  /** Takes the other coins of a set. */
  private interface Others {
    void accept(long[] others);
  }

  private static void sets(Spawning code, int last, Others others) {
    code.taking(Player.LEFT).forEach(last, (none, set) -> others.accept(set));
  }

  private Move turn(long[] above, int row, long[] before, int column) {
    BitSet after = heads.toBitSet();
    flipRow(after, row, before, column);
    for (long other : above) {
      flipRow(after, (int) other, before, column);
    }
    CoinTable to = new CoinTable(rules, rows, columns, Subset.of(after));
    return Move.of(
        to,
        () ->
            "turn %s %s, %s %s"
                .formatted(
                    above.length == 0 ? "row" : "rows",
                    listed(above, row),
                    before.length == 0 ? "column" : "columns",
                    listed(before, column)));
  }

  private void flipRow(BitSet after, int row, long[] before, int column) {
    after.flip((row - 1) * columns + column - 1);
    for (long other : before) {
      after.flip((row - 1) * columns + (int) other - 1);
    }
  }

  private static String listed(long[] others, int last) {
    StringBuilder text = new StringBuilder();
    for (long other : others) {
      text.append(other).append(',');
    }
    return text.append(last).toString();
  }

  /** The rectangles with one head each, in the last row and column. */
  @Override
  public List<? extends Position> components() {
    List<Position> single = new ArrayList<>();
    for (int place = heads.next(0); place >= 0; place = heads.next(place + 1)) {
      int height = place / columns + 1;
      int width = place % columns + 1;
      BitSet last = new BitSet();
      last.set(height * width - 1);
      single.add(new CoinTable(rules, height, width, Subset.of(last)));
    }
    return single;
  }

  /** Without the rows below and the columns to the right of all heads. */
  @Override
  public Position normalForm() {
    int height = 0;
    int width = 0;
    for (int place = heads.next(0); place >= 0; place = heads.next(place + 1)) {
      height = place / columns + 1;
      width = Math.max(width, place % columns + 1);
    }
    if (height == rows && width == columns) {
      return this;
    }
    BitSet kept = new BitSet();
    for (int place = heads.next(0); place >= 0; place = heads.next(place + 1)) {
      kept.set(place / columns * width + place % columns);
    }
    return new CoinTable(rules, height, width, Subset.of(kept));
  }

  /** By the Tartan theorem, of one head in the last row and column of a direct product. */
  @Override
  public Optional<ShortGame> knownValue() {
    if (rules.isAcrostic() || heads.next(0) < 0 || heads.next(0) != rows * columns - 1) {
      return Optional.empty();
    }
    BigInteger product =
        NimField.product(
            BigInteger.valueOf(rules.ofRows().nimbers().of(rows)),
            BigInteger.valueOf(rules.ofColumns().nimbers().of(columns)));
    return product.bitLength() > LARGEST_NIMBER
        ? Optional.empty()
        : Optional.of(ShortGame.nimber(product.longValueExact()));
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder((rows + 1) * columns);
    for (int place = 0; place < rows * columns; place++) {
      text.append(place > 0 && place % columns == 0 ? "|" : "");
      text.append(heads.contains(place) ? 'h' : 't');
    }
    return text.toString();
  }

  @Override
  public String picture() {
    return rows == 0 ? "no coins" : text().replace('|', '\n');
  }

  @Override
  public Appearance appearance() {
    return Appearance.Cells.squares(
        rows,
        columns,
        place ->
            CoinRow.coin(
                place / columns,
                place % columns,
                (place / columns + 1) + "," + (place % columns + 1),
                heads.contains(place)));
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
