package org.gamester.cli.notebook;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.dflib.jjava.jupyter.kernel.BaseKernel;
import org.dflib.jjava.jupyter.kernel.BaseKernelBuilder;
import org.dflib.jjava.jupyter.kernel.JupyterIO;
import org.dflib.jjava.jupyter.kernel.LanguageInfo;
import org.dflib.jjava.jupyter.kernel.ReplacementOptions;
import org.dflib.jjava.jupyter.kernel.comm.CommManager;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.Renderer;
import org.dflib.jjava.jupyter.kernel.history.HistoryManager;
import org.dflib.jjava.jupyter.kernel.magic.MagicParser;
import org.dflib.jjava.jupyter.kernel.magic.MagicTranspiler;
import org.dflib.jjava.jupyter.kernel.magic.MagicsRegistry;
import org.dflib.jjava.jupyter.kernel.util.StringStyler;
import org.gamester.cli.command.InputAdvice;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.Version;
import org.gamester.cli.help.HelpText;
import org.gamester.cli.session.InputParser;
import org.gamester.cli.session.InputTime;
import org.gamester.cli.session.NameChoices;
import org.gamester.cli.session.StoppableEvaluation;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.RulesetException;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.values.ComputationStopped;
import org.jspecify.annotations.Nullable;

/**
 * A worksheet as a kernel of Jupyter. Cells are evaluated one after another on the thread that
 * reads requests; a request to interrupt comes on another, and ends the cell that is evaluated.
 * Rulesets that cells define are kept as files in a folder of this kernel.
 */
final class GamesterKernel extends BaseKernel {
  private static final String INDENTATION = "  ";
  private static final Pattern NAME_AROUND = Pattern.compile("[A-Za-z_][\\w-]*");

  private final Worksheet worksheet;
  private final PositionArguments positions;
  private final Path definitions;
  private final Function<String, Duration> duration;
  private final CellProgress progress;

  private final StoppableEvaluation stoppable = new StoppableEvaluation(() -> false);

  /**
   * The parts that a kernel works with.
   *
   * @param worksheet evaluates the cells
   * @param positions reads positions of all rulesets, also of those in {@code definitions}
   * @param definitions the folder of the rulesets that cells define
   * @param duration reads a time limit
   * @param progress shows how far an evaluation has come
   */
  record Parts(
      Worksheet worksheet,
      PositionArguments positions,
      Path definitions,
      Function<String, Duration> duration,
      CellProgress progress) {}

  private GamesterKernel(
      Parts parts,
      HistoryManager history,
      JupyterIO io,
      Renderer renderer,
      MagicsRegistry magics,
      StringStyler styler) {
    super(
        "gamester",
        Version.number(),
        new LanguageInfo.Builder("gamester")
            .version(Version.number())
            .mimetype("text/x-gamester")
            .fileExtension(".cgs")
            .pygments("text")
            .codemirror("text")
            .build(),
        List.of(),
        history,
        io,
        new CommManager(),
        renderer,
        new MagicParser("%", "%%", new MagicTranspiler()), // not used: cells are read as they are
        magics,
        false,
        styler);
    worksheet = parts.worksheet();
    positions = parts.positions();
    definitions = parts.definitions();
    duration = parts.duration();
    progress = parts.progress();
  }

  /** A kernel that has not been connected yet. */
  static GamesterKernel of(Parts parts) {
    return new Builder(parts).build();
  }

  /** Takes the parts of the library as they are. */
  private static final class Builder extends BaseKernelBuilder<Builder, GamesterKernel> {
    private final Parts parts;

    Builder(Parts parts) {
      this.parts = parts;
    }

    @Override
    public GamesterKernel build() {
      return new GamesterKernel(
          parts,
          new HistoryManager() {}, // empty: front ends keep what was typed
          buildJupyterIO(StandardCharsets.UTF_8),
          buildRenderer(),
          buildMagicsRegistry(),
          buildErrorStyler());
    }
  }

  @Override
  public String getBanner() {
    return "Gamester " + Version.number() + ": exact combinatorial game theory";
  }

  /** Answers a cell: with what it shows, or nothing. */
  @Override
  public @Nullable DisplayData eval(String code) {
    return answer(Cell.of(code));
  }

  @Override
  public @Nullable Object evalRaw(String code) {
    return eval(code);
  }

  private @Nullable DisplayData answer(Cell cell) {
    return switch (cell) {
      case Cell.Input(String text) -> evaluate(text);
      case Cell.Definition definition -> define(definition);
      case Cell.Question(String topic) -> new DisplayData(help().about(topic).stripTrailing());
      case Cell.Timeout(String time) -> new DisplayData(timeout(time));
      case Cell.Refused(String reason) -> throw new CellException(reason);
    };
  }

