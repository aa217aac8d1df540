package org.gamester.web.security;

/** A request is not let in. */
public final class RefusedRequest extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;

  /**
   * @param status of HTTP, 4xx
   */
  public RefusedRequest(int status, String message) {
    super(message);
    this.status = status;
  }

  public int status() {
    return status;
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
