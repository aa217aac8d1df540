package org.gamester.web.jobs;

/** A question cannot be answered for what others hold at the moment. */
public final class BusyException extends AskAgainException {
  private static final long serialVersionUID = 1L;

  BusyException(String reason) {
    super(503, reason);
  }
}
