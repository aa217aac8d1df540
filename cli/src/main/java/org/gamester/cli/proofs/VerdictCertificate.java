package org.gamester.cli.proofs;

import java.io.IOException;
import org.gamester.analysis.check.CertificateWriter;
import org.gamester.analysis.strategy.Verdict;
import org.gamester.rulesets.Catalogue;

/** The certificate of a strategy that was accepted. */
public final class VerdictCertificate {
  private VerdictCertificate() {}

  /**
   * Writes it.
   *
   * @throws org.gamester.analysis.proofs.UnwritableException if a position cannot be read back
   * @throws IOException if {@code to} cannot be written
   */
  public static void write(Verdict.Accepted accepted, Catalogue catalogue, Appendable to)
      throws IOException {
    if (accepted.argument().isPresent()) {
      CertificateWriter.write(accepted.argument().get(), to);
    } else {
      CertificateWriter.write(accepted.proof(catalogue).orElseThrow().certificate(catalogue), to);
    }
  }
}
