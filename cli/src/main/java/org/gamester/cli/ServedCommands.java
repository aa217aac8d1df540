package org.gamester.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.gamester.values.ComputationStopped;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Problem;
import org.gamester.web.answers.Sink;
import picocli.CommandLine.ParameterException;

/** The commands that answer for a server, and what their answers remember together. */
final class ServedCommands implements Answers {
  private static final Map<String, Supplier<LimitedCommand>> COMMANDS =
      Map.ofEntries(
          Map.entry("value", ValueCommand::new),
          Map.entry("moves", MovesCommand::new),
          Map.entry("solve", SolveCommand::new),
          Map.entry("explain", ExplainCommand::new),
          Map.entry("simplify", SimplifyCommand::new),
          Map.entry("prove", ProveCommand::new),
          Map.entry("table", TableCommand::new),
          Map.entry("series", SeriesCommand::new),
          Map.entry("draw", DrawCommand::new),
          Map.entry("nim", NimCommand::new),
          Map.entry("octal", OctalCommand::new),
          Map.entry("claims", ClaimsCommand::new),
          Map.entry("rulesets", RulesetsCommand::new),
          Map.entry("turn", TurnCommand::new),
          Map.entry("sheet", SheetCommand::new));

  /** Before the reason, the parser names a parameter as only its help does. */
  private static final Pattern PARAMETER =
      Pattern.compile("^Invalid value for positional parameter [^:]*: ");

  private final SharedMemory memory = new SharedMemory();

  @Override
  public int run(List<String> words, Sink sink) {
    Supplier<LimitedCommand> named = COMMANDS.get(words.getFirst());
    if (named == null) {
      throw new IllegalArgumentException("no command for a server: " + words.getFirst());
    }
    LimitedCommand command = named.get();
    command.share(memory);
    String[] rest = words.subList(1, words.size()).toArray(String[]::new);
    try (PrintWriter out = new PrintWriter(new SinkWriter(sink::line));
        PrintWriter err = new ServedErrors(sink)) {
      return Gamester.alone(words.getFirst(), command)
          .setAllowOptionsAsOptionParameters(true) // texts of requests may look like options
          .setParameterExceptionHandler((problem, _) -> refuse(problem, sink))
          .setExecutionExceptionHandler((fault, _, _) -> fail(fault, sink))
          .setOut(out)
          .setErr(err)
          .execute(rest);
    } catch (OutOfMemoryError e) {
      throw e; // the server's to judge, which may run the command again
    } catch (Error fault) {
      return fail(fault, sink);
    }
  }

  /** Says that the command cannot be used so, without what only makes sense on a command line. */
  private static int refuse(ParameterException problem, Sink sink) {
    String message = WrongWord.message(problem).orElse(String.valueOf(problem.getMessage()));
    sink.problem(new Problem(Problem.Code.UNUSABLE, PARAMETER.matcher(message).replaceFirst("")));
    return ExitStatus.UNUSABLE_ARGUMENTS;
  }

  private static int fail(Throwable fault, Sink sink) {
    if (fault instanceof ComputationStopped) {
      sink.problem(new Problem(Problem.Code.UNANSWERED, String.valueOf(fault.getMessage())));
    } else if (!Interruption.explains(fault)) {
      sink.problem(new Problem(Problem.Code.FAULT, String.join("\n", Gamester.faultReport(fault))));
    }
    return ExitStatus.SOME_FAILED;
  }

  @Override
  public void forget() {
    memory.forget();
  }
}
