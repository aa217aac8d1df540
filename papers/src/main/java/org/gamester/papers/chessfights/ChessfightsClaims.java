package org.gamester.papers.chessfights;

import org.gamester.script.claims.ClaimResource;

/**
 * Every statement of <i>A recursive process related to a partizan variation of Wythoff</i>, which
 * are in {@code chessfights.claims}.
 */
public final class ChessfightsClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public ChessfightsClaims() {
    super(
        ChessfightsClaims.class.getResourceAsStream("chessfights.claims"),
        "chessfights.claims",
        ChessfightsFunctions::all,
        () -> Board.EVALUATOR);
  }
}
