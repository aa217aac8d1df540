package org.gamester.web.jobs;

/** More questions are waiting than the server takes. */
public final class TooManyQuestionsException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooManyQuestionsException() {
    super("too many questions are waiting; ask again when some have been answered");
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
