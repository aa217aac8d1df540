package org.gamester.papers.discoveries;

import org.gamester.analysis.Evaluator;
import org.gamester.script.claims.ClaimResource;
import org.gamester.script.claims.JavaFunctions;

/** Results that were found with Gamester, which are in {@code discoveries.claims}. */
public final class DiscoveryClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public DiscoveryClaims() {
    super(
        DiscoveryClaims.class.getResourceAsStream("discoveries.claims"),
        "discoveries.claims",
        () -> JavaFunctions.NONE,
        Evaluator::new);
  }
}
