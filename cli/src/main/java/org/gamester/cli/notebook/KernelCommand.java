package org.gamester.cli.notebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.dflib.jjava.jupyter.channels.JupyterConnection;
import org.dflib.jjava.jupyter.kernel.KernelConnectionProperties;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LongLimitOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.TimeSpan;
import org.gamester.cli.command.Worksheets;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.script.output.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes Gamester a kernel of Jupyter. */
@Command(
    name = "kernel",
    description = {
      "Make Gamester a kernel of Jupyter, whose notebooks then have cells in the worksheet"
          + " language.",
      "",
      "install tells Jupyter of it, and remove takes that back; run is what Jupyter calls.",
      "",
      "Values are typeset, and positions, thermographs and plots drawn. Tab completes,"
          + " Shift-Tab and ?NAME explain a name, and the stop button ends a cell. A cell may define"
          + " a ruleset: a class of the language, or, after a first line %%%%rules NAME, the short form."
          + " %%timeout 1m says how long a cell may take."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester kernel install",
      "  gamester kernel install --prefix ~/venv --rulesets ~/my-games",
      "  gamester kernel remove"
    })
public final class KernelCommand extends LimitedCommand {
  private static final long REMEMBERED = 1 << 22;

  /** What is done. */
  enum Action {
    INSTALL,
    REMOVE,
    RUN
  }

  @Parameters(index = "0", paramLabel = "install|remove|run", description = "What to do.")
  private Action action = Action.INSTALL;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description = "With run: the file that says how to connect, which Jupyter writes.")
  private @Nullable Path connection;

  @Option(
      names = "--prefix",
      paramLabel = "FOLDER",
      description =
          "Install for this environment of Python, or remove from it (default: for this user).")
  private @Nullable Path prefix;

  @Mixin private final PositionArguments positions = new PositionArguments();

  public KernelCommand() {
    super(new LongLimitOptions());
  }

  @Override
  protected int evaluate() throws Exception {
    Path file = connection;
    if ((action == Action.RUN) != (file != null)) {
      throw unusable("run needs the file of a connection; install and remove take none");
    }
    if (file != null) {
      return run(file);
    }
    return action == Action.INSTALL ? install() : remove();
  }

  private KernelFolder folder() {
    return prefix == null ? KernelFolder.ofUser(System.getenv()) : KernelFolder.below(prefix);
  }

  private int install() {
    var _ = positions.catalogue(); // refuses folders that cannot be used
    KernelFolder folder = folder();
    try {
      folder.install(command());
    } catch (IOException e) {
      throw unusable("cannot write in " + folder.path() + FileReason.of(e));
    }
    out().println("Jupyter finds Gamester in " + folder.path());
    return ExitStatus.OK;
  }

  private int remove() {
    KernelFolder folder = folder();
    try {
      out().println((folder.remove() ? "removed " : "there was nothing in ") + folder.path());
    } catch (IOException e) {
      throw unusable("cannot remove " + folder.path() + FileReason.of(e));
    }
    return ExitStatus.OK;
  }

  /** The command that starts a kernel with the same options. */
  private List<String> command() {
    List<String> command = new ArrayList<>();
    String launcher = System.getProperty("gamester.launcher", "");
    if (launcher.isEmpty()) {
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.add("org.gamester.cli.Gamester");
    } else {
      command.add(launcher);
    }
    command.addAll(List.of("kernel", "run"));
    for (Path source : positions.sources()) {
      command.addAll(List.of("--rulesets", source.toAbsolutePath().toString()));
    }
    return command;
  }

  private int run(Path connection) throws Exception {
    String properties;
    try {
      properties = Files.readString(connection);
    } catch (NoSuchFileException e) {
      throw unusable("there is no file " + connection);
    } catch (IOException e) {
      throw unusable("cannot read " + connection + FileReason.of(e));
    }
    Path definitions = Files.createTempDirectory("gamester-notebook");
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(definitions)));
    endWithParent();
    positions.add(definitions);
    CellProgress progress = new CellProgress();
    Evaluator evaluator = new Evaluator(REMEMBERED, true, progress::report);
    GamesterKernel kernel =
        GamesterKernel.of(
            new GamesterKernel.Parts(
                Worksheets.of(positions, Style.EXACT, limits(), evaluator),
                positions,
                definitions,
                TimeSpan::read,
                progress));
    connect(kernel, properties, connection);
    return ExitStatus.OK;
  }

  /** Ends with the process that has started the kernel, if that says which it is. */
  private static void endWithParent() {
    String parent = System.getenv().getOrDefault("JPY_PARENT_PID", "");
    if (parent.matches("[1-9]\\d{0,17}")) {
      ProcessHandle.of(Long.parseLong(parent))
          .ifPresent(
              process -> {
                var _ = process.onExit().thenRun(() -> System.exit(ExitStatus.OK));
              });
    }
  }

  private static void connect(GamesterKernel kernel, String properties, Path file)
      throws GeneralSecurityException {
    KernelConnectionProperties parsed;
    try {
      parsed = KernelConnectionProperties.parse(properties);
    } catch (RuntimeException e) { // of the library's own reader of JSON
      throw unusable(file + " does not say how to connect: " + e.getMessage());
    }
    JupyterConnection jupyter = new JupyterConnection(parsed);
    kernel.becomeHandlerForConnection(jupyter);
    jupyter.connect();
    kernel.onStartup();
    jupyter.waitUntilClose();
    kernel.onShutdown(false);
  }

  private static void delete(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // It is in the folder for temporary files, which the system clears.
      return;
    }
  }
}
