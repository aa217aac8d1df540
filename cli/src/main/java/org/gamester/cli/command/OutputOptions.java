package org.gamester.cli.command;

import java.util.Locale;
import java.util.Optional;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.LatexText;
import org.gamester.values.notation.GameWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How answers are written. */
public final class OutputOptions {
  /** Which words and signs stand for a value. */
  public enum Style {
    /** Gamester's own: whatever is written is read back as the same value. */
    EXACT,
    /** Letter for letter what CGSuite writes. */
    CLASSIC
  }

  /** For which reader the signs are chosen. */
  public enum Format {
    /** ASCII, as it is typed. */
    PLAIN,
    /** The signs of print: arrows, stars, fractions. */
    UNICODE,
    /** Source text for LaTeX's mathematics. */
    LATEX;

    /** That which is asked for, if any is. */
    public static Format of(Optional<? extends Enum<?>> asked) {
      return asked.map(Enum::name).map(Format::valueOf).orElse(PLAIN);
    }
  }

  @Option(names = "--json", description = "Answer in JSON, one object on one line.")
  private boolean json;

  @Option(
      names = "--style",
      paramLabel = "exact|classic",
      description =
          "How values are written: exact (the default) can be read back as the same value; classic"
              + " is the text of CGSuite.")
  private @Nullable Style style;

  @Option(
      names = "--format",
      paramLabel = "plain|unicode|latex",
      defaultValue = "plain",
      description = "Which symbols are used: ASCII (the default), Unicode, or LaTeX.")
  private Format format = Format.PLAIN;

  public OutputOptions() {}

  /** JSON, with these signs of values. */
  public OutputOptions(Format format) {
    this.json = true;
    this.format = format;
  }

  public boolean json() {
    return json;
  }

  /** Why these options cannot be used together; empty if they can. */
  public String contradiction() {
    return style == null || format == Format.PLAIN
        ? ""
        : "--style applies to plain text only, so it cannot be combined with --format "
            + format.name().toLowerCase(Locale.ROOT);
  }

  public Style style() {
    return style == null ? Style.EXACT : style;
  }

  public Format format() {
    return format;
  }

  /** Writes single values in the lines of an answer: in LaTeX as marked formulas. */
  public GameWriter lineWriter() {
    return format == Format.LATEX ? GameWriter.latex().marking(LatexText::formula) : gameWriter();
  }

  /** The lines of an answer, as these options ask for. */
  public String lines(String lines) {
    return format == Format.LATEX ? LatexText.document(lines) : lines;
  }

  /** One line of an answer. */
  public String line(String line) {
    return format == Format.LATEX ? LatexText.line(line) : line;
  }

  /** An answer in JSON: the schema, then the fields of all parts. */
  public Answer found(String schema, Object... parts) {
    return new Answer.Found(new AnswerFields(gameWriter(), false).fields(schema, parts));
  }

  /** An answer in lines, as these options ask for. */
  public Answer given(String lines) {
    return new Answer.Given(lines(lines));
  }

  /** Writes single values as these options ask for. */
  public GameWriter gameWriter() {
    return switch (format) {
      case UNICODE -> GameWriter.unicode();
      case LATEX -> GameWriter.latex();
      case PLAIN -> style() == Style.CLASSIC ? GameWriter.classic() : GameWriter.exact();
    };
  }
}
