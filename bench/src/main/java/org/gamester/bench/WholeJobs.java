package org.gamester.bench;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * The program behind {@code ./gamester bench}: runs jobs one after another, each in a fresh Java
 * process with the options of this one, and prints the measurements.
 */
public final class WholeJobs {
  private static final String MEASURE_HERE = "--measure-here";
  private static final int OK = 0;
  private static final int SOME_FAILED = 1;
  private static final int USAGE_ERROR = 2;

  private WholeJobs() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Locale.setDefault(Locale.ROOT);
    if (args.length == 2 && args[0].equals(MEASURE_HERE)) {
      Measurement measurement = Measurement.of(Jobs.named(args[1]).orElseThrow());
      measurement
          .toProperties()
          .store(new OutputStreamWriter(System.out, StandardCharsets.UTF_8), null);
      return;
    }
    System.exit(run(System.out, System.err, List.of(args)));
  }

  /** Runs the jobs named in {@code args} (all jobs if none) and returns the exit status. */
  static int run(PrintStream out, PrintStream err, List<String> args)
      throws IOException, InterruptedException {
    boolean json = args.contains("--json");
    List<Job> jobs = new ArrayList<>();
    for (String arg : args) {
      if (arg.equals("--list")) {
        Jobs.all().forEach(job -> out.printf("%-16s %s%n", job.name(), job.description()));
        return OK;
      }
      if (!arg.equals("--json")) {
        var job = Jobs.named(arg);
        if (job.isEmpty()) {
          err.println("gamester bench: there is no job '" + arg + "'; --list shows the jobs.");
          return USAGE_ERROR;
        }
        jobs.add(job.get());
      }
    }
    Report report = json ? Report.json(out) : Report.table(out);
    int status = OK;
    for (Job job : jobs.isEmpty() ? Jobs.all() : jobs) {
      try (EndOfProgram end = new EndOfProgram()) {
        Optional<Process> process = end.start(processOf(job));
        if (process.isEmpty()) {
          return SOME_FAILED;
        }
        Properties properties = new Properties();
        try (Reader answer =
            new InputStreamReader(process.get().getInputStream(), StandardCharsets.UTF_8)) {
          properties.load(answer);
        }
        int exitStatus = process.get().waitFor();
        if (end.hasBegun()) {
          return SOME_FAILED;
        }
        if (exitStatus == 0) {
          report.add(Measurement.from(properties));
        } else {
          err.println("gamester bench: the job " + job.name() + " failed; see above.");
          status = SOME_FAILED;
        }
      }
    }
    return status;
  }

  private static ProcessBuilder processOf(Job job) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(WholeJobs.class.getName(), MEASURE_HERE, job.name()));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
  }
}
