package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;

/** Both tables of the values of the first 9 x 9 cells. */
final class TableClaims {

  /** The table in this copy, with the lost bars restored; arrows and 0s before bars as printed. */
  private static final PrintedTable COPY =
      PrintedTable.read(
          """
          0;1;{1|0};1/2;1;{1|^};1/2;1;{1|^3*}
          0;1;{1|0};^;1;{1|1/2,{1|*}};^3*;1;{1|1/2}
          0;*;{1|0};{1|*};^;{1|^};{1|1,{1|*2}};^3;{1|^3*}
          0;*;^*;{1|*};{1|*2};^*;{1|^,{1|*2}};{1|{1|^},^3*};^3*3
          0;*;*2;^;{1|*2};{1|^};^*2;{1|^*,{1||0|*,*2}};{1|^3,{1|^*3}}
          0;*;*2;^;^*3;{0||0|*,*2};{1|^*3};{0||0|*,*2};{1|^*2}
          0;*;*2;{0|*,*2};^*3;{0||0|*,*2};{1|^*3};{1|||0||0|*,*2};{0||0|*2,{0|*,*2}}
          0;*;*2;{0|*,*2};^*3;{0||0|*,*2};{0||0|*2,{0|*,*2}};{1|||0||0|*,*2};{1|||0||0|*2,{0|*,*2}}
          0;*;*2;{0|*,*2};{0|*2,{0|*,*2}};{0||0|*,*2};{0||0|*2,{0|*,*2}};{0||0|*,*2};{1|||0||0|*2,{0|*,*2}}\
          """);

  /** The intended table, with double arrows, three levels of 0, and a 1 in (5,5). */
  private static final PrintedTable MEANT =
      PrintedTable.read(
          """
          0;1;{1|0};1/2;1;{1|^};1/2;1;{1|^3*}
          0;1;{1|0};^;1;{1|1/2,{1|*}};^3*;1;{1|1/2}
          0;*;{1|0};{1|*};^^;{1|^};{1|1,{1|*2}};^3;{1|^3*}
          0;*;^*;{1|*};{1|*2};^^*;{1|^^,{1|*2}};{1|{1|^},^3*};^3*3
          0;*;*2;^;{1|*2};{1|^};^^*2;{1|^^*,{1||0|*,*2}};{1|^3,{1|^*3}}
          0;*;*2;^;^*3;{1||0|*,*2};{1|^*3};{0|||0||0|*,*2};{1|^^*2}
          0;*;*2;{0|*,*2};^*3;{0||0|*,*2};{1|^*3};{1|||0||0|*,*2};{0|||0||0|*2,{0|*,*2}}
          0;*;*2;{0|*,*2};^*3;{0||0|*,*2};{0||0|*2,{0|*,*2}};{1|||0||0|*,*2};{1|||0||0|*2,{0|*,*2}}
          0;*;*2;{0|*,*2};{0|*2,{0|*,*2}};{0||0|*,*2};{0||0|*2,{0|*,*2}};{0|||0||0|*,*2};{1|||0||0|*2,{0|*,*2}}\
          """);

  private static final PrintedTable REDUCED =
      PrintedTable.read(
          """
          0;1;{1|0};1/2;1;{1|0};1/2;1;{1|0}
          0;1;{1|0};0;1;{1|1/2};0;1;{1|1/2}
          0;0;{1|0};{1|0};0;{1|0};1;0;{1|0}
          0;0;0;{1|0};{1|0};0;{1|0};{1|0};0
          0;0;0;0;{1|0};{1|0};0;{1|0};{1|0}
          0;0;0;0;0;{1|0};{1|0};0;{1|0}
          0;0;0;0;0;0;{1|0};{1|0};0
          0;0;0;0;0;0;0;{1|0};{1|0}
          0;0;0;0;0;0;0;0;{1|0}\
          """);

  private TableClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    for (int row = 0; row < COPY.rows().size(); row++) {
      claims.add(valuesInRow(row));
    }
    claims.add(canonicalForms());
    for (int row = 0; row < REDUCED.rows().size(); row++) {
      claims.add(reducedFormsInRow(row));
    }
    claims.add(tablesAgree());
    return claims;
  }

  private static Claim valuesInRow(int row) {
    ClaimBuilder<Formula.Of1, Condition.Of1> claim =
        PAPER
            .claim("Section 2, first table, row " + row)
            .says("The values in row " + row + ": " + String.join(", ", COPY.rows().get(row)))
            .forAll("y in 0..8 only")
            .of("(" + row + ",{y})")
            .computed(y -> Board.value(row, y))
            .printed(y -> COPY.value(row, y))
            .note("The bars, lost in this copy, are restored.");
    if (COPY.differsIn(row, MEANT)) {
      claim.corrected(String.join(", ", MEANT.rows().get(row)), y -> MEANT.value(row, y));
    }
    return claim.build();
  }

  private static Claim canonicalForms() {
    return PAPER
        .claim("Section 2, first table, canonical forms")
        .says("The first table shows the values in canonical form.")
        .forAll("x in 0..8 only", "y in 0..8 only")
        .of("({x},{y})")
        .holds((x, y) -> PrintedForm.isCanonical(MEANT.text(x, y)))
        .showing((x, y) -> MEANT.text(x, y))
        .note("Checked for the entries as intended.")
        .build();
  }

  private static Claim reducedFormsInRow(int row) {
    return PAPER
        .claim("Section 2, second table, row " + row)
        .says(
            "The reduced canonical forms in row "
                + row
                + ": "
                + String.join(", ", REDUCED.rows().get(row)))
        .forAll("y in 0..8 only")
        .of("(" + row + ",{y})")
        .computed(y -> ReducedCanonicalForm.of(Board.value(row, y)))
        .printed(y -> REDUCED.value(row, y))
        .build();
  }

  private static Claim tablesAgree() {
    return PAPER
        .claim("Section 2, second table from the first")
        .says("The second table shows the reduced canonical forms of the entries of the first.")
        .forAll("x in 0..8 only", "y in 0..8 only")
        .of("({x},{y})")
        .computed((x, y) -> REDUCED.value(x, y))
        .printed((x, y) -> ReducedCanonicalForm.of(COPY.value(x, y)))
        .corrected(
            "with {1||0|*,*2} in (5,5)", (x, y) -> ReducedCanonicalForm.of(MEANT.value(x, y)))
        .build();
  }
}
