package org.gamester.papers.posets;

import org.gamester.script.claims.ClaimResource;

/**
 * Every statement of <i>Partizan Poset Games</i> (Wahlberg 2014), which are in {@code
 * posets.claims}.
 */
public final class PosetClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public PosetClaims() {
    super(
        PosetClaims.class.getResourceAsStream("posets.claims"),
        "posets.claims",
        PosetFunctions::all,
        () -> PosetGames.EVALUATOR);
  }
}
