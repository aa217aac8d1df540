package org.gamester.web.security;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gamester.web.answers.RefusedRequest;

/** The body of a request: it must be complete within some seconds, and is of bounded length. */
final class RequestBody {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Duration PATIENCE_TO_DISCARD = Duration.ofSeconds(1);

  /** So many bytes of a body that is too long are read, for the sake of the refusal. */
  static final int MOST_DISCARDED = 1 << 24;

  private RequestBody() {}

  /**
   * All of the body; waits for it.
   *
   * @throws RefusedRequest if it does not come, or is too long
   * @throws InterruptedException if the calling thread is interrupted
   */
  static byte[] bytes(Context context) throws InterruptedException {
    InputStream stream = context.bodyInputStream();
    Optional<byte[]> read =
        within(PATIENCE, () -> stream.readNBytes(RequestGuard.MOST_BODY_BYTES + 1));
    if (read.isEmpty()) {
      context.header("Connection", "close");
      throw new RefusedRequest(
          408,
          "the body of the request was not complete after %d s".formatted(PATIENCE.toSeconds()));
    }
    byte[] body = read.get();
    if (body.length > RequestGuard.MOST_BODY_BYTES) {
      discard(context);
      throw RequestGuard.bodyTooLong();
    }
    return body;
  }

  /**
   * Reads what is left of a body that is too long, up to a bound, if it comes soon. A client that
   * is still sending when the connection is closed does not see the refusal.
   *
   * @throws InterruptedException if the calling thread is interrupted
   */
  static void discard(Context context) throws InterruptedException {
    InputStream stream = context.bodyInputStream();
    Optional<Integer> _ = within(PATIENCE_TO_DISCARD, () -> skip(stream));
  }

  private static int skip(InputStream stream) throws IOException {
    byte[] buffer = new byte[1 << 14];
    int skipped = 0;
    int read = 0;
    while (skipped < MOST_DISCARDED && read >= 0) {
      read = stream.read(buffer);
      skipped += Math.max(0, read);
    }
    return skipped;
  }

  /** What is read, if that is done in time. */
  private static <T> Optional<T> within(Duration time, Callable<T> read)
      throws InterruptedException {
    FutureTask<T> reading = new FutureTask<>(read);
    Thread _ = Thread.ofVirtual().name("gamester-body").start(reading);
    try {
      return Optional.of(reading.get(time.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException e) {
      return Optional.empty();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException) {
        throw new RefusedRequest(400, "the body of the request could not be read");
      }
      throw new IllegalStateException("the body of the request", e.getCause());
    } finally {
      boolean _ = reading.cancel(true);
    }
  }
}
