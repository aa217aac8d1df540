package org.gamester.web;

import io.javalin.http.Handler;

/** An error of Java while a request was answered: the request ends, the server goes on. */
final class FailedRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private FailedRequest(Error error) {
    super(error);
  }

  /** The same handler, whose errors are exceptions; only those have handlers of their own. */
  static Handler guarded(Handler handler) {
    return context -> {
      try {
        handler.handle(context);
      } catch (Error error) {
        throw new FailedRequest(error);
      }
    };
  }

  boolean isForWantOfMemory() {
    return getCause() instanceof OutOfMemoryError;
  }
}
