package org.gamester.lab.claims;

import org.jspecify.annotations.Nullable;

/**
 * What is put in the place of a printed statement.
 *
 * @param kind why it is needed
 * @param statement the statement that is meant, true or refitted, in words
 * @param comparison how the computed side stands to the formula, or null if as printed
 * @param formula in place of the printed side, or null to keep that
 * @param restriction a further hypothesis, or null
 */
public record Remedy(
    Kind kind,
    String statement,
    @Nullable Comparison comparison,
    @Nullable Formula formula,
    @Nullable Condition restriction) {

  /** Why a statement is replaced. */
  public enum Kind {
    /** A slip of the pen or of the copy; the intention is evident. */
    CORRECTION,
    /** The statement as intended is wrong; this one is near to it and true. */
    AMENDMENT,
    /** The copy lacks the statement; this one was fitted to computed values. */
    REFIT
  }
}
