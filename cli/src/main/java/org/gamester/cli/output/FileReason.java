package org.gamester.cli.output;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Why a file cannot be written, in words. */
public final class FileReason {
  private FileReason() {}

  /**
   * The file of a name that was typed.
   *
   * @throws RuntimeException the refusal, if no file can have that name: Java takes names in the
   *     encoding of the locale
   */
  public static Path named(String name, Function<String, ? extends RuntimeException> refusal) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw refusal.apply(
          "no file can be named '"
              + VisibleText.of(name)
              + "' in this locale; set LC_ALL to one of UTF-8, such as C.UTF-8");
    }
  }

  /** The message for a file that could not be written. */
  public static String cannotWrite(Path file, IOException problem) {
    return obstacle(file).orElseGet(() -> "cannot write " + file + of(problem));
  }

  /** The message for a file that exists and must not be overwritten. */
  public static String exists(Path file) {
    return file + " exists already; --force overwrites it";
  }

  /**
   * Refuses a file that cannot be written, or is there already, as far as that is seen without
   * writing it: before a long computation, not after it.
   *
   * @param file null for none
   * @param force whether a file that is there is overwritten
   */
  public static void refuseUnwritable(
      @Nullable Path file,
      ForceOption force,
      Function<String, ? extends RuntimeException> refusal) {
    if (file != null) {
      Optional<String> obstacle = obstacle(file);
      if (obstacle.isPresent()) {
        throw refusal.apply(obstacle.get());
      }
      if (!force.isGiven() && Files.exists(file)) {
        throw refusal.apply(exists(file));
      }
    }
  }

  /** Why no file can be written there, whether there is one or not; empty if it can be tried. */
  public static Optional<String> obstacle(Path file) {
    return file.toString().isEmpty()
        ? Optional.of("the name of the file is empty")
        : obstacleAt(file).map(reason -> "cannot write " + file + reason);
  }

  private static Optional<String> obstacleAt(Path file) {
    Path place;
    try {
      place = FilePlace.of(file);
    } catch (IOException e) {
      return Optional.of(of(e));
    }
    Path folder = place.getParent();
    if (folder == null || Files.isDirectory(place)) {
      return Optional.of(": it is a folder");
    }
    if (!Files.exists(folder)) {
      return Optional.of(": there is no folder " + folder);
    }
    if (!Files.isDirectory(folder)) {
      return Optional.of(": " + folder + " is not a folder");
    }
    if (Files.exists(place) && !Files.isRegularFile(place)) {
      return Optional.of(": it is not a regular file");
    }
    if (Files.exists(place) && !Files.isWritable(place)) {
      return Optional.of(": it is read-only");
    }
    return Files.isWritable(folder)
        ? Optional.empty()
        : Optional.of(": the folder " + folder + " is read-only");
  }

  /** What follows the words that something cannot be written; it may be nothing. */
  public static String of(IOException problem) {
    if (problem instanceof AccessDeniedException) {
      return ": permission denied";
    }
    if (problem instanceof NoSuchFileException) {
      return ": no file can be made there";
    }
    if (problem instanceof FileSystemLoopException) {
      return ": its symbolic links lead in a circle";
    }
    String said =
        problem instanceof FileSystemException known ? known.getReason() : problem.getMessage();
    return said == null ? "" : ": " + said.toLowerCase(Locale.ROOT);
  }
}
