package org.gamester.rulesets.graph;

/** Col: colour vertices; neighbours may not share a colour. */
public final class Col extends ColouringGame {

  /** The game. */
  public Col() {
    super(Forbidden.ITS_OWN);
  }

  @Override
  public String id() {
    return "col";
  }

  @Override
  public String rule() {
    return "Colour an uncoloured vertex in your colour; no neighbour may have that colour.";
  }

  @Override
  public String example() {
    return "col(path 5)";
  }

  @Override
  public String reference() {
    return "C. Vout; J. H. Conway, On Numbers and Games (1976); Winning Ways, chapter " + "2";
  }
}
