package org.gamester.web.jobs;

/** More questions are waiting than the server takes. */
public final class TooManyQuestionsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyQuestionsException(String reason) {
    super(reason);
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
