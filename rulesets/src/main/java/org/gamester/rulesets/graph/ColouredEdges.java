package org.gamester.rulesets.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.board.Graph;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.rulesets.poset.Colours;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * A position of {@link PartizanArcKayles}: the edges that are left. Its components are the
 * connected parts. Moves are listed in the order of the edges.
 */
final class ColouredEdges extends PositionOf<PartizanArcKayles> {
  private final ColouredArena arena;
  private final Subset edges;
  private final int hash;

  ColouredEdges(PartizanArcKayles game, ColouredArena arena, Subset edges) {
    super(game);
    this.arena = arena;
    this.edges = edges;
    this.hash = arena.hash(edges);
  }

  private Edge edge(int e) {
    return arena.graph().edges().get(e);
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 4 + edges.size() / 64);
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      if (arena.mayUse(player, edge(e).from(), e)) {
        moves.add(choose(e));
      }
    }
    return moves.toList();
  }

  /** Named by the edge, as in {@code choose 1-2:x}. */
  private Move choose(int e) {
    BitSet left = edges.toBitSet();
    for (int end : new int[] {edge(e).from(), edge(e).to()}) {
      for (int at : arena.edgesAt(end)) {
        left.clear(at);
      }
    }
    return Move.of(
        new ColouredEdges(game, arena, Subset.of(left)),
        () -> "choose " + arena.graph().write(edge(e)));
  }

  @Override
  public List<ColouredEdges> components() {
    List<ColouredEdges> components = new ArrayList<>();
    BitSet rest = edges.toBitSet();
    while (!rest.isEmpty()) {
      BitSet part = connected(rest.nextSetBit(0));
      rest.andNot(part);
      components.add(
          part.cardinality() == edges.size()
              ? this
              : new ColouredEdges(game, arena, Subset.of(part)));
    }
    return components;
  }

  private BitSet connected(int first) {
    BitSet part = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>();
    part.set(first);
    waiting.add(first);
    while (!waiting.isEmpty()) {
      Computation.poll();
      Edge edge = edge(waiting.remove());
      for (int end : new int[] {edge.from(), edge.to()}) {
        for (int at : arena.edgesAt(end)) {
          if (edges.contains(at) && !part.get(at)) {
            part.set(at);
            waiting.add(at);
          }
        }
      }
    }
    return part;
  }

  @Override
  public Position negative() {
    List<Edge> exchanged = new ArrayList<>();
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      exchanged.add(edge(e).withLabel(Colours.exchanged(edge(e).label())));
    }
    Graph graph = new Graph(arena.graph().names(), "", exchanged);
    return new ColouredEdges(game, new ColouredArena(graph), Subset.upTo(exchanged.size()));
  }

  @Override
  public boolean isImpartial() {
    return arena.areForBoth(edges);
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      text.append(text.isEmpty() ? "" : " ").append(arena.graph().write(edge(e)));
    }
    return text.isEmpty() ? "0" : text.toString();
  }

  @Override
  public Appearance appearance() {
    return arena.seen(edges, -1);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ColouredEdges that
        && hash == that.hash
        && ((arena == that.arena && edges.equals(that.edges)) || text().equals(that.text()));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
