package org.gamester.analysis.explanation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.analysis.proofs.StrategyGraph;
import org.gamester.analysis.proofs.StrategyGraph.Edge;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Explains who wins where play may return to a position: by the winner's strategy, or, in a draw,
 * by one for each player who need not lose.
 */
final class LoopyExplainer {
  private static final int MOST_TURNS = 1 << 20;
  private static final int MOST_ANSWERS = 6;

  private final StrategyGraph graph = StrategyGraph.ofLoopyPlay(MOST_TURNS);

  private LoopyExplainer() {}

  /**
   * @throws org.gamester.values.ComputationStopped if more turns can be reached than the bound, or
   *     the work is stopped
   */
  static Explanation explain(Position position) {
    return new LoopyExplainer().explanation(position);
  }

  private Explanation explanation(Position position) {
    List<Integer> roots = graph.addLoopy(position);
    boolean isImpartial = position.isImpartial();
    List<Integer> shown =
        roots.stream().filter(root -> !isImpartial || graph.mover(root) == Player.LEFT).toList();
    Argument argument =
        new Argument.Repetition(
            graph.outcome(roots), shown.stream().map(this::strategy).toList(), isImpartial);
    List<WinningMoves> winning = new ArrayList<>();
    for (int root : shown) {
      if (!graph.isDrawn(root)) {
        graph
            .answer(root)
            .ifPresent(
                edge ->
                    winning.add(
                        new WinningMoves(
                            graph.mover(root),
                            List.of(new WinningMoves.Named(edge.move().name(), 1)),
                            false)));
      }
    }
    return new Explanation(position, Convention.LOOPY, List.of(argument), List.of(), winning);
  }

  private Argument.Strategy strategy(int root) {
    List<Argument.Answer> answers = new ArrayList<>();
    Set<Integer> seen = new LinkedHashSet<>(List.of(root));
    Deque<Integer> open = new ArrayDeque<>(seen);
    int turns = 0;
    while (!open.isEmpty()) {
      Computation.poll();
      int node = open.remove();
      for (Edge edge : graph.edges(node)) {
        boolean isNew = seen.add(edge.to());
        if (isNew) {
          open.add(edge.to());
        }
        if (graph.mover(node) == graph.winner(root)) {
          turns++;
          if (turns <= MOST_ANSWERS) {
            answers.add(
                new Argument.Answer(
                    graph.position(node), edge.move(), !isNew && graph.isDrawn(root)));
          }
        }
      }
    }
    return new Argument.Strategy(
        graph.mover(root),
        graph.winner(root),
        !graph.isDrawn(root),
        graph.length(root),
        graph.answer(root).map(Edge::move),
        turns <= MOST_ANSWERS ? answers : List.of(),
        turns);
  }
}
