package org.gamester.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.loopy.Stopper.OFF;
import static org.gamester.values.loopy.Stopper.ON;
import static org.gamester.values.loopy.Stopper.OVER;
import static org.gamester.values.loopy.Stopper.UNDER;
import static org.gamester.values.loopy.Stopper.UPON;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;

/** The constants of the theory and what Winning Ways, chapter 11, and Siegel, chapter VI, say. */
class LoopyConstantsTest {
  private static final Stopper ZERO = Stopper.of(ShortGame.ZERO);
  private static final Stopper STAR = Stopper.of(ShortGame.STAR);
  private static final LoopyValue DUD = LoopyValue.of(ON, OFF);

  /** The value of the game whose options are listed; {@code null} is the game itself. */
  private static LoopyValue game(
      List<Stopper> left, boolean leftPasses, List<Stopper> right, boolean rightPasses) {
    GameGraph.Builder graph = new GameGraph.Builder();
    int root = graph.add();
    graph.setOptions(root, Player.LEFT, options(graph, root, left, leftPasses));
    graph.setOptions(root, Player.RIGHT, options(graph, root, right, rightPasses));
    return LoopyValue.of(graph.build(), root);
  }

  private static int[] options(
      GameGraph.Builder graph, int root, List<Stopper> options, boolean passes) {
    int[] numbers = new int[options.size() + (passes ? 1 : 0)];
    for (int i = 0; i < options.size(); i++) {
      numbers[i] = graph.add(options.get(i));
    }
    if (passes) {
      numbers[options.size()] = root;
    }
    return numbers;
  }

  private static Stopper stopper(LoopyValue value) {
    return value.stopper().orElseThrow();
  }

  private static void assertSides(LoopyValue value, Stopper onside, Stopper offside) {
    assertThat(value.onside()).containsSame(onside);
    assertThat(value.offside()).containsSame(offside);
  }

  private static Stopper ups(long n) {
    return Stopper.of(ShortGame.ups(n));
  }

  private static Stopper number(long n) {
    return Stopper.of(ShortGame.integer(n));
  }

  @Test
  void constantsAreOneObjectHoweverTheyAreMade() {
    assertThat(stopper(game(List.of(), true, List.of(), false))).isSameAs(ON);
    assertThat(stopper(game(List.of(), false, List.of(), true))).isSameAs(OFF);
    assertThat(stopper(game(List.of(ZERO), false, List.of(), true))).isSameAs(OVER);
    assertThat(stopper(game(List.of(), true, List.of(ZERO), false))).isSameAs(UNDER);
    assertThat(stopper(game(List.of(), true, List.of(STAR), false))).isSameAs(UPON);
    assertThat(ON.negate()).isSameAs(OFF);
    assertThat(OVER.negate()).isSameAs(UNDER);
    assertSides(game(List.of(), true, List.of(), true), ON, OFF);
    assertThat(stopper(game(List.of(ZERO), false, List.of(Stopper.of(ShortGame.ONE)), true)))
        .as("{0|1,pass}")
        .isNotNull();
  }

  @Test
  void whatReducesAwayIsShort() {
    // {0|{1|pass}}
    GameGraph.Builder graph = new GameGraph.Builder();
    int root = graph.add();
    int inner = graph.add();
    graph.setOptions(root, Player.LEFT, graph.add(ZERO));
    graph.setOptions(root, Player.RIGHT, inner);
    graph.setOptions(inner, Player.LEFT, graph.add(number(1)));
    graph.setOptions(inner, Player.RIGHT, inner);
    assertThat(stopper(LoopyValue.of(graph.build(), root))).isSameAs(number(1));
  }

  @Test
  void tisIsOneAndZero() {
    GameGraph.Builder graph = new GameGraph.Builder();
    int tis = graph.add();
    int tisn = graph.add();
    graph.setOptions(tis, Player.LEFT, tisn);
    graph.setOptions(tisn, Player.RIGHT, tis);
    assertSides(LoopyValue.of(graph.build(), tis), number(1), ZERO);
    assertSides(LoopyValue.of(graph.build(), tisn), ZERO, number(-1));
  }

