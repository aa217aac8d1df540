package org.gamester.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.GameGraph;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.junit.jupiter.api.Test;

class StopperWriterTest {
  /** Stands for the game itself. */
  private static final Stopper PASS = number(4711);

  private static Stopper number(long n) {
    return Stopper.of(ShortGame.integer(n));
  }

  private static Stopper nimber(long n) {
    return Stopper.of(ShortGame.nimber(n));
  }

  private static List<Stopper> options(Stopper... options) {
    return List.of(options);
  }

  /** The game with these options. */
  private static Stopper game(List<Stopper> left, List<Stopper> right) {
    GameGraph.Builder graph = new GameGraph.Builder();
    int root = graph.add();
    graph.setOptions(
        root, Player.LEFT, left.stream().mapToInt(x -> x == PASS ? root : graph.add(x)).toArray());
    graph.setOptions(
        root,
        Player.RIGHT,
        right.stream().mapToInt(x -> x == PASS ? root : graph.add(x)).toArray());
    return LoopyValue.of(graph.build(), root).stopper().orElseThrow();
  }

  private static String text(LoopyValue value) {
    return StopperWriter.exact().write(value);
  }

  private static String text(Stopper stopper) {
    return StopperWriter.exact().write(stopper);
  }

  private static Stopper sum(Stopper one, Stopper other) {
    return one.plus(other).stopper().orElseThrow();
  }

  @Test
  void constants() {
    assertThat(text(Stopper.ON)).isEqualTo("on");
    assertThat(text(Stopper.OFF)).isEqualTo("off");
    assertThat(text(Stopper.ON.plus(Stopper.OFF))).isEqualTo("dud");
    assertThat(text(Stopper.OVER)).isEqualTo("over");
    assertThat(text(sum(Stopper.OVER, number(6)))).isEqualTo("6over");
    assertThat(text(sum(Stopper.UNDER, number(-5)))).isEqualTo("-5under");
    assertThat(text(Stopper.OVER.plus(Stopper.UNDER))).isEqualTo("over & under");
  }

  @Test
  void ups() {
    Stopper zero = number(0);
    assertThat(text(game(options(PASS), options(nimber(1))))).isEqualTo("^[on]");
    assertThat(text(game(options(PASS, zero), options(zero)))).isEqualTo("^[on]*");
    assertThat(text(game(options(nimber(1)), options(PASS)))).isEqualTo("v[on]");
    assertThat(text(game(options(zero), options(zero, PASS)))).isEqualTo("v[on]*");
    Stopper inner = game(options(zero), options(zero, PASS));
    Stopper last = game(options(zero), options(inner));
    assertThat(text(last)).isEqualTo("^<on>");
    assertThat(text(sum(last, nimber(1)))).isEqualTo("^<on>*");
    assertThat(text(sum(last.negate(), number(3)))).isEqualTo("3v<on>");
    assertThat(text(Stopper.UPON.plus(Stopper.UPON.negate()))).isEqualTo("^<on> & v<on>");
    Stopper threat = game(options(game(options(zero), options(last))), options(last.negate()));
    assertThat(text(threat)).isEqualTo("{0|^<on>||v<on>}");
    assertThat(threat.loopyFollowers()).hasSize(6);
  }

  @Test
  void sumsOfUpon() {
    LoopyValue sum = LoopyValue.of(number(0));
    for (int i = 0; i < 10; i++) {
      sum = sum.plus(LoopyValue.of(Stopper.UPON));
    }
    assertThat(text(sum)).isEqualTo("{0|{0||||0|||0||0|{0||||0|||0||0|^[on]*}}}");
  }

  @Test
  void tiny() {
    Stopper zero = number(0);
    assertThat(text(game(options(zero), options(game(options(zero), options(Stopper.UNDER))))))
        .isEqualTo("Tiny(over)");
    assertThat(text(game(options(Stopper.ON), options(Stopper.OFF)))).isEqualTo("+-on");
  }

  /** a{1||a|0} and a{0,{1|1,{*,{1+*|1+*,a}|*}}|0}. */
  @Test
  void sides() {
    GameGraph.Builder graph = new GameGraph.Builder();
    int a = graph.add();
    int inner = graph.add();
    graph.setOptions(a, Player.LEFT, graph.add(number(1)));
    graph.setOptions(a, Player.RIGHT, inner);
    graph.setOptions(inner, Player.LEFT, a);
    graph.setOptions(inner, Player.RIGHT, graph.add(number(0)));
    assertThat(text(LoopyValue.of(graph.build(), a))).isEqualTo("2 & +-1");

    GameGraph.Builder carousel = new GameGraph.Builder();
    int[] v = {carousel.add(), carousel.add(), carousel.add(), carousel.add()};
    int zero = carousel.add(number(0));
    int one = carousel.add(number(1));
    int star = carousel.add(nimber(1));
    int oneStar = carousel.add(Stopper.of(ShortGame.ONE.plus(ShortGame.STAR)));
    carousel.setOptions(v[0], Player.LEFT, zero, v[1]);
    carousel.setOptions(v[0], Player.RIGHT, zero);
    carousel.setOptions(v[1], Player.LEFT, one);
    carousel.setOptions(v[1], Player.RIGHT, one, v[2]);
    carousel.setOptions(v[2], Player.LEFT, star, v[3]);
    carousel.setOptions(v[2], Player.RIGHT, star);
    carousel.setOptions(v[3], Player.LEFT, oneStar);
    carousel.setOptions(v[3], Player.RIGHT, oneStar, v[0]);
    LoopyValue value = LoopyValue.of(carousel.build(), v[0]);
    assertThat(text(value)).isEqualTo("a{1|1,{1*|a||*}||0} & a{0,{1|||1*|a||*}|0}");
  }
}
