package org.gamester.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.Worksheet;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/** Goes through a session with nobody there, for the cache of classes that starts are made from. */
public final class SessionRehearsal {
  private static final Limits LIMITS = Limits.ofTime(Duration.ofSeconds(10));

  private SessionRehearsal() {}

  /**
   * Types into a terminal that shows nothing.
   *
   * @param typed what is typed
   * @throws IOException if the terminal cannot be made
   */
  public static void run(String typed, Function<Catalogue, Help> help) throws IOException {
    lookForTerminal();
    byte[] keys = typed.replace('\n', '\r').getBytes(UTF_8);
    try (Terminal terminal =
        new ExternalTerminal(
            "rehearsal",
            "xterm-256color",
            new ByteArrayInputStream(keys),
            OutputStream.nullOutputStream(),
            UTF_8)) {
      Catalogue catalogue = Catalogue.standard();
      SessionSettings settings =
          new SessionSettings(
              catalogue,
              help.apply(catalogue),
              (input, failure) -> failure.display(),
              Duration::parse,
              object -> "",
              Optional.empty(),
              true);
      new Session(terminal, new Worksheet(Style.EXACT, LIMITS), settings, () -> false).run();
    }
  }

  /** Loads the classes that ask for the terminal of the process, which need not have one. */
  private static void lookForTerminal() {
    try (Terminal terminal = SystemTerminal.open()) {
      terminal.flush();
    } catch (IOException e) {
      boolean _ = Thread.interrupted();
    }
  }
}
