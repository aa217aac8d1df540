package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.below1;
import static org.gamester.papers.geography.Geography.half;
import static org.gamester.papers.geography.Geography.star;
import static org.gamester.papers.geography.StrategyClaims.inPart;
import static org.gamester.papers.geography.StrategyClaims.less;
import static org.gamester.papers.geography.TemperatureClaims.hotPartInC;
import static org.gamester.papers.geography.TemperatureClaims.hotPartInD2;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import java.util.stream.IntStream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.Thermography;

/** The proof of Corollary 8: the cooled games. */
final class TemperatureProofClaims {

  private TemperatureProofClaims() {}

  static List<Claim> claims() {
    return List.of(
        temperatureOfH(),
        noneFrozenFormula(),
        noneFrozen(),
        firstTermIsLargest(),
        dominatedWhenCooled(),
        cooledInC(),
        outerPairInD1(),
        translatedInD1(),
        cooledInD1(),
        coolerInD1(),
        freezesInD1(),
        repairedInD1(),
        outerPairInD2(),
        meanOfH(),
        temperatureOfHInD2(),
        middleOfTheDisplay(),
        endOfTheDisplay());
  }

  /** H of part (C): the second Left option of the hot part G. */
  private static ShortGame innerInC(int x, int y, int z) {
    return hotPartInC(x, y, z, (y - z - 1) / 2, 1);
  }

  /** The temperature (x-y+1)/2 of part (C). */
  private static Dyadic heatInC(int x, int y) {
    return Dyadic.of(x - y + 1, 1);
  }

  private static Claim temperatureOfH() {
    return inPart(
            Part.C,
            "Corollary 8, proof, (C), temperature of H",
            "The option H, the nest from i = 1 on, has temperature (x-y+2)/2.")
        .computed((x, y, z) -> Thermography.temperature(innerInC(x, y, z)))
        .printed((x, y, z) -> Dyadic.of(x - y + 2, 1))
        .amendedWhere("y-z > 3", (x, y, z) -> y - z > 3)
        .note("For y-z = 3, H = {x-y+1|0} has the temperature of the whole game.")
        .build();
  }

  private static Claim noneFrozenFormula() {
    return PAPER
        .claim("Corollary 8, proof, (C), inequality")
        .says("With d = x-y+1, d + i - i d/2 > (2-i) d/2 for the interior games, i >= 1.")
        .forAll("d in 0..12", "i in 0..8")
        .where("i >= 1", (d, i) -> i >= 1)
        .computed((d, i) -> Dyadic.of(2L * (d + i) - (long) i * d, 1))
        .printed(Comparison.GREATER, (d, i) -> Dyadic.of((2L - i) * d, 1))
        .note("The two sides differ by i; they are equal for i = 0, the game itself.")
        .build();
  }

  private static Claim noneFrozen() {
    return inPart(
            Part.C,
            "Corollary 8, proof, (C), interior games",
            "No interior game, a nest from i = 1..k on, is frozen at temperature (x-y+1)/2.")
        .holds(
            (x, y, z) -> {
              int k = (y - z - 1) / 2;
              return IntStream.rangeClosed(1, k)
                  .mapToObj(from -> Thermography.temperature(hotPartInC(x, y, z, k, from)))
                  .allMatch(temperature -> temperature.compareTo(heatInC(x, y)) > 0);
            })
        .amendedWhere("y-z > 3", (x, y, z) -> y - z > 3)
        .note("For y-z = 3 the only interior game, {x-y+1|0}, freezes at that temperature.")
        .build();
  }

  private static Claim firstTermIsLargest() {
    return inPart(
            Part.C,
            "Corollary 8, proof, (C), largest term",
            "At t = (x-y+1)/2, x-y+1-t is greater than the Right option of H_t - t.")
        .computed((x, y, z) -> Dyadic.of(x - y + 1).minus(heatInC(x, y)))
        .printed(
            Comparison.GREATER,
            (x, y, z) -> {
              Dyadic t = heatInC(x, y);
              return Thermography.of(innerInC(x, y, z)).right().valueAt(t).minus(t);
            })
        .amendedWhere("x > y-1", (x, y, z) -> x > y - 1)
        .note("For x = y-1 both are 0, and t = 0.")
        .build();
  }

