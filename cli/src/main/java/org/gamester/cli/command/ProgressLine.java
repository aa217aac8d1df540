package org.gamester.cli.command;

import java.io.PrintWriter;

/**
 * A line on the terminal that shows the progress of a long computation and is erased at the end. If
 * standard error is not a terminal, nothing is shown. A command that answers for a server passes
 * the text on instead.
 */
public final class ProgressLine implements AutoCloseable {
  private static final long NANOS_BEFORE_FIRST = 700_000_000L;
  private static final long NANOS_BETWEEN = 100_000_000L;
  private static final int WIDTH = 78;
  private static final String ERASE = "\r\u001b[K";

  private final PrintWriter err;
  private final boolean watched = Boolean.getBoolean("gamester.progress");
  private long next = System.nanoTime() + NANOS_BEFORE_FIRST;
  private boolean shown;

  public ProgressLine(PrintWriter err) {
    this.err = err;
  }

  /** Shows {@code text} in place of what stood there; at most ten times a second. */
  public synchronized void show(String text) {
    long now = System.nanoTime();
    if (now - next <= 0) {
      return;
    }
    if (err instanceof ServedErrors served) {
      next = now + NANOS_BETWEEN;
      served.progress(text);
    } else if (watched) {
      next = now + NANOS_BETWEEN;
      shown = true;
      err.print(ERASE + text.substring(0, Math.min(text.length(), WIDTH)));
      err.flush();
    }
  }

  /** Takes the line off the terminal. */
  public synchronized void clear() {
    if (shown) {
      err.print(ERASE);
      err.flush();
      shown = false;
    }
  }

  @Override
  public void close() {
    clear();
  }
}
