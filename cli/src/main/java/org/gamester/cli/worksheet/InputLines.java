package org.gamester.cli.worksheet;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The lines of a stream in UTF-8. Of a line that is too long only the beginning is kept, whatever
 * its length; a line feed, a carriage return or both end a line.
 */
public final class InputLines implements Closeable {

  /** What is kept of a line that is too long, in bytes. */
  private static final int BEGINNING = 100;

  private static final int BYTES_BETWEEN_POLLS = 1 << 16;
  private static final int BUFFER = 1 << 16;

  /**
   * A line without its end.
   *
   * @param text of one that is too long, only the beginning
   */
  public record Line(String text, boolean isTooLong) {}

  private final InputStream bytes;
  private final int longest;
  private boolean isAfterReturn;

  /**
   * @param longest the most bytes of a line
   */
  public InputLines(InputStream bytes, int longest) {
    this.bytes = new BufferedInputStream(bytes, BUFFER);
    this.longest = longest;
  }

  /**
   * The next line; empty at the end. After one that is too long, {@link #skipRest} comes first.
   *
   * @throws IOException if the stream cannot be read
   */
  public Optional<Line> next() throws IOException {
    int c = read();
    if (c < 0) {
      return Optional.empty();
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    while (!isEnd(c)) {
      if (line.size() == longest) {
        int kept = Math.min(longest, BEGINNING);
        return Optional.of(
            new Line(new String(line.toByteArray(), 0, kept, StandardCharsets.UTF_8), true));
      }
      line.write(c);
      c = read();
    }
    return Optional.of(new Line(line.toString(StandardCharsets.UTF_8), false));
  }

  /**
   * Passes over the rest of a line that is too long.
   *
   * @param isEnough whether to give up, asked now and then
   * @return whether the end of the line has been reached
   * @throws IOException if the stream cannot be read
   */
  public boolean skipRest(BooleanSupplier isEnough) throws IOException {
    long passed = 0;
    for (int c = read(); !isEnd(c); c = read()) {
      passed++;
      if (passed % BYTES_BETWEEN_POLLS == 0 && isEnough.getAsBoolean()) {
        return false;
      }
    }
    return true;
  }

  private boolean isEnd(int c) {
    isAfterReturn = c == '\r';
    return c < 0 || c == '\n' || c == '\r';
  }

  /** The next byte, or -1; not the line feed after a carriage return that has ended a line. */
  private int read() throws IOException {
    int c = bytes.read();
    if (isAfterReturn && c == '\n') {
      c = bytes.read();
    }
    isAfterReturn = false;
    return c;
  }

  @Override
  public void close() throws IOException {
    bytes.close();
  }
}
