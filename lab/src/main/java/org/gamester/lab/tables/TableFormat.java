package org.gamester.lab.tables;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The formats for tables. */
public enum TableFormat {
  /** Columns aligned with spaces, for a terminal. */
  TEXT,
  /** Comma-separated values, RFC 4180. */
  CSV,
  /** An object on one line for each row. */
  JSON,
  /** A tabular environment with the games in math mode; requires no packages. */
  LATEX,
  /** A table of GitHub-flavoured Markdown. */
  MARKDOWN;

  /**
   * The format with this name, in upper or lower case.
   *
   * @throws IllegalArgumentException if there is no such format; the message lists the formats
   */
  public static TableFormat parse(String name) {
    return Arrays.stream(values())
        .filter(format -> format.lowerCase().equals(name.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no format '%s'; there are: %s"
                        .formatted(
                            name,
                            Arrays.stream(values())
                                .map(TableFormat::lowerCase)
                                .collect(Collectors.joining(", ")))));
  }

  private String lowerCase() {
    return name().toLowerCase(Locale.ROOT);
  }
}
