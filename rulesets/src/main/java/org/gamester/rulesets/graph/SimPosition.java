package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.board.Graph;
import org.gamester.values.Player;

/**
 * A position of {@link Sim}: the edges of each colour as sets of bits, in the order 1-2, 1-3, 2-3,
 * 1-4, ..., so that edge a-b with a below b has the number (b-1)(b-2)/2 + a-1.
 *
 * <p>Moves are listed in the order of the edges. The normal form is the least position that comes
 * from exchanging vertices, for boards of at most seven vertices; only those orders are tried in
 * which the numbers of edges of both colours at the vertices do not increase.
 */
record SimPosition(Sim rules, int vertices, long left, long right) implements Position {
  private static final int MOST_EXCHANGED = 7;

  private static int edge(int one, int two) {
    int high = Math.max(one, two);
    return high * (high - 1) / 2 + Math.min(one, two);
  }

  private static boolean has(long edges, int one, int two) {
    return (edges >>> edge(one, two) & 1) != 0;
  }

  @Override
  public List<Move> moves(Player player) {
    long own = player == Player.LEFT ? left : right;
    PositionMoves moves = new PositionMoves(this, 4);
    for (int high = 1; high < vertices; high++) {
      for (int low = 0; low < high; low++) {
        if (!has(left | right, low, high) && !completesTriangle(own, low, high)) {
          long changed = own | 1L << edge(low, high);
          SimPosition to =
              player == Player.LEFT
                  ? new SimPosition(rules, vertices, changed, right)
                  : new SimPosition(rules, vertices, left, changed);
          moves.add(Move.of(to, (low + 1) + "-" + (high + 1)));
        }
      }
    }
    return moves.toList();
  }

  private boolean completesTriangle(long own, int low, int high) {
    for (int third = 0; third < vertices; third++) {
      if (third != low && third != high && has(own, third, low) && has(own, third, high)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Position negative() {
    return new SimPosition(rules, vertices, right, left);
  }

  @Override
  public Position normalForm() {
    if (vertices > MOST_EXCHANGED) {
      return this;
    }
    Integer[] byDegree = new Integer[vertices];
    int[] degree = new int[vertices];
    for (int v = 0; v < vertices; v++) {
      byDegree[v] = v;
      for (int w = 0; w < vertices; w++) {
        if (w != v) {
          degree[v] += has(left, v, w) ? vertices : has(right, v, w) ? 1 : 0;
        }
      }
    }
    Arrays.sort(byDegree, (v, w) -> degree[w] - degree[v]);
    Least least = new Least(byDegree, degree);
    least.place(0);
    return new SimPosition(rules, vertices, least.left, least.right);
  }

  /** Tries the orders of the vertices; the depth is the number of vertices, at most seven. */
  private final class Least {
    private final Integer[] byDegree;
    private final int[] degree;
    private final int[] order = new int[vertices];
    private int used;
    private long left = Long.MAX_VALUE;
    private long right = Long.MAX_VALUE;

    Least(Integer[] byDegree, int[] degree) {
      this.byDegree = byDegree;
      this.degree = degree;
    }

    void place(int count) {
      if (count == vertices) {
        compare();
        return;
      }
      for (int v : byDegree) {
        if ((used >>> v & 1) == 0 && degree[v] == degree[byDegree[count]]) {
          used |= 1 << v;
          order[count] = v;
          place(count + 1);
          used &= ~(1 << v);
        }
      }
    }

    private void compare() {
      long newLeft = 0;
      long newRight = 0;
      for (int high = 1; high < vertices; high++) {
        for (int low = 0; low < high; low++) {
          long bit = 1L << edge(low, high);
          newLeft |= has(SimPosition.this.left, order[low], order[high]) ? bit : 0;
          newRight |= has(SimPosition.this.right, order[low], order[high]) ? bit : 0;
        }
      }
      if (newLeft < left || (newLeft == left && newRight < right)) {
        left = newLeft;
        right = newRight;
      }
    }
  }

  @Override
  public String text() {
    StringBuilder text = new StringBuilder("K").append(vertices);
    if ((left | right) != 0) {
      text.append(" e=");
      for (int e = 0; e < vertices * (vertices - 1) / 2; e++) {
        text.append((left >>> e & 1) != 0 ? 'x' : (right >>> e & 1) != 0 ? 'o' : '.');
      }
    }
    return text.toString();
  }

  @Override
  public Appearance appearance() {
    List<Graph.Edge> edges = new ArrayList<>();
    for (int high = 1; high < vertices; high++) {
      for (int low = 0; low < high; low++) {
        String label = has(left, low, high) ? "x" : has(right, low, high) ? "o" : "";
        edges.add(new Graph.Edge(low, high, /* directed= */ false, label, 0));
      }
    }
    List<String> names = new ArrayList<>();
    List<Appearance.Vertex> circle = new ArrayList<>();
    for (int v = 1; v <= vertices; v++) {
      names.add(Integer.toString(v));
      circle.add(new Appearance.Vertex(Integer.toString(v), "", Appearance.Mark.EMPTY, ""));
    }
    Graph graph = new Graph(names, "", edges);
    return new Appearance.Network(Appearance.Layout.CIRCLE, circle, graph.edgesToBeSeen());
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
