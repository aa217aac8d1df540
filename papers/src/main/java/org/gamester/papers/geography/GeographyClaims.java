package org.gamester.papers.geography;

import org.gamester.script.claims.ClaimResource;

/**
 * Every statement of <i>Partizan Geography on K_n x K_2</i> (Nowakowski and Siegel 2007), which are
 * in {@code geography.claims}.
 */
public final class GeographyClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public GeographyClaims() {
    super(
        GeographyClaims.class.getResourceAsStream("geography.claims"),
        "geography.claims",
        GeographyFunctions::all,
        () -> Geography.EVALUATOR);
  }
}
