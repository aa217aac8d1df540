package org.gamester.cli.notebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gamester.web.answers.JsonText;

/**
 * The folder in which Jupyter looks for a kernel: it holds a file that says how the kernel is
 * started.
 *
 * @param path the folder itself, {@code .../kernels/gamester}
 */
record KernelFolder(Path path) {
  private static final String FILE = "kernel.json";

  /**
   * The folder below a prefix, as that of a Python environment.
   *
   * @see <a href="https://jupyter-client.readthedocs.io/en/stable/kernels.html">Kernel specs</a>
   */
  static KernelFolder below(Path prefix) {
    return new KernelFolder(prefix.resolve("share/jupyter/kernels/gamester"));
  }

  /** The folder of the user, where Jupyter puts it on this system. */
  static KernelFolder ofUser(Map<String, String> environment) {
    Path home = Path.of(System.getProperty("user.home"));
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String chosen = environment.getOrDefault("JUPYTER_DATA_DIR", "");
    Path data;
    if (!chosen.isEmpty()) {
      data = Path.of(chosen);
    } else if (system.startsWith("mac")) {
      data = home.resolve("Library/Jupyter");
    } else if (system.startsWith("windows")) {
      data = Path.of(environment.getOrDefault("APPDATA", home.toString()), "jupyter");
    } else {
      String shared = environment.getOrDefault("XDG_DATA_HOME", "");
      data = (shared.isEmpty() ? home.resolve(".local/share") : Path.of(shared)).resolve("jupyter");
    }
    return new KernelFolder(data.resolve("kernels/gamester"));
  }

  /**
   * Writes the file.
   *
   * @param command the command that starts the kernel, without the connection file
   * @throws IOException if it cannot be written
   */
  void install(List<String> command) throws IOException {
    Map<String, Object> kernel = new LinkedHashMap<>();
    kernel.put("argv", Stream.concat(command.stream(), Stream.of("{connection_file}")).toList());
    kernel.put("display_name", "Gamester");
    kernel.put("language", "gamester");
    kernel.put("interrupt_mode", "message");
    Files.createDirectories(path);
    Files.writeString(path.resolve(FILE), JsonText.write(kernel) + "\n");
  }

  /**
   * Removes what has been installed.
   *
   * @return whether there was anything
   * @throws IOException if it cannot be removed
   */
  boolean remove() throws IOException {
    boolean was = Files.deleteIfExists(path.resolve(FILE));
    if (was) {
      Files.delete(path);
    }
    return was;
  }
}
