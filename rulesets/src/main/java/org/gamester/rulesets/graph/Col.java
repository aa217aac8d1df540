package org.gamester.rulesets.graph;

import java.util.Set;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.board.MirrorPlay;

/** Col: colour vertices; neighbours may not share a colour. */
public final class Col extends ColouringGame {
  private static final Description DESCRIPTION =
      Description.of(
              "col",
              "Colour an uncoloured vertex in your colour; no neighbour may have that colour.",
              "col(path 5)")
          .notation(
              "A graph, and the letters of its vertices in order after v=, as in"
                  + " `path 5 v=x..o.`; or rows of cells, whose neighbours are joined.")
          .reference("C. Vout; J. H. Conway, On Numbers and Games (1976); Winning Ways, chapter 2");

  /** The game. */
  public Col() {
    super(DESCRIPTION, Set.of(NextTo.NEITHER, NextTo.RIGHT));
  }

  @Override
  protected MirrorPlay mirrorPlay() {
    return MirrorPlay.ALWAYS;
  }
}
