package org.gamester.analysis.explanation;

import java.util.List;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;

/**
 * Why a position has its outcome.
 *
 * @param position the position
 * @param convention normal play, misere play, or play that may repeat
 * @param arguments the argument that settles it and, if asked for, the others that apply; each
 *     proves the same outcome
 * @param derivations why the summands have the values on which the first argument rests, those that
 *     could be found in time
 * @param winning the winning moves of each player who wins if he starts; of an impartial position,
 *     once
 */
public record Explanation(
    Position position,
    Convention convention,
    List<Argument> arguments,
    List<Derivation> derivations,
    List<WinningMoves> winning) {

  /** Who wins. */
  public Outcome outcome() {
    return arguments.getFirst().outcome();
  }
}
