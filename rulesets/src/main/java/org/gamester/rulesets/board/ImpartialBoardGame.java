package org.gamester.rulesets.board;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * A game on a board in which each player has the moves of both players of another game. What is
 * known of the board of that game holds here: which regions are independent or dead, and what the
 * symmetries are, since a position and its negative have the same moves.
 */
final class ImpartialBoardGame extends BoardGame {
  private final BoardGame base;

  ImpartialBoardGame(BoardGame base) {
    super(
        Description.of(
                "impartial(" + base.text() + ")",
                base.description().rule() + " Each player may make the moves of both.",
                "impartial(" + base.description().example() + ")")
            .impartial(),
        base.alphabet().letters());
    this.base = base;
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return base.alphabet();
  }

  @Override
  public Position read(TextReader text) {
    Position position = base.read(text);
    return position instanceof DisjunctiveSum sum
        ? DisjunctiveSum.of(sum.parts().stream().map(ImpartialBoardGame::withBoth).toList())
        : withBoth(position);
  }

  private static Position withBoth(Position position) {
    return position.forBothPlayers().orElseThrow();
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    base.findMoves(board, Player.LEFT, moves);
    if (!base.isImpartial()) {
      base.findMoves(board, Player.RIGHT, moves);
    }
  }

  @Override
  protected boolean areBound(int state, int other) {
    return base.areBound(state, other);
  }

  @Override
  protected boolean countAsOne(int state) {
    return base.countAsOne(state);
  }

  @Override
  protected Adjacency adjacency() {
    return base.adjacency();
  }

  @Override
  protected Adjacency adjacency(long extra) {
    return base.adjacency(extra);
  }

  @Override
  protected String relevant() {
    return base.relevant();
  }

  @Override
  protected boolean isDead(Region region) {
    return base.isDead(region);
  }

  @Override
  protected void settle(Board board, CellChanges changes) {
    base.settle(board, changes);
  }

  @Override
  protected Symmetries symmetries() {
    return base.symmetries();
  }

  @Override
  protected long extraOfNegative(long extra) {
    return base.extraOfNegative(extra);
  }

  @Override
  protected String moveName(List<String> cells) {
    return base.moveName(cells);
  }

  @Override
  protected String extraText(long extra) {
    return base.extraText(extra);
  }
}
