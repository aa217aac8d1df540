package org.gamester.studies.conjectures;

/**
 * A statement that holds of all rows of a study.
 *
 * @param subject the column or columns that it is about
 * @param says the statement in words and symbols
 * @param claim the same as clauses of a file of claims, from {@code for} on; empty where the items
 *     are no family, so that the language has no variables for them
 * @param fitted how many rows it was found from
 * @param tested how many further rows it was tested on
 * @param weight how complicated it is: the simplest statement comes first
 */
public record Conjecture(
    String subject, String says, String claim, long fitted, long tested, int weight) {

  /** How it was found. */
  public String evidence() {
    return "Found from %,d rows, tested on %,d more.".formatted(fitted, tested);
  }
}
