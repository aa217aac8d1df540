package org.gamester.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Stands in the list of commands for the benchmarks, which the launcher runs from their own module:
 * nothing depends on that module, so this program does not carry it.
 */
@Command(
    name = "bench",
    versionProvider = Version.class,
    description = "Measure whole jobs, each in a fresh process (from a checkout only).")
@SuppressWarnings(
    "UnusedVariable") // the options are read by the launcher; here for help and completion
final class BenchCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private HelpOptions help;

  @Option(names = "--json", description = "One JSON object a job instead of a table.")
  private boolean json;

  @Option(names = "--list", description = "Name the jobs and run none.")
  private boolean list;

  @Parameters(arity = "0..*", paramLabel = "JOB", description = "The jobs to run; all if none.")
  private List<String> jobs = List.of();

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "benchmarks are run from a checkout, by ./gamester bench");
  }
}
