package org.gamester.rulesets.cards;

import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** A ruleset of a few lines on a grid, or on strips. */
final class CardGridGame extends GridGame {

  private final RulesCard card;
  private final PatternMoves patterns;

  CardGridGame(RulesCard card) {
    super(
        card.board() == BoardKind.STRIP
            ? card.description().on(BoardKind.STRIP)
            : card.description(),
        card.letters());
    this.card = card;
    this.patterns = new PatternMoves(card, false);
  }

  @Override
  public Position read(TextReader text) {
    return card.board() == BoardKind.STRIP ? readRows(text) : super.read(text);
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    patterns.find(board, player, moves);
  }

  @Override
  public Convention convention() {
    return card.end().convention();
  }

  @Override
  protected Optional<Ending> ending(Board board, Player mover) {
    return patterns.ending(board, mover, () -> hasMove(board, mover));
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return PatternMoves.alphabet(card, usual);
  }

  @Override
  protected String relevant() {
    return patterns.relevant();
  }

  @Override
  protected char startLetter(int rows, int columns, int row, int column) {
    return card.startLetter(row, column);
  }

  @Override
  protected Adjacency adjacency() {
    return patterns.adjacency();
  }

  @Override
  protected boolean isDead(Region region) {
    return patterns.isDead(region);
  }

  @Override
  protected boolean placesPieces() {
    return patterns.placePieces();
  }

  @Override
  protected @Nullable Player tiedByCutBetweenRows() {
    return patterns.tiedByCut(true);
  }

  @Override
  protected @Nullable Player tiedByCutBetweenColumns() {
    return patterns.tiedByCut(false);
  }

  @Override
  protected Symmetries symmetries() {
    return card.symmetries();
  }

  @Override
  protected Object edition() {
    return card;
  }
}
