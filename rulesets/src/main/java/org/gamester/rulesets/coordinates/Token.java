package org.gamester.rulesets.coordinates;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A token at (row, column). */
public sealed class Token extends PositionOf<CoordinateGame> permits ImpartialToken {

  private final long row;
  private final long column;

  Token(CoordinateGame game, long row, long column) {
    super(game);
    this.row = row;
    this.column = column;
  }

  /** The row of the token. */
  public final long row() {
    return row;
  }

  /** The column of the token. */
  public final long column() {
    return column;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 4);
    game.moves(
        row,
        column,
        player,
        (toRow, toColumn) -> {
          Position to = game.token(toRow, toColumn);
          moves.add(Move.of(to, () -> text() + "-" + to.text()));
        });
    return moves.toList();
  }

  @Override
  public final Position normalForm() {
    return row > column && game.isSymmetric()
        ? game.token(/* row= */ column, /* column= */ row)
        : this;
  }

  @Override
  public final Optional<ShortGame> knownValue() {
    return game.knownValue(row, column);
  }

  @Override
  public final Optional<Theorem> theorem() {
    return game.theorem(row, column);
  }

  @Override
  public final String text() {
    return "(" + row + "," + column + ")";
  }

  /** The board from (0,0) to the token; l, r and g mark where Left, Right and both may move. */
  @Override
  public final String picture() {
    return TokenPicture.draw(this);
  }

  @Override
  public final Appearance appearance() {
    return TokenPicture.appearance(this);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof Token token
        && row == token.row
        && column == token.column
        && game.equals(token.game);
  }

  @Override
  public final int hashCode() {
    return Long.hashCode((row * 0x9E3779B97F4A7C15L + column) * 0x9E3779B97F4A7C15L)
        ^ game.hashCode();
  }
}
