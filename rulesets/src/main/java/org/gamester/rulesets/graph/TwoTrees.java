package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Outcome;

/**
 * Who wins the switching game, by Lehman's theorem: whoever secures edges wins as second player if
 * and only if some vertices, both ends among them, have two spanning trees without a common edge
 * (A. Lehman, <i>A solution of the Shannon switching game</i>, 1964). Vertices that secured edges
 * join count as one.
 *
 * <p>Such vertices exist if and only if the most edges of two forests leave no place for one more
 * edge between the ends, see {@link TwoForests}. Who secures edges wins as first player if and only
 * if he wins as second player with that edge added: the opponent must cut it at once.
 *
 * <p>That a free edge may join nothing does not matter: to play there is to pass, and a move more
 * never harms.
 */
final class TwoTrees {

  private static final int LISTED = 24;

  private static final String LEHMAN =
      "By Lehman's theorem Left wins even if Right begins, if and only if two trees without a"
          + " common edge span the same vertices, the two ends among them: when Right cuts one"
          + " tree in two, Left secures an edge of the other that joins its pieces.";

  private TwoTrees() {}

  /**
   * What the theorem says of a position that is not decided.
   *
   * @param joined for each vertex the one that stands for all that secured edges join it to
   */
  static Theorem theorem(Graph graph, int[] joined, int from, int to) {
    TwoForests forests = new TwoForests(joined.length);
    List<String> free = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      if (!SwitchingPosition.isSecured(edge)) {
        forests.add(joined[edge.from()], joined[edge.to()]);
        free.add(graph.write(edge));
      }
    }
    Optional<TwoForests.Trees> trees = forests.add(joined[from], joined[to]);
    if (trees.isPresent()) {
      return Theorem.ofOutcome(
          Outcome.L,
          LEHMAN,
          "Such are %s and %s, so Left wins, whoever starts."
              .formatted(written(trees.get().first(), free), written(trees.get().second(), free)));
    }
    free.add("the new edge");
    String more =
        "one more edge from %s to %s, which Right would have to cut at once"
            .formatted(graph.names().get(from), graph.names().get(to));
    trees = forests.add(joined[from], joined[to]);
    if (trees.isEmpty()) {
      return Theorem.ofOutcome(
          Outcome.R,
          LEHMAN,
          "There are none, not even with " + more + ": so Right wins, whoever starts.");
    }
    return Theorem.ofOutcome(
        Outcome.N,
        LEHMAN,
        "There are none, so Right wins if he starts.",
        "With %s, there are two: %s, and %s; so Left wins if she starts."
            .formatted(
                more, written(trees.get().first(), free), written(trees.get().second(), free)));
  }

  private static String written(List<Integer> tree, List<String> free) {
    StringJoiner text = new StringJoiner(" ");
    for (int edge : tree.subList(0, Math.min(LISTED, tree.size()))) {
      text.add(free.get(edge));
    }
    return tree.size() <= LISTED
        ? text.toString()
        : text + " ... (%d edges)".formatted(tree.size());
  }
}
