package org.gamester.values.misere;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.junit.jupiter.api.Test;

class DicotTest {
  private static final Dicot STAR = Dicot.of(List.of(Dicot.ZERO), List.of(Dicot.ZERO));

  /** 1, 2, 9 and 1268 (Dorbec, Renault, Siegel and Sopena 2015). */
  @Test
  void bornByDays() {
    assertThat(Dicot.bornBy(0)).hasSize(1);
    assertThat(Dicot.bornBy(1)).hasSize(2);
    assertThat(Dicot.bornBy(2)).hasSize(9);
    assertThat(Dicot.bornBy(3)).hasSize(1268);
  }

  /** Whether Left wins under misere play, by the definition. */
  private static boolean leftWins(Dicot game, Player mover) {
    List<Dicot> options = game.options(mover);
    if (options.isEmpty()) {
      return mover == Player.LEFT;
    }
    return mover == Player.LEFT
        ? options.stream().anyMatch(option -> leftWins(option, Player.RIGHT))
        : options.stream().allMatch(option -> leftWins(option, Player.LEFT));
  }

  /**
   * G >= H holds if and only if Left does no worse with G in any sum with a third born by day 2.
   */
  @Test
  void orderIsThatOfSums() {
    assertThat(STAR.plus(STAR).relationTo(Dicot.ZERO)).isEqualTo(Relation.EQUAL);
    List<Dicot> born = Dicot.bornBy(2);
    for (Dicot g : born) {
      for (Dicot h : born) {
        boolean isAsGood = true;
        for (Dicot x : born) {
          for (Player mover : Player.values()) {
            isAsGood &= leftWins(g.plus(x), mover) || !leftWins(h.plus(x), mover);
          }
        }
        assertThat(g.greaterOrEqual(h)).as("%s, %s", g, h).isEqualTo(isAsGood);
        for (Dicot x : born) {
          assertThat(!g.greaterOrEqual(h) || g.plus(x).greaterOrEqual(h.plus(x))).isTrue();
        }
      }
    }
  }

  @Test
  void oneSidedMovesAreRefused() {
    List<Dicot> zero = List.of(Dicot.ZERO);
    List<Dicot> none = List.of();
    assertThatThrownBy(() -> Dicot.of(zero, none)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Dicot.of(none, none)).isSameAs(Dicot.ZERO);
  }
}
