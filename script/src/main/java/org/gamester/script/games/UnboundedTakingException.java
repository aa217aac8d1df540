package org.gamester.script.games;

/** The options of a heap are not of the form for which a theorem proves periods. */
final class UnboundedTakingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnboundedTakingException() {
    super("", null, false, false);
  }
}
