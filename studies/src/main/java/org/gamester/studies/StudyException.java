package org.gamester.studies;

import org.gamester.values.Refused;

/** A study cannot be made, read or continued; the message says why, and what helps. */
public final class StudyException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  public StudyException(String message) {
    super(message);
  }

  public StudyException(String message, Throwable cause) {
    super(message, cause);
  }
}
