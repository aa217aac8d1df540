package org.gamester.web.connections;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;

/**
 * The long answers that clients have not read yet: their length together is bounded, so that
 * clients that ask for much and read nothing do not fill the memory. Safe between threads.
 */
public final class UnsentAnswers {
  private static final int SHORT = 1 << 16;

  private final AtomicLong held = new AtomicLong();
  private final long most;

  /**
   * @param most how many bytes they may have together
   */
  public UnsentAnswers(long most) {
    this.most = most;
  }

  /**
   * Counts an answer until it has been sent, or its connection is closed; false if it is too much.
   */
  public boolean take(Context context) throws IOException {
    InputStream answer = context.resultInputStream();
    int size = answer == null ? 0 : answer.available();
    if (size <= SHORT) {
      return true;
    }
    if (held.addAndGet(size) > most) {
      held.addAndGet(-size);
      return false;
    }
    Request.addCompletionListener(
        ServletContextRequest.getServletContextRequest(context.req()), _ -> held.addAndGet(-size));
    return true;
  }
}
