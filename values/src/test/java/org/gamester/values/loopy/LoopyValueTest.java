package org.gamester.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

/** Values of small graphs, compared with what the definitions say. */
class LoopyValueTest {
  /** Compares what is said of two graphs with what follows from the definitions. */
  static void assertRight(GameGraph graph, GameGraph other) {
    LoopyValue one = LoopyValue.of(graph, 0);
    LoopyValue two = LoopyValue.of(other, 0);
    assertThat(one.outcome()).isEqualTo(PlainLoopyGames.outcome(graph, 0));
    boolean onsides = PlainLoopyGames.onsideIsAtLeast(graph, 0, other, 0);
    boolean offsides = PlainLoopyGames.onsideIsAtLeast(other.negate(), 0, graph.negate(), 0);
    assertThat(one.greaterOrEqual(two)).isEqualTo(onsides && offsides);
    if (one.stopper().isPresent() && two.stopper().isPresent() && one.isEqualTo(two)) {
      assertThat(one.stopper().get()).isSameAs(two.stopper().get());
    }
    LoopyValue sum = one.plus(two);
    assertThat(sum.outcome())
        .isEqualTo(PlainLoopyGames.outcome(PlainLoopyGames.sum(graph, other), 0));
    assertThat(two.plus(one).isEqualTo(sum)).isTrue();
    assertThat(one.negate().negate().isEqualTo(one)).isTrue();
    assertSimplest(one);
  }

  /** The sides of a value are what the graph of the simplest form says. */
  private static void assertSimplest(LoopyValue value) {
    value
        .onside()
        .filter(side -> !side.isShort())
        .ifPresent(side -> assertThat(rebuilt(side).stopper()).containsSame(side));
    value.onside().ifPresent(side -> assertThat(side.negate().negate()).isSameAs(side));
  }

  private static LoopyValue rebuilt(Stopper stopper) {
    List<Stopper> followers = stopper.loopyFollowers();
    GameGraph.Builder graph = new GameGraph.Builder();
    followers.forEach(_ -> graph.add());
    for (int v = 0; v < followers.size(); v++) {
      for (Player player : Player.values()) {
        List<Integer> options = new ArrayList<>();
        for (Stopper option : followers.get(v).options(player)) {
          options.add(option.isShort() ? graph.add(option) : followers.indexOf(option));
        }
        graph.setOptions(v, player, options.stream().mapToInt(x -> x).toArray());
      }
    }
    return LoopyValue.of(graph.build(), 0);
  }

  @Test
  void graphsWithTwoPositions() {
    Random random = new Random(2);
    for (long edges = 0; edges < 1 << 8; edges++) {
      GameGraph graph = PlainLoopyGames.graph(2, edges);
      for (int i = 0; i < 8; i++) {
        assertRight(graph, PlainLoopyGames.graph(2, random.nextInt(1 << 8)));
      }
    }
  }

  @Test
  void randomGraphs() {
    Random random = new Random(2026);
    int unknown = 0;
    for (int i = 0; i < 1200; i++) {
      double density = 0.1 + 0.3 * random.nextDouble();
      GameGraph graph = PlainLoopyGames.random(3 + random.nextInt(3), density, random);
      assertRight(graph, PlainLoopyGames.random(3 + random.nextInt(2), density, random));
      LoopyValue value = LoopyValue.of(graph, 0);
      unknown += value.onside().isEmpty() || value.offside().isEmpty() ? 1 : 0;
    }
    assertThat(unknown).as("graphs whose sides are not known to be stoppers").isLessThan(6);
  }

  /** One position stands for another that leads to the same. */
  @Test
  void theGraphOfASideIsEqualToIt() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      LoopyValue value = LoopyValue.of(PlainLoopyGames.random(4, 0.3, random), 0);
      LoopyValue again = LoopyValue.of(value.onsideGraph(), 0);
      assertThat(again.onside()).isEqualTo(value.onside());
    }
  }
}
