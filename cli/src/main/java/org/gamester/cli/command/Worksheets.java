package org.gamester.cli.command;

import org.gamester.analysis.Evaluator;
import org.gamester.script.UserRulesets;
import org.gamester.script.Worksheet;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;

/**
 * Worksheets as options ask for them. The options themselves do not name a class of the language,
 * since the parser of the command line would load it for every command.
 */
public final class Worksheets {

  private Worksheets() {}

  /** The style of the language's own texts that options ask for. */
  public static Style style(OutputOptions options) {
    return switch (options.format()) {
      case UNICODE -> Style.UNICODE;
      case LATEX -> Style.LATEX;
      case PLAIN -> options.style() == OutputOptions.Style.CLASSIC ? Style.CLASSIC : Style.EXACT;
    };
  }

  /**
   * A worksheet that knows the rulesets, and evaluates positions with {@code evaluator}.
   *
   * @param limits those of each input
   */
  public static Worksheet of(
      PositionArguments positions, Style style, Limits limits, Evaluator evaluator) {
    UserRulesets written = positions.users();
    return written == null
        ? new Worksheet(style, limits, positions.catalogue(), evaluator)
        : new Worksheet(style, limits, written, evaluator);
  }
}
