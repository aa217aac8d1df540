package org.gamester.analysis.proofs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.check.Claim;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/// Answers that somebody has given, one for each position in which the winner is to move, and the
/// proof that they make. Positions are the same if they differ in the order of the parts of a sum,
/// or in parts in which nobody can move.
public final class GivenAnswers {
  private final SumParts parts = new SumParts();
  private final Map<Turn, List<Integer>> answers = new HashMap<>();

  /// What a position has in common with those that are the same.
  public List<Integer> key(Position position) {
    return parts.sum(position);
  }

  /// Notes an answer, unless there is one in the position.
  ///
  /// @param mover who answers, and wins
  /// @param to what the answer leads to
  public void put(Position position, Player mover, Position to) {
    answers.putIfAbsent(new Turn(key(position), mover), key(to));
  }

  /// The proof of an outcome by the answers.
  ///
  /// @throws UnwritableException if the position has no text that can be read back
  /// @throws IllegalStateException if an answer is missing, or not legal
  public Proof proof(Position start, Outcome outcome, Catalogue catalogue) {
    StrategyGraph graph = StrategyGraph.ofAnswers(parts, this::answer);
    List<Integer> roots = new ArrayList<>();
    for (Player starter : Player.values()) {
      roots.add(graph.add(start, starter, outcome.winner(starter).orElseThrow()));
    }
    String text = new PositionText(catalogue).of(start);
    return new Proof(new Claim.OfOutcome(text, outcome, Convention.NORMAL), graph, roots);
  }

  private Optional<List<Integer>> answer(Turn turn) {
    return Optional.ofNullable(answers.get(turn));
  }
}
