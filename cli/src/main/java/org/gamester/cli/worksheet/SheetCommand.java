package org.gamester.cli.worksheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.InputAdvice;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.Worksheets;
import org.gamester.cli.drawing.ObjectDrawing;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.ExitStatus;
import org.gamester.figures.drawing.Figure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.figures.writing.TikzWriter;
import org.gamester.rulesets.ConventionException;
import org.gamester.script.GamePositions;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Table;
import org.gamester.script.output.ValueWriter;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Fields;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.Watchdog;
import org.gamester.values.invariants.Invariants;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;

/** Evaluates the cells of a worksheet one after another, in one session of the language. */
public final class SheetCommand extends EvaluationCommand {
  private static final int MOST_LINES = 1_000;
  private static final int MOST_ENTRIES = 10_000;
  private static final Limits CARD_LIMITS = Limits.ofTime(Duration.ofSeconds(2));

  private final List<String> cells;
  private final boolean isLatex;
  private final PositionArguments positions;

  public SheetCommand(Question.Sheet asked, PositionArguments positions) {
    super(OutputOptions.Format.of(asked.format()));
    cells = asked.cell();
    isLatex = asked.format().equals(Optional.of(Question.Format.LATEX));
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
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
    Worksheet worksheet =
        Worksheets.of(positions, Worksheets.style(output()), Limits.NONE, evaluator);
    boolean isComplete = true;
    for (int i = 0; i < cells.size(); i++) {
      Result result = worksheet.evaluate(cells.get(i));
      Computation.pollNow();
      isComplete &= result instanceof Result.Value;
      print(object(i + 1, cells.get(i), result));
    }
    return isComplete ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  private Map<String, @Nullable Object> object(int number, String cell, Result result)
      throws Exception {
    return answers()
        .fields(
            "gamester.cell/1",
            new Cell(number, result),
            switch (result) {
              case Result.Value value ->
                  new Found(
                      value,
                      game(value.object()),
                      ObjectDrawing.figure(cell.strip(), value.object()).map(this::drawn),
                      table(value.object()));
              case Result.Failure failure -> {
                Map<String, Object> error =
                    new InputAdvice(positions.catalogue()).problem(cell, failure).fields();
                if (!failure.positions().isEmpty()) {
                  error.put("line", failure.line());
                }
                yield Map.of("error", error);
              }
            });
  }

  /** A picture for a page, or for a document of LaTeX. */
  private String drawn(Figure figure) {
    return isLatex ? TikzWriter.picture(figure) : SvgWriter.interactive(figure);
  }

  private AnswerFields answers() {
    return new AnswerFields(output().gameWriter(), false);
  }

  /** A cell, and what it says whatever its value is. */
  @Fields({"cell: number", "output", "warnings?: result.warnings"})
  record Cell(int number, Result result) {

    /** What it has printed, not all of it if that is long. */
    public List<String> output() {
      List<String> output = result.output();
      return output.subList(0, Math.min(output.size(), MOST_LINES));
    }
  }

  /** The value of a cell. */
  @Fields({"type: value.className", "value: value.text", "shown", "game?", "picture?", "table?"})
  record Found(
      Result.Value value,
      Optional<Map<String, @Nullable Object>> game,
      Optional<String> picture,
      List<List<Entry>> table) {

    public boolean shown() {
      return value.shown() && !Worksheet.isNothing(value.object());
    }
  }

  /**
   * An entry of a table.
   *
   * @param text of what is in it, empty for nothing
   * @param outcome of a value
   */
  @Fields({"text", "outcome?"})
  record Entry(String text, Optional<Outcome> outcome) {}

  /** The rows of a table; none of something else, or of one with more entries than a page shows. */
  private List<List<Entry>> table(Object object) {
    if (!(object instanceof Table table)) {
      return List.of();
    }
    ValueWriter writer = ValueWriter.of(Worksheets.style(output()));
    List<List<Entry>> rows = new ArrayList<>();
    int entries = 0;
    for (Object row : table.rows()) {
      List<Entry> line = new ArrayList<>();
      for (Object entry : row instanceof ObjectList list ? list : List.of(row)) {
        Computation.poll();
        if (++entries > MOST_ENTRIES) {
          return List.of();
        }
        line.add(
            Worksheet.isNothing(entry)
                ? new Entry("", Optional.empty())
                : new Entry(
                    writer.write(entry), GamePositions.givenValue(entry).map(LoopyValue::outcome)));
      }
      rows.add(line);
    }
    return rows;
  }

  /** The invariants of a game; empty for what has no value, or none that is found soon. */
  private Optional<Map<String, @Nullable Object>> game(Object object) throws Exception {
    try {
      return Watchdog.call(
          CARD_LIMITS,
          () -> {
            Optional<ShortGame> value =
                object instanceof ShortGame game ? Optional.of(game) : GamePositions.value(object);
            return value.map(game -> answers().of(Invariants.of(game)));
          });
    } catch (ComputationStopped
        | ConventionException
        | LoopyPositionException
        | GameTooLargeException e) {
      return Optional.empty();
    }
  }
}
