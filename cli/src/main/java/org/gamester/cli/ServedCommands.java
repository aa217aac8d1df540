package org.gamester.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.web.answers.Answers;
import org.gamester.web.answers.Sink;

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
      return execute(words.getFirst(), command, out, err, rest);
    }
  }

  /**
   * A lack of memory is the server's to judge, which may run the command again. The value of an
   * option may be a text of a request, which looks like another option if its author likes.
   */
  private static int execute(
      String name, LimitedCommand command, PrintWriter out, PrintWriter err, String... rest) {
    try {
      return Gamester.alone(name, command)
          .setAllowOptionsAsOptionParameters(true)
          .setOut(out)
          .setErr(err)
          .execute(rest);
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Error fault) {
      return Gamester.report(fault, err);
    }
  }

  @Override
  public void forget() {
    memory.forget();
  }
}
