package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.NortonMultiplication.timesOneStar;
import static org.gamester.papers.splittles.SplittlesClaims.PAPER;
import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.areClose;
import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.lessOrEqual;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.papers.splittles.SplittlesGame.HeapPair;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.stops.StopCount;
import org.gamester.values.thermography.Thermography;

/**
 * Section 7: {1, odds} versus {2, 4}, the main theorem and Lemmas 15 and 16. Left's set is 1 and,
 * for the bits of a number a, some of 3, 5, 7; a = 8 stands for all odd numbers.
 */
final class OddsVersusTwoAndFour {

  private static final Dyadic THREE_QUARTERS = Dyadic.of(3, 2);
  private static final Dyadic QUARTER = Dyadic.of(1, 2);

  private final Evaluator evaluator;

  OddsVersusTwoAndFour(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  List<Claim> claims() {
    return List.of(
        stopsForOneAndThree(),
        stopsForOne(),
        mainTheorem(),
        lemma15LeftValue(),
        lemma15Left(),
        lemma15RightValue(),
        lemma15Right(),
        increasing(),
        onlyOneToken(),
        period(),
        fourLeftOptions(),
        firstInequality(),
        secondInequality(),
        thirdInequality(),
        fourRightOptions(),
        rightTakesFour(),
        lemma16(),
        lemma16LeftOptions(),
        lemma16RightOptions(),
        integers(),
        notNumberish(),
        lastDisplay(),
        lastDisplayInQuarters());
  }

  private SplittlesGame game(int a) {
    return new SplittlesGame(
        a == 8 ? Sets.ODD : Sets.oddsOfMask(2 * a + 1), SubtractionSet.of(2, 4), evaluator);
  }

  private ShortGame g(int a, int n) {
    return game(a).heapValue(n);
  }

  /** f(n): 0, 1, 1/2, 3/2, and f(n-4) + 3/4. */
  private static Dyadic f(int n) {
    Dyadic first =
        switch (n % 4) {
          case 0 -> Dyadic.ZERO;
          case 1 -> Dyadic.ONE;
          case 2 -> Dyadic.HALF;
          default -> Dyadic.of(3, 1);
        };
    return first.plus(THREE_QUARTERS.times(Dyadic.of(n / 4)));
  }

  private Claim stopsForOneAndThree() {
    return PAPER
        .claim("Section 7, stops for {1,3}")
        .says("If SL = {1,3}, the canonical form of G_14 has 611 stops.")
        .fact()
        .computed(() -> StopCount.of(g(1, 14)))
        .printed(() -> 611)
        .build();
  }

  private Claim stopsForOne() {
    return PAPER
        .claim("Section 7, stops for {1}")
        .says("If SL = {1}, the canonical form of G_14 has 6 stops.")
        .fact()
        .computed(() -> StopCount.of(g(0, 14)))
        .printed(() -> 6)
        .build();
  }

  private Claim mainTheorem() {
    return PAPER
        .claim("Section 7, main theorem")
        .says(
            "G_n differs from f(n).1* by an infinitesimal; the stops of the difference are listed.")
        .forAll("a in 0..8 only", "n in 0..24")
        .ofNamed((a, n) -> game(a).name(n))
        .computed(
            (a, n) -> {
              ShortGame difference = g(a, n).minus(timesOneStar(f(n)));
              return List.of(difference.leftStop(), difference.rightStop());
            })
        .printed((a, n) -> List.of(Dyadic.ZERO, Dyadic.ZERO))
        .build();
  }

  private Claim lemma15LeftValue() {
    return PAPER
        .claim("Lemma 15, Left, value")
        .says("G_(n-4) + G_3 is (f(n) + 3/4).1* up to an infinitesimal.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .holds(
            (a, n) ->
                areClose(game(a).heapsValue(n - 4, 3), timesOneStar(f(n).plus(THREE_QUARTERS))))
        .build();
  }

  private Claim lemma15Left() {
    return PAPER
        .claim("Lemma 15, Left")
        .says("Up to infinitesimals, G_(n-4) + G_3 dominates all Left options of G_n.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .holds(
            (a, n) ->
                game(a).optionValues(Player.LEFT, n).stream()
                    .allMatch(option -> lessOrEqual(option, game(a).heapsValue(n - 4, 3))))
        .build();
  }

  private Claim lemma15RightValue() {
    return PAPER
        .claim("Lemma 15, Right, value")
        .says("G_(n-4) is (f(n) - 3/4).1* up to an infinitesimal.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .holds((a, n) -> areClose(g(a, n - 4), timesOneStar(f(n).minus(THREE_QUARTERS))))
        .build();
  }

  private Claim lemma15Right() {
    return PAPER
        .claim("Lemma 15, Right")
        .says("Up to infinitesimals, G_(n-4) dominates all Right options of G_n.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .holds(
            (a, n) ->
                game(a).optionValues(Player.RIGHT, n).stream()
                    .allMatch(option -> lessOrEqual(g(a, n - 4), option)))
        .build();
  }

  private Claim increasing() {
    return PAPER
        .claim("Lemma 15, proof, f increases")
        .says("f(m) < f(m+2); checked for the means of heaps, which are the values of f.")
        .forAll("m in 0..22")
        .ofNamed(m -> game(0).name(m))
        .computed(m -> mean(m))
        .printed(Comparison.LESS, m -> mean(m + 2))
        .build();
  }

  /** The mean of a heap, which is f(n), since multiplication by 1* preserves means. */
  private Dyadic mean(int n) {
    return Thermography.mean(g(0, n));
  }

  private Claim onlyOneToken() {
    return PAPER
        .claim("Lemma 15, proof, Left takes 1")
        .says(
            "Up to infinitesimals, taking 1 is at least as good for Left as taking another number x"
                + " and leaving a heap of k beside the rest.")
        .forAll("a in 0..8 only", "n in 4..16", "x in 1..15", "k in 0..15")
        .domain("x is in SL", (a, n, x, k) -> game(a).left().contains(x))
        .domain("k <= n - x", (a, n, x, k) -> k <= n - x)
        .ofNamed((a, n, x, k) -> game(a).name(n) + ", " + HeapPair.of(n - k - x, k))
        .holds(
            (a, n, x, k) ->
                lessOrEqual(game(a).heapsValue(n - k - x, k), game(a).heapsValue(n - k - 1, k)))
        .build();
  }

  private Claim period() {
    return PAPER
        .claim("Lemma 15, proof, period")
        .says("G_(n-k-1) + G_k is G_(n-k+3) + G_(k-4) up to an infinitesimal if k >= 4.")
        .forAll("a in 0..8 only", "n in 5..18", "k in 4..17")
        .domain("k < n", (a, n, k) -> k < n)
        .ofNamed((a, n, k) -> game(a).name(n) + ", " + HeapPair.of(n - k - 1, k))
        .holds(
            (a, n, k) ->
                areClose(game(a).heapsValue(n - k - 1, k), game(a).heapsValue(n - k + 3, k - 4)))
        .build();
  }

  private Claim fourLeftOptions() {
    return PAPER
        .claim("Lemma 15, proof, four Left options")
        .says(
            "The Left options G_(n-k-1) + G_k with k < 4 are f(n-1), f(n-2) + 1, f(n-3) + 1/2 and"
                + " f(n-4) + 3/2 times 1*, up to infinitesimals.")
        .forAll("a in 0..8 only", "n in 4..24", "k in 0..3 only")
        .ofNamed((a, n, k) -> game(a).name(n) + ", " + HeapPair.of(n - k - 1, k))
        .holds(
            (a, n, k) ->
                areClose(game(a).heapsValue(n - k - 1, k), timesOneStar(f(n - k - 1).plus(f(k)))))
        .build();
  }

  private Claim inequality(String number, int step, Dyadic x) {
    return PAPER
        .claim("Lemma 15, proof, " + number)
        .says("f(m) + " + x + " >= f(m+" + step + ") for all m.")
        .forAll("m in 0..40")
        .ofNamed(m -> game(0).name(m))
        .computed(m -> mean(m).plus(x))
        .printed(Comparison.AT_LEAST, m -> mean(m + step))
        .build();
  }

  private Claim firstInequality() {
    return inequality("first inequality", 3, Dyadic.of(3, 1));
  }

  private Claim secondInequality() {
    return inequality("second inequality", 2, Dyadic.HALF);
  }

  private Claim thirdInequality() {
    return inequality("third inequality", 1, Dyadic.ONE);
  }

  private Claim fourRightOptions() {
    return PAPER
        .claim("Lemma 15, proof, four Right options")
        .says(
            "The Right options G_(n-k-4) + G_k with k < 4 are f(n-4), f(n-5) + 1, f(n-6) + 1/2 and"
                + " f(n-7) + 3/2 times 1*, up to infinitesimals, where they exist.")
        .forAll("a in 0..8 only", "n in 4..24", "k in 0..3 only")
        .domain("k <= n-4", (a, n, k) -> k <= n - 4)
        .ofNamed((a, n, k) -> game(a).name(n) + ", " + HeapPair.of(n - k - 4, k))
        .holds(
            (a, n, k) ->
                areClose(game(a).heapsValue(n - k - 4, k), timesOneStar(f(n - k - 4).plus(f(k)))))
        .build();
  }

  private Claim rightTakesFour() {
    return PAPER
        .claim("Lemma 15, proof, Right takes 4")
        .says(
            "Only Right options that take 4 need be considered: for n >= 4, instead of taking 2 and"
                + " leaving k and m >= k, Right can take 4 and leave k and m-2.")
        .forAll("n in 4..24")
        .ofNamed(n -> game(0).name(n))
        .computed(
            n ->
                game(0).rests(Player.RIGHT, n).stream()
                    .filter(rest -> rest.larger() + rest.smaller() == n - 2)
                    .filter(rest -> rest.larger() < 2)
                    .toList())
        .printed(n -> List.of())
        .amendedWhere("n > 4", n -> n > 4)
        .note(
            "From 4 Right can leave 1+1, which has no counterpart; it is nevertheless dominated by"
                + " 0. The paper mentions missing options for n = 4, 5, 6 only among those that"
                + " take 4.")
        .build();
  }

  private Claim lemma16() {
    return PAPER
        .claim("Lemma 16")
        .says("The Left stop of G_n is f(n) rounded up, the Right stop f(n) rounded down.")
        .forAll("a in 0..8 only", "n in 0..24")
        .ofNamed((a, n) -> game(a).name(n))
        .computed((a, n) -> List.of(g(a, n).leftStop(), g(a, n).rightStop()))
        .printed((a, n) -> List.of(Dyadic.of(f(n).ceiling()), Dyadic.of(f(n).floor())))
        .build();
  }

  private Claim lemma16LeftOptions() {
    return PAPER
        .claim("Lemma 16, proof, Left options")
        .says(
            "The greatest Right stop of a Left option of G_n is f(n) + 3/4 rounded down, which is"
                + " f(n) rounded up.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .computed(
            (a, n) -> {
              Dyadic greatest =
                  game(a).optionValues(Player.LEFT, n).stream()
                      .map(ShortGame::rightStop)
                      .reduce(Dyadic::max)
                      .orElseThrow();
              return List.of(greatest, greatest);
            })
        .printed(
            (a, n) ->
                List.of(Dyadic.of(f(n).plus(THREE_QUARTERS).floor()), Dyadic.of(f(n).ceiling())))
        .build();
  }

  private Claim lemma16RightOptions() {
    return PAPER
        .claim("Lemma 16, proof, Right options")
        .says(
            "The least Left stop of a Right option of G_n is f(n) - 3/4 rounded up, which is f(n)"
                + " rounded down.")
        .forAll("a in 0..8 only", "n in 4..24")
        .ofNamed((a, n) -> game(a).name(n))
        .computed(
            (a, n) -> {
              Dyadic least =
                  game(a).optionValues(Player.RIGHT, n).stream()
                      .map(ShortGame::leftStop)
                      .reduce(Dyadic::min)
                      .orElseThrow();
              return List.of(least, least);
            })
        .printed(
            (a, n) ->
                List.of(Dyadic.of(f(n).minus(THREE_QUARTERS).ceiling()), Dyadic.of(f(n).floor())))
        .build();
  }

  private Claim integers() {
    return PAPER
        .claim("Section 7, f(n) an integer")
        .says("If f(n) is an integer, G_n differs from f(n) by an infinitesimal.")
        .forAll("a in 0..8 only", "n in 0..24")
        .where("f(n) is an integer", (a, n) -> f(n).isInteger())
        .ofNamed((a, n) -> game(a).name(n))
        .holds((a, n) -> areClose(g(a, n), ShortGame.number(f(n))))
        .build();
  }

  private Claim notNumberish() {
    return PAPER
        .claim("Section 7, f(n) not an integer")
        .says("If f(n) is not an integer, G_n does not differ from any number by an infinitesimal.")
        .forAll("a in 0..8 only", "n in 0..24")
        .where("f(n) is not an integer", (a, n) -> !f(n).isInteger())
        .ofNamed((a, n) -> game(a).name(n))
        .holds((a, n) -> !g(a, n).isNumberish())
        .build();
  }

  private Claim lastDisplay() {
    return PAPER
        .claim("Section 7, last display")
        .says(
            "If f(n) is not an integer, G_n is {(f(n)+3/4).1* | (f(n)-3/4).1*} up to an"
                + " infinitesimal.")
        .forAll("a in 0..8 only", "n in 0..24")
        .where("f(n) is not an integer", (a, n) -> !f(n).isInteger())
        .ofNamed((a, n) -> game(a).name(n))
        .holds((a, n) -> areClose(g(a, n), hot(f(n))))
        .build();
  }

  /** {(x+3/4).1* | (x-3/4).1*}. */
  private static ShortGame hot(Dyadic x) {
    return ShortGame.of(
        timesOneStar(x.plus(THREE_QUARTERS)), timesOneStar(x.minus(THREE_QUARTERS)));
  }

  private Claim lastDisplayInQuarters() {
    return PAPER
        .claim("Section 7, last display, quarters")
        .says(
            "If x = a/4 is not an integer, {(x+3/4).1* | (x-3/4).1*} is {(x-1/4).1* + 1 |"
                + " (x+1/4).1* - 1} up to an infinitesimal.")
        .forAll("a in -40..40")
        .where("x is not an integer", a -> a % 4 != 0)
        .ofNamed(a -> Dyadic.of(a, 2))
        .holds(
            a -> {
              Dyadic x = Dyadic.of(a, 2);
              return areClose(
                  hot(x),
                  ShortGame.of(
                      timesOneStar(x.minus(QUARTER)).plus(ShortGame.ONE),
                      timesOneStar(x.plus(QUARTER)).minus(ShortGame.ONE)));
            })
        .build();
  }
}
