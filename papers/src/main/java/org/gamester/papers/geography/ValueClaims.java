package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.half;
import static org.gamester.papers.geography.Geography.star;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.papers.geography.StrategyClaims.inPart;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.values.ShortGame;

/** Theorem 7, the values of all positions, with a claim for each case of each part. */
final class ValueClaims {

  private ValueClaims() {}

  static List<Claim> claims() {
    return List.of(
        switchInA(),
        integerInA(),
        halfInA(),
        starInA(),
        hotInA(),
        switchInB(),
        integerInB(),
        halfInB(),
        starInB(),
        evenInC(),
        oddInC(),
        evenInD1(),
        oddInD1(),
        evenInD2(),
        oddInD2(),
        valueInE(),
        valueInF());
  }

  private static Claim switchInA() {
    return inPart(Part.A, "Theorem 7 (A)", "A(x,y,z) = {y+x-2 | y+z-1}.")
        .computed(Geography::a)
        .printed((x, y, z) -> switchOf(y + x - 2, y + z - 1))
        .amendedWhere("(x,y,z) is not (0,1,0)", (x, y, z) -> x > 0 || y > 1 || z > 0)
        .build();
  }

  private static Claim integerInA() {
    return inPart(Part.A, "Theorem 7 (A), z >= x+1", "A(x,y,z) = y + x - 1.")
        .where("z >= x+1", (x, y, z) -> z >= x + 1)
        .computed(Geography::a)
        .printed((x, y, z) -> y + x - 1)
        .build();
  }

  private static Claim halfInA() {
    return inPart(Part.A, "Theorem 7 (A), z = x", "A(x,y,z) = y + x - 3/2.")
        .where("z = x", (x, y, z) -> z == x)
        .computed(Geography::a)
        .printed((x, y, z) -> half(2 * (y + x) - 3))
        .amendedWhere("(x,y,z) is not (0,1,0)", (x, y, z) -> x > 0 || y > 1 || z > 0)
        .build();
  }

  private static Claim starInA() {
    return inPart(Part.A, "Theorem 7 (A), z = x-1", "A(x,y,z) = y + x - 2 + *.")
        .where("z = x-1", (x, y, z) -> z == x - 1)
        .computed(Geography::a)
        .printed((x, y, z) -> star(y + x - 2))
        .build();
  }

  private static Claim hotInA() {
    return inPart(Part.A, "Theorem 7 (A), z < x-1", "A(x,y,z) = {y+x-2 | y+z-1}, which is hot.")
        .where("z < x-1", (x, y, z) -> z < x - 1)
        .computed((x, y, z) -> List.of(Geography.a(x, y, z), y + x - 2 > y + z - 1))
        .printed((x, y, z) -> List.of(switchOf(y + x - 2, y + z - 1), true))
        .build();
  }

  private static Claim switchInB() {
    return inPart(Part.B, "Theorem 7 (B)", "A(x,y,z) = {y+x-2 | x+z}.")
        .computed(Geography::a)
        .printed((x, y, z) -> switchOf(y + x - 2, x + z))
        .build();
  }

  private static Claim integerInB() {
    return inPart(Part.B, "Theorem 7 (B), z > y-1", "A(x,y,z) = y + x - 1.")
        .where("z > y-1", (x, y, z) -> z > y - 1)
        .computed(Geography::a)
        .printed((x, y, z) -> y + x - 1)
        .build();
  }

  private static Claim halfInB() {
    return inPart(Part.B, "Theorem 7 (B), z = y-1", "A(x,y,z) = y + x - 3/2.")
        .where("z = y-1", (x, y, z) -> z == y - 1)
        .computed(Geography::a)
        .printed((x, y, z) -> half(2 * (y + x) - 3))
        .build();
  }

  private static Claim starInB() {
    return inPart(Part.B, "Theorem 7 (B), z = y-2", "A(x,y,z) = y + x - 2 + *.")
        .where("z = y-2", (x, y, z) -> z == y - 2)
        .computed(Geography::a)
        .printed((x, y, z) -> star(y + x - 2))
        .build();
  }

