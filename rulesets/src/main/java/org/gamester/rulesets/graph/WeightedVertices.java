package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link WeightedArcKayles}: a graph and the weights of its vertices. Moves are
 * listed in the order of the edges.
 */
final class WeightedVertices extends PositionOf<WeightedArcKayles> implements ImpartialPosition {
  private final Graph graph;
  private final long[] weights;

  WeightedVertices(WeightedArcKayles game, Graph graph, long[] weights) {
    super(game);
    this.graph = graph;
    this.weights = weights;
  }

  private boolean isOpen(Edge edge) {
    return weights[edge.from()] > 0 && weights[edge.to()] > 0;
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, weights.length);
    for (Edge edge : graph.edges()) {
      if (isOpen(edge)) {
        long[] left = ArcKayles.chosen(weights, edge.from(), edge.to());
        moves.add(Move.of(new WeightedVertices(game, graph, left), () -> graph.write(edge)));
      }
    }
    return moves.toList();
  }

  /** The connected parts of the graph on the vertices of positive weight that have an edge. */
  @Override
  public List<? extends Position> components() {
    int[][] incident = graph.incidence();
    BitSet seen = new BitSet();
    List<Position> parts = new ArrayList<>();
    for (Edge edge : graph.edges()) {
      if (isOpen(edge) && !seen.get(edge.from())) {
        BitSet part = part(edge.from(), incident);
        seen.or(part);
        parts.add(induced(part));
      }
    }
    return parts;
  }

  private BitSet part(int start, int[][] incident) {
    BitSet part = new BitSet();
    BitSet waiting = new BitSet();
    waiting.set(start);
    while (!waiting.isEmpty()) {
      int vertex = waiting.nextSetBit(0);
      waiting.clear(vertex);
      part.set(vertex);
      for (int e : incident[vertex]) {
        Edge edge = graph.edges().get(e);
        int other = edge.otherEnd(vertex);
        if (isOpen(edge) && !part.get(other)) {
          waiting.set(other);
        }
      }
    }
    return part;
  }

  private Position induced(BitSet vertices) {
    if (vertices.cardinality() == weights.length) {
      return this;
    }
    long[] kept = vertices.stream().mapToLong(v -> weights[v]).toArray();
    return new WeightedVertices(game, graph.induced(vertices), kept);
  }

  @Override
  public Position normalForm() {
    return DisjunctiveSum.of(components());
  }

  /** The edges, the isolated vertices, and the weights in number order. */
  @Override
  public String text() {
    String body = graph.write();
    return weights.length == 0
        ? body
        : body
            + " v="
            + Arrays.stream(weights).mapToObj(Long::toString).collect(Collectors.joining(","));
  }

  @Override
  public Appearance appearance() {
    return graph.seen(
        vertex -> {
          String weight = Long.toString(weights[vertex]);
          return new Appearance.Vertex(
              graph.names().get(vertex), weight, Appearance.Mark.EMPTY, weight);
        });
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof WeightedVertices that
        && Arrays.equals(weights, that.weights)
        && game.equals(that.game)
        && (graph == that.graph || text().equals(that.text()));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights) * 31 + graph.names().hashCode();
  }
}
