package org.gamester.web.security;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.gamester.web.answers.RefusedRequest;

/** The body of a request: it must be complete within some seconds, and is of bounded length. */
final class RequestBody {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private RequestBody() {}

  /**
   * All of the body; waits for it.
   *
   * @throws RefusedRequest if it does not come, or is too long
   * @throws InterruptedException if the calling thread is interrupted
   */
  static byte[] bytes(Context context) throws InterruptedException {
    InputStream stream = context.bodyInputStream();
    FutureTask<byte[]> reading =
        new FutureTask<>(() -> stream.readNBytes(RequestGuard.MOST_BODY_BYTES + 1));
    Thread _ = Thread.ofVirtual().name("gamester-body").start(reading);
    try {
      byte[] body = reading.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      if (body.length > RequestGuard.MOST_BODY_BYTES) {
        throw RequestGuard.bodyTooLong();
      }
      return body;
    } catch (TimeoutException e) {
      context.header("Connection", "close");
      throw new RefusedRequest(
          408,
          "the body of the request was not complete after %d s".formatted(PATIENCE.toSeconds()));
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
