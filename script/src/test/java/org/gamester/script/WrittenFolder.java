package org.gamester.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;

/** A folder of classes, and a worksheet that knows them. */
final class WrittenFolder {

  /** The games of the documentation. */
  static final Path EXAMPLES = Path.of("..", "docs", "examples", "games");

  private final Path folder;
  private final Worksheet worksheet;
  private int changes;

  WrittenFolder(Path folder) {
    this(folder, Style.EXACT);
  }

  WrittenFolder(Path folder, Style style) {
    this.folder = folder;
    UserRulesets users = UserRulesets.of(List.of(folder), Catalogue.standard());
    this.worksheet = new Worksheet(style, Limits.NONE, users, new Evaluator());
  }

  /** Writes a file; one that is written again is later than it was. */
  WrittenFolder file(String name, String text) {
    try {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
      Files.setLastModifiedTime(file, FileTime.from(Instant.EPOCH.plusSeconds(++changes)));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The text of a value, or the message of an error after two exclamation marks. */
  String text(String input) {
    return switch (worksheet.evaluate(input)) {
      case Result.Value value -> value.text();
      case Result.Failure failure -> "!!" + failure.message();
    };
  }

  Result.Failure failure(String input) {
    return (Result.Failure) worksheet.evaluate(input);
  }
}
