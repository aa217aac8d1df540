package org.gamester.lab.claims;

import org.jspecify.annotations.Nullable;

/**
 * A statement put in place of a printed one.
 *
 * @param kind why the printed statement is replaced
 * @param statement the intended, amended or refitted statement, in words
 * @param comparison the relation of the computed side to the formula, or null for the printed one
 * @param formula replaces the printed side, or null to keep the printed side
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
    /** A slip in the paper or in this copy; the intention is evident. */
    CORRECTION,
    /** The statement is false even as intended; this one is close to it and true. */
    AMENDMENT,
    /** The statement is lost in this copy; this one was fitted to computed values. */
    REFIT
  }
}
