package org.gamester.papers.geography;

import static org.gamester.papers.geography.Geography.PAPER;
import static org.gamester.papers.geography.Geography.a;
import static org.gamester.papers.geography.Geography.b;
import static org.gamester.papers.geography.Geography.game;
import static org.gamester.papers.geography.Geography.switchOf;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.ShortGame;

/** Lemmas 3, 4 and 6, Corollary 5, and Notation 1 with its examples. */
final class NotationClaims {

  private static final List<String> WORKED = List.of("A(17,17,9)", "A(5,10,3)", "A(12,15,3)");

  private static final List<String> WORKED_VALUES =
      List.of(
          "{26,{27,{28,{29|25}|25}|25}|25}",
          "{{{{10|11}|10}|9}|8}",
          "{{{17,{18,{19,{20|17}|17}|17}|17}|16}|15}");

  private NotationClaims() {}

  static List<Claim> claims() {
    return List.of(
        lemma3(),
        lemma3Base(),
        lemma4(),
        lemma4Options(),
        corollary5(),
        corollary5Switch(),
        lemma6(),
        lemma6Display(),
        lemma6FromA(),
        bothRising(),
        constantLeft(),
        noLeft(),
        constantRight(),
        workedValues(),
        workedNotation(),
        innermostOfTheLast());
  }

  private static Claim lemma3() {
    return PAPER
        .claim("Lemma 3")
        .says("B(x,0,z) = x - 1 for x > 0.")
        .forAll("x in 1..30", "z in 0..10")
        .of("B({x},0,{z})")
        .computed((x, z) -> b(x, 0, z))
        .printed((x, z) -> x - 1)
        .build();
  }

  private static Claim lemma3Base() {
    return PAPER
        .claim("Lemma 3, proof")
        .says("B(1,0,z) = {|} = 0, and B(x,0,z) = {B(x-1,0,z)|} = {x-2|} for x > 1.")
        .forAll("x in 1..30", "z in 0..10")
        .of("B({x},0,{z})")
        .computed((x, z) -> b(x, 0, z))
        .printed((x, z) -> ShortGame.of(x == 1 ? List.of() : List.of(b(x - 1, 0, z)), List.of()))
        .build();
  }

  private static Claim lemma4() {
    return PAPER
        .claim("Lemma 4")
        .says("A(x,1,z) = {x-1 | z} for x > 0.")
        .forAll("x in 0..20", "z in 0..20")
        .where("x > 0", (x, z) -> x > 0)
        .of("A({x},1,{z})")
        .computed((x, z) -> a(x, 1, z))
        .printed((x, z) -> switchOf(x - 1, z))
        .note("Without x > 0 it fails only at A(0,1,0) = -1.")
        .build();
  }

  private static Claim lemma4Options() {
    return PAPER
        .claim("Lemma 4, proof")
        .says("A(x,1,z) = {B(x,0,z+1) | B(z+1,0,x)} for x > 0, with B(z+1,0,x) = z.")
        .forAll("x in 0..20", "z in 0..20")
        .where("x > 0", (x, z) -> x > 0)
        .of("A({x},1,{z})")
        .computed((x, z) -> List.of(a(x, 1, z), b(z + 1, 0, x)))
        .printed((x, z) -> List.of(ShortGame.of(b(x, 0, z + 1), b(z + 1, 0, x)), integer(z)))
        .build();
  }

  private static Claim corollary5() {
    return PAPER
        .claim("Corollary 5")
        .says("A(x,1,z) <= x.")
        .forAll("x in 0..20", "z in 0..20")
        .of("A({x},1,{z})")
        .computed((x, z) -> a(x, 1, z))
        .printed(Comparison.AT_MOST, (x, z) -> integer(x))
        .build();
  }

  private static Claim corollary5Switch() {
    return PAPER
        .claim("Corollary 5, reason")
        .says("{x-1 | z} <= x.")
        .forAll("x in 0..20", "z in 0..20")
        .computed((x, z) -> switchOf(x - 1, z))
        .printed(Comparison.AT_MOST, (x, z) -> integer(x))
        .build();
  }

  private static Claim lemma6() {
    return PAPER
        .claim("Lemma 6")
        .says("B(x,1,z) = x for x > 0.")
        .forAll("x in 1..20", "z in 0..20")
        .of("B({x},1,{z})")
        .computed((x, z) -> b(x, 1, z))
        .printed((x, z) -> x)
        .amendedWhere("z > 0", (x, z) -> z > 0)
        .note("For z = 0 the value is x - 1, in accordance with Theorem 7 (E).")
        .build();
  }

  private static Claim lemma6Display() {
    return PAPER
        .claim("Lemma 6, proof, induction")
        .says("In the proof, B(x-1,1,z) = x - 1 and hence B(x,1,z) = {x-1|}, for x > 1.")
        .forAll("x in 2..20", "z in 0..20")
        .of("B({x},1,{z})")
        .computed((x, z) -> List.of(b(x - 1, 1, z), b(x, 1, z)))
        .printed(
            (x, z) -> List.of(integer(x - 1), ShortGame.of(List.of(integer(x - 1)), List.of())))
        .amendedWhere("z > 0", (x, z) -> z > 0)
        .build();
  }

