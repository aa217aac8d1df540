package org.gamester.web.jobs;

import java.util.concurrent.Callable;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/** What the server works out by itself, such as a picture. */
final class OwnWork<T> implements Work {
  private final Callable<T> body;
  private final RequestLimits limits;
  private @Nullable T result;
  private @Nullable Exception problem =
      new ComputationStopped(
          ComputationStopped.Reason.MEMORY, "gave up: the server has no memory left for this");

  OwnWork(Callable<T> body, RequestLimits limits) {
    this.body = body;
    this.limits = limits;
  }

  @Override
  public int run(Stage stage, Sink sink) {
    try {
      result = Watchdog.call(limits.limits(stage), body);
      problem = null;
      return 0;
    } catch (ComputationStopped e) {
      problem = e;
      return 1;
    } catch (Exception e) { // passed on to who asked
      problem = e;
      return 0;
    }
  }

  /**
   * What the last attempt has found.
   *
   * @throws Exception whatever the body has thrown
   */
  @SuppressWarnings("NullAway") // null where the body answers null
  T result() throws Exception {
    if (problem != null) {
      throw problem;
    }
    return result;
  }
}
