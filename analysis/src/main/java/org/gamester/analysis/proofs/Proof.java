package org.gamester.analysis.proofs;

import java.util.List;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.rulesets.Catalogue;

/**
 * A proof: what is claimed, and the strategies that show it.
 *
 * @param claim what is proved
 * @param graph the strategies
 * @param roots the nodes at which the questions of the claim begin, in their order
 */
public record Proof(Claim claim, StrategyGraph graph, List<Integer> roots) {

  public Proof {
    roots = List.copyOf(roots);
  }

  /**
   * The proof as a certificate.
   *
   * @param catalogue the rulesets by which its positions will be read
   * @throws UnwritableException if a position has no text that can be read back
   */
  public ProofCertificate certificate(Catalogue catalogue) {
    return CertificateDraft.of(graph, claim, roots, new PositionText(catalogue));
  }
}
