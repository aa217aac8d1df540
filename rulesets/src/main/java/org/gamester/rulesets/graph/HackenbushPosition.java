package org.gamester.rulesets.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.poset.Colours;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A position of {@link Hackenbush}; moves are listed edge by edge along the text. */
record HackenbushPosition(Hackenbush rules, RootedGraph graph) implements Position {
  private static final int LONGEST_SORTED = 200;

  private boolean mayCut(Player player, int edge) {
    return rules.mayCut(
        player, graph.colour(edge), () -> graph.without(edge).edges() == graph.edges() - 1);
  }

  @Override
  public List<Move> moves(Player player) {
    char other = player == Player.LEFT ? 'o' : 'x';
    long count = graph.colours().chars().filter(c -> c != other).count();
    PositionMoves moves = new PositionMoves(this, 1 + graph.edges(), count);
    for (int edge = 0; edge < graph.edges(); edge++) {
      if (mayCut(player, edge)) {
        moves.add(cut(edge));
      }
    }
    return moves.toList();
  }

  /** Named by the number of the edge along the text, from 1, and its colour. */
  private Move cut(int edge) {
    return Move.of(
        new HackenbushPosition(rules, graph.without(edge)),
        () -> "cut " + graph.colour(edge) + (edge + 1));
  }

  @Override
  public List<Position> components() {
    if (graph.edges() == 0) {
      return List.of();
    }
    List<RootedGraph> parts = graph.parts();
    return parts.size() == 1
        ? List.of(this)
        : parts.stream().<Position>map(part -> new HackenbushPosition(rules, part)).toList();
  }

  /** The branches of small trees are sorted. */
  @Override
  public Position normalForm() {
    List<Position> parts = components();
    if (parts.size() != 1) {
      return DisjunctiveSum.of(parts).normalForm();
    }
    if (graph.edges() > LONGEST_SORTED || !graph.isTree()) {
      return this;
    }
    String sorted = sortedTree();
    return sorted.equals(graph.text())
        ? this
        : new HackenbushPosition(rules, RootedText.read(new TextReader(sorted)));
  }

  private String sortedTree() {
    int[] children = new int[graph.vertices()];
    for (int edge = 0; edge < graph.edges(); edge++) {
      children[graph.from(edge)]++;
    }
    String[][] branches = new String[graph.vertices()][];
    Arrays.setAll(branches, vertex -> new String[children[vertex]]);
    for (int edge = graph.edges() - 1; edge >= 0; edge--) {
      branches[graph.from(edge)][--children[graph.from(edge)]] =
          graph.colour(edge) + joined(branches[graph.to(edge)]);
    }
    return joined(branches[0]);
  }

  private static String joined(String[] branches) {
    Arrays.sort(branches);
    String all = String.join(";", branches);
    return branches.length > 1 ? "(" + all + ")" : all;
  }

  @Override
  public Position negative() {
    boolean sameRules = rules.childish().indexOf('x') < 0 == rules.childish().indexOf('o') < 0;
    if (!sameRules) {
      return Position.super.negative();
    }
    // The names of vertices in texts are capital letters and numbers, so they are not touched.
    return new HackenbushPosition(
        rules,
        graph.recoloured(Colours.exchanged(graph.colours()), Colours.exchanged(graph.text())));
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return rules.childish().isEmpty() ? HackenbushValues.of(graph) : Optional.empty();
  }

  @Override
  public Optional<Theorem> theorem() {
    return rules.childish().isEmpty() && graph.edges() > 0
        ? HackenbushValues.of(graph)
            .map(value -> Theorem.ofValue(value, HackenbushValues.reason(graph, value)))
        : Optional.empty();
  }

  @Override
  public boolean isImpartial() {
    return graph.colours().chars().allMatch(c -> c == 'g');
  }

  /** Blue-red Hackenbush is always a number (<i>Winning Ways</i>, chapter 2). */
  @Override
  public boolean isNumber() {
    return rules.childish().isEmpty() && graph.colours().indexOf('g') < 0;
  }

  @Override
  public String text() {
    return graph.text();
  }

  @Override
  public Appearance appearance() {
    if (graph.edges() > Appearance.MOST_PARTS) {
      return new Appearance.Large("a picture of " + graph.edges() + " edges", graph.edges());
    }
    List<Appearance.Vertex> vertices = new ArrayList<>();
    for (int v = 0; v < graph.vertices(); v++) {
      String name = v == 0 ? "ground" : String.valueOf(v);
      vertices.add(new Appearance.Vertex(name, "", Appearance.Mark.EMPTY, ""));
    }
    List<Appearance.Edge> edges = new ArrayList<>();
    for (int edge = 0; edge < graph.edges(); edge++) {
      String name = graph.colour(edge) + String.valueOf(edge + 1);
      Appearance.Mark mark = Appearance.colour(graph.colour(edge));
      edges.add(new Appearance.Edge(graph.from(edge), graph.to(edge), name, false, mark));
    }
    return new Appearance.Network(Appearance.Layout.GROUND, vertices, edges);
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof HackenbushPosition position
        && text().equals(position.text())
        && rules.equals(position.rules);
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
