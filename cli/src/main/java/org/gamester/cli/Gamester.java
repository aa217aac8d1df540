package org.gamester.cli;

import java.io.FileDescriptor;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.gamester.cli.catalogue.RulesetsCommand;
import org.gamester.cli.claims.BookCommand;
import org.gamester.cli.claims.ClaimsCommand;
import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.UnusableException;
import org.gamester.cli.command.Version;
import org.gamester.cli.drawing.DrawCommand;
import org.gamester.cli.explanations.ExplainCommand;
import org.gamester.cli.explanations.SimplifyCommand;
import org.gamester.cli.families.SeriesCommand;
import org.gamester.cli.families.ShapesCommand;
import org.gamester.cli.families.TableCommand;
import org.gamester.cli.heaps.MisereCommand;
import org.gamester.cli.heaps.NimCommand;
import org.gamester.cli.heaps.OctalCommand;
import org.gamester.cli.help.HelpCommand;
import org.gamester.cli.notebook.KernelCommand;
import org.gamester.cli.output.Colors;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.output.StandardStream;
import org.gamester.cli.play.PlayCommand;
import org.gamester.cli.positions.MovesCommand;
import org.gamester.cli.positions.SolveCommand;
import org.gamester.cli.positions.ValueCommand;
import org.gamester.cli.proofs.CheckCertificateCommand;
import org.gamester.cli.proofs.ProveCommand;
import org.gamester.cli.studies.StudyCommand;
import org.gamester.cli.worksheet.EvalCommand;
import org.gamester.cli.worksheet.ReplCommand;
import org.gamester.cli.worksheet.ScriptCommand;
import org.gamester.rulesets.EditDistance;
import org.gamester.values.ComputationStopped;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The program {@code gamester}: runs the command that the first argument names.
 *
 * <p>Start time is part of the interface (this program is called in loops by shell scripts), so a
 * command's class is loaded only when it is the one asked for, or when all are to be listed.
 */
@Command(
    name = "gamester",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    description = "Computes exact values of combinatorial games and of positions.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester value '{2|1} + ^ - 3*2'",
      "  gamester value 'hackenbush(xo) - nim(3)'",
      "  gamester moves 'splittles{1,3 | 2,4}(9)'",
      "  gamester solve 'domineering(6x6)'",
      "  gamester play 'domineering(5x5)' --you left --level perfect",
      "  gamester                          the worksheet, on a terminal",
      "  gamester eval expressions.txt",
      "  gamester help atomic-weight",
      "  gamester completion > ~/.local/share/bash-completion/completions/gamester",
      "",
      "'gamester COMMAND --help' explains one command.",
      "",
      "Exit status: 0 success; 1 something could not be evaluated or written, or",
      "a limit was reached; 2 usage error; 130 or 143 ended by SIGINT or SIGTERM."
    })
public final class Gamester implements Runnable {
  private static final Map<String, Supplier<Object>> COMMANDS = commands();

  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // the parser acts on it
  @Mixin
  private HelpOptions help;

