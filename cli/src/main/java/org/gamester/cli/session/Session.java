package org.gamester.cli.session;

import java.io.IOError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gamester.script.Result;
import org.gamester.script.StatementValue;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Source;
import org.gamester.values.GameStore;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;

/**
 * A worksheet on a terminal: reads an input, of one line or several, evaluates it and shows its
 * value, until the input ends. Ctrl-C stops an evaluation, or clears what is being typed; variables
 * keep their values.
 */
public final class Session {
  private static final String PROMPT = "> ";
  private static final String CONTINUATION = ". ";
  private static final int LONGEST_BRIEF = 60;
  private static final double NANOS = 1e9;

  private final Terminal terminal;
  private final Worksheet worksheet;
  private final SessionSettings settings;
  private final BooleanSupplier endRequested;
  private final PrintWriter out;
  private final LineReader reader;
  private final StoppableEvaluation stoppable;

  private String lastValue = "";
  private boolean isTimed;

  /**
   * @param endRequested whether the process is to end; the thread of the session is then
   *     interrupted
   */
  public Session(
      Terminal terminal,
      Worksheet worksheet,
      SessionSettings settings,
      BooleanSupplier endRequested) {
    this.terminal = terminal;
    this.worksheet = worksheet;
    this.settings = settings;
    this.endRequested = endRequested;
    this.stoppable = new StoppableEvaluation(endRequested);
    this.out = terminal.writer();
    this.reader = reader();
    terminal.handle(Terminal.Signal.INT, signal -> stoppable.stop());
  }

  /**
   * The terminal of the process.
   *
   * @throws IOException if there is none, or it cannot be used
   */
  public static Terminal systemTerminal() throws IOException {
    return SystemTerminal.open();
  }

