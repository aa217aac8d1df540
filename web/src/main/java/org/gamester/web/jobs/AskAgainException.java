package org.gamester.web.jobs;

/** A question is not answered now, and may be later. */
public abstract sealed class AskAgainException extends RuntimeException
    permits BusyException, TooManyQuestionsException {
  private static final long serialVersionUID = 1L;

  private final int status;

  AskAgainException(int status, String reason) {
    super(reason);
    this.status = status;
  }

  /** The status of HTTP. */
  public int status() {
    return status;
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
