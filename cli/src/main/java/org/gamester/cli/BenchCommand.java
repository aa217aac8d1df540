package org.gamester.cli;

import java.util.List;
import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Lists the benchmarks among the commands. The launcher runs them from their own module; nothing
 * depends on that module, so it is not part of this program.
 */
@Command(
    name = "bench",
    versionProvider = Version.class,
    description = {
      "Measure whole jobs, each once, cold, in a fresh process (only from a checkout).",
      "",
      "The benchmarks are built when they are first asked for, and again when the sources have"
          + " changed."
    },
    parameterListHeading = "%nArguments:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester bench --list",
      "  gamester bench domineering-5x6",
      "  gamester bench --json > before.json",
      "",
      "Exit status: 0 success; 1 a job failed or was stopped; 2 there is no such job."
    })
@SuppressWarnings(
    "UnusedVariable") // the options are read by the launcher; here for help and completion
final class BenchCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private HelpOptions help;

  @Option(names = "--json", description = "One JSON object on a line for each job.")
  private boolean json;

  @Option(names = "--list", description = "List the jobs without running them.")
  private boolean list;

  @Parameters(arity = "0..*", paramLabel = "JOB", description = "The jobs to run; all if none.")
  private List<String> jobs = List.of();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "benchmarks run only from a checkout, with ./gamester bench");
  }
}
