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
  private final boolean isByLimit;

  public ComputationStopped(Reason reason, String message) {
    this(reason, message, false);
  }

  private ComputationStopped(Reason reason, String message, boolean isByLimit) {
    super(message);
    this.reason = reason;
    this.isByLimit = isByLimit;
  }

  /** A limit of time or memory that the caller has set is passed. */
  public static ComputationStopped byLimit(Reason reason, String message) {
    return new ComputationStopped(reason, message, true);
  }

  static ComputationStopped interrupted() {
    return new ComputationStopped(Reason.CANCELLED, "interrupted");
  }

  public Reason reason() {
    return reason;
  }

  /** Whether it would have gone on with a higher limit of time or memory. */
  public boolean isByLimit() {
    return isByLimit;
  }
}
