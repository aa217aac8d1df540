package org.gamester.cli.notebook;

import java.io.Serial;

/** A cell that has no answer; the message says why, with the place marked in lines below. */
final class CellException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  CellException(String message) {
    super(message);
  }
}
