package org.gamester.cli;

/** An expression was refused by the worksheet that evaluated it. */
final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  RefusedException(Refusal refusal) {
    super(refusal.text());
    this.refusal = refusal;
  }

  Refusal refusal() {
    return refusal;
  }
}
