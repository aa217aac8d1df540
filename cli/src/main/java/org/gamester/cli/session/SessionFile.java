package org.gamester.cli.session;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.gamester.script.syntax.Source;

/** A file that a session reads. */
final class SessionFile {
  private static final long LARGEST = 1L << 24;

  /** A file that cannot be read; the message says why. */
  static final class Problem extends Exception {
    private static final long serialVersionUID = 1L;

    Problem(String message) {
      super(message);
    }
  }

  private SessionFile() {}

  /** The name of a file, which may be in quotation marks. */
  static String name(String typed) {
    return typed.length() > 1 && typed.startsWith("\"") && typed.endsWith("\"")
        ? typed.substring(1, typed.length() - 1)
        : typed;
  }

  /**
   * The text of a file. A tilde at the beginning of its name is the folder of the user, as in a
   * shell.
   *
   * @throws Problem if it cannot be read
   */
  static String read(String name) throws Problem {
    try {
      return text(path(name));
    } catch (InvalidPathException e) {
      throw new Problem("'" + name + "' is not the name of a file.");
    } catch (CharacterCodingException e) {
      throw cannotRead(name, "it is not text in UTF-8");
    } catch (AccessDeniedException e) {
      throw cannotRead(name, "permission denied");
    } catch (IOException e) {
      throw cannotRead(name, String.valueOf(e.getMessage()));
    }
  }

  private static Problem cannotRead(String name, String reason) {
    return new Problem("Cannot read " + name + ": " + reason);
  }

  private static Path path(String name) {
    boolean isBelowHome = name.equals("~") || name.startsWith("~/");
    return isBelowHome
        ? Path.of(System.getProperty("user.home"), name.substring(1))
        : Path.of(name);
  }

  private static String text(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new IOException("it is a folder");
    }
    if (!Files.exists(path)) {
      throw new IOException("there is no such file");
    }
    if (!Files.isRegularFile(path)) {
      throw new IOException("it is not a regular file");
    }
    if (Files.size(path) > LARGEST) {
      throw new IOException("it has more than %,d bytes".formatted(LARGEST));
    }
    return Source.withoutMark(Files.readString(path));
  }
}
