package org.gamester.rulesets.coordinates;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * Partizan Euclid: both players divide, Left with the remainder from below, Right from above. The
 * divisor decreases with each move after the first, so that play ends.
 */
public final class PartizanEuclid extends CoordinateGame {
  private static final Description DESCRIPTION =
      Description.of(
              "partizan-euclid",
              "If q does not divide p, Left moves from (p,q) to (q, p mod q) and Right to (q, q - p"
                  + " mod q).",
              "partizan-euclid(7,5)")
          .notation("The two numbers (p,q): `7,5`.")
          .smallPositions("(3,2)", "(4,3)", "(5,2)", "(5,3)", "(5,4)", "(7,3)", "(7,5)")
          .reference("With these rules it is also found in the program CGSuite");

  /** The game. */
  public PartizanEuclid() {
    super(DESCRIPTION);
  }

  @Override
  public Position read(TextReader text) {
    long[] pair = readPair(text, "a number p", 0, "a number q", 1);
    return token(pair[0], pair[1]);
  }

  @Override
  protected void moves(long row, long column, Player player, TokenMoves moves) {
    long rest = column == 0 ? 0 : row % column;
    if (rest != 0) {
      moves.add(column, player == Player.LEFT ? rest : column - rest);
    }
  }
}