  /** The commands in the order of the help. (A method reference would load its class at once.) */
  private static Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("value", () -> new ValueCommand());
    commands.put("moves", () -> new MovesCommand());
    commands.put("solve", () -> new SolveCommand());
    commands.put("explain", () -> new ExplainCommand());
    commands.put("simplify", () -> new SimplifyCommand());
    commands.put("play", () -> new PlayCommand());
    commands.put("table", () -> new TableCommand());
    commands.put("series", () -> new SeriesCommand());
    commands.put("shapes", () -> new ShapesCommand());
    commands.put("study", () -> new StudyCommand());
    commands.put("draw", () -> new DrawCommand());
    commands.put("nim", () -> new NimCommand());
    commands.put("octal", () -> new OctalCommand());
    commands.put("misere", () -> new MisereCommand());
    commands.put("prove", () -> new ProveCommand());
    commands.put("check-certificate", () -> new CheckCertificateCommand());
    commands.put("eval", () -> new EvalCommand());
    commands.put("repl", () -> new ReplCommand());
    commands.put("script", () -> new ScriptCommand());
    commands.put("web", () -> new WebCommand());
    commands.put("kernel", () -> new KernelCommand());
    commands.put("help", () -> new HelpCommand(() -> commandLine()));
    commands.put("rulesets", () -> new RulesetsCommand());
    commands.put("claims", () -> new ClaimsCommand());
    commands.put("book", () -> new BookCommand());
    commands.put("bench", () -> new BenchCommand());
    commands.put("completion", () -> new CompletionCommand());
    return commands;
  }

  /** Runs one command with the process's own streams and ends the process with its status. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // what is written can be read back, whoever reads it
    StandardStream output = new StandardStream(FileDescriptor.out, "standard output");
    StandardStream errors = new StandardStream(FileDescriptor.err, "standard error");
    PrintWriter out = output.writer();
    PrintWriter err = errors.writer();
    int status;
    try (Interruption _ = new Interruption()) {
      status = run(out, err, args);
      if (!output.complaint().isEmpty()) {
        err.println(output.complaint());
      }
      err.flush();
    }
    Interruption.written();
    System.exit(status);
  }

  /**
   * Runs one command.
   *
   * @return one of {@link ExitStatus}
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    int status = execute(out, err, withLongNames(args));
    boolean lost = out.checkError();
    return lost && status == ExitStatus.OK ? ExitStatus.SOME_FAILED : status;
  }

  private static String[] withLongNames(String[] args) {
    String[] words = args.clone();
    for (int i = 0; i < words.length && !words[i].equals("--"); i++) {
      words[i] =
          switch (words[i]) {
            case "-h" -> "--help";
            case "-V" -> "--version";
            default -> words[i];
          };
    }
    return words;
  }

  private static int execute(PrintWriter out, PrintWriter err, String... args) {
    if (args.length == 0) {
      return execute(out, err, Colors.isConsole() ? "repl" : "--help");
    }
    if (args[0].equals("help") && args.length == 1) {
      return execute(out, err, "--help");
    }
    if (args[0].equals("help") && args.length == 2 && COMMANDS.containsKey(args[1])) {
      return execute(out, err, args[1], "--help");
    }
    try {
      Supplier<Object> named = COMMANDS.get(args[0]);
      if (named != null) {
        return execute(args[0], named.get(), out, err, Arrays.copyOfRange(args, 1, args.length));
      }
      if (isOptionOfTheWorksheet(args[0])) {
        return execute("repl", new ReplCommand(), out, err, args);
      }
      CommandLine program = commandLine().setOut(out).setErr(err);
      return args[0].startsWith("-") ? program.execute(args) : refuseCommand(program, args[0]);
    } catch (Error fault) {
      return report(fault, err);
    }
  }

  /** Whether a word is an option, perhaps with its value, that only commands have. */
  private static boolean isOptionOfTheWorksheet(String word) {
    String name = word.substring(0, word.contains("=") ? word.indexOf('=') : word.length());
    return name.startsWith("--")
        && CommandSpec.forAnnotatedObject(new Gamester()).findOption(name) == null
        && CommandSpec.forAnnotatedObject(new ReplCommand()).findOption(name) != null;
  }

  /** Runs a command that has been made. */
  static int execute(
      String name, Object command, PrintWriter out, PrintWriter err, String... arguments) {
    return alone(name, command).setOut(out).setErr(err).execute(arguments);
  }

  private static int refuseCommand(CommandLine program, String name) {
    PrintWriter err = program.getErr();
    err.println("gamester: there is no command '" + name + "'" + meant(name));
    err.println("Try 'gamester --help'.");
    return ExitStatus.UNUSABLE_ARGUMENTS;
  }

  /** What a word that is not the name of a command may have been meant to be. */
  private static String meant(String word) {
    if (!word.chars().allMatch(c -> Character.isLetter(c) || c == '-')) {
      return "; a position or an expression follows a command, as in: gamester value '"
          + word
          + "'";
    }
    String near =
        COMMANDS.keySet().stream()
            .filter(command -> isNear(word, command))
            .sorted(Comparator.comparingInt(command -> EditDistance.between(word, command)))
            .map(command -> "'" + command + "'")
            .collect(Collectors.joining(" or "));
    return near.isEmpty() ? "" : "; did you mean " + near + "?";
  }

  /** Whether a command has been misspelt, or written in part. */
  private static boolean isNear(String word, String command) {
    return EditDistance.between(word, command) <= Math.min(2, (word.length() + 1) / 2 - 1)
        || (word.length() > 2 && command.contains(word));
  }

  /** The parser of one command, without the program's own options above it. */
  static CommandLine alone(String name, Object command) {
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
    // Arguments are games: "-3*2" is not an option, "@x" is not a file, and "--" still ends the
    // options.
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
    err.println(name + ": " + WrongWord.message(problem).orElse(problem.getMessage()));
    UnmatchedArgumentException.printSuggestions(problem, err);
    err.println("Try '" + name + " --help'.");
    return ExitStatus.UNUSABLE_ARGUMENTS;
  }

  private static int fault(Exception fault, CommandLine commandLine, ParseResult parsed) {
    PrintWriter err = commandLine.getErr();
    if (fault instanceof UnusableException unusable) {
      return refuse(new ParameterException(commandLine, unusable.reason()), new String[0]);
    }
    if (fault instanceof ComputationStopped stopped) {
      err.println(stopped.getMessage());
      return ExitStatus.SOME_FAILED;
    }
    if (Interruption.explains(fault)) {
      return ExitStatus.SOME_FAILED;
    }
    return report(fault, err);
  }

  /** Says that the program is at fault. */
  static int report(Throwable fault, PrintWriter err) {
    faultReport(fault).forEach(err::println);
    return ExitStatus.SOME_FAILED;
  }

  /** What is said where the program is at fault, in lines. */
  static List<String> faultReport(Throwable fault) {
    String where = fault.getStackTrace().length == 0 ? "" : " at " + fault.getStackTrace()[0];
    return List.of(
        "gamester: internal error: " + fault + where,
        "Please report it, together with the command.");
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
