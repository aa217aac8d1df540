package org.gamester.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.gamester.cli.claims.ClaimShelf;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.studies.StudyShelf;
import org.gamester.rulesets.Catalogue;
import org.gamester.web.PortTakenException;
import org.gamester.web.ServerSettings;
import org.gamester.web.WebServer;
import org.gamester.web.answers.Studies;
import org.gamester.web.jobs.RequestLimits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * Runs the server of the workbench until the thread is interrupted. Apart from the command, so that
 * a list of commands loads no class of the server.
 */
final class Workbench {
  private static final int USUAL_PORT = 7070;

  private final String host;
  private final RequestLimits limits;
  private final Folders folders;
  private final CommandLine commandLine;

  /**
   * What pages show besides what comes with the program.
   *
   * @param rulesets the jars and folders of rulesets
   * @param studies the folder of studies; empty for none
   * @param claims the folder of claims; empty for none
   */
  record Folders(PositionArguments rulesets, Optional<Path> studies, Optional<Path> claims) {}

  Workbench(String host, Duration timeout, long memory, Folders folders, CommandLine commandLine) {
    this.folders = folders;
    this.host = host;
    this.limits = new RequestLimits(timeout, memory);
    this.commandLine = commandLine;
  }

  /**
   * Says the address, opens the browser if asked to, and waits.
   *
   * @param port null for the usual one, or a free one if that is taken
   * @param token of a public server; null for a random one
   * @return one of {@link ExitStatus}
   */
  int run(@Nullable Integer port, boolean isPublic, @Nullable String token, boolean opensBrowser) {
    Optional<String> secret =
        isPublic
            ? Optional.of(token == null ? ServerSettings.randomToken() : token)
            : Optional.empty();
    WebServer server;
    try {
      server = start(port, secret);
    } catch (PortTakenException e) {
      report(String.valueOf(e.getMessage()));
      return ExitStatus.SOME_FAILED;
    }
    String address = server.url() + secret.map(text -> "/?token=" + text).orElse("");
    PrintWriter out = commandLine.getOut();
    out.println(address);
    out.flush();
    Thread.ofPlatform().daemon().name("gamester-preparation").start(server::prepare);
    if (opensBrowser) {
      boolean _ = BrowserStart.open(address);
    }
    awaitEnd(server);
    return ExitStatus.OK;
  }

  /**
   * Waits until the thread is interrupted. If that is because the process ends, the server ends
   * with it: to close it first takes a second where its answers keep the processors busy.
   */
  private static void awaitEnd(WebServer server) {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      if (!Interruption.requested()) {
        server.close();
      }
    }
  }

  private WebServer start(@Nullable Integer port, Optional<String> secret) {
    if (port != null) {
      return start(port.intValue(), secret);
    }
    try {
      return start(USUAL_PORT, secret);
    } catch (PortTakenException e) {
      return start(0, secret);
    }
  }

  private WebServer start(int port, Optional<String> secret) {
    ServerSettings settings = new ServerSettings(host, port, secret, limits);
    Catalogue catalogue = folders.rulesets().catalogue();
    Studies shown =
        folders
            .studies()
            .map(folder -> (Studies) new StudyShelf(folder, catalogue))
            .orElse(Studies.NONE);
    ServedCommands commands =
        new ServedCommands(folders.rulesets(), new ClaimShelf(folders.claims()));
    return WebServer.start(settings, commands, shown, this::report);
  }

  private void report(String fault) {
    PrintWriter err = commandLine.getErr();
    err.println("gamester web: " + fault);
    err.flush();
  }
}