  private static Claim dominatedWhenCooled() {
    return inPart(
            Part.C,
            "Corollary 8, proof, (C), domination",
            "At t = (x-y+1)/2, the option H_t - t is dominated by x-y+1-t.")
        .computed((x, y, z) -> Cooling.cool(innerInC(x, y, z), heatInC(x, y)))
        .printed(Comparison.AT_MOST, (x, y, z) -> integer(x - y + 1))
        .amendedWhere(
            "x > y+1, or y-z = 3 and x > y-1", (x, y, z) -> x > y + 1 || (y - z == 3 && x > y - 1))
        .note("Otherwise the two are confused, but for x > y-1 that option is reversible.")
        .build();
  }

  private static Claim cooledInC() {
    return inPart(
            Part.C, "Corollary 8, proof, (C), cooled", "Cooled by t = (x-y+1)/2 the game is t + *.")
        .computed((x, y, z) -> Cooling.cool(less(a(x, y, z), y + z - 1), heatInC(x, y)))
        .printed((x, y, z) -> ShortGame.numberUpStar(heatInC(x, y), 0, 1))
        .amendedWhere("x > y-1", (x, y, z) -> x > y - 1)
        .note("For x = y-1, t = 0, and the game is another infinitesimal, such as ^*.")
        .build();
  }

  /** k + g, the innermost game of the nest. */
  private static ShortGame innermost(int k, boolean even) {
    return even ? star(k) : half(2 * k - 1);
  }

