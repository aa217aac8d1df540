package org.gamester.analysis.explanation;

import org.gamester.values.Refused;

/** Who wins a position cannot be explained; the message says why. */
public final class NoArgumentException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  NoArgumentException(String message) {
    super(message);
  }
}
