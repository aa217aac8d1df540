package org.gamester.script.compiled;

/** Something in a method is left to the evaluation of the language. */
final class NotCompiledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NotCompiledException(String what) {
    super(what, null, false, false);
  }
}
