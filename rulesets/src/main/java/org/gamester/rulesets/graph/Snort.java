package org.gamester.rulesets.graph;

import java.util.Set;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.MirrorPlay;

/** Snort: colour vertices; neighbours may not have different colours. */
public final class Snort extends ColouringGame {
  private static final Description DESCRIPTION =
      Description.of(
              "snort",
              "Colour an uncoloured vertex in your colour; no neighbour may have the other colour.",
              "snort(path 5)")
          .notation(
              "A graph, and the letters of its vertices in order after v=, as in"
                  + " `path 5 v=x..o.`; or rows of cells, whose neighbours are joined.")
          .reference(
              "S. Norton; J. H. Conway, On Numbers and Games (1976); Winning Ways, chapter 6");

  /** The game. */
  public Snort() {
    super(DESCRIPTION, Set.of(NextTo.NEITHER, NextTo.LEFT));
  }

  @Override
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.APART;
  }
}