  private static Claim lemma6FromA() {
    return PAPER
        .claim("Lemma 6, proof, use of Lemma 4")
        .says("A(x-1,1,z) = {x-2 | z} for x > 0.")
        .forAll("x in 1..20", "z in 0..20")
        .computed((x, z) -> a(x - 1, 1, z))
        .printed((x, z) -> switchOf(x - 2, z))
        .amendedWhere("x > 1 or z > 0", (x, z) -> x > 1 || z > 0)
        .note("The proof uses Lemma 4 for x - 1 = 0, which the lemma excludes: A(0,1,0) = -1.")
        .build();
  }

  private static Claim bothRising() {
    return PAPER
        .claim("Notation 1, first display")
        .says(
            "<a+i, <g> | c+i> for i = 0..k is {a, {a+1, {... {a+k, g | c+k} ...} | c+1} | c};"
                + " checked for k = 2 and g = {b|-b}.")
        .forAll("a in -2..3", "b in 0..4", "c in -2..3")
        .computed(
            (a, b, c) -> Nest.of(i -> integer(a + i), switchOf(b, -b), i -> integer(c + i), 0, 2))
        .printed(
            (a, b, c) ->
                game(
                    "{%d,{%d,{%d,{%d|%d}|%d}|%d}|%d}"
                        .formatted(a, a + 1, a + 2, b, -b, c + 2, c + 1, c)))
        .build();
  }

  private static Claim constantLeft() {
    return PAPER
        .claim("Notation 1, second display")
        .says("In <a, <g> | c+i> for i = 0..k, a is constant; checked for k = 2 and g = {b|-b}.")
        .forAll("a in -2..3", "b in 0..4", "c in -2..3")
        .computed((a, b, c) -> Nest.of(i -> integer(a), switchOf(b, -b), i -> integer(c + i), 0, 2))
        .printed(
            (a, b, c) ->
                game("{%d,{%d,{%d,{%d|%d}|%d}|%d}|%d}".formatted(a, a, a, b, -b, c + 2, c + 1, c)))
        .build();
  }

  private static Claim noLeft() {
    return PAPER
        .claim("Notation 1, third display")
        .says("<<g> | c+i> for i = 0..k has one Left option; checked for k = 2 and g = {b|-b}.")
        .forAll("b in 0..4", "c in -2..3")
        .computed((b, c) -> Nest.rising(switchOf(b, -b), c, 0, 2))
        .printed((b, c) -> game("{{{{%d|%d}|%d}|%d}|%d}".formatted(b, -b, c + 2, c + 1, c)))
        .build();
  }

  private static Claim constantRight() {
    return PAPER
        .claim("Notation 1, fourth display")
        .says("In <a+i, <g> | c> for i = 0..k, c is constant; checked for k = 2 and g = {b|-b}.")
        .forAll("a in -2..3", "b in 0..4", "c in -2..3")
        .computed((a, b, c) -> Nest.rising(a, switchOf(b, -b), c, 0, 2))
        .printed(
            (a, b, c) ->
                game("{%d,{%d,{%d,{%d|%d}|%d}|%d}|%d}".formatted(a, a + 1, a + 2, b, -b, c, c, c)))
        .build();
  }

  private static Claim workedValues() {
    return PAPER
        .claim("Notation 1, worked values")
        .says("The values of A(17,17,9), A(5,10,3) and A(12,15,3), written in full.")
        .forAll("example in 1..3 only")
        .ofNamed(i -> WORKED.get(i - 1))
        .computed(i -> Geography.value(Geography.sum(WORKED.get(i - 1))))
        .printed(i -> game(WORKED_VALUES.get(i - 1)))
        .build();
  }

  private static Claim workedNotation() {
    return PAPER
        .claim("Notation 1, worked values in the new notation")
        .says(
            "They are <26+i, <29|25> | 25> for i = 0..2, <<10|11> | 8+i> for i = 0..2, and"
                + " <<<17+i, <20|17> | 17>> | 15+j> for i = 0..2, j = 0..1.")
        .forAll("example in 1..3 only")
        .ofNamed(i -> WORKED.get(i - 1))
        .computed(i -> Geography.value(Geography.sum(WORKED.get(i - 1))))
        .printed(
            i ->
                switch (i) {
                  case 1 -> Nest.rising(26, switchOf(29, 25), 25, 0, 2);
                  case 2 -> Nest.rising(switchOf(10, 11), 8, 0, 2);
                  default -> Nest.rising(Nest.rising(17, switchOf(20, 17), 17, 0, 2), 15, 0, 1);
                })
        .build();
  }

  private static Claim innermostOfTheLast() {
    return PAPER
        .claim("Notation 1, g of the last example")
        .says("Its g is {17,{18,{19,{20|17}|17}|17}|17} = <17+i, <20|17> | 17> for i = 0..2.")
        .fact()
        .computed(() -> game("{17,{18,{19,{20|17}|17}|17}|17}"))
        .printed(() -> Nest.rising(17, switchOf(20, 17), 17, 0, 2))
        .build();
  }
}
