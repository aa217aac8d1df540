package org.gamester.web.answers;

import org.gamester.values.Refused;

/** A request is not let in, or not answered now. */
public final class RefusedRequest extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;
  private static final int TOO_MANY = 429;
  private static final int BUSY = 503;

  private final int status;

  /**
   * @param status of HTTP, 4xx or 5xx
   */
  public RefusedRequest(int status, String message) {
    super(message);
    this.status = status;
  }

  /** Who asks, or all together, have more questions than the server takes. */
  public static RefusedRequest tooMany(String reason) {
    return new RefusedRequest(TOO_MANY, reason);
  }

  /** Others hold what the question needs. */
  public static RefusedRequest busy(String reason) {
    return new RefusedRequest(BUSY, reason);
  }

  public int status() {
    return status;
  }

  /** Whether the same request may be answered later. */
  public boolean isForNow() {
    return status == TOO_MANY || status == BUSY;
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
