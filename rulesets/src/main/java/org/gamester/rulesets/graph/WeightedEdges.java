package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.values.Computation;

/**
 * A position of {@link GraphNim}: the heaps on the edges, in the order of their ends and then of
 * their weights, and the token's vertex. Moves are listed in the order of the edges, and by the
 * weight that is left, from 0 on.
 */
record WeightedEdges(GraphNim rules, List<Heap> heaps, String token) implements ImpartialPosition {

  /** Numbers come before words, and are compared as numbers. */
  private static final Comparator<String> VERTICES =
      Comparator.comparing((String name) -> !name.chars().allMatch(Character::isDigit))
          .thenComparingInt(name -> name.chars().allMatch(Character::isDigit) ? name.length() : 0)
          .thenComparing(Comparator.naturalOrder());

  private static final Comparator<Heap> EDGES =
      Comparator.comparing(Heap::from, VERTICES)
          .thenComparing(Heap::to, VERTICES)
          .thenComparingLong(Heap::weight);

  /** The heap on an edge, whose ends are in order. */
  record Heap(String from, String to, long weight) {

    static Heap of(String one, String other, long weight) {
      return VERTICES.compare(one, other) <= 0
          ? new Heap(one, other, weight)
          : new Heap(other, one, weight);
    }

    boolean isAt(String vertex) {
      return from.equals(vertex) || to.equals(vertex);
    }

    String otherEnd(String vertex) {
      return from.equals(vertex) ? to : from;
    }

    String text() {
      return from + "-" + to + ":" + weight;
    }
  }

  WeightedEdges {
    List<Heap> kept = new ArrayList<>(heaps);
    kept.removeIf(heap -> heap.weight() == 0);
    kept.sort(EDGES);
    heaps = List.copyOf(kept);
  }

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4L + 8L * heaps.size());
    for (Heap heap : heaps) {
      if (heap.isAt(token)) {
        for (long left = 0; left < heap.weight(); left++) {
          moves.add(along(heap, left));
        }
      }
    }
    return moves.toList();
  }

  /** Named by the edge and the weight that is left, as in {@code 1-2:5 to 3}. */
  private Move along(Heap heap, long left) {
    List<Heap> others = new ArrayList<>(heaps);
    others.remove(heap);
    others.add(new Heap(heap.from(), heap.to(), left));
    return Move.of(
        new WeightedEdges(rules, others, heap.otherEnd(token)), () -> heap.text() + " to " + left);
  }

  /** The part of the graph that the token can reach. */
  @Override
  public Position normalForm() {
    Set<String> reached = new HashSet<>(Set.of(token));
    int before = 0;
    while (reached.size() > before) {
      Computation.poll();
      before = reached.size();
      for (Heap heap : heaps) {
        if (reached.contains(heap.from()) || reached.contains(heap.to())) {
          reached.add(heap.from());
          reached.add(heap.to());
        }
      }
    }
    return new WeightedEdges(
        rules, heaps.stream().filter(heap -> reached.contains(heap.from())).toList(), token);
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    boolean tokenHasEdge = false;
    for (Heap heap : heaps) {
      text.append(heap.text()).append(' ');
      tokenHasEdge |= heap.isAt(token);
    }
    if (!tokenHasEdge) {
      text.append('(').append(token).append(") ");
    }
    return text.append("at ").append(token).toString();
  }

  /** The graph with the weights of its edges and the token. */
  @Override
  public Appearance appearance() {
    Map<String, Integer> places = new LinkedHashMap<>();
    places.put(token, 0);
    List<Appearance.Edge> edges = new ArrayList<>();
    for (Heap heap : heaps) {
      places.putIfAbsent(heap.from(), places.size());
      places.putIfAbsent(heap.to(), places.size());
    }
    if (places.size() + heaps.size() > Appearance.MOST_PARTS) {
      return new Appearance.Large(
          "a graph of %d vertices and %d edges".formatted(places.size(), heaps.size()),
          places.size());
    }
    List<Appearance.Vertex> vertices = new ArrayList<>();
    places.forEach(
        (name, place) ->
            vertices.add(
                new Appearance.Vertex(
                    name,
                    place == 0 ? "@" : ".",
                    place == 0 ? Appearance.Mark.TOKEN : Appearance.Mark.EMPTY,
                    "")));
    for (Heap heap : heaps) {
      edges.add(
          new Appearance.Edge(
              places.getOrDefault(heap.from(), 0),
              places.getOrDefault(heap.to(), 0),
              heap.text(),
              /* directed= */ false,
              Appearance.Mark.EMPTY));
    }
    return new Appearance.Network(Appearance.Layout.FREE, vertices, edges);
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
