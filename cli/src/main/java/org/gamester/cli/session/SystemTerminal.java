package org.gamester.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.Objects;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.PosixSysTerminal;

/**
 * The terminal on which the process runs. Ctrl-Z stops the process as everywhere; Ctrl-C does what
 * the {@link Session} says.
 */
final class SystemTerminal extends PosixSysTerminal {
  private static final SignalHandler NOTHING = signal -> {};

  private SystemTerminal(String type, SttyPty pty) throws IOException {
    super(pty.getProvider(), "gamester", type, pty, UTF_8, UTF_8, UTF_8, true, NOTHING);
  }

  /**
   * Opens the terminal.
   *
   * @throws IOException if there is none, or no program {@code stty}
   */
  static Terminal open() throws IOException {
    String type = Objects.requireNonNullElse(System.getenv("TERM"), "dumb");
    Terminal terminal = new SystemTerminal(type, new SttyPty());
    terminal.handle(Signal.TSTP, SignalHandler.SIG_DFL);
    return terminal;
  }

  @Override
  public void raise(Signal signal) {
    if (pty instanceof SttyPty stty && (signal == Signal.WINCH || signal == Signal.CONT)) {
      stty.forget();
    }
    super.raise(signal);
  }

  /** Not asked of the terminal: it might be slow to answer, and no input needs it. */
  @Override
  public boolean supportsGraphemeClusterMode() {
    return false;
  }
}
