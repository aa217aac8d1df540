package org.gamester.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a certificate to a file: whole, or not at all. */
final class CertificateFile {

  /** What writes the text. */
  @FunctionalInterface
  interface Body {
    void write(Writer to) throws IOException;
  }

  private CertificateFile() {}

  /**
   * Writes a file, in place of one that is there.
   *
   * @throws IOException if it cannot be written, or is not a regular file
   */
  static void write(Path file, Body body) throws IOException {
    Path whole = file.toAbsolutePath();
    if (Files.exists(whole) && !Files.isRegularFile(whole)) {
      throw new IOException(whole + " is not a regular file");
    }
    Path part = Files.createTempFile(whole.getParent(), whole.getFileName().toString(), ".part");
    try {
      try (Writer writer = Files.newBufferedWriter(part)) {
        body.write(writer);
      }
      Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
