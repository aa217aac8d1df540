package org.gamester.lab.claims;

/**
 * Thrown by a formula or condition that someone has written and that has no value in a case. It
 * ends the check of its claim, whose result says why; the other claims are checked all the same.
 */
public final class UnevaluableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String places;

  /**
   * @param message what is wrong, in one line
   * @param places where, in as many lines as that takes; may be empty
   */
  public UnevaluableException(String message, String places) {
    super(message, null, false, false);
    this.places = places;
  }

  /** What is wrong, which is never null. */
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /** Where it is wrong; may be empty. */
  public String places() {
    return places;
  }
}
