package org.gamester.cli.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Standard output or standard error. What is written goes out whole at a flush, so that a process
 * that ends leaves no half lines, and the first failure is kept.
 */
public final class StandardStream extends ByteArrayOutputStream {
  /** Beyond this many bytes, output goes out before a flush; less where memory is short. */
  private static final int LARGEST = (int) Math.min(1 << 26, Runtime.getRuntime().maxMemory() >> 5);

  /** Long texts are encoded in pieces of so many characters, which need no memory to speak of. */
  private static final int PIECE = 1 << 13;

  private static final int ATOMIC = 1 << 12;
  private static final long PATIENCE_MILLIS = 100;
  private static final ReentrantLock WRITING = new ReentrantLock();

  private final FileOutputStream file;
  private final String name;
  private @Nullable IOException failure;

  public StandardStream(FileDescriptor descriptor, String name) {
    this.file = new FileOutputStream(descriptor);
    this.name = name;
  }

  /** Writes text to this stream, in UTF-8; what is no text, half of a pair, is U+FFFD. */
  public PrintWriter writer() {
    CharsetEncoder encoder =
        UTF_8
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .replaceWith("\uFFFD".getBytes(UTF_8));
    return new PrintWriter(
        new OutputStreamWriter(this, encoder) {
          @Override
          public void write(String text, int from, int length) throws IOException {
            for (int done = 0; done < length; done += PIECE) {
              super.write(text, from + done, Math.min(PIECE, length - done));
            }
          }
        });
  }

  /** From now on no thread but the calling one writes to standard output or standard error. */
  static void shut() throws InterruptedException {
    boolean _ = WRITING.tryLock(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public synchronized void write(byte[] bytes, int offset, int length) {
    super.write(bytes, offset, length);
    if (count > LARGEST) {
      send();
    }
  }

  @Override
  public synchronized void flush() throws IOException {
    send();
    if (failure != null) {
      throw failure;
    }
  }

  private void send() {
    WRITING.lock();
    try {
      if (failure == null) {
        writeLines();
      }
    } catch (IOException e) {
      failure = e;
    } finally {
      WRITING.unlock();
      reset();
    }
  }

  /**
   * Writes line by line, several together while they are short: the system takes a piece of at most
   * {@value #ATOMIC} bytes whole or not at all, so that a process that is killed here leaves no
   * half line unless that is longer.
   */
  private void writeLines() throws IOException {
    int start = 0;
    while (start < count) {
      int end = Math.min(count, start + ATOMIC);
      int line = end;
      while (line > start && line < count && buf[line - 1] != '\n') {
        line--;
      }
      file.write(buf, start, (line > start ? line : end) - start);
      start = line > start ? line : end;
    }
  }

  /**
   * Why output was lost, as a sentence; empty if it was not, or if the reader of a pipe has closed
   * it, as {@code head} does.
   */
  public synchronized String complaint() {
    if (failure == null || isClosedPipe(String.valueOf(failure.getMessage()))) {
      return "";
    }
    return "gamester: cannot write to " + name + ": " + failure.getMessage();
  }

  private static boolean isClosedPipe(String message) {
    String lowerCase = message.toLowerCase(Locale.ROOT);
    return lowerCase.contains("pipe") || lowerCase.contains("connection reset");
  }
}
