package org.gamester.web.jobs;

/** A question is not answered now, and may be later. */
public final class AskAgainException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int TOO_MANY = 429;
  private static final int BUSY = 503;

  private final int status;

  private AskAgainException(int status, String reason) {
    super(reason);
    this.status = status;
  }

  /** Who asks, or all together, have more questions than the server takes. */
  static AskAgainException tooMany(String reason) {
    return new AskAgainException(TOO_MANY, reason);
  }

  /** Others hold what the question needs. */
  static AskAgainException busy(String reason) {
    return new AskAgainException(BUSY, reason);
  }

  /** The status of HTTP. */
  public int status() {
    return status;
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
