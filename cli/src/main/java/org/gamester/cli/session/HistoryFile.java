package org.gamester.cli.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the inputs of earlier sessions are kept: a file that only its owner can read. */
public final class HistoryFile {
  private static final Set<PosixFilePermission> OF_FILE =
      PosixFilePermissions.fromString("rw-------");

  private static final FileAttribute<Set<PosixFilePermission>> OF_FOLDER =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"));

  private HistoryFile() {}

  /** The place of the file for an environment, by the conventions of the XDG base directories. */
  public static Optional<Path> place(Map<String, String> environment) {
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    String home = environment.getOrDefault("HOME", "");
    if (Path.of(state).isAbsolute()) {
      return Optional.of(Path.of(state, "gamester", "history"));
    }
    return Path.of(home).isAbsolute()
        ? Optional.of(Path.of(home, ".local", "state", "gamester", "history"))
        : Optional.empty();
  }

  /**
   * Makes the file if it is not there, and takes it from everybody but its owner.
   *
   * @throws IOException if it cannot be written
   */
  static void prepare(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      Files.createDirectories(folder, OF_FOLDER);
    }
    if (!Files.exists(file)) {
      Files.createFile(file, PosixFilePermissions.asFileAttribute(OF_FILE));
    } else if (!Files.getPosixFilePermissions(file).equals(OF_FILE)) {
      Files.setPosixFilePermissions(file, OF_FILE);
    }
    if (!Files.isRegularFile(file) || !Files.isWritable(file)) {
      throw new IOException("not a file that can be written");
    }
  }
}
