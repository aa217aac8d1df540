package org.gamester.script.evaluation;

/** How {@code break}, {@code continue} and {@code return} reach what they end. */
final class Signals {

  private Signals() {}

  /** Ends a loop. */
  static final class BreakSignal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BreakSignal() {
      super(null, null, false, false);
    }
  }

  /** Ends one pass of a loop. */
  static final class ContinueSignal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ContinueSignal() {
      super(null, null, false, false);
    }
  }

  /** Ends a function. */
  static final class ReturnSignal extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Object value;

    ReturnSignal(Object value) {
      super(null, null, false, false);
      this.value = value;
    }

    Object value() {
      return value;
    }
  }
}