  private LineReader reader() {
    LineReaderBuilder builder =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("gamester")
            .parser(new InputParser(settings.catalogue(), worksheet::isBound))
            .completer(
                new NameCompleter(
                    new NameChoices(worksheet.names(), settings.catalogue(), worksheet::isBound),
                    settings.help()::topics))
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, CONTINUATION)
            .variable(LineReader.INDENTATION, 0)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
            .option(LineReader.Option.HISTORY_IGNORE_SPACE, false)
            .option(LineReader.Option.INSERT_TAB, false);
    if (settings.coloured()) {
      builder.highlighter(new InputHighlighter(settings.catalogue(), worksheet::isBound));
    } else {
      builder.option(LineReader.Option.DISABLE_HIGHLIGHTER, true);
    }
    settings.history().ifPresent(file -> keepHistory(builder, file));
    return builder.build();
  }

  private void keepHistory(LineReaderBuilder builder, Path file) {
    try {
      HistoryFile.prepare(file);
      builder.variable(LineReader.HISTORY_FILE, file);
    } catch (IOException e) {
      out.println("The history is not kept: cannot use " + file + ": " + e.getMessage());
    }
  }

  /** Runs the session to its end. */
  public void run() {
    print("Gamester: a worksheet. ? shows what can be typed, Ctrl-D ends.");
    boolean goesOn = true;
    while (goesOn && !endRequested.getAsBoolean()) {
      try {
        goesOn = answer(reader.readLine(PROMPT));
      } catch (UserInterruptException e) {
        boolean _ = Thread.interrupted(); // the line is cleared
      } catch (EndOfFileException | IOError e) {
        goesOn = false;
      }
    }
    out.flush();
  }

  /** Answers one input; returns whether the session goes on. */
  private boolean answer(String input) {
    if (SessionCommand.asksForHelp(input)) {
      print(help(input.strip()));
    } else if (SessionCommand.isOne(input)) {
      return obey(input.strip().substring(1));
    } else if (!input.isBlank()) {
      evaluate(() -> answerTo(input));
    }
    return true;
  }

  private String help(String input) {
    String topic = input.startsWith("?") ? input.substring(1) : input.substring("help".length());
    return SessionHelp.isAbout(topic.strip())
        ? SessionHelp.text()
        : settings.help().about(topic.strip());
  }

  private boolean obey(String command) {
    String[] words = command.strip().split("\\s+", 2);
    Optional<SessionCommand> found = SessionCommand.of(words[0].toLowerCase(Locale.ROOT));
    if (found.isEmpty()) {
      print(
          "There is no command :" + words[0] + "; the commands are\n" + SessionCommand.overview());
      return true;
    }
    String argument = words.length > 1 ? words[1].strip() : "";
    Optional<String> problem = found.get().problem(argument);
    if (problem.isPresent()) {
      print(problem.get());
      return true;
    }
    switch (found.get()) {
      case ALL -> print(lastValue.isEmpty() ? "There is no value yet." : lastValue);
      case VARS -> print(variables());
      case LOAD -> evaluate(() -> load(SessionFile.name(argument)));
      case TIME -> time(argument);
      case TIMEOUT -> print(timeout(argument));
      case MEMORY -> print(memory());
      case QUIT -> {
        return false;
      }
    }
    return true;
  }

  private String variables() {
    StringBuilder text = new StringBuilder();
    for (String name : worksheet.variableNames()) {
      String value = worksheet.variableText(name).orElse("").replace('\n', ' ');
      String brief =
          value.length() > LONGEST_BRIEF ? value.substring(0, LONGEST_BRIEF - 1) + "…" : value;
      text.append("%s := %s%n".formatted(name, brief));
    }
    return text.isEmpty() ? "There are no variables yet." : text.toString();
  }

  private void time(String argument) {
    isTimed = !argument.equals("off");
    print("The time of each input is " + (isTimed ? "shown." : "not shown."));
  }

  /** Changes how long an input may take; answers what holds now, or what is wrong. */
  private String timeout(String argument) {
    try {
      return new InputTime("An input", worksheet, settings.duration()).set(argument);
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage());
    }
  }

  private static String memory() {
    Runtime runtime = Runtime.getRuntime();
    return "%,d MB of at most %,d MB; %,d values kept"
        .formatted(
            (runtime.totalMemory() - runtime.freeMemory()) >> 20,
            runtime.maxMemory() >> 20,
            GameStore.standard().distinctValues());
  }

  /** Evaluates something that Ctrl-C stops. */
  private void evaluate(Runnable evaluation) {
    long start = System.nanoTime();
    boolean _ =
        stoppable.run(
            () -> {
              evaluation.run();
              return true;
            });
    if (isTimed) {
      print("%.3f s".formatted((System.nanoTime() - start) / NANOS));
    }
    StoppableEvaluation.release();
  }

  private void answerTo(String input) {
    Result result = worksheet.evaluate(Source.worksheet(input), this::print);
    result.warnings().forEach(this::warn);
    switch (result) {
      case Result.Value value -> {
        if (value.shown() && !Worksheet.isNothing(value.object())) {
          show(value.text());
          draw(value.object());
        }
      }
      case Result.Failure failure -> print(settings.complaint().apply(input, failure));
    }
  }

  private void load(String file) {
    String text;
    try {
      text = SessionFile.read(file);
    } catch (SessionFile.Problem e) {
      print(String.valueOf(e.getMessage()));
      return;
    }
    Result result = worksheet.run(new Source(file, text), this::print, this::showStatement);
    result.warnings().forEach(this::warn);
    if (result instanceof Result.Failure failure) {
      print(failure.display());
    }
  }

  private void warn(String sentence) {
    print("Note: " + sentence);
  }

  private void showStatement(StatementValue value) {
    if (value.shown() && !value.isNothing()) {
      show(value.text().get());
    }
  }

  private void show(String text) {
    lastValue = text;
    Size size = terminal.getSize();
    ValueDisplay.Cut cut = ValueDisplay.cut(text, size.getColumns(), size.getRows());
    cut.shown().forEach(this::print);
    if (!cut.leftOut().isEmpty()) {
      print("(" + cut.leftOut() + "; :all prints the whole)");
    }
  }

  /** Draws what can be drawn, if it fits the terminal. */
  private void draw(Object object) {
    String drawing = settings.drawing().apply(object);
    Size size = terminal.getSize();
    boolean fits =
        drawing.lines().count() < size.getRows()
            && drawing.lines().allMatch(line -> line.length() < size.getColumns());
    if (!drawing.isEmpty() && fits) {
      print(drawing);
    }
  }

  private void print(String text) {
    out.println(TerminalText.visible(text.stripTrailing()));
    out.flush();
  }
}
