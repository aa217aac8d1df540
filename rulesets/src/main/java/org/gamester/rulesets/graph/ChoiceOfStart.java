package org.gamester.rulesets.graph;

import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.board.Graph;
import org.jspecify.annotations.Nullable;

/**
 * A graph without a token, in {@link ImpartialGeography}: the first turn puts it on a vertex. Moves
 * are in number order.
 *
 * @param rules the rules
 * @param graph the graph
 */
record ChoiceOfStart(ImpartialGeography rules, Graph graph) implements ImpartialPosition {

  @Override
  public List<Move> moves() {
    List<String> names = graph.names();
    ColouredArena arena = new ColouredArena(graph);
    Subset edges = Subset.upTo(graph.edges().size());
    PositionMoves moves = new PositionMoves(this, 4, names.size());
    for (int vertex = 0; vertex < names.size(); vertex++) {
      String name = names.get(vertex);
      moves.add(Move.of(rules.token(arena, edges, vertex), () -> "start at " + name));
    }
    return moves.toList();
  }

  @Override
  public String text() {
    return (graph.write() + " at ?").strip();
  }

  @Override
  public Appearance appearance() {
    return graph.seen(
        vertex -> new Appearance.Vertex(graph.names().get(vertex), ".", Appearance.Mark.EMPTY, ""));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ChoiceOfStart that
        && rules.equals(that.rules)
        && text().equals(that.text());
  }

  @Override
  public int hashCode() {
    return text().hashCode();
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
