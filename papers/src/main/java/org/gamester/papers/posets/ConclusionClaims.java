package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.minusFour;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.fitting.SequenceFit;

/** Section 4: limits, mirror images, and open questions. */
final class ConclusionClaims {

  private ConclusionClaims() {}

  static List<Claim> claims() {
    return List.of(
        mirrorImages(),
        oneRow(),
        shortThirdRows(),
        limit("A(n,0)", 1, 24, fraction(2, 3)),
        limit("A(n,n)", 2, 24, fraction(2, 5)),
        limit("A(n,n,n)", 3, 24, fraction(29, 60)),
        fourRowsLimit(),
        fourRows());
  }

  private static Claim mirrorImages() {
    return PAPER
        .claim("Section 4, flipped diagrams")
        .says("A diagram and its mirror image about the diagonal are the same game.")
        .forAll("x in 1..6", "y in 0..5", "z in 0..4")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> plainValue(diagram(columns(x, y, z))))
        .printed((x, y, z) -> plainValue(diagram(x, y, z)))
        .build();
  }

  private static int[] columns(int x, int y, int z) {
    return IntStream.range(0, x).map(j -> 1 + (j < y ? 1 : 0) + (j < z ? 1 : 0)).toArray();
  }

  private static Claim shortThirdRows() {
    return PAPER
        .claim("Section 4, third rows below 4")
        .says(
            "If the third row has 1 to 3 boxes, the values do not satisfy the equation for z >= 4.")
        .forAll("x in 1..12", "y in 1..10", "z in 1..3 only")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> a(x, y, z).equals(ThreeRowClaims.general(x, y, z)))
        .printed((x, y, z) -> false)
        .note(
            "The paper calls them somewhat chaotic. However, except for (3,2,2), (3,3,2) and"
                + " (3,3,3), they satisfy it for z = 2 and 3.")
        .build();
  }

  private static Claim oneRow() {
    return PAPER
        .claim("Section 4, one row")
        .says("A(n) = 2/3 (1 - (-2)^-n) (ours, from Theorem 35).")
        .forAll("n in 0..70")
        .of("A({n})")
        .computed(n -> a(n))
        .printed(n -> fraction(2, 3).times(Fraction.ONE.minus(minusTwo(-n))))
        .build();
  }

  private static Claim limit(String name, int rows, int last, Fraction printed) {
    return PAPER
        .claim("Section 4, limit of " + name)
        .says(name + " tends to " + printed + ".")
        .fact()
        .computed(() -> limitOfSquares(rows, last))
        .printed(() -> printed)
        .note(
            "The limit of the linear recurrence that was fitted to the first half of n = 0.."
                + last
                + " and agrees with the rest.")
        .build();
  }

  private static Fraction limitOfSquares(int rows, int last) {
    List<Fraction> values = new ArrayList<>();
    for (int n = 0; n <= last; n++) {
      values.add(square(rows, n));
    }
    return SequenceFit.find(values, 0, 6)
        .flatMap(SequenceFit::limit)
        .orElseThrow(() -> new IllegalStateException("no recurrence fits " + rows + " rows"));
  }

  private static Fraction square(int rows, int n) {
    int[] lengths = Collections.nCopies(rows, n).stream().mapToInt(Integer::intValue).toArray();
    return Fraction.of(value(diagram(lengths)).leftStop());
  }

  private static Claim fourRowsLimit() {
    return PAPER
        .claim("Section 4, question on more rows")
        .says("With four rows there is a rational limit too: that of A(n,n,n,n) is 69/160 (ours).")
        .fact()
        .computed(() -> limitOfSquares(4, 22))
        .printed(() -> fraction(69, 160))
        .note("An open question in the paper. The limit was found by a fit and is not proved.")
        .build();
  }

  private static Claim fourRows() {
    return PAPER
        .claim("Section 4, question on formulas")
        .says("A(n,n,n,n) = 69/160 - 1/8 (-2)^-n - 1/40 (-4)^-n for n >= 5 (ours).")
        .forAll("n in 0..24")
        .where("n >= 5", n -> n >= 5)
        .of("A({n},{n},{n},{n})")
        .computed(n -> square(4, n))
        .printed(
            n ->
                fraction(69, 160)
                    .minus(fraction(1, 8).times(minusTwo(-n)))
                    .minus(fraction(1, 40).times(minusFour(-n))))
        .note("An open question in the paper. The irregular values are those for n = 0..4.")
        .build();
  }
}
