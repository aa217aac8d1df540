package org.gamester.values.stops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

/**
 * Laws 30 and 31. A cut is a number with a side: left(x) lies just below x, right(x) just above it.
 * A stop x with Left to move is the cut left(x), and with Right to move the cut right(x).
 */
class CutLawsTest {
  private static final int DAY = 4;

  private static final Comparator<AdornedStop> ORDER =
      Comparator.comparing(AdornedStop::number).thenComparing(cut -> cut.toMove() == Player.RIGHT);

  private static AdornedStop left(Dyadic x) {
    return new AdornedStop(x, Player.LEFT);
  }

  private static AdornedStop right(Dyadic x) {
    return new AdornedStop(x, Player.RIGHT);
  }

  private static AdornedStop negate(AdornedStop cut) {
    return new AdornedStop(cut.number().negate(), cut.toMove().opponent());
  }

  private static boolean isBetween(AdornedStop low, Dyadic x, AdornedStop high) {
    return ORDER.compare(low, left(x)) <= 0 && ORDER.compare(right(x), high) <= 0;
  }

  private static Dyadic simplestBetween(AdornedStop low, AdornedStop high) {
    return Dyadic.simplestIn(
        low.number(), low.toMove() == Player.LEFT, high.number(), high.toMove() == Player.RIGHT);
  }

  private static List<Dyadic> bornByDay(int day) {
    return SampleGames.numbersByDay(day).stream().map(ShortGame::leftStop).toList();
  }

  private static List<AdornedStop> cuts() {
    return bornByDay(DAY).stream()
        .<AdornedStop>mapMulti(
            (x, cuts) -> {
              cuts.accept(left(x));
              cuts.accept(right(x));
            })
        .toList();
  }

  @Test
  void law30NegationReversesTheOrderOfCuts() {
    List<AdornedStop> cuts = cuts();
    assertThat(cuts).hasSize(62).isSortedAccordingTo(ORDER).doesNotHaveDuplicates();
    for (AdornedStop a : cuts) {
      for (AdornedStop b : cuts) {
        assertThat(Integer.signum(ORDER.compare(negate(a), negate(b))))
            .isEqualTo(Integer.signum(ORDER.compare(b, a)));
      }
    }
  }

  @Test
  void law30BetweenTwoCutsThereIsOneSimplestNumber() {
    List<Dyadic> numbers = bornByDay(DAY + 1);
    for (AdornedStop low : cuts()) {
      for (AdornedStop high : cuts()) {
        if (ORDER.compare(low, high) >= 0) {
          continue;
        }
        List<Dyadic> between = numbers.stream().filter(x -> isBetween(low, x, high)).toList();
        int least = between.stream().mapToInt(x -> x.birthday().intValueExact()).min().orElse(-1);
        assertThat(between)
            .filteredOn(x -> x.birthday().intValueExact() == least)
            .containsExactly(simplestBetween(low, high));
        boolean sameNumber = low.number().equals(high.number());
        assertThat(least)
            .isLessThanOrEqualTo(
                low.number().birthday().max(high.number().birthday()).intValueExact()
                    + (sameNumber ? 0 : 1));
      }
    }
  }

  @Test
  void law31NegationSwapsTheStops() {
    for (ShortGame g : SampleGames.all()) {
      for (Player first : Player.values()) {
        assertThat(AdornedStop.of(g.negate(), first))
            .isEqualTo(negate(AdornedStop.of(g, first.opponent())));
      }
    }
  }

  /** {G | H} is a number iff Right's stop in G is a lower cut than Left's stop in H. */
  @Test
  void law31AGameIsANumberIffTheCutsOfItsOptionsAreApart() {
    SampleGames.pairs(
        20_000,
        (g, h) -> {
          AdornedStop low = AdornedStop.of(g, Player.RIGHT);
          AdornedStop high = AdornedStop.of(h, Player.LEFT);
          ShortGame game = ShortGame.of(g, h);
          boolean apart = ORDER.compare(low, high) < 0;
          assertThat(game.isNumber()).as("{%s|%s}", g, h).isEqualTo(apart);
          if (apart) {
            assertThat(game).isEqualTo(ShortGame.number(simplestBetween(low, high)));
          }
        });
  }
}
