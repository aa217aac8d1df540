package org.gamester.values;

/**
 * Thrown where the size of a nim heap is required and something else is given: a negative number,
 * or one that is not an ordinal.
 */
public final class NotANimberException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  /**
   * @param heap what was given
   */
  public NotANimberException(Object heap) {
    super("there is no nim heap of size " + heap);
  }
}
