package org.gamester.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Why a file cannot be written, in words. */
final class FileReason {
  private FileReason() {}

  /** What is said of a file that could not be written. */
  static String cannotWrite(Path file, IOException problem) {
    return "cannot write " + file + obstacle(file).orElseGet(() -> of(problem));
  }

  /** What is said of a file that is there and is not to be overwritten. */
  static String exists(Path file) {
    return file + " exists already; --force overwrites it";
  }

  /**
   * Refuses a file that cannot be written, or is there already, as far as that is seen without
   * writing it: before a long computation, not after it.
   *
   * @param file null for none
   * @param force whether a file that is there is overwritten
   */
  static void refuseUnwritable(
      @Nullable Path file,
      ForceOption force,
      Function<String, ? extends RuntimeException> refusal) {
    if (file != null && file.toString().isEmpty()) {
      throw refusal.apply("the name of the file is empty");
    }
    if (file != null) {
      obstacle(file)
          .ifPresent(
              reason -> {
                throw refusal.apply("cannot write " + file + reason);
              });
      if (!force.isGiven() && Files.exists(file)) {
        throw refusal.apply(exists(file));
      }
    }
  }

  private static Optional<String> obstacle(Path file) {
    Path whole = file.toAbsolutePath();
    Path folder = whole.getParent();
    if (folder == null || Files.isDirectory(whole)) {
      return Optional.of(": it is a folder");
    }
    if (!Files.exists(folder)) {
      return Optional.of(": there is no folder " + folder);
    }
    if (!Files.isDirectory(folder)) {
      return Optional.of(": " + folder + " is not a folder");
    }
    if (Files.exists(whole) && !Files.isRegularFile(whole)) {
      return Optional.of(": it is not a regular file");
    }
    return Files.isWritable(folder)
        ? Optional.empty()
        : Optional.of(": the folder " + folder + " is read-only");
  }

  /** What follows the words that something cannot be written; it may be nothing. */
  static String of(IOException problem) {
    if (problem instanceof AccessDeniedException) {
      return ": permission denied";
    }
    if (problem instanceof NoSuchFileException) {
      return ": no file can be made there";
    }
    String said =
        problem instanceof FileSystemException known ? known.getReason() : problem.getMessage();
    return said == null ? "" : ": " + said.toLowerCase(Locale.ROOT);
  }
}
