package org.gamester.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program {@code gamester}: finds the command that the first argument names and runs it.
 *
 * <p>Start time is part of the interface (this program is called in loops by shell scripts), so a
 * command's class is loaded only when it is the one asked for, or when all are to be listed.
 */
@Command(
    name = "gamester",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Exact values of combinatorial games: who wins, by how much, and why.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester value '{2|1} + ^ - 3*2'",
      "  gamester moves 'splittles{1,3 | 2,4}(9)'",
      "  gamester eval expressions.txt",
      "  gamester completion > ~/.local/share/bash-completion/completions/gamester",
      "",
      "'gamester COMMAND --help' explains one command. Exit status: 0 all answered,",
      "1 something could not be evaluated, 2 unusable arguments."
    })
public final class Gamester implements Runnable {
  private static final Map<String, Supplier<Object>> COMMANDS = commands();

  @Spec private CommandSpec spec;

  private static Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("value", ValueCommand::new);
    commands.put("moves", MovesCommand::new);
    commands.put("table", TableCommand::new);
    commands.put("series", SeriesCommand::new);
    commands.put("eval", EvalCommand::new);
    commands.put("rulesets", RulesetsCommand::new);
    commands.put("claims", ClaimsCommand::new);
    commands.put("bench", BenchCommand::new);
    commands.put("completion", CompletionCommand::new);
    return commands;
  }

  /** Runs one command with the process's own streams and ends the process with its status. */
  public static void main(String[] args) {
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int status = run(out, err, args);
    out.flush();
    err.flush();
    Interruption.written();
    System.exit(status);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new OutputStreamWriter(new FileOutputStream(descriptor), UTF_8));
  }

  /**
   * Runs one command.
   *
   * @return one of {@link ExitStatus}
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    if (args.length > 0 && args.length <= 2 && args[0].equals("help")) {
      String[] asked =
          args.length == 1 ? new String[] {"--help"} : new String[] {args[1], "--help"};
      return run(out, err, asked);
    }
    try {
      Supplier<Object> named = args.length == 0 ? null : COMMANDS.get(args[0]);
      if (named == null) {
        return commandLine().setOut(out).setErr(err).execute(args);
      }
      String[] rest = Arrays.copyOfRange(args, 1, args.length);
      return alone(args[0], named.get()).setOut(out).setErr(err).execute(rest);
    } catch (LinkageError | ServiceConfigurationError | VirtualMachineError fault) {
      return report(fault, err);
    }
  }

  /** The parser of one command, without the program's own options above it. */
  private static CommandLine alone(String name, Object command) {
    CommandLine commandLine = new CommandLine(command).setCommandName("gamester " + name);
    configure(commandLine);
    return commandLine;
  }

  /** The parser of the program with all its commands. */
  static CommandLine commandLine() {
    CommandLine commandLine = new CommandLine(new Gamester());
    COMMANDS.forEach((name, command) -> commandLine.addSubcommand(name, command.get()));
    configure(commandLine);
    return commandLine;
  }

  /** Sets what a command and all its subcommands have in common. */
  static void configure(CommandLine commandLine) {
    // Arguments are games: "-3*2" is no option, "@x" no file, and "--" still ends the options.
    commandLine.setUnmatchedOptionsArePositionalParams(true);
    commandLine.setExpandAtFiles(false);
    commandLine.setCaseInsensitiveEnumValuesAllowed(true);
    commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(Colors.ansi()));
    commandLine.setParameterExceptionHandler(Gamester::refuse);
    commandLine.setExecutionExceptionHandler(Gamester::fault);
  }

  private static int refuse(ParameterException problem, String[] args) {
    CommandLine commandLine = problem.getCommandLine();
    PrintWriter err = commandLine.getErr();
    String name = commandLine.getCommandSpec().qualifiedName();
    err.println(name + ": " + problem.getMessage());
    UnmatchedArgumentException.printSuggestions(problem, err);
    err.println("Try '" + name + " --help'.");
    return ExitStatus.UNUSABLE_ARGUMENTS;
  }

  private static int fault(Exception fault, CommandLine commandLine, ParseResult parsed) {
    return report(fault, commandLine.getErr());
  }

  private static int report(Throwable fault, PrintWriter err) {
    String where = fault.getStackTrace().length == 0 ? "" : " at " + fault.getStackTrace()[0];
    err.println("gamester: a fault of the program itself: " + fault + where);
    err.println("Please report it with the command that you gave.");
    return ExitStatus.SOME_FAILED;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
