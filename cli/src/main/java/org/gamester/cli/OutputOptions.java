package org.gamester.cli;

import picocli.CommandLine.Option;

/** How answers are written. */
final class OutputOptions {
  /** Which words and signs stand for a value. */
  enum Style {
    /** Gamester's own: whatever is written is read back as the same value. */
    EXACT,
    /** Letter for letter what CGSuite writes. */
    CLASSIC
  }

  /** For which reader the signs are chosen. */
  enum Format {
    /** ASCII, as it is typed. */
    PLAIN,
    /** The signs of print: arrows, stars, fractions. */
    UNICODE,
    /** Source text for LaTeX's mathematics. */
    LATEX
  }

  @Option(names = "--json", description = "Answer in JSON, with a version in its schema.")
  private boolean json;

  @Option(
      names = "--style",
      paramLabel = "exact|classic",
      defaultValue = "exact",
      description = "exact: can be read back as the same value; classic: as CGSuite writes.")
  private Style style = Style.EXACT;

  @Option(
      names = "--format",
      paramLabel = "plain|unicode|latex",
      defaultValue = "plain",
      description = "The signs used: ASCII, those of print, or LaTeX.")
  private Format format = Format.PLAIN;

  boolean json() {
    return json;
  }

  Style style() {
    return style;
  }

  Format format() {
    return format;
  }

  /** The style of the language's own texts that these options ask for. */
  org.gamester.script.output.Style worksheetStyle() {
    return switch (format) {
      case UNICODE -> org.gamester.script.output.Style.UNICODE;
      case LATEX -> org.gamester.script.output.Style.LATEX;
      case PLAIN ->
          style == Style.CLASSIC
              ? org.gamester.script.output.Style.CLASSIC
              : org.gamester.script.output.Style.EXACT;
    };
  }

  /** Writes single values as these options ask for. */
  org.gamester.values.notation.GameWriter gameWriter() {
    return switch (format) {
      case UNICODE -> org.gamester.values.notation.GameWriter.unicode();
      case LATEX -> org.gamester.values.notation.GameWriter.latex();
      case PLAIN ->
          style == Style.CLASSIC
              ? org.gamester.values.notation.GameWriter.classic()
              : org.gamester.values.notation.GameWriter.exact();
    };
  }
}
