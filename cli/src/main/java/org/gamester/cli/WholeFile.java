package org.gamester.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes a file: whole, or not at all. */
final class WholeFile {

  /** What writes the content. */
  @FunctionalInterface
  interface Body {
    void write(OutputStream to) throws IOException;
  }

  private WholeFile() {}

  /**
   * Writes a file.
   *
   * @param replaces whether it is written in place of one that is there
   * @throws FileAlreadyExistsException if there is one that is not to be replaced
   * @throws IOException if it cannot be written, or is not a regular file
   */
  static void write(Path file, boolean replaces, Body body) throws IOException {
    Path whole = file.toAbsolutePath();
    if (Files.exists(whole) && !Files.isRegularFile(whole)) {
      throw new IOException(whole + " is not a regular file");
    }
    if (!replaces && Files.exists(whole)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path part = whole.resolveSibling(whole.getFileName() + "." + UUID.randomUUID() + ".part");
    try {
      try (OutputStream to = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW)) {
        body.write(to);
      }
      if (replaces) {
        Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
      } else {
        Files.move(part, whole);
      }
    } finally {
      Files.deleteIfExists(part);
    }
  }
}
