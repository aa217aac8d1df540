package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A piece of cake in {@link Cutcake}. */
record Cake(Cutcake rules, long rows, long columns) implements Position {
  private static final int LARGEST_PICTURE = 40;

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 4);
    if (rows == 0 || columns == 0) {
      return moves.toList();
    }
    boolean byColumns = player == Player.LEFT;
    rules
        .moves(player)
        .forEach(
            rows,
            columns,
            (taken, pairs) -> {
              List<Position> pieces = new ArrayList<>(pairs.length / 2);
              for (int i = 0; i < pairs.length; i += 2) {
                if (pairs[i] > 0 && pairs[i + 1] > 0) {
                  pieces.add(new Cake(rules, pairs[i], pairs[i + 1]));
                }
              }
              moves.add(
                  Move.of(
                      pieces.isEmpty() ? new Cake(rules, 0, 0) : DisjunctiveSum.of(pieces),
                      () -> name(byColumns, taken, pairs)));
            });
    return moves.toList();
  }

  /** As in {@code columns: take 1, leave 2+3}. */
  private static String name(boolean byColumns, long taken, long[] pairs) {
    StringBuilder name = new StringBuilder(byColumns ? "columns:" : "rows:");
    if (taken > 0) {
      name.append(" take ").append(taken);
    }
    for (int i = 0; i < pairs.length; i += 2) {
      name.append(i > 0 ? "+" : taken > 0 ? ", leave " : " leave ");
      name.append(pairs[byColumns ? i + 1 : i]);
    }
    return name.toString();
  }

  @Override
  public List<Cake> components() {
    return rows == 0 || columns == 0 ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return rows == 0 || columns == 0 ? DisjunctiveSum.EMPTY : this;
  }

  /** The formula for Cutcake, where the players cut one piece into two. */
  @Override
  public Optional<Theorem> theorem() {
    if (!rules.text().equals("cutcake") || rows == 0 || columns == 0) {
      return Optional.empty();
    }
    long power = Long.highestOneBit(rows);
    boolean isLeft = columns >= power;
    if (!isLeft) {
      power = Long.highestOneBit(columns);
    }
    long more = isLeft ? columns : rows;
    long pieces = more / power - 1;
    return Optional.of(
        Theorem.ofValue(
            ShortGame.integer(isLeft ? pieces : -pieces),
            "The formula for Cutcake (Winning Ways, chapter 2): let 2^k be the greatest power of 2"
                + " that is at most the number of rows; with at least 2^k columns the cake is worth"
                + " floor(columns / 2^k) - 1. With rows and columns exchanged it is the negative.",
            "Here 2^k = %d for the %d %s, and the cake is worth %s = %d."
                .formatted(
                    power,
                    isLeft ? rows : columns,
                    isLeft ? "rows" : "columns",
                    (isLeft ? "floor(%d / %d) - 1" : "-(floor(%d / %d) - 1)")
                        .formatted(more, power),
                    isLeft ? pieces : -pieces)));
  }

  /** The cake turned, if both players do the same with their lines. */
  @Override
  public Position negative() {
    return rules.taking(Player.LEFT).equals(rules.taking(Player.RIGHT))
        ? new Cake(rules, /* rows= */ columns, /* columns= */ rows)
        : Position.super.negative();
  }

  @Override
  public String text() {
    return "(" + rows + "," + columns + ")";
  }

  @Override
  public String picture() {
    return rows == 0 || columns == 0 || rows > LARGEST_PICTURE || columns > LARGEST_PICTURE
        ? "a cake of " + rows + " rows and " + columns + " columns"
        : (".".repeat((int) columns) + "\n").repeat((int) rows).stripTrailing();
  }

  @Override
  public Appearance appearance() {
    return rows == 0 || columns == 0 || rows > LARGEST_PICTURE || columns > LARGEST_PICTURE
        ? Appearance.Words.of(picture())
        : Appearance.Cells.squares(
            (int) rows,
            (int) columns,
            cell -> {
              int row = (int) (cell / columns);
              int column = (int) (cell % columns);
              String name = "(" + row + "," + column + ")";
              return new Appearance.Cell(row, column, name, ".", Appearance.Mark.EMPTY, "");
            });
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
