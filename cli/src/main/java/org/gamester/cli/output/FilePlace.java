package org.gamester.cli.output;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the content of a file is: at the end of its symbolic links. */
public final class FilePlace {
  private static final int MOST_LINKS = 40;

  private FilePlace() {}

  /**
   * The place of a file, which need not exist: a link may lead to nothing yet.
   *
   * @throws FileSystemLoopException if the links lead in a circle
   * @throws IOException if a link cannot be read
   */
  public static Path of(Path file) throws IOException {
    Path place = file.toAbsolutePath();
    for (int i = 0; i < MOST_LINKS; i++) {
      if (!Files.isSymbolicLink(place)) {
        return place;
      }
      place = place.resolveSibling(Files.readSymbolicLink(place));
    }
    throw new FileSystemLoopException(file.toString());
  }
}
