package org.gamester.rulesets.graph;

/** Snort: colour vertices; neighbours may not have different colours. */
public final class Snort extends ColouringGame {

  /** The game. */
  public Snort() {
    super(Forbidden.THE_OTHER);
  }

  @Override
  public String id() {
    return "snort";
  }

  @Override
  public String rule() {
    return "Colour an uncoloured vertex in your colour; no neighbour may have the other colour.";
  }

  @Override
  public String example() {
    return "snort(path 5)";
  }

  @Override
  public String reference() {
    return "S. Norton; J. H. Conway, On Numbers and Games (1976); Winning Ways, " + "chapter 6";
  }
}
