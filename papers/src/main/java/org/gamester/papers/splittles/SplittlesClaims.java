package org.gamester.papers.splittles;

import org.gamester.script.claims.ClaimResource;

/**
 * The statements of G. A. Mesdal III, <i>Partizan Splittles</i> (Games of No Chance 3, MSRI
 * Publications 56, 2009), section by section, which are in {@code splittles.claims}. All claims
 * share one evaluator, so each heap is evaluated only once.
 */
public final class SplittlesClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public SplittlesClaims() {
    super(
        SplittlesClaims.class.getResourceAsStream("splittles.claims"),
        "splittles.claims",
        SplittlesFunctions::all,
        () -> SplittlesFunctions.EVALUATOR);
  }
}
