package org.gamester.analysis.check;

import java.util.List;
import java.util.stream.Stream;

/**
 * A proof of a claim by the strategies of the winner, to be kept in a file and checked by {@link
 * ProofCheck}.
 *
 * @param claim what is proved
 * @param parts the texts of the positions of which the sums of the nodes consist, each once
 * @param nodes the strategy graph
 * @param roots the nodes at which the questions of the claim begin, in their order: Left starts
 *     before Right starts; for a difference, the first position before the second
 */
public record ProofCertificate(
    Claim claim, List<String> parts, List<ProofNode> nodes, List<Integer> roots) {

  /** The schema of the file. */
  public static final String SCHEMA = "gamester.proof/1";

  public ProofCertificate {
    parts = List.copyOf(parts);
    nodes = List.copyOf(nodes);
    roots = List.copyOf(roots);
  }

  /**
   * SHA-256, in hexadecimal digits, of the claim, the parts, the nodes and the roots: each as
   * compact JSON, followed by a line feed.
   */
  public String hash() {
    return Sha256.of(
        Stream.of(
                Stream.of(CertificateWriter.claim(claim)),
                parts.stream().map(CertificateWriter::text),
                nodes.stream().map(CertificateWriter::node),
                Stream.of(CertificateWriter.indices(roots)))
            .flatMap(lines -> lines));
  }
}
