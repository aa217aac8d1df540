package org.gamester.lab.tables;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The formats that tables are written in. */
public enum TableFormat {
  /** Columns lined up with spaces, for a terminal. */
  TEXT,
  /** Comma-separated values, RFC 4180. */
  CSV,
  /** An array of objects, one a row. */
  JSON,
  /** A tabular environment with the games in math mode; needs no packages. */
  LATEX,
  /** A table of GitHub-flavoured Markdown. */
  MARKDOWN;

  /**
   * The format of that name, in small or large letters.
   *
   * @throws IllegalArgumentException if there is none; it says which there are
   */
  public static TableFormat parse(String name) {
    return Arrays.stream(values())
        .filter(format -> format.lowerCase().equals(name.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no format '%s'; there are: %s"
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