  private HelpText help() {
    return new HelpText(positions.currentCatalogue());
  }

  private @Nullable DisplayData evaluate(String text) {
    Result result = evaluateWatched(text);
    result.warnings().forEach(sentence -> io.err.println("Note: " + sentence));
    StoppableEvaluation.release();
    return switch (result) {
      case Result.Value value ->
          value.shown() && !Worksheet.isNothing(value.object())
              ? CellDisplay.of(text, value)
              : null;
      case Result.Failure failure -> throw new CellException(complaint(text, failure));
    };
  }

  /** Leaves the thread able to go on: whatever is sent from an interrupted one is lost. */
  private Result evaluateWatched(String text) {
    try (CellProgress.Watch _ = progress.watch(io.display);
        CellOutput output = new CellOutput(io.out)) {
      return stoppable.run(() -> worksheet.evaluate(Source.worksheet(text), output::add));
    }
  }

  /** The library holds the lock of the kernel while a cell is answered. */
  @Override
  public void interrupt() {
    stoppable.stop();
  }

  private String complaint(String text, Result.Failure failure) {
    ComputationStopped stop = StopMessage.limit(failure);
    if (stop != null) {
      return StopMessage.stoppedInSession(stop, worksheet.limits());
    }
    String said = new InputAdvice(positions.catalogue()).problem(text, failure).text();
    return failure.positions().isEmpty() || said.contains("\n") ? said : failure.display();
  }

  private DisplayData define(Cell.Definition definition) {
    Path file = definitions.resolve(definition.fileName());
    try {
      String before = Files.exists(file) ? Files.readString(file) : null;
      Files.writeString(file, definition.text());
      String fault = fault(definition);
      if (!fault.isEmpty()) {
        if (before == null) {
          Files.delete(file);
        } else {
          Files.writeString(file, before);
        }
        throw new CellException(fault);
      }
    } catch (IOException e) {
      throw new CellException("cannot keep the definition: " + e.getMessage());
    }
    return new DisplayData(definition.name() + " is defined.");
  }

  /** What is wrong with a definition that has just been written; empty if nothing is. */
  private String fault(Cell.Definition definition) {
    if (definition.fileName().endsWith(".rules")) {
      try {
        var _ = positions.currentCatalogue().rules(definition.name());
        return "";
      } catch (RulesetException e) {
        return String.valueOf(e.getMessage());
      }
    }
    Result used = worksheet.evaluate(definition.name() + ";");
    return used instanceof Result.Failure failure && failure.file().endsWith(definition.fileName())
        ? failure.display()
        : "";
  }

  private String timeout(String time) {
    try {
      return new InputTime("A cell", worksheet, duration).set(time);
    } catch (IllegalArgumentException e) {
      throw new CellException(String.valueOf(e.getMessage()));
    }
  }

  @Override
  public @Nullable DisplayData inspect(String code, int cursor, boolean extra) {
    String name = nameAt(code, Math.clamp(cursor, 0, code.length()));
    return name.isEmpty()
        ? null
        : help().find(name).map(text -> new DisplayData(text.stripTrailing())).orElse(null);
  }

  /** The name that the cursor is in or behind. */
  private static String nameAt(String code, int at) {
    return NAME_AROUND
        .matcher(code)
        .results()
        .filter(name -> name.start() <= at && at <= name.end())
        .map(name -> name.group())
        .reduce("", (first, last) -> last);
  }

  @Override
  public ReplacementOptions complete(String code, int cursor) {
    int at = Math.clamp(cursor, 0, code.length());
    Catalogue catalogue = positions.currentCatalogue();
    int start = NameChoices.wordStart(code, at, catalogue);
    String typed = code.substring(start, at);
    List<String> found = new ArrayList<>();
    for (String choice :
        new NameChoices(worksheet.names(), catalogue, worksheet::isBound).at(code, start, at)) {
      if (choice.startsWith(typed)) {
        found.add(choice);
      }
    }
    return new ReplacementOptions(found, start, at);
  }

  /** Whether a cell is an input; the indentation of the next line if more must follow. */
  @Override
  public String isComplete(String code) {
    boolean isInput = Cell.of(code) instanceof Cell.Input;
    return isInput
            && InputParser.isIncomplete(code, positions.currentCatalogue(), worksheet::isBound)
        ? INDENTATION
        : IS_COMPLETE_YES;
  }

  /** The name of the error, and under it what is wrong. */
  @Override
  public List<String> formatError(Throwable error) {
    return error instanceof CellException complaint
        ? String.valueOf(complaint.getMessage()).lines().toList()
        : super.formatError(error);
  }
}
