package org.gamester.papers.chessfights;

import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A difference of two cells, which the proofs of the paper play: Left has the bishop on the first
 * board and the knight on the second.
 */
record Duel(Cell first, Cell second) {

  static final String LEFT_WINS = "Left wins";

  static Duel of(int x, int y, int u, int v) {
    return new Duel(new Cell(x, y), new Cell(u, v));
  }

  Duel withFirst(int x, int y) {
    return new Duel(new Cell(x, y), second);
  }

  Duel withSecond(int u, int v) {
    return new Duel(first, new Cell(u, v));
  }

  boolean isInside() {
    return first.isInside() && second.isInside();
  }

  Position position() {
    return DisjunctiveSum.of(Board.position(first), Board.position(second).negative());
  }

  ShortGame value() {
    return Board.value(first).minus(Board.value(second));
  }

  boolean leadsTo(Player player, Duel to) {
    return to.isInside() && position().options(player).contains(to.position());
  }

  /** Whether Left wins by this reply to this move of Right. */
  String answered(Duel afterRight, Duel reply) {
    if (!leadsTo(Player.RIGHT, afterRight)) {
      return "Right cannot move to " + afterRight;
    }
    return afterRight.repliedBy(reply);
  }

  /** Whether Left wins by this move. */
  String repliedBy(Duel reply) {
    if (!leadsTo(Player.LEFT, reply)) {
      return "Left cannot move to " + reply;
    }
    return reply.value().greaterOrEqual(ShortGame.ZERO) ? LEFT_WINS : "Left loses " + reply;
  }

  /**
   * Whether Proposition 3 applies: both cells are in one column, the second below the diagonal and
   * the first not below the second.
   */
  boolean isOfProposition3() {
    return first.column() == second.column()
        && second.isBelowDiagonal()
        && first.row() <= second.row();
  }

  /** Whether Lemma 2 applies: the second cell is below the diagonal, two or more columns left. */
  boolean isOfLemma2() {
    return first.column() - second.column() >= 2 && second.isBelowDiagonal();
  }

  @Override
  public String toString() {
    return first + "-" + second;
  }
}
