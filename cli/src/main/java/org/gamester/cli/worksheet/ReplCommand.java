package org.gamester.cli.worksheet;

import java.io.IOException;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.InputAdvice;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.command.TimeSpan;
import org.gamester.cli.command.Worksheets;
import org.gamester.cli.drawing.ObjectDrawing;
import org.gamester.cli.help.HelpText;
import org.gamester.cli.output.Colors;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.session.HistoryFile;
import org.gamester.cli.session.Session;
import org.gamester.cli.session.SessionSettings;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.jline.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The worksheet on a terminal. */
@Command(
    name = "repl",
    description = {
      "Start the worksheet on this terminal, which gamester without arguments does too.",
      "",
      "Inputs are expressions and statements of the language, over as many lines as they need."
          + " Variables keep their values. Tab completes names and members, ?NAME explains one,"
          + " Ctrl-C stops an evaluation, Ctrl-D ends. Inputs are kept in"
          + " ~/.local/state/gamester/history, or below $XDG_STATE_HOME."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  gamester", "  gamester repl --timeout 5m --rulesets my-games"})
public final class ReplCommand extends EvaluationCommand {
  private static final String CLOSED = "Terminal has been closed"; // as JLine says it

  private static final long REMEMBERED = 1 << 22;

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Override
  protected int evaluate() throws IOException {
    if (output().json()) {
      throw unusable("repl is interactive; use gamester eval --json in programs");
    }
    if (!Colors.isConsole()) {
      throw unusable(
          "the worksheet needs a terminal; gamester script FILE runs a file without one");
    }
    out().flush();
    try (Interruption _ = new Interruption();
        Terminal terminal = Session.systemTerminal()) {
      Evaluator evaluator = new Evaluator(REMEMBERED, true, progress -> {});
      session(terminal, evaluator, Colors.wanted(), HistoryFile.place(System.getenv())).run();
    } catch (IllegalStateException e) {
      // JLine closes the terminal as soon as a signal ends the process.
      if (!CLOSED.equals(e.getMessage())) {
        throw e;
      }
    }
    return ExitStatus.OK;
  }

  private Session session(
      Terminal terminal,
      Evaluator evaluator,
      boolean coloured,
      Optional<java.nio.file.Path> history) {
    Worksheet worksheet = Worksheets.of(positions, Worksheets.style(output()), limits(), evaluator);
    return new Session(
        terminal,
        worksheet,
        new SessionSettings(
            positions.catalogue(),
            new HelpText(positions.catalogue()),
            (input, failure) -> complaint(input, failure, worksheet.limits()),
            TimeSpan::read,
            ObjectDrawing::text,
            history,
            coloured),
        Interruption::requested);
  }

  private String complaint(String input, Result.Failure failure, Limits limits) {
    ComputationStopped stop = StopMessage.limit(failure);
    return stop != null
        ? StopMessage.stoppedInSession(stop, limits)
        : new InputAdvice(positions.catalogue()).problem(input, failure).text();
  }
}