  private static Claim outerPairInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), outer braces")
        .says("<<k+g> | i> for i = 0..k-1 is {<<k+g> | i> | 0} with i = 1..k-1, g = * or -1/2.")
        .forAll("k in 1..20")
        .computed(k -> List.of(a(0, 2 * k + 2, 0), a(0, 2 * k + 1, 0)))
        .printed(
            k ->
                List.of(
                    ShortGame.of(Nest.rising(innermost(k, true), 0, 1, k - 1), integer(0)),
                    ShortGame.of(Nest.rising(innermost(k, false), 0, 1, k - 1), integer(0))))
        .note("The nests are computed as the opening boards A(0,2k+2,0) and A(0,2k+1,0).")
        .build();
  }

  private static Claim translatedInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), translation")
        .says("<<k+g> | i> for i = 0..k-1 is {<1 + <k+g-1> | j> | 0} with j = 0..k-2.")
        .forAll("k in 1..20")
        .computed(k -> List.of(a(0, 2 * k + 2, 0), a(0, 2 * k + 1, 0)))
        .printed(k -> List.of(addedInside(k, true), addedInside(k, false)))
        .corrected(
            "{1 + <<k+g-1> | j> | 0}, with 1 added to the whole nest",
            k -> List.of(addedOutside(k, true), addedOutside(k, false)))
        .build();
  }

  private static ShortGame addedInside(int k, boolean even) {
    ShortGame g = ShortGame.ONE.plus(innermost(k - 1, even));
    return ShortGame.of(Nest.rising(g, 0, 0, k - 2), integer(0));
  }

  private static ShortGame addedOutside(int k, boolean even) {
    ShortGame nest = Nest.rising(innermost(k - 1, even), 0, 0, k - 2);
    return ShortGame.of(nest.plus(ShortGame.ONE), integer(0));
  }

  private static Claim cooledInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), cooled")
        .says("Cooled by t = 1 - 1/2^k, <<k+*> | i> with i = 0..k-1 is {1 | 1 - 1/2^k}.")
        .forAll("k in 1..20")
        .computed(k -> Cooling.cool(a(0, 2 * k + 2, 0), below1(1, k)))
        .printed(k -> ShortGame.of(integer(1), ShortGame.number(below1(1, k))))
        .amended(
            "1 - 1/2^k + *, since t is its temperature",
            k -> ShortGame.numberUpStar(below1(1, k), 0, 1))
        .note(
            "With k-1 instead of k in the temperature, it is right up to infinitesimals: the Left"
                + " option is 1*.")
        .build();
  }

  private static Claim coolerInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), cooled further")
        .says("Cooled by t+s it is {1-s | 1 - 1/2^k + s}, for t = 1 - 1/2^k and s = 1/2^(k+2).")
        .forAll("k in 1..20")
        .computed(k -> Cooling.cool(a(0, 2 * k + 2, 0), below1(1, k).plus(Dyadic.of(1, k + 2))))
        .printed(k -> display(k, Dyadic.of(1, k + 2)))
        .amended("the number 1 - 1/2^k", k -> ShortGame.number(below1(1, k)))
        .build();
  }

  /** {1-s | 1 - 1/2^k + s}. */
  private static ShortGame display(int k, Dyadic s) {
    return ShortGame.of(
        ShortGame.number(Dyadic.ONE.minus(s)), ShortGame.number(below1(1, k).plus(s)));
  }

  private static Claim freezesInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), freezing")
        .says("It freezes at 1 - 1/2^(k+1).")
        .forAll("k in 1..20")
        .computed(k -> Thermography.temperature(a(0, 2 * k + 2, 0)))
        .printed(k -> below1(1, k + 1))
        .amended("at 1 - 1/2^k, as stated in the corollary", k -> below1(1, k))
        .note("The proof makes the step from k to k+1 but writes the game for k.")
        .build();
  }

  private static Claim repairedInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), cooled, with k+1 layers")
        .says(
            "Cooled by 1 - 1/2^k + s, the game with k+1 layers is {1-s | 1 - 1/2^k + s}, for"
                + " s = 1/2^(k+2) and s = 1/2^(k+3).")
        .forAll("k in 0..20", "m in 2..3")
        .computed(
            (k, m) -> Cooling.cool(a(0, 2 * k + 4, 0), below1(1, k).plus(Dyadic.of(1, k + m))))
        .printed((k, m) -> display(k, Dyadic.of(1, k + m)))
        .note("This is what the proof requires; the index is ours.")
        .build();
  }

  private static Claim outerPairInD2() {
    return inPart(
            Part.D2,
            "Corollary 8, proof, (D)(ii), outer braces",
            "The game is {H | 0}, where H is its nest with j = 1..y-x-2.")
        .computed((x, y, z) -> less(a(x, y, z), x + z))
        .printed((x, y, z) -> ShortGame.of(innerInD2(x, y, z), integer(0)))
        .build();
  }

  /** H of part (D)(ii). */
  private static ShortGame innerInD2(int x, int y, int z) {
    return hotPartInD2(x, y, z, (2 * x - y - z + 1) / 2, 1);
  }

  private static Claim meanOfH() {
    return inPart(Part.D2, "Corollary 8, proof, (D)(ii), mean of H", "H has mean 1 - 1/2^(y-x-2).")
        .computed((x, y, z) -> Thermography.mean(innerInD2(x, y, z)))
        .printed((x, y, z) -> below1(1, y - x - 2))
        .corrected(
            "2 - 1/2^(y-x-2), which the end of the following display uses",
            (x, y, z) -> below1(1, y - x - 2).plus(Dyadic.ONE))
        .build();
  }

  private static Claim temperatureOfHInD2() {
    return inPart(
            Part.D2,
            "Corollary 8, proof, (D)(ii), temperature of H",
            "H has temperature 1 - 1/2^(y-x-2).")
        .computed((x, y, z) -> Thermography.temperature(innerInD2(x, y, z)))
        .printed((x, y, z) -> below1(1, y - x - 2))
        .build();
  }

  private static Claim middleOfTheDisplay() {
    return inPart(
            Part.D2,
            "Corollary 8, proof, (D)(ii), display, middle",
            "Cooled by t+s it is {1-1/2^m - (1-1/2^m+s) | 1-1/2^m+s}, m = y-x-2, t = 1-1/2^m,"
                + " s = 1/2^(m+2).")
        .computed((x, y, z) -> cooledInD2(x, y, z))
        .printed((x, y, z) -> afterTax(y - x - 2, below1(1, y - x - 2)))
        .corrected(
            "{2-1/2^m - (1-1/2^m+s) | 1-1/2^m+s}, since the mean of H is 2-1/2^m",
            (x, y, z) -> afterTax(y - x - 2, below1(1, y - x - 2).plus(Dyadic.ONE)))
        .build();
  }

  private static Claim endOfTheDisplay() {
    return inPart(
            Part.D2,
            "Corollary 8, proof, (D)(ii), display, end",
            "Cooled by t+s it is {1-s | 1-1/2^m+s}, m = y-x-2, t = 1-1/2^m, s = 1/2^(m+2).")
        .computed((x, y, z) -> cooledInD2(x, y, z))
        .printed((x, y, z) -> display(y - x - 2, Dyadic.of(1, y - x)))
        .build();
  }

  private static ShortGame cooledInD2(int x, int y, int z) {
    int m = y - x - 2;
    return Cooling.cool(less(a(x, y, z), x + z), below1(1, m).plus(Dyadic.of(1, m + 2)));
  }

  /** {mean - (t+s) | t+s}, with t = 1 - 1/2^m and s = 1/2^(m+2). */
  private static ShortGame afterTax(int m, Dyadic mean) {
    Dyadic tax = below1(1, m).plus(Dyadic.of(1, m + 2));
    return ShortGame.of(ShortGame.number(mean.minus(tax)), ShortGame.number(tax));
  }
}
