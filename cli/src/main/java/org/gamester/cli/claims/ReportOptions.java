package org.gamester.cli.claims;

import java.util.Locale;
import org.gamester.cli.command.LimitedCommand;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How claims are checked and how the report is written. */
final class ReportOptions {

  /** How a report is written. */
  enum Format {
    TEXT,
    JSON,
    MARKDOWN
  }

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "2",
      description = "How many claims to check at a time (default: ${DEFAULT-VALUE}).")
  private int threads = 2;

  @Option(names = "--json", description = "The same as --format json: one object on a line.")
  private boolean json;

  @Option(
      names = "--format",
      paramLabel = "text|json|markdown",
      description = "The format of the report (default: text).")
  private @Nullable Format format;

  /** The report of a server. */
  static ReportOptions asJson() {
    ReportOptions options = new ReportOptions();
    options.json = true;
    return options;
  }

  int threads() {
    return threads;
  }

  /** The format; refuses two that contradict each other. */
  Format format() {
    if (json && format != null && format != Format.JSON) {
      throw LimitedCommand.unusable(
          "--json contradicts --format " + format.name().toLowerCase(Locale.ROOT));
    }
    return json ? Format.JSON : format == null ? Format.TEXT : format;
  }
}
