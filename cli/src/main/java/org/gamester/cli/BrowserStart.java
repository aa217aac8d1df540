package org.gamester.cli;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Opens an address in the browser of the desktop, where there is one. */
final class BrowserStart {
  private BrowserStart() {}

  /** Opens the address; returns whether there was something to open it with. */
  static boolean open(String address) {
    Optional<List<String>> command =
        command(System.getProperty("os.name").toLowerCase(Locale.ROOT), System.getenv());
    if (command.isEmpty()) {
      return false;
    }
    List<String> words = new ArrayList<>(command.get());
    words.add(address);
    try {
      Process _ =
          new ProcessBuilder(words)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The program that opens addresses; empty if there is no desktop, or no such program. */
  static Optional<List<String>> command(String system, Map<String, String> environment) {
    if (system.contains("mac")) {
      return Optional.of(List.of("open"));
    }
    if (system.contains("windows")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
    }
    boolean isDesktop =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    String path = environment.getOrDefault("PATH", "");
    for (String folder : path.split(File.pathSeparator, -1)) {
      if (isDesktop && new File(folder, "xdg-open").canExecute()) {
        return Optional.of(List.of("xdg-open"));
      }
    }
    return Optional.empty();
  }
}
