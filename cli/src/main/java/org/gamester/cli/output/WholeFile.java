package org.gamester.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/**
 * Writes a file: whole, or not at all. The content is written beside its place and moved there at
 * the end. Symbolic links are followed, so that they stay what they are.
 */
public final class WholeFile {

  /** What writes the content. */
  @FunctionalInterface
  public interface Body {
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
  public static void write(Path file, boolean replaces, Body body) throws IOException {
    Path whole = FilePlace.of(file);
    boolean exists = Files.exists(whole);
    if (exists && !Files.isRegularFile(whole)) {
      throw new IOException(whole + " is not a regular file");
    }
    if (!replaces && exists) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path part = whole.resolveSibling(whole.getFileName() + "." + UUID.randomUUID() + ".part");
    try {
      try (OutputStream to = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW)) {
        body.write(to);
      }
      if (exists) {
        keepPermissions(whole, part);
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

  /** Who may read and write the file that is replaced may do so with the new one. */
  private static void keepPermissions(Path replaced, Path part) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(part, PosixFileAttributeView.class);
    if (view != null) {
      view.setPermissions(Files.getPosixFilePermissions(replaced));
    }
  }

  /** Writes a text in UTF-8, in place of a file that may be there. */
  public static void writeText(Path file, String text) throws IOException {
    write(file, true, to -> to.write(text.getBytes(StandardCharsets.UTF_8)));
  }
}
