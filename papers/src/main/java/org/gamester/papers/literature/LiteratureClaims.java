package org.gamester.papers.literature;

import org.gamester.analysis.Evaluator;
import org.gamester.script.claims.ClaimResource;
import org.gamester.script.claims.JavaFunctions;

/** Tables and statements of the literature, which are in {@code literature.claims}. */
public final class LiteratureClaims extends ClaimResource {

  /** For the {@code ServiceLoader}. */
  public LiteratureClaims() {
    super(
        LiteratureClaims.class.getResourceAsStream("literature.claims"),
        "literature.claims",
        () -> JavaFunctions.NONE,
        Evaluator::new);
  }
}
