package org.gamester.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.ConventionException;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.ShortGame;
import org.gamester.values.Watchdog;
import org.gamester.values.invariants.Invariants;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Evaluates the cells of a worksheet one after another, in one session of the language. */
@Command(name = "sheet")
final class SheetCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.cell/1";
  private static final int MOST_LINES = 1_000;
  private static final Limits CARD_LIMITS = Limits.ofTime(Duration.ofSeconds(2));

  @Parameters(arity = "0..*", description = "The cells in order.")
  private List<String> cells = List.of();

  @Mixin private PositionArguments positions;

  @Override
  int evaluate() throws Exception {
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      return compute(() -> evaluate(evaluator));
    } catch (ComputationStopped e) {
      err().println(stopped(e, ""));
      return ExitStatus.SOME_FAILED;
    }
  }

  /**
   * Prints each cell when it is known; the limits are those of all cells together. A cell that is
   * given up has no answer.
   */
  private int evaluate(Evaluator evaluator) throws Exception {
    Worksheet worksheet = positions.worksheet(output().worksheetStyle(), evaluator);
    boolean isComplete = true;
    for (int i = 0; i < cells.size(); i++) {
      Result result = worksheet.evaluate(cells.get(i));
      Computation.pollNow();
      isComplete &= result instanceof Result.Value;
      out().println(JsonText.write(object(i + 1, cells.get(i), result)));
    }
    return isComplete ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  private Map<String, @Nullable Object> object(int number, String cell, Result result)
      throws Exception {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("cell", number);
    List<String> output = result.output();
    object.put("output", output.subList(0, Math.min(output.size(), MOST_LINES)));
    if (!result.warnings().isEmpty()) {
      object.put("warnings", result.warnings());
    }
    switch (result) {
      case Result.Value value -> {
        object.put("type", value.className());
        object.put("value", value.text());
        object.put("shown", value.shown() && !Worksheet.isNothing(value.object()));
        game(value.object()).ifPresent(card -> object.put("game", card));
        ObjectDrawing.figure(cell.strip(), value.object())
            .ifPresent(figure -> object.put("picture", SvgWriter.interactive(figure)));
      }
      case Result.Failure failure -> {
        Map<String, Object> error = new LinkedHashMap<>(positions.refusal(cell, failure).json());
        if (!failure.positions().isEmpty()) {
          error.put("line", failure.line());
        }
        object.put("error", error);
      }
    }
    return object;
  }

  /** The invariants of a game; empty for what has no value, or none that is found soon. */
  private Optional<Map<String, @Nullable Object>> game(Object object) throws Exception {
    try {
      return Watchdog.call(
          CARD_LIMITS,
          () -> {
            Optional<ShortGame> value =
                object instanceof ShortGame game ? Optional.of(game) : GamePositions.value(object);
            return value.map(game -> output().fields().of(Invariants.of(game)));
          });
    } catch (ComputationStopped
        | ConventionException
        | LoopyPositionException
        | GameTooLargeException e) {
      return Optional.empty();
    }
  }
}
