package org.gamester.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.SynchronousQueue;

/**
 * Lines of a stream in UTF-8, read by a thread of its own: one that waits for input cannot be
 * interrupted, whereas the thread that asks for the lines can.
 */
final class StandardLines implements LineSource {

  /** What is longer is cut; the rest of the line is skipped. */
  static final int LONGEST = 1 << 16;

  private final InputStream bytes;
  private final SynchronousQueue<Optional<String>> queue = new SynchronousQueue<>();
  private boolean isStarted;
  private boolean isAtEnd;

  StandardLines(InputStream bytes) {
    this.bytes = bytes;
  }

  @Override
  public Optional<String> next() throws InterruptedException {
    if (isAtEnd) {
      return Optional.empty();
    }
    if (!isStarted) {
      isStarted = true;
      Thread.ofPlatform().daemon().name("gamester-input").start(this::read);
    }
    Optional<String> line = queue.take();
    isAtEnd = line.isEmpty();
    return line;
  }

  private void read() {
    Reader reader = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
    try {
      Optional<String> line;
      do {
        line = line(reader);
        queue.put(line);
      } while (line.isPresent());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next line of a reader; what cannot be read is the end. */
  private static Optional<String> line(Reader reader) {
    try {
      return boundedLine(reader, LONGEST);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The next line of a reader, cut where it is too long; empty at the end. */
  static Optional<String> boundedLine(Reader reader, int longest) throws IOException {
    StringBuilder line = new StringBuilder();
    int c = reader.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      if (line.length() <= longest) {
        line.append((char) c);
      }
      c = reader.read();
    }
    if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
      line.setLength(line.length() - 1);
    }
    return Optional.of(line.toString());
  }
}
