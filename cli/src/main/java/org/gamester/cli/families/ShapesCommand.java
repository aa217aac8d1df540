package org.gamester.cli.families;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.ShapeValues;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.Polyominoes;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** How often each value occurs on the boards that are all shapes of some numbers of cells. */
@Command(
    name = "shapes",
    description = {
      "Evaluate a game on all shapes of cells that are joined by their sides (polyominoes), and"
          + " count how often each value occurs. Shapes that can be turned or mirrored into each"
          + " other are one where that keeps the value."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  gamester shapes cram 1..6", "  gamester shapes domineering 5 --most 10"})
public final class ShapesCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.shapes/1";
  private static final int LONGEST_VALUE = 60;

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Parameters(index = "0", paramLabel = "RULESET", description = "A game on a grid of cells.")
  private String game = "";

  @Parameters(
      index = "1",
      paramLabel = "FROM..TO",
      description = "The numbers of cells, or one number; at most " + Polyominoes.MOST_CELLS + ".")
  private String range = "";

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "Print the N most frequent values of each number of cells (all, if missing).")
  private int most = Integer.MAX_VALUE;

  private final Queue<ShapeValues> known = new ConcurrentLinkedQueue<>();

  @Override
  protected int evaluate() throws Exception {
    Rules rules =
        positions
            .rules(game)
            .orElseThrow(() -> unusable("expected a ruleset on a grid, found '" + game + "'"));
    if (rules.ruleset().description().boardKind() != BoardKind.GRID) {
      throw unusable(rules.text() + " is not played on a grid of cells, so it has no shapes");
    }
    Variable cells = cells();
    if (most < 1) {
      throw unusable("--most requires a positive number");
    }
    Map<String, @Nullable Object> subject = subject(SCHEMA, "rules", rules.text());
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      return answerKnowing(
          output().json() ? subject : null,
          () -> new StopMessage.Known(progressText(evaluator.evaluated()), "", known()),
          () -> {
            List<String> shapes = Polyominoes.OF_ONE_CELL;
            for (int n = 1; n <= cells.high(); n++) {
              if (n >= cells.low()) {
                add(ShapeValues.of(rules, shapes, n, evaluator), progress);
              }
              shapes = n == cells.high() ? shapes : Polyominoes.larger(shapes);
            }
            progress.clear();
            if (!output().json()) {
              return new Answer.Given("");
            }
            return output().found(SCHEMA, subject, known());
          });
    }
  }

  /** What has been found, as a field. */
  private Map<String, Object> known() {
    return Map.of(
        "cells",
        known.stream()
            .map(shapes -> new AnswerFields(output().gameWriter(), false).of(shapes.limited(most)))
            .toList());
  }

  /** Text is written as soon as it is known, so that nothing is lost if the work is ended. */
  private void add(ShapeValues shapes, ProgressLine progress) {
    known.add(shapes);
    if (!output().json()) {
      progress.clear();
      out().println(text(shapes));
      out().flush();
    }
  }

  private Variable cells() {
    try {
      Variable cells = Variable.parse("cells=" + range);
      if (cells.low() < 1 || cells.high() > Polyominoes.MOST_CELLS) {
        throw unusable("a shape has from 1 to " + Polyominoes.MOST_CELLS + " cells, not " + range);
      }
      return cells;
    } catch (IllegalArgumentException e) {
      throw unusable("expected numbers of cells such as 1..5, found '" + range + "'");
    }
  }

  private String text(ShapeValues shapes) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "%s: %s, %s"
            .formatted(
                counted(shapes.cells(), "cell"),
                counted(shapes.positions(), "position"),
                counted(shapes.values().size(), "value")));
    shapes
        .limited(most)
        .values()
        .forEach(
            count ->
                lines.add(
                    "  %,6d  %s  %s"
                        .formatted(
                            count.count(),
                            output().gameWriter().writeBriefly(count.value(), LONGEST_VALUE),
                            count.example())));
    return String.join(System.lineSeparator(), lines);
  }

  private static String counted(int number, String what) {
    return "%,d %s%s".formatted(number, what, number == 1 ? "" : "s");
  }
}
