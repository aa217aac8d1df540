package org.gamester.values;

/**
 * Thrown when a computation is stopped before its end: by its time limit, by its memory limit or by
 * its caller. All values and tables stay consistent; what has been computed is remembered.
 */
public final class ComputationStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What stopped the computation. */
  public enum Reason {
    TIME,
    MEMORY,
    CANCELLED
  }

  private final Reason reason;

  public ComputationStopped(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  static ComputationStopped interrupted() {
    return new ComputationStopped(Reason.CANCELLED, "interrupted");
  }

  public Reason reason() {
    return reason;
  }
}
