package org.gamester.script.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.board.BoardPosition;
import org.gamester.rulesets.graph.Col;
import org.gamester.rulesets.graph.ColouringGame;
import org.gamester.rulesets.graph.ColouringGame.NextTo;
import org.gamester.rulesets.graph.Snort;
import org.gamester.script.boards.Graph;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.values.Player;

/**
 * Col, Snort and Fjords: a player claims a vertex, which is removed. The label of a vertex says
 * which player owns a vertex next to it; a vertex next to both is dead and is removed too. The
 * moves are those of a {@link ColouringGame}.
 */
public final class ColRules extends GraphRules {

  private static final Map<String, Object> LABELS =
      Map.of("", Nothing.NOTHING, "L", Player.LEFT, "R", Player.RIGHT);

  private final ColouringGame game;

  /**
   * @param left the labels of the vertices that Left may claim
   * @param right those that Right may claim
   */
  public ColRules(String name, ObjectList left, ObjectList right, Context context) {
    super(
        RulesetClasses.GEN_COL,
        name,
        Parameters.of("left", left, "right", right),
        LABELS,
        Map.of("", EITHER),
        context);
    Set<NextTo> ofLeft = vertices(left);
    Set<NextTo> ofRight = vertices(right);
    this.game =
        Stream.of(new Col(), new Snort())
            .filter(known -> known.ofLeft().equals(ofLeft) && known.ofRight().equals(ofRight))
            .findFirst()
            .orElseGet(() -> ColouringGame.of(ofLeft, ofRight));
  }

  /** The game in which Left may claim vertices of some labels, and Right likewise. */
  static ColRules fair(String name, Context context, Object... left) {
    List<Object> right = new ArrayList<>();
    for (Object label : left) {
      right.add(label instanceof Player player ? player.opponent() : label);
    }
    return new ColRules(name, ObjectList.of(List.of(left)), ObjectList.of(right), context);
  }

  private static Set<NextTo> vertices(ObjectList labels) {
    Set<NextTo> vertices = EnumSet.noneOf(NextTo.class);
    for (NextTo nextTo : NextTo.values()) {
      if (labels.contains(label(nextTo))) {
        vertices.add(nextTo);
      }
    }
    return vertices;
  }

  private static Object label(NextTo nextTo) {
    return switch (nextTo) {
      case NEITHER -> Nothing.NOTHING;
      case LEFT -> Player.LEFT;
      case RIGHT -> Player.RIGHT;
    };
  }

  private static NextTo nextTo(Object label) {
    return label == Player.LEFT
        ? NextTo.LEFT
        : label == Player.RIGHT ? NextTo.RIGHT : NextTo.NEITHER;
  }

  @Override
  public boolean isImpartial() {
    return false;
  }

  @Override
  List<Graph> graphs(Graph graph, Player player) {
    List<Graph> graphs = new ArrayList<>();
    for (Move move : catalogued(graph).moves(player)) {
      graphs.add(left(graph, ((BoardPosition) move.to()).settled()));
    }
    return graphs;
  }

  /** The part of a graph on which a position is still played. */
  private Graph left(Graph graph, BoardPosition position) {
    BitSet dropped = new BitSet();
    Map<Integer, Object> labels = new HashMap<>();
    for (int vertex = 1; vertex <= graph.vertexCount(); vertex++) {
      int number = vertex;
      game.nextTo(position, vertex - 1)
          .ifPresentOrElse(nextTo -> labels.put(number, label(nextTo)), () -> dropped.set(number));
    }
    return graph.relabelled(labels).without(dropped);
  }

  @Override
  BoardPosition catalogued(Graph graph) {
    return game.position(
        game.coloured(plain(graph), vertex -> nextTo(graph.vertex(vertex + 1).label())));
  }
}
