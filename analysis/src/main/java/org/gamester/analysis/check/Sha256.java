package org.gamester.analysis.check;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.gamester.values.Computation;

/// The hash of a certificate.
final class Sha256 {
  private Sha256() {}

  /// SHA-256, in hexadecimal digits, of lines, each followed by a line feed.
  static String of(Stream<String> lines) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      lines.forEach(
          line -> {
            Computation.poll();
            digest.update(line.getBytes(StandardCharsets.UTF_8));
            digest.update((byte) '\n');
          });
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
