package org.gamester.lab.papers.posets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.lab.papers.posets.PosetGames.diagram;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Verdict;
import org.gamester.rulesets.Position;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PosetClaimsTest {

  private static List<ClaimResult> results = List.of();

  @BeforeAll
  static void tryAll() {
    results = ClaimRun.DEFAULT.run(new PosetClaims().claims());
  }

  @Test
  void theyAreInstalled() {
    assertThat(ClaimSet.installed()).anyMatch(set -> set instanceof PosetClaims);
    assertThat(ClaimSet.select(List.of(new PosetClaims()), "posets")).hasSize(282);
  }

  @Test
  void verdicts() {
    assertThat(
            results.stream()
                .collect(Collectors.groupingBy(r -> r.verdict(), Collectors.counting())))
        .containsOnlyKeys(Verdict.HOLDS, Verdict.FAILS, Verdict.MISPRINT, Verdict.LOST)
        .containsEntry(Verdict.HOLDS, 231L)
        .containsEntry(Verdict.FAILS, 22L)
        .containsEntry(Verdict.MISPRINT, 18L)
        .containsEntry(Verdict.LOST, 11L);
  }

  /** Every statement that does not hold as printed, with its smallest counterexample. */
  @Test
  void failures() {
    assertThat(
            results.stream()
                .filter(result -> result.verdict() != Verdict.HOLDS)
                .map(PosetClaimsTest::inALine)
                .collect(Collectors.joining("\n", "", "\n")))
        .isEqualTo(
            """
            fails Section 1, bounds at A(1,0,0): < 1, computed 1
            lost Example 12
            misprint Definition 16, G >= 0
            misprint Definition 16, G |> 0
            misprint Definition 18
            lost Example 26
            fails Theorem 30, G < 1 at poset  v=x: < 1, computed 1
            fails Theorem 30, remark at A(1,0,0): true, computed false
            misprint Example 38, A(11,10,6): [11,8,6; 11,9,6; true], computed [11,9,6; 11,8,6; \
            true]
            misprint Example 38, A(11,6,6): [11,6,4; 11,9,5; true], computed [11,6,4; 11,6,5; \
            true]
            misprint Example 38, A(4,2,2), the row: [true; true], computed [true; false]
            lost Theorem 36
            misprint Theorem 36 (3a) at A(5,4,4): 221/512, computed 253/512
            lost Theorem 36 (3b)
            lost Theorem 36, (3,3,3)
            lost Theorem 36, z = 2
            lost Theorem 36, (3,y,2)
            lost Theorem 36, z = 1, x > y, y even
            lost Theorem 36, z = 1, x > y, y odd
            lost Theorem 36, z = 1, x = y
            fails Lemma 37 (ii) at A(1,1,0): true, computed false
            misprint Lemma 37, proof, A(x,y-1,z) - A(x,y,z-2), z = 3, x > y >= 5, y even at \
            A(7,6,3): -23/1536, computed -11/512
            lost Lemma 37, proof, A(x,y-2,z) - A(x,y,z-2), y >= z+2, z >= 3, otherwise
            misprint Lemma 37, proof, A(x,y-2,z) - A(x,y,z-1) < 0 at A(5,5,3): true, computed \
            false
            fails Lemma 37, proof, A(x,z-1,z-1) - A(x,z+1,z-2), y = z+1, z = 2 at A(3,3,2): \
            -25/96, computed 3/32
            misprint Lemma 37, proof, the last rows, y > z at A(1,1,0): the third, computed the \
            second
            fails Lemma 37, proof, A(x-2,y,z) - A(x,y-1,z), y = z+1 at A(5,3,2): 1/64, computed \
            1/32
            fails Lemma 37, proof, A(x-2,y,z) - A(x,y-1,z), y = z at A(5,3,3): 3/128, computed \
            3/64
            fails Lemma 37, proof, A(x-2,y,z) - A(x,y-2,z), y = z+1 at A(5,3,2): 3/64, computed \
            1/16
            fails Lemma 37, proof, A(x-2,y,z) - A(x,y-2,z), y = z at A(5,3,3): 5/128, computed \
            1/16
            misprint Lemma 37, proof, sign of A(x-2,y,z) - A(x,y-2,z), x >= y+z+1 at A(7,3,2): <= \
            0, computed >= 0
            misprint Lemma 37, proof, sign of A(x-2,y,z) - A(x,y-2,z), x <= y+z+1 at A(5,3,2): <= \
            0, computed >= 0
            misprint Lemma 37, proof, sign of A(x-1,y,z) - A(x,y-2,z), x <= y+z+1 at A(5,3,2): >= \
            0, computed <= 0
            misprint Lemma 37, proof, sign of A(x-1,y,z) - A(x,y-1,z), x >= y+z+1 at A(7,3,2): >= \
            0, computed <= 0
            fails Lemma 37, proof, x < y+2 by dominance at A(3,2,2) and A(4,2,2): <= 15/32, \
            computed 9/16
            fails Lemma 37, proof, y = z = 2, A(x-2,2,2) - A(x,1,1) at x=5: 1/16, computed 3/32
            fails Lemma 37, proof, y = z = 2, A(x-1,2,2) - A(x,2,1) at x=4: 1/32, computed 1/16
            fails Lemma 37, proof, y = z = 2, A(x-2,2,2) - A(x,2,1) at x=5: -1/32, computed 0
            fails Lemma 37, proof, y = z = 2, sign of A(x-2,2,2) - A(x,2,1), x >= 5 at x=5: < 0, \
            computed 0
            fails Lemma 37, proof, y = z = 2, the third row at A(3,2,2): true, computed false
            fails Lemma 37, proof, z = 0, the second row at A(1,1,0): true, computed false
            fails Theorem 36, proof, A(x-2,y,z) - A(x-1,y,z), x >= y+z+1, x >= y+2, z >= 2 at \
            A(5,2,2): 1/16, computed 3/32
            fails Theorem 36, proof, A(x-2,y,z) - A(x,y,z), x >= y+z+1, x >= y+2, z >= 2 at \
            A(5,2,2): 1/32, computed 1/16
            fails Theorem 36, proof, A(x,y,y-2) - A(x,y,y-1), x < y+z+1, y = z >= 3 at A(3,3,3): \
            1/64, computed 1/32
            fails Theorem 36, proof, A(x,y,y-2) - A(x,y,z), x < y+z+1, y = z >= 3 at A(3,3,3): \
            1/128, computed 1/64
            fails Theorem 36, proof, A(x,y,z) - A(x,y,y-1), x < y+z+1, y = z >= 3 at A(3,3,3): \
            1/128, computed 1/64
            misprint Theorem 36, proof, A(3,2,2): [1/2; 1/8; 9/16; true], computed [1/2; 5/8; \
            9/16; true]
            misprint Theorem 36, proof, A(x-1,y,1) - A(x-2,y,1), z = 1, x >= y+3, y even
            misprint Theorem 36, proof, A(x-1,y,1) - A(x-2,y,1), z = 1, x >= y+3, y odd
            misprint Theorem 36, proof, A(x-1,y,1) - A(x-2,y,1), z = 1, x = y+2
            fails Section 4, third rows below 4 at A(2,1,1): false, computed true
            """);
  }

  private static String inALine(ClaimResult result) {
    Claim claim = result.claim();
    String line = result.verdict().word() + " " + claim.number();
    if (!result.print().smallest().isEmpty()) {
      var counterexample = result.print().smallest().getFirst();
      String subject = counterexample.subject().isEmpty() ? "" : " at " + counterexample.subject();
      line += subject + ": " + counterexample.printed() + ", computed " + counterexample.computed();
    }
    return line;
  }

  @Test
  void remediesHold() {
    assertThat(results)
        .filteredOn(result -> result.claim().remedy() != null)
        .allMatch(result -> result.remedy().agrees());
  }

  @Test
  void everyClaimIsTriedAndOnlyWrongOnesHaveARemedy() {
    assertThat(results).allMatch(result -> result.cases() > 0);
    assertThat(results)
        .filteredOn(result -> result.verdict() == Verdict.HOLDS)
        .allMatch(result -> result.claim().remedy() == null);
  }

  @Test
  void withAnElementOfBothPlayersTheGameIsNotANumber() {
    ClaimResult result =
        ClaimRun.DEFAULT
            .without(Set.of("every element is black or white"))
            .run(ClaimSet.select(List.of(new PosetClaims()), "posets:Theorem 29"))
            .getFirst();
    assertThat(result.verdict()).isEqualTo(Verdict.FAILS);
    assertThat(result.print().smallest().getFirst().subject()).endsWith("v=g");
  }

  /** The values behind the failures, checked by playing position - value. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1; 1",
        "1,1; 1/2",
        "2,2,2; 13/32",
        "3,1,1; 1/2",
        "3,2,1; 5/8",
        "3,2,2; 9/16",
        "3,3,1; 9/16",
        "3,3,2; 17/32",
        "3,3,3; 35/64",
        "4,2,2; 15/32",
        "4,1,1; 7/16",
        "5,1,1; 15/32",
        "5,2,1; 9/16",
        "5,2,2; 1/2",
        "3,3; 13/32",
      })
  void valuesByPlainSearch(String rows, String value) {
    Position position = PosetGames.poset(rows);
    assertThat(
            new PlainSearch(2_000_000)
                .hasValue(new Literal(position), GameReader.exact().read(value)))
        .isTrue();
  }

  /** The evaluator, which omits dominated options, against plain search. */
  @Test
  void smallValuesByPlainSearch() {
    for (int x = 0; x <= 4; x++) {
      for (int y = 0; y <= Math.min(x, 3); y++) {
        for (int z = 0; z <= Math.min(y, 2); z++) {
          Position position = diagram(x, y, z);
          assertThat(
                  new PlainSearch(2_000_000)
                      .hasValue(new Literal(position), PosetGames.value(position)))
              .as(position.text())
              .isTrue();
        }
      }
    }
  }
}
