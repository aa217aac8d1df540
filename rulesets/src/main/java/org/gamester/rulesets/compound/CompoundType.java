package org.gamester.rulesets.compound;

/** The ways in which two games are played as one. */
public enum CompoundType {
  /** A move in exactly one of them. */
  DISJUNCTIVE("Disjunctive", "+", 3),
  /** A move in both. */
  CONJUNCTIVE("Conjunctive", "ConjunctiveSum", 3),
  /** A move in one or in both. */
  SELECTIVE("Selective", "SelectiveSum", 3),
  /** A move in either; one in the first ends the second. */
  ORDINAL("Ordinal", ":", 2),
  /** Conway's product, as for numbers. */
  CONWAY_PRODUCT("ConwayProduct", "ConwayProduct", 1),
  ORDINAL_PRODUCT("OrdinalProduct", "OrdinalProduct", 4),
  /** A move in exactly one of them; it ends as soon as one of them has ended. */
  DIMINISHED_DISJUNCTIVE("DiminishedDisjunctive", "DiminishedDisjunctiveSum", 3),
  /** A move in all that have not ended; it ends when both have ended. */
  CONTINUED_CONJUNCTIVE("ContinuedConjunctive", "ContinuedConjunctiveSum", 3),
  /** A move in one or in both; it ends as soon as one of them has ended. */
  SHORTENED_SELECTIVE("ShortenedSelective", "ShortenedSelectiveSum", 3),
  /** A move in the first until it has ended, then in the second. */
  SEQUENTIAL("Sequential", "SequentialSum", 3),
  /** A move in either; Left's in the second ends the first, Right's in the first the second. */
  SIDE("Side", "SideSum", 3);

  private final String text;
  private final String symbol;
  private final int rank;

  CompoundType(String text, String symbol, int rank) {
    this.text = text;
    this.symbol = symbol;
    this.rank = rank;
  }

  /** What stands between the two games. */
  public String symbol() {
    return symbol;
  }

  /** How loosely it binds: an operand of a higher rank is put in parentheses. */
  public int rank() {
    return rank;
  }

  @Override
  public String toString() {
    return text;
  }
}
