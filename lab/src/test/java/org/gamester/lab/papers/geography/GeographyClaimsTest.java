package org.gamester.lab.papers.geography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.gamester.lab.papers.geography.Geography.game;
import static org.gamester.lab.papers.geography.Geography.positionA;
import static org.gamester.lab.papers.geography.Geography.positionB;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimResult;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Verdict;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeographyClaimsTest {

  private static List<ClaimResult> results = List.of();

  @BeforeAll
  static void tryAll() {
    results = ClaimRun.DEFAULT.run(new GeographyClaims().claims());
  }

  @Test
  void theyAreInstalled() {
    assertThat(ClaimSet.installed()).anyMatch(set -> set instanceof GeographyClaims);
    assertThat(ClaimSet.select(List.of(new GeographyClaims()), "geography")).hasSize(181);
  }

  @Test
  void verdicts() {
    assertThat(
            results.stream()
                .collect(Collectors.groupingBy(r -> r.verdict(), Collectors.counting())))
        .containsOnlyKeys(Verdict.HOLDS, Verdict.FAILS, Verdict.MISPRINT, Verdict.LOST)
        .containsEntry(Verdict.HOLDS, 135L)
        .containsEntry(Verdict.FAILS, 30L)
        .containsEntry(Verdict.MISPRINT, 14L)
        .containsEntry(Verdict.LOST, 2L);
  }

  /** Every statement that does not hold as printed, with its smallest counterexample. */
  @Test
  void failures() {
    assertThat(
            results.stream()
                .filter(result -> result.verdict() != Verdict.HOLDS)
                .map(GeographyClaimsTest::inALine)
                .collect(Collectors.joining("\n", "", "\n")))
        .isEqualTo(
            """
            lost Introduction, table, mean and temperature for n = 1
            fails Introduction, pattern, n odd at A(0,1,0): [-1/2; -1/2], computed [-1; -1]
            misprint Introduction, pattern, reference at A(0,3,0): F, computed D(i)
            fails Theorem 2 (A), value at A(0,1,0): -1/2, computed -1
            fails Theorem 2 (A), translated value at A(0,1,0): -1/2, computed -1
            fails Theorem 2 (A), best move at A(0,1,0): true, computed false
            fails Theorem 2 (B), moves at A(1,3,1): confused, computed equal
            lost Opening puzzle, picture
            misprint Opening puzzle, Left's move: [B(3,2,2) - A(3,1,2) - A(1,1,1)], computed \
            [B(3,1,2) - A(3,1,2) - A(1,1,1)]
            misprint Opening puzzle, Right's move: [B(3,0,3) - A(3,1,2) - A(1,1,1)], computed \
            [B(2,1,3) - A(3,1,2) - A(1,1,1)]
            fails Section 2, example, Left's best move: greater, computed less
            fails Lemma 6 at B(1,1,0): 1, computed 0
            fails Lemma 6, proof, induction at B(2,1,0): [1; 2], computed [0; 1]
            fails Lemma 6, proof, use of Lemma 4 at x=1, z=0: -1/2, computed -1
            fails Theorem 7 (A) at A(0,1,0): -1/2, computed -1
            fails Theorem 7 (A), z = x at A(0,1,0): -1/2, computed -1
            misprint Theorem 7, proof, y <= z, label at B(1,0,1): 1, computed 0
            misprint Theorem 7, proof, y > z, label at B(1,1,0): 1, computed 0
            fails Theorem 7, proof, y <= z, reply at B(1,1,1): true, computed false
            fails Theorem 7, proof, y > z, reply at B(1,2,1): true, computed false
            fails Theorem 7, proof, (A), options at A(0,1,0): [-1; 0], computed [0]
            fails Theorem 7, proof, (B), options at A(0,2,0): [0; 0; 0], computed [0; 0]
            misprint Theorem 7, proof, (B), (ii), display at A(0,3,1): *, computed 1
            fails Theorem 7, proof, (D), options at A(0,3,0): [0; 1/2; 0], computed [1/2; 0]
            fails Theorem 7, proof, (D), split, (i) at A(0,3,0): false, computed true
            fails Theorem 7, proof, (D), split, (ii) at A(2,4,0): false, computed true
            fails Theorem 7, proof, (D)(i), parts at A(1,3,0): true, computed false
            misprint Theorem 7, proof, (D)(i), (D), y-z odd, inner game at A(0,5,0): {3/2|0}, \
            computed {3/2|1}
            misprint Theorem 7, proof, (D)(i), (D), y-z even, inner game at A(0,6,0): {2*|0}, \
            computed {2*|1}
            misprint Theorem 7, proof, (D)(i), (D), y-z odd, last display at A(0,5,0): \
            Miny({3/2|1}), computed {3/2|1||0}
            misprint Theorem 7, proof, (D)(i), (D), y-z even, last display at A(0,6,0): \
            Miny({2*|1}), computed {2*|1||0}
            fails Theorem 7, proof, (D)(ii), (A), z at A(2,4,0): 1, computed 0
            fails Theorem 7, proof, (D)(ii), (A), x+z at A(2,4,0): [1; 2], computed [2; 3]
            fails Theorem 7, proof, (D)(ii), (A), second display at A(2,4,0): 11/4, computed \
            {3*|2}
            misprint Corollary 8, proof, (D)(i), form, y-z odd: {5/2*|2||1|||0}, computed \
            {5/2|2||1|||0}
            fails Corollary 8, proof, (C), temperature of H at A(2,3,0): 1/2, computed 0
            fails Corollary 8, proof, (C), interior games at A(2,3,0): true, computed false
            fails Corollary 8, proof, (C), largest term at A(2,3,0): > 0, computed 0
            fails Corollary 8, proof, (C), domination at A(2,3,0): <= 0, computed *
            fails Corollary 8, proof, (C), cooled at A(2,3,0): *, computed ^*
            misprint Corollary 8, proof, (D)(i), translation at k=2: [Miny(2*); Miny(3/2)], \
            computed [{2*|1||0}; {3/2|1||0}]
            fails Corollary 8, proof, (D)(i), cooled at k=1: {1|1/2}, computed 1/2*
            fails Corollary 8, proof, (D)(i), cooled further at k=1: {7/8|5/8}, computed 1/2
            fails Corollary 8, proof, (D)(i), freezing at k=1: 3/4, computed 1/2
            misprint Corollary 8, proof, (D)(ii), mean of H at A(2,4,0): 0, computed 1
            misprint Corollary 8, proof, (D)(ii), display, middle at A(2,4,0): 0, computed \
            {3/4|1/4}
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

  /** The values behind the failures, checked by playing position - value. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "A(0,1,0); -1",
        "A(0,1,2); 0",
        "B(1,1,0); 0",
        "B(2,1,0); 1",
        "B(1,3,1); 1",
        "A(1,2,2); 2",
        "A(2,4,0); {3*|2}",
        "A(2,3,0); 2^*",
        "A(4,4,0); {4,{5|3}|3}",
        "A(0,5,0); {3/2|1||0}",
        "A(0,6,0); {2*|1||0}",
        "A(0,7,0); {5/2|2||1|||0}",
        "A(0,8,0); {3*|2||1|||0}",
      })
  void valuesByPlainSearch(String position, String value) {
    assertThat(new PlainSearch(1_000_000).hasValue(Geography.sum(position), game(value))).isTrue();
  }

  /** Theorem 7 against plain search, on all small positions. */
  @Test
  void smallValuesByPlainSearch() {
    PlainSearch search = new PlainSearch(2_000_000);
    for (int x = 0; x <= 3; x++) {
      for (int y = 0; y <= 5; y++) {
        for (int z = 0; z <= 2; z++) {
          List<Position> positions = new ArrayList<>();
          if (y > 0) {
            positions.add(positionA(x, y, z));
          }
          if (x > 0) {
            positions.add(positionB(x, y, z));
          }
          for (Position position : positions) {
            assertThat(search.hasValue(position, Geography.value(position)))
                .as(position.text())
                .isTrue();
          }
        }
      }
    }
  }

  /** Left's two moves in the example sum, after the values of the boards have been checked. */
  @Test
  void leftsBetterMoveInTheExampleByPlainSearch() {
    assertThat(
            new PlainSearch(1_000_000)
                .outcome(
                    DisjunctiveSum.of(
                        List.of(
                            checked("A(7,11,2)", false),
                            checked("A(9,15,6)", true),
                            checked("A(7,12,1)", true),
                            checked("B(7,14,9)", false)))))
        .isEqualTo(Outcome.L);
  }

  private static Position checked(String triple, boolean negative) {
    Position position = Geography.sum(triple);
    ShortGame value = Geography.value(position);
    assertThat(new PlainSearch(1_000_000).hasValue(position, value)).as(triple).isTrue();
    return new ValuePosition(negative ? value.negate() : value);
  }

  /** The notes on B(1,y,z): Right wins by moving to A(0,y,z). */
  @Test
  void repliesOnOneColumn() {
    for (int y = 1; y <= 12; y++) {
      for (int z = 0; z <= 12; z++) {
        assertThat(Geography.a(0, y, z).greaterOrEqual(ShortGame.integer(Math.min(y, z) - 1)))
            .as("A(0,%d,%d)", y, z)
            .isTrue();
      }
    }
  }
}
