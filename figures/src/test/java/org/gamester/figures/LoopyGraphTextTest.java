package org.gamester.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.notation.StopperWriter;
import org.junit.jupiter.api.Test;

class LoopyGraphTextTest {
  private static String drawn(Stopper stopper) {
    return LoopyGraphText.draw(stopper, StopperWriter.exact()::write).orElse("");
  }

  @Test
  void aMoveToTheGameItselfIsALoop() {
    assertThat(drawn(Stopper.OVER))
        .isEqualTo(
            """
            +-> over
            |     Left   0
            +--   Right  over""");
  }

  @Test
  void anArcLeadsBackToTheLineOfAPosition() {
    GameGraph.Builder graph = new GameGraph.Builder();
    int[] places = {graph.add(), graph.add(), graph.add(), graph.add()};
    int zero = graph.add(Stopper.of(ShortGame.ZERO));
    int star = graph.add(Stopper.of(ShortGame.STAR));
    int[] left = {zero, zero, places[3], places[0]};
    int[] right = {places[1], places[2], star, star};
    for (int i = 0; i < places.length; i++) {
      graph.setOptions(places[i], Player.LEFT, left[i]);
      graph.setOptions(places[i], Player.RIGHT, right[i]);
    }
    Stopper stopper = LoopyValue.of(graph.build(), 0).stopper().orElseThrow();
    assertThat(drawn(stopper))
        .isEqualTo(
            """
            +---> a{0||||0|||a|*||*}
            |       Left   0
            | +--   Right  a{0||||0|a||*|||*}
            | +-> a{0||||0|a||*|||*}
            |       Left   0
            | +--   Right  a{0||0|a|||*||||*}
            | +-> a{0||0|a|||*||||*}
            | +--   Left   a{0|||0||a|*||||*}
            | |     Right  *
            | +-> a{0|||0||a|*||||*}
            +----   Left   a{0||||0|||a|*||*}
                    Right  *""");
  }

  @Test
  void shortGamesAndLargeGraphsHaveNoDrawing() {
    assertThat(drawn(Stopper.of(ShortGame.UP))).isEmpty();
    GameGraph.Builder graph = new GameGraph.Builder();
    int first = graph.add();
    graph.setOptions(first, Player.RIGHT, first);
    int before = first;
    for (int i = 0; i < 30; i++) {
      int next = graph.add();
      graph.setOptions(next, Player.LEFT, before, graph.add(Stopper.of(ShortGame.integer(i))));
      graph.setOptions(next, Player.RIGHT, before, next);
      before = next;
    }
    Stopper large = LoopyValue.of(graph.build(), before).onside().orElseThrow();
    assertThat(large.loopyFollowers()).hasSizeGreaterThan(20);
    assertThat(drawn(large)).isEmpty();
  }
}
