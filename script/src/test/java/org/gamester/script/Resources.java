package org.gamester.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads the tables that tests run through. */
final class Resources {

  private Resources() {}

  /** The lines of a resource beside the tests that are neither empty nor comments. */
  static List<String> lines(String name) {
    try (InputStream stream = Resources.class.getResourceAsStream(name)) {
      String text =
          new String(Objects.requireNonNull(stream, name).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A result as the tables write it: the text, or the message behind two exclamation marks. */
  static String text(Result result) {
    return switch (result) {
      case Result.Value value -> value.text();
      case Result.Failure failure -> "!!" + failure.message();
    };
  }
}
