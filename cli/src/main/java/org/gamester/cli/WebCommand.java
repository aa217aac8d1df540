package org.gamester.cli;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.gamester.cli.command.HelpOptions;
import org.gamester.cli.command.MemorySize;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.TimeSpan;
import org.gamester.cli.command.UnusableException;
import org.gamester.cli.command.Version;
import org.gamester.cli.output.FileReason;
import org.gamester.rulesets.Catalogue;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts the server of the workbench, and ends it when the process is to end. */
@Command(
    name = "web",
    versionProvider = Version.class,
    description = {
      "Start the workbench, pages in the browser to explore, compute and play, and say at which"
          + " address. Ctrl-C ends it.",
      "",
      "The server is bound to 127.0.0.1: nobody on another machine can reach it. With --public it"
          + " may be bound to another address; every request must then know a token, which is in"
          + " the address that is printed. Whoever has that address can let this machine compute."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester web",
      "  gamester web --port 0 --no-open",
      "  gamester web --studies ~/studies",
      "  gamester web --rulesets my-games --claims my-claims",
      "  gamester web --public --host 0.0.0.0"
    })
final class WebCommand implements Callable<Integer> {
  private static final int LARGEST_PORT = 65_535;
  private static final long LARGEST_DEFAULT = 4L << 30;
  private static final int SHORTEST_TOKEN = 16;

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
      description = "The port; 0 is any free one (default: 7070, or a free one if it is taken).")
  private @Nullable Integer port;

  @Option(names = "--no-open", description = "Open no browser.")
  private boolean noOpen;

  @Option(names = "--public", description = "Let other machines in, if they know the token.")
  private boolean isPublic;

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      description = "With --public: the token, 16 characters or more (default: a random one).")
  private @Nullable String token;

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
      converter = MemorySize.class,
      description =
          "The most memory that the server may take (default: a quarter of the machine's, at most"
              + " 4G).")
  private @Nullable Long memory;

  @Option(
      names = "--studies",
      paramLabel = "DIR",
      description = "A folder whose studies have pages; they are read, never written.")
  private @Nullable String studies;

  @Option(
      names = "--claims",
      paramLabel = "DIR",
      description =
          "A folder whose files .claims are among the papers; they are read, never written.")
  private @Nullable String claims;

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Override
  public Integer call() {
    refuseContradictions();
    Workbench.Folders folders = new Workbench.Folders(positions, folder(studies), folder(claims));
    Workbench workbench = new Workbench(host, timeout, bound(memory), folders, spec.commandLine());
    return workbench.run(port, isPublic, token, !noOpen);
  }

  /** No more than Java has, with a little room in which it is noticed that the bound is passed. */
  private static long bound(@Nullable Long asked) {
    long most = Runtime.getRuntime().maxMemory() / 16 * 15;
    return asked == null ? Math.min(most, LARGEST_DEFAULT) : Math.min(most, asked);
  }

  private void refuseContradictions() {
    if (port != null && (port < 0 || port > LARGEST_PORT)) {
      throw unusable("a port is a number from 0 to " + LARGEST_PORT);
    }
    if (token != null && !isPublic) {
      throw unusable("--token needs --public");
    }
    if (token != null && !token.matches("[\\w.~-]{" + SHORTEST_TOKEN + ",200}")) {
      throw unusable(
          "a token has %d characters or more, letters, digits and - . _ ~"
              .formatted(SHORTEST_TOKEN));
    }
    try {
      Catalogue _ = positions.catalogue();
    } catch (UnusableException e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
    if (!isPublic && !isLoopback()) {
      throw unusable(
          "other machines can reach the address %s: that needs --public".formatted(host));
    }
  }

  private Optional<Path> folder(@Nullable String name) {
    if (name == null) {
      return Optional.empty();
    }
    Path folder = FileReason.named(name, this::unusable);
    if (!Files.isDirectory(folder)) {
      throw unusable("there is no folder " + name);
    }
    return Optional.of(folder);
  }

  private boolean isLoopback() {
    try {
      return InetAddress.getByName(host).isLoopbackAddress();
    } catch (UnknownHostException e) {
      throw unusable("there is no address " + host);
    }
  }

  private ParameterException unusable(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
