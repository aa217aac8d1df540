package org.gamester.cli.notebook;

import java.io.PrintStream;

/**
 * What a cell prints. Lines are sent together, ten times a second at most: each sending is a
 * message to all front ends, and these lose messages when there are too many.
 */
final class CellOutput implements AutoCloseable {
  private static final long PERIOD_MILLIS = 100;

  private final PrintStream notebook;
  private final StringBuilder waiting = new StringBuilder();

  CellOutput(PrintStream notebook) {
    this.notebook = notebook;
  }

  synchronized void add(String line) {
    if (waiting.isEmpty()) {
      Clock.after(PERIOD_MILLIS, this::send);
    }
    waiting.append(line).append('\n');
  }

  private synchronized void send() {
    if (!waiting.isEmpty()) {
      notebook.print(waiting);
      notebook.flush();
      waiting.setLength(0);
    }
  }

  @Override
  public void close() {
    send();
  }
}
