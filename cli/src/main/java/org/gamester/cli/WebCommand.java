package org.gamester.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.gamester.web.ServerSettings;
import org.gamester.web.WebServer;
import org.gamester.web.jobs.RequestLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Starts the server of the workbench, and ends it when the process is to end. */
@Command(
    name = "web",
    versionProvider = Version.class,
    description = "Start the workbench: pages in the browser to explore, compute and play.",
    optionListHeading = "%nOptions:%n")
final class WebCommand implements Callable<Integer> {
  private static final int USUAL_PORT = 7070;

  @Spec private CommandSpec spec;

  @SuppressWarnings("UnusedVariable") // the parser acts on it
  @Mixin
  private HelpOptions help;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "The address that the server is bound to (default: ${DEFAULT-VALUE}).")
  private String host = "127.0.0.1";

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "" + USUAL_PORT,
      description = "The port; 0 is a free one (default: ${DEFAULT-VALUE}).")
  private int port = USUAL_PORT;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = TimeSpan.class,
      description = "Give up an answer after this time (default: ${DEFAULT-VALUE}).")
  private Duration timeout = Duration.ofSeconds(10);

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "2G",
      converter = MemorySize.class,
      description = "Give up answers beyond this much memory (default: ${DEFAULT-VALUE}).")
  private Long memory = 2L << 30;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    ServerSettings settings =
        new ServerSettings(host, port, Optional.empty(), new RequestLimits(timeout, memory));
    try (WebServer server = WebServer.start(settings, new ServedCommands(), this::report)) {
      out.println(server.url());
      out.flush();
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitStatus.OK;
  }

  private void report(String fault) {
    PrintWriter err = spec.commandLine().getErr();
    err.println("gamester web: " + fault);
    err.flush();
  }
}