  /** a{0|{a|0}}. */
  @Test
  void aSwitchThatComesBack() {
    GameGraph.Builder graph = new GameGraph.Builder();
    int a = graph.add();
    int b = graph.add();
    int zero = graph.add(ZERO);
    graph.setOptions(a, Player.LEFT, zero);
    graph.setOptions(a, Player.RIGHT, b);
    graph.setOptions(b, Player.LEFT, a);
    graph.setOptions(b, Player.RIGHT, zero);
    assertSides(
        LoopyValue.of(graph.build(), a),
        number(1),
        Stopper.of(ShortGame.of(ShortGame.ZERO, ShortGame.MINUS_ONE)));
  }

  @Test
  void sumsOfConstants() {
    assertSides(ON.plus(OFF), ON, OFF);
    assertThat(stopper(ON.plus(ON))).isSameAs(ON);
    assertThat(stopper(ON.plus(OVER))).isSameAs(ON);
    assertThat(stopper(OVER.plus(OVER))).isSameAs(OVER);
    assertSides(OVER.plus(UNDER), OVER, UNDER);
    for (ShortGame game : BornByDay.values(2)) {
      assertThat(stopper(ON.plus(Stopper.of(game)))).isSameAs(ON);
      assertSides(DUD.plus(LoopyValue.of(Stopper.of(game))), ON, OFF);
    }
    // upon + upon = {0|upon*}, upon + upon* = {0|upon}
    Stopper uponStar = stopper(UPON.plus(STAR));
    assertThat(stopper(UPON.plus(UPON)))
        .isSameAs(stopper(game(List.of(ZERO), false, List.of(uponStar), false)));
    assertThat(stopper(UPON.plus(uponStar)))
        .isSameAs(stopper(game(List.of(ZERO), false, List.of(UPON), false)));
    // upon - upon = ^<on> & v<on>; ^<on> = {0||0|0,pass}
    Stopper inner = stopper(game(List.of(ZERO), false, List.of(ZERO), true));
    Stopper upOn = stopper(game(List.of(ZERO), false, List.of(inner), false));
    assertThat(upOn.isShort()).isFalse();
  }

  @Test
  void orderOfConstants() {
    for (int n = 0; n < 20; n++) {
      assertThat(OVER.relationTo(ups(n))).isEqualTo(Relation.GREATER);
      assertThat(OVER.relationTo(Stopper.of(ShortGame.number(Dyadic.of(1, n)))))
          .isEqualTo(Relation.LESS);
    }
    assertThat(UPON.relationTo(ups(1))).isEqualTo(Relation.GREATER);
    assertThat(UPON.relationTo(ups(2))).isEqualTo(Relation.LESS);
    assertThat(ON.outcome()).isEqualTo(Outcome.L);
    assertThat(DUD.outcome()).isEqualTo(Outcome.D);
    assertThatThrownBy(() -> LoopyValue.of(OFF, ON)).hasMessageContaining("offside");
  }

  /**
   * On the onside, off + x is off unless Left can move from x to on, or x is on: so it is by play
   * too, for stoppers found in random graphs.
   */
  @Test
  void offAndAnyStopper() {
    Random random = new Random(23);
    GameGraph off = PlainLoopyGames.graph(1, 2); // Right may pass
    int absorbed = 0;
    int kept = 0;
    for (int i = 0; i < 1500; i++) {
      GameGraph graph = PlainLoopyGames.random(3 + random.nextInt(3), 0.3, random);
      Optional<Stopper> found = LoopyValue.of(graph, 0).stopper();
      if (found.isEmpty() || found.get() == ON) {
        continue;
      }
      Stopper x = found.get();
      boolean isOff = !x.options(Player.LEFT).contains(ON);
      GameGraph sum = PlainLoopyGames.sum(off, graph);
      assertThat(PlainLoopyGames.onsideIsAtLeast(off, 0, sum, 0)).isEqualTo(isOff);
      LoopyValue value = OFF.plus(x);
      assertThat(value.offside()).containsSame(OFF);
      assertThat(value.onside().filter(side -> side == OFF).isPresent()).isEqualTo(isOff);
      assertThat(x.plus(OFF).isEqualTo(value)).isTrue();
      absorbed += isOff ? 1 : 0;
      kept += isOff ? 0 : 1;
    }
    assertThat(absorbed).isGreaterThan(200);
    assertThat(kept).isGreaterThan(20);
  }
}
