package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.below1;
import static org.gamester.papers.geography.Geography.half;
import static org.gamester.papers.geography.Geography.meanAndTemperature;
import static org.gamester.papers.geography.Geography.star;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.papers.geography.StrategyClaims.inPart;
import static org.gamester.papers.geography.StrategyClaims.less;
import static org.gamester.papers.geography.StrategyClaims.twice;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;

/** Corollary 8: the values of parts (C) and (D) as a number plus a game, with its temperature. */
final class TemperatureClaims {

  private TemperatureClaims() {}

  static List<Claim> claims() {
    return List.of(
        evenInC(),
        oddInC(),
        meanInC(),
        evenInD1(),
        oddInD1(),
        evenMeanInD1(),
        oddMeanInD1(),
        evenInD2(),
        oddInD2(),
        meanInD2(),
        formInC(),
        evenFormInD1(),
        oddFormInD1(),
        formInD2());
  }

  private static Claim evenInC() {
    return inPart(
            Part.C,
            "Corollary 8 (C), y-z even",
            "A(x,y,z) = y + z - 1 + <x-y+1+i, <x-z+1-k-2 | 0> | 0> for i = 0..k-1,"
                + " k = (y-z-2)/2.")
        .domain("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed((x, y, z) -> less(a(x, y, z), y + z - 1))
        .printed((x, y, z) -> hotPartInC(x, y, z, (y - z - 2) / 2, 0))
        .build();
  }

  private static Claim oddInC() {
    return inPart(
            Part.C,
            "Corollary 8 (C), y-z odd",
            "A(x,y,z) = y + z - 1 + <x-y+1+i, <x-z+1-k-2 | 0> | 0> for i = 0..k-1,"
                + " k = (y-z-1)/2.")
        .domain("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed((x, y, z) -> less(a(x, y, z), y + z - 1))
        .printed((x, y, z) -> hotPartInC(x, y, z, (y - z - 1) / 2, 0))
        .build();
  }

  /** {@code <x-y+1+i, <x-z+1-k-2 | 0> | 0>} for i = from..k-1. */
  static ShortGame hotPartInC(int x, int y, int z, int k, int from) {
    return Nest.rising(x - y + 1, switchOf(x - z + 1 - k - 2, 0), 0, from, k - 1);
  }

  private static Claim meanInC() {
    return inPart(
            Part.C,
            "Corollary 8 (C), mean and temperature",
            "The second term has mean and temperature (x-y+1)/2.")
        .computed((x, y, z) -> meanAndTemperature(hotPartInC(x, y, z, (y - z - 1) / 2, 0)))
        .printed((x, y, z) -> twice(Dyadic.of(x - y + 1, 1)))
        .build();
  }

  private static Claim evenInD1() {
    return inPart(
            Part.D1,
            "Corollary 8 (D)(i), y-z even",
            "A(x,y,z) = x + z + <<k+*> | i> for i = 0..k-1, k = (y-z-2)/2.")
        .domain("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed((x, y, z) -> less(a(x, y, z), x + z))
        .printed((x, y, z) -> evenNest((y - z - 2) / 2))
        .build();
  }

  private static Claim oddInD1() {
    return inPart(
            Part.D1,
            "Corollary 8 (D)(i), y-z odd",
            "A(x,y,z) = x + z + <<k-1/2> | i> for i = 0..k-1, k = (y-z-1)/2.")
        .domain("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed((x, y, z) -> less(a(x, y, z), x + z))
        .printed((x, y, z) -> oddNest((y - z - 1) / 2))
        .build();
  }

  /** {@code <<k+*> | i>} for i = 0..k-1. */
  static ShortGame evenNest(int k) {
    return Nest.rising(star(k), 0, 0, k - 1);
  }

  /** {@code <<k-1/2> | i>} for i = 0..k-1. */
  static ShortGame oddNest(int k) {
    return Nest.rising(half(2 * k - 1), 0, 0, k - 1);
  }

  private static Claim evenMeanInD1() {
    return PAPER
        .claim("Corollary 8 (D)(i), y-z even, mean and temperature")
        .says("<<k+*> | i> for i = 0..k-1 has mean and temperature 1 - 1/2^k.")
        .forAll("k in 0..40")
        .computed(k -> meanAndTemperature(evenNest(k)))
        .printed(k -> twice(below1(1, k)))
        .build();
  }

  private static Claim oddMeanInD1() {
    return PAPER
        .claim("Corollary 8 (D)(i), y-z odd, mean and temperature")
        .says("<<k-1/2> | i> for i = 0..k-1, k >= 1, has mean and temperature 1 - 3/2^(k+1).")
        .forAll("k in 0..40")
        .where("k >= 1", k -> k >= 1)
        .computed(k -> meanAndTemperature(oddNest(k)))
        .printed(k -> twice(below1(3, k + 1)))
        .note("In part (D), y-z >= 3, so k = 0 does not occur.")
        .build();
  }

  private static Claim evenInD2() {
    return inPart(
            Part.D2,
            "Corollary 8 (D)(ii), y+z even",
            "A(x,y,z) = x + z + <<<y-x-1+i, <x-z-k-1 | y-x-1> | y-x-1>> | j> for i = 0..k-1,"
                + " j = 0..y-x-2, k = (2x-y-z)/2.")
        .domain("y+z is even", (x, y, z) -> (y + z) % 2 == 0)
        .computed((x, y, z) -> less(a(x, y, z), x + z))
        .printed((x, y, z) -> hotPartInD2(x, y, z, (2 * x - y - z) / 2, 0))
        .build();
  }

  private static Claim oddInD2() {
    return inPart(
            Part.D2,
            "Corollary 8 (D)(ii), y+z odd",
            "A(x,y,z) = x + z + <<<y-x-1+i, <x-z-k-1 | y-x-1> | y-x-1>> | j> for i = 0..k-1,"
                + " j = 0..y-x-2, k = (2x-y-z+1)/2.")
        .domain("y+z is odd", (x, y, z) -> (y + z) % 2 != 0)
        .computed((x, y, z) -> less(a(x, y, z), x + z))
        .printed((x, y, z) -> hotPartInD2(x, y, z, (2 * x - y - z + 1) / 2, 0))
        .build();
  }

  /** The second term of Corollary 8 (D)(ii), with j = from..y-x-2. */
  static ShortGame hotPartInD2(int x, int y, int z, int k, int from) {
    int right = y - x - 1;
    ShortGame inner = Nest.rising(right, switchOf(x - z - k - 1, right), right, 0, k - 1);
    return Nest.rising(inner, 0, from, y - x - 2);
  }

  private static Claim meanInD2() {
    return inPart(
            Part.D2,
            "Corollary 8 (D)(ii), mean and temperature",
            "The second term has mean and temperature 1 - 1/2^(y-x-1).")
        .computed((x, y, z) -> meanAndTemperature(hotPartInD2(x, y, z, (2 * x - y - z + 1) / 2, 0)))
        .printed((x, y, z) -> twice(below1(1, y - x - 1)))
        .build();
  }

  private static Claim formInC() {
    return PAPER
        .claim("Corollary 8, proof, (C), form")
        .says("The game has the form {8,{9,{10|0}|0}|0}, as for A(13,6,0) - 5.")
        .fact()
        .computed(() -> less(a(13, 6, 0), 5))
        .printed(() -> Geography.game("{8,{9,{10|0}|0}|0}"))
        .note("The position was chosen by us.")
        .build();
  }

  private static Claim evenFormInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), form, y-z even")
        .says("The game has the form {3*|2||1|||0}, as for A(0,8,0).")
        .fact()
        .computed(() -> a(0, 8, 0))
        .printed(() -> Geography.game("{3*|2||1|||0}"))
        .note("The position was chosen by us.")
        .build();
  }

  private static Claim oddFormInD1() {
    return PAPER
        .claim("Corollary 8, proof, (D)(i), form, y-z odd")
        .says("The game has the form {5/2*|2||1|||0}, as for A(0,7,0).")
        .fact()
        .computed(() -> a(0, 7, 0))
        .printed(() -> Geography.game("{5/2*|2||1|||0}"))
        .corrected(
            "{5/2|2||1|||0}, without the star, as in the introduction",
            () -> Geography.game("{5/2|2||1|||0}"))
        .note("The position was chosen by us.")
        .build();
  }

  private static Claim formInD2() {
    return PAPER
        .claim("Corollary 8, proof, (D)(ii), form")
        .says("The game has the form {{{2,{3,{3|2}|2}|2}|1}|0}, as for A(6,9,0) - 6.")
        .fact()
        .computed(() -> less(a(6, 9, 0), 6))
        .printed(() -> Geography.game("{{{2,{3,{3|2}|2}|2}|1}|0}"))
        .note("The position was chosen by us.")
        .build();
  }
}
