package org.gamester.cli.session;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.Worksheet;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/**
 * A session on a terminal that the test types into: JLine's own pseudo-terminal, whose line
 * discipline turns Ctrl-C into a signal.
 */
final class TypedTerminal implements AutoCloseable {
  static final String CTRL_C = "\u0003";
  static final String CTRL_D = "\u0004";
  static final String TAB = "\t";
  static final String UP = "\u001bOA";

  private static final long PATIENCE_MILLIS = 20_000;
  private static final Pattern ESCAPES =
      Pattern.compile("\u001b(?:\\[[0-9;?<=>]*[ -/]*[@-~]|\\][^\u0007]*\u0007|[=>78]|[()].)");

  private final PipedOutputStream keys = new PipedOutputStream();
  private final Screen screen = new Screen();
  private final Terminal terminal;
  private final Thread thread;

  /** What has been written to the terminal. */
  private static final class Screen extends OutputStream {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int b) {
      bytes.write(b);
      notifyAll();
    }

    @Override
    public synchronized void write(byte[] more, int offset, int length) {
      bytes.write(more, offset, length);
      notifyAll();
    }

    synchronized String raw() {
      return bytes.toString(UTF_8);
    }

    synchronized void await(String text, int from) throws InterruptedException {
      long end = System.currentTimeMillis() + PATIENCE_MILLIS;
      while (plain(raw()).indexOf(text, from) < 0) {
        long left = end - System.currentTimeMillis();
        if (left <= 0) {
          throw new AssertionError("'" + text + "' does not come; the screen:\n" + plain(raw()));
        }
        wait(left);
      }
    }
  }

  /** Help that knows one topic. */
  private record OneTopic() implements Help {
    @Override
    public Collection<String> topics() {
      return List.of("mex", "mean");
    }

    @Override
    public String about(String topic) {
      return "about " + topic;
    }
  }

  /**
   * Starts a session.
   *
   * @param history the file of the history; empty for none
   */
  TypedTerminal(Optional<Path> history, boolean coloured) throws IOException {
    terminal =
        new ExternalTerminal(
            "test", "xterm-256color", new PipedInputStream(keys, 1 << 16), screen, UTF_8);
    terminal.setSize(Size.of(80, 24));
    Catalogue catalogue = Catalogue.standard();
    SessionSettings settings =
        new SessionSettings(
            catalogue,
            new OneTopic(),
            (input, failure) -> failure.display(),
            seconds -> Duration.ofSeconds(Long.parseLong(seconds)),
            object -> object instanceof Boolean ? "(drawn)" : "",
            history,
            coloured);
    Worksheet worksheet = new Worksheet(Style.EXACT, Limits.ofTime(Duration.ofMinutes(2)));
    Session session = new Session(terminal, worksheet, settings, () -> false);
    thread = Thread.ofPlatform().daemon().start(session::run);
    await("Ctrl-D ends.");
  }

  /** What the terminal shows, without the sequences that move its cursor and set its colours. */
  private static String plain(String raw) {
    return ESCAPES.matcher(raw).replaceAll("").replace("\r", "");
  }

  String text() {
    return plain(screen.raw());
  }

  String raw() {
    return screen.raw();
  }

  /** Waits until the terminal has shown a text. */
  void await(String text) {
    try {
      screen.await(text, 0);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Types something. */
  void type(String text) throws IOException {
    keys.write(text.getBytes(UTF_8));
    keys.flush();
  }

  /** Types a line and waits until something is shown after it. */
  void enter(String line, String answer) throws IOException, InterruptedException {
    int from = text().length();
    type(line + "\r");
    screen.await(answer, from);
  }

  void resize(int columns, int rows) {
    terminal.setSize(Size.of(columns, rows));
    terminal.raise(Terminal.Signal.WINCH);
  }

  /** Waits for the end of the session. */
  boolean hasEnded() throws InterruptedException {
    thread.join(PATIENCE_MILLIS);
    return !thread.isAlive();
  }

  @Override
  public void close() throws IOException {
    keys.close();
    terminal.close();
  }
}