  private static Claim evenInC() {
    return inPart(
            Part.C,
            "Theorem 7 (C), y-z even",
            "A(x,y,z) = <x+z+i, <y+x-k-2 | y+z-1> | y+z-1> for i = 0..k-1, k = (y-z-2)/2.")
        .domain("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed(Geography::a)
        .printed((x, y, z) -> valueInC(x, y, z, (y - z - 2) / 2))
        .build();
  }

  private static Claim oddInC() {
    return inPart(
            Part.C,
            "Theorem 7 (C), y-z odd",
            "A(x,y,z) = <x+z+i, <y+x-k-2 | y+z-1> | y+z-1> for i = 0..k-1, k = (y-z-1)/2.")
        .domain("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed(Geography::a)
        .printed((x, y, z) -> valueInC(x, y, z, (y - z - 1) / 2))
        .build();
  }

  private static ShortGame valueInC(int x, int y, int z, int k) {
    return Nest.rising(x + z, switchOf(y + x - k - 2, y + z - 1), y + z - 1, 0, k - 1);
  }

  private static Claim evenInD1() {
    return inPart(
            Part.D1,
            "Theorem 7 (D)(i), y-z even",
            "A(x,y,z) = <<x+z+k+*> | x+z+i> for i = 0..k-1, k = (y-z-2)/2.")
        .domain("y-z is even", (x, y, z) -> (y - z) % 2 == 0)
        .computed(Geography::a)
        .printed(
            (x, y, z) -> {
              int k = (y - z - 2) / 2;
              return Nest.rising(star(x + z + k), x + z, 0, k - 1);
            })
        .build();
  }

  private static Claim oddInD1() {
    return inPart(
            Part.D1,
            "Theorem 7 (D)(i), y-z odd",
            "A(x,y,z) = <<x+z+k-1/2> | x+z+i> for i = 0..k-1, k = (y-z-1)/2.")
        .domain("y-z is odd", (x, y, z) -> (y - z) % 2 != 0)
        .computed(Geography::a)
        .printed(
            (x, y, z) -> {
              int k = (y - z - 1) / 2;
              return Nest.rising(half(2 * (x + z + k) - 1), x + z, 0, k - 1);
            })
        .build();
  }

  private static Claim evenInD2() {
    return inPart(
            Part.D2,
            "Theorem 7 (D)(ii), y+z even",
            "A(x,y,z) = <<<y+z-1+i, <2x-k-1 | y+z-1> | y+z-1>> | x+z+j> for i = 0..k-1,"
                + " j = 0..y-x-2, k = (2x-y-z)/2.")
        .domain("y+z is even", (x, y, z) -> (y + z) % 2 == 0)
        .computed(Geography::a)
        .printed((x, y, z) -> valueInD2(x, y, z, (2 * x - y - z) / 2))
        .build();
  }

  private static Claim oddInD2() {
    return inPart(
            Part.D2,
            "Theorem 7 (D)(ii), y+z odd",
            "A(x,y,z) = <<<y+z-1+i, <2x-k-1 | y+z-1> | y+z-1>> | x+z+j> for i = 0..k-1,"
                + " j = 0..y-x-2, k = (2x-y-z+1)/2.")
        .domain("y+z is odd", (x, y, z) -> (y + z) % 2 != 0)
        .computed(Geography::a)
        .printed((x, y, z) -> valueInD2(x, y, z, (2 * x - y - z + 1) / 2))
        .build();
  }

  /** The formula of Theorem 7 (D)(ii). */
  static ShortGame valueInD2(int x, int y, int z, int k) {
    ShortGame g = switchOf(2 * x - k - 1, y + z - 1);
    return Nest.rising(Nest.rising(y + z - 1, g, y + z - 1, 0, k - 1), x + z, 0, y - x - 2);
  }

  private static Claim valueInE() {
    return PAPER
        .claim("Theorem 7 (E)")
        .says("B(x,y,z) = x + z - 1 if z < y.")
        .forAll("x in 1..12", "y in 0..12", "z in 0..12")
        .where("z < y", (x, y, z) -> z < y)
        .of("B({x},{y},{z})")
        .computed(Geography::b)
        .printed((x, y, z) -> x + z - 1)
        .build();
  }

  private static Claim valueInF() {
    return PAPER
        .claim("Theorem 7 (F)")
        .says("B(x,y,z) = y + x - 1 if z >= y.")
        .forAll("x in 1..12", "y in 0..12", "z in 0..12")
        .where("z >= y", (x, y, z) -> z >= y)
        .of("B({x},{y},{z})")
        .computed(Geography::b)
        .printed((x, y, z) -> y + x - 1)
        .build();
  }
}
