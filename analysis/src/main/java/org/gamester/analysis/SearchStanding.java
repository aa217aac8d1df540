package org.gamester.analysis;

import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/**
 * How far a search has come that has not yet found who wins if {@code first} moves first.
 *
 * @param moves how many first moves there are, those to equal positions counted once
 * @param refuted how many of them are known to lose
 * @param line the moves that take least to be proved winning, as it seems so far, each for the
 *     player who makes it, from the first one on
 */
@Fields({"moves", "refuted", "bestLine: line"})
public record SearchStanding(Player first, int moves, int refuted, List<Move> line) {
  public SearchStanding {
    line = List.copyOf(line);
  }
}
