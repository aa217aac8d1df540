package org.gamester.rulesets.cards;

import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Player;

/** A ruleset of a few lines on a graph. */
final class CardGraphGame extends GraphGame {

  private final RulesCard card;
  private final PatternMoves patterns;

  CardGraphGame(RulesCard card) {
    super(card.description(), card.letters());
    this.card = card;
    this.patterns = new PatternMoves(card, true);
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
  protected char startLetter() {
    return card.startLetter(0, 0);
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
  protected Symmetries symmetries() {
    return card.symmetries();
  }

  @Override
  protected Object edition() {
    return card;
  }
}
