package org.gamester.cli.output;

import java.io.Writer;
import java.util.function.Consumer;

/** Passes on what is written, line by line. Safe between threads; says nothing once closed. */
public final class SinkWriter extends Writer {
  private final StringBuilder open = new StringBuilder();
  private final Consumer<String> lines;
  private boolean isClosed;

  public SinkWriter(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public synchronized void write(char[] characters, int offset, int length) {
    if (isClosed) {
      return;
    }
    int start = offset;
    int end = offset + length;
    for (int i = offset; i < end; i++) {
      if (characters[i] == '\n') {
        open.append(characters, start, i - start);
        pass();
        start = i + 1;
      }
    }
    open.append(characters, start, end - start);
  }

  private void pass() {
    String line = open.toString();
    open.setLength(0);
    lines.accept(line.endsWith("\r") ? line.substring(0, line.length() - 1) : line);
  }

  @Override
  public void flush() {
    // Lines go out when they are complete.
  }

  @Override
  public synchronized void close() {
    if (!isClosed && !open.isEmpty()) {
      pass();
    }
    isClosed = true;
  }
}
