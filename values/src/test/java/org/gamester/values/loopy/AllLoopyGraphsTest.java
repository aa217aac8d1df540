package org.gamester.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

/**
 * Values of all graphs with three positions, and of graphs with four, by the definitions. A build
 * takes some of them; {@code -Dgamester.loopy.full=true} takes all with three positions, and {@code
 * -Dgamester.loopy.four=N} so many with four.
 */
class AllLoopyGraphsTest {
  private static final boolean IS_FULL = Boolean.getBoolean("gamester.loopy.full");
  private static final long FOUR = Long.getLong("gamester.loopy.four", 500);
  private static final int THREE = 18; // bits of a graph with three positions
  private static final int STRIDE = IS_FULL ? 1 : 101;

  /** The graph in which two positions have changed places, as {@link PlainLoopyGames#graph}. */
  private static long swapped(int size, long edges, int one, int other) {
    long result = 0;
    for (int player = 0; player < 2; player++) {
      for (int v = 0; v < size; v++) {
        for (int w = 0; w < size; w++) {
          long bit = edges >>> place(size, player, v, w) & 1;
          result |= bit << place(size, player, swap(v, one, other), swap(w, one, other));
        }
      }
    }
    return result;
  }

  private static int place(int size, int player, int from, int to) {
    return (player * size + from) * size + to;
  }

  private static int swap(int v, int one, int other) {
    return v == one ? other : v == other ? one : v;
  }

  /** Whether no order of the positions other than the root has a smaller number. */
  private static boolean isLeast(int size, long edges) {
    if (size == 3) {
      return edges <= swapped(3, edges, 1, 2);
    }
    long turned = swapped(4, swapped(4, edges, 1, 2), 2, 3);
    long turnedBack = swapped(4, swapped(4, edges, 2, 3), 1, 2);
    return edges <= swapped(4, edges, 1, 2)
        && edges <= swapped(4, edges, 2, 3)
        && edges <= swapped(4, edges, 1, 3)
        && edges <= turned
        && edges <= turnedBack;
  }

  /** The stoppers that are sides of a value, each with a graph whose side it is. */
  private final Map<Stopper, Boolean> sides = new IdentityHashMap<>();

  @Test
  void graphsWithThreePositions() {
    Random random = new Random(3);
    int graphs = 0;
    int withoutStopper = 0;
    for (long edges = 0; edges < 1L << THREE; edges += STRIDE) {
      if (!isLeast(3, edges)) {
        continue;
      }
      graphs++;
      GameGraph graph = PlainLoopyGames.graph(3, edges);
      LoopyValueTest.assertRight(graph, PlainLoopyGames.graph(3, random.nextInt(1 << THREE)));
      LoopyValue value = LoopyValue.of(graph, 0);
      value.onside().ifPresent(side -> sides.put(side, true));
      value.offside().ifPresent(side -> sides.put(side, true));
      withoutStopper += value.onside().isEmpty() || value.offside().isEmpty() ? 1 : 0;
    }
    assertThat(withoutStopper)
        .as("values with a side not known as a stopper")
        .isLessThanOrEqualTo(16);
    if (IS_FULL) {
      assertThat(graphs).as("graphs up to isomorphism").isEqualTo(131_584);
    }
    assertDifferent();
  }

  /** No two of the stoppers are equal by the definition. */
  private void assertDifferent() {
    for (Stopper one : sides.keySet()) {
      GameGraph graph = plain(one);
      for (Stopper other : sides.keySet()) {
        GameGraph second = plain(other);
        boolean isEqual =
            PlainLoopyGames.onsideIsAtLeast(graph, 0, second, 0)
                && PlainLoopyGames.onsideIsAtLeast(second, 0, graph, 0);
        assertThat(isEqual).isEqualTo(one == other);
      }
    }
  }

  /** The graph of all followers, none of them known. */
  private static GameGraph plain(Stopper stopper) {
    List<Stopper> followers = new ArrayList<>(stopper.followers());
    followers.remove(stopper);
    followers.addFirst(stopper);
    GameGraph.Builder graph = new GameGraph.Builder();
    followers.forEach(_ -> graph.add());
    for (int v = 0; v < followers.size(); v++) {
      for (Player player : Player.values()) {
        graph.setOptions(
            v,
            player,
            followers.get(v).options(player).stream().mapToInt(followers::indexOf).toArray());
      }
    }
    return graph.build();
  }

  @Test
  void graphsWithFourPositions() {
    Random random = new Random(4);
    long graphs = 0;
    while (graphs < FOUR) {
      long edges = 0;
      for (int bit = 0; bit < 32; bit++) {
        edges |= random.nextInt(4) == 0 ? 1L << bit : 0;
      }
      if (!isLeast(4, edges)) {
        continue;
      }
      graphs++;
      GameGraph graph = PlainLoopyGames.graph(4, edges);
      LoopyValueTest.assertRight(graph, PlainLoopyGames.random(3, 0.3, random));
    }
    assertThat(graphs).isEqualTo(FOUR);
  }

  /**
   * Graphs with a position that is a short game only in simplest form, and two that are equal once
   * that is seen: in the first, 3 = {|2} is 0, and 1 = {3|2} and 2 = {0|1} are both over.
   */
  @Test
  void equalPositionsThatLeadToAShortGameInDisguise() {
    GameGraph least = PlainLoopyGames.graph(4, 1_111_490_944);
    for (int v = 1; v < 3; v++) {
      assertThat(LoopyValue.of(least, v).stopper()).containsSame(Stopper.OVER);
    }
    assertThat(LoopyValue.of(least, 3).stopper()).containsSame(Stopper.of(ShortGame.ZERO));
    for (long edges : new long[] {4_726_802, 1_111_490_944}) {
      GameGraph graph = PlainLoopyGames.graph(4, edges);
      LoopyValueTest.assertRight(graph, graph.negate());
      LoopyValueTest.assertRight(graph.negate(), graph);
    }
  }
}
