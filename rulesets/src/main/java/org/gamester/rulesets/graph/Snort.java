package org.gamester.rulesets.graph;

import org.gamester.rulesets.Description;

/** Snort: colour vertices; neighbours may not have different colours. */
public final class Snort extends ColouringGame {
  private static final Description DESCRIPTION =
      Description.of(
              "snort",
              "Colour an uncoloured vertex in your colour; no neighbour may have the other colour.",
              "snort(path 5)")
          .reference(
              "S. Norton; J. H. Conway, On Numbers and Games (1976); Winning Ways, chapter 6");

  /** The game. */
  public Snort() {
    super(DESCRIPTION, Forbidden.THE_OTHER);
  }
}
