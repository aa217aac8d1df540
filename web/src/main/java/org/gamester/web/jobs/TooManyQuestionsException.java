package org.gamester.web.jobs;

/** More questions are waiting than the server takes. */
public final class TooManyQuestionsException extends AskAgainException {
  private static final long serialVersionUID = 1L;

  TooManyQuestionsException(String reason) {
    super(429, reason);
  }
}
