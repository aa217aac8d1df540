package org.gamester.analysis.check;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.gamester.values.Computation;

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
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, CertificateWriter.claim(claim));
      parts.forEach(part -> add(digest, CertificateWriter.text(part)));
      nodes.forEach(node -> add(digest, CertificateWriter.node(node)));
      add(digest, CertificateWriter.indices(roots));
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static void add(MessageDigest digest, String line) {
    Computation.poll();
    digest.update(line.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
  }
}
