package org.gamester.values;

/**
 * Thrown when an evaluation is stopped before its end: by its time limit, by its memory limit or by
 * whoever asked for it. All values and tables stay sound; the work done so far is remembered.
 */
public final class EvaluationStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What stopped the evaluation. */
  public enum Reason {
    TIME,
    MEMORY,
    CANCELLED
  }

  private final Reason reason;

  public EvaluationStopped(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
