package org.gamester.papers.posets;

import static org.gamester.lab.claims.Comparison.DIFFERENT;
import static org.gamester.lab.claims.Comparison.GREATER;
import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptionsIn;
import static org.gamester.papers.posets.PosetGames.isAtLeastAsGood;
import static org.gamester.papers.posets.PosetGames.isBest;
import static org.gamester.papers.posets.PosetGames.minusTwo;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.two;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.fitting.Fraction;

/** The second half of the proof of Lemma 37: the first row compared with the others. */
final class FirstRowClaims {

  private FirstRowClaims() {}

  static List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    claims.addAll(options());
    for (boolean even : new boolean[] {true, false}) {
      for (boolean samePlayer : new boolean[] {true, false}) {
        claims.addAll(differences(even, samePlayer));
      }
    }
    claims.addAll(conclusions());
    claims.addAll(RowsOfTwoClaims.claims());
    claims.addAll(smallestThirdRows());
    return claims;
  }

  private static String named(String name) {
    return "Lemma 37, proof, " + name;
  }

  private static boolean assumed(int x, int y, int z) {
    return x >= y + 2 && y >= 3 && z >= 2;
  }

  private static List<Claim> options() {
    String assumed = "x >= y+2, y >= 3, z >= 2";
    return List.of(
        Displays.threeRows(
                named("the options, " + assumed + ", y > z"),
                "The options are A(x-2,y,z), A(x-1,y,z) and the options in the second row.",
                assumed + ", y > z",
                (x, y, z) -> assumed(x, y, z) && y > z)
            .computed((x, y, z) -> greatestBoxOptionsIn(Set.of(0, 1), x, y, z))
            .printed(
                (x, y, z) ->
                    diagrams(
                        rows(x - 2, y, z),
                        rows(x - 1, y, z),
                        rows(x, y - 1, Math.min(z, y - 1)),
                        rows(x, y - 2, Math.min(z, y - 2))))
            .build(),
        Displays.threeRows(
                named("the options, " + assumed + ", y = z"),
                "The options are A(x-2,y,y), A(x-1,y,y), A(x,y,y-2) and A(x,y,y-1).",
                assumed + ", y = z",
                (x, y, z) -> assumed(x, y, z) && y == z)
            .computed((x, y, z) -> greatestBoxOptionsIn(Set.of(0, 2), x, y, z))
            .printed(
                (x, y, z) ->
                    diagrams(
                        rows(x - 2, y, y), rows(x - 1, y, y), rows(x, y, y - 2), rows(x, y, y - 1)))
            .build());
  }

  /** The option that removes the greatest box of one parity in the row of Lemma 37 (ii), (iii). */
  private static Fraction later(int x, int y, int z, boolean nearer) {
    if (y == z) {
      return nearer ? a(x, y, y - 1) : a(x, y, y - 2);
    }
    int length = nearer ? y - 1 : y - 2;
    return a(x, length, Math.min(z, length));
  }

  /**
   * The four differences between an option in the first row and one in a later row.
   *
   * @param two whether the first row loses two boxes
   * @param samePlayer whether these are options of one player if x and y have the same parity
   */
  private static List<Claim> differences(boolean two, boolean samePlayer) {
    int length = two ? 2 : 1;
    boolean one = two == samePlayer;
    String first = "A(x-" + length + ",y,z)";
    String name = first + " - A(x,y-" + (one ? 1 : 2) + ",z)";
    Formula.Of3 difference =
        (x, y, z) -> a(x - length, y, z).minus(later(x, y, z, y == z ? !one : one));
    Fraction signOfX = Fraction.of(two ? -1 : 1);
    Fraction signOfY = Fraction.of(one ? 1 : -1);
    Formula.Of3 printed =
        (x, y, z) ->
            signOfX
                .times(minusTwo(-x))
                .plus(signOfY.times(two(-(y + z + 1))).times(PosetGames.sign(y)));
    String formula = (two ? "-" : "") + "2^-x (-1)^x " + (one ? "+" : "-") + " 2^-(y+z+1) (-1)^y";
    List<Claim> claims = new ArrayList<>();
    for (Scenario scenario : Scenario.values()) {
      var claim =
          Displays.threeRows(
                  named(name + ", " + scenario.text),
                  name + " and the analogous differences are " + formula + ".",
                  "x >= y+2, y >= 3, z >= 2, " + scenario.text,
                  (x, y, z) -> assumed(x, y, z) && scenario.holds(y, z))
              .computed(difference)
              .printed(printed);
      boolean meetsAnException = two && scenario != Scenario.FAR;
      claims.add(
          meetsAnException
              ? claim.amendedWhere("x > 5", (x, y, z) -> x > 5).build()
              : claim.build());
    }
    claims.add(sign(name, true, difference, two, one));
    claims.add(sign(name, false, difference, !samePlayer, !two));
    return claims;
  }

  private enum Scenario {
    FAR("y >= z+2"),
    BESIDE("y = z+1"),
    EQUAL("y = z");

    private final String text;

    Scenario(String text) {
      this.text = text;
    }

    private boolean holds(int y, int z) {
      return switch (this) {
        case FAR -> y >= z + 2;
        case BESIDE -> y == z + 1;
        case EQUAL -> y == z;
      };
    }
  }

  /**
   * The sign of a difference.
   *
   * @param far whether x &gt;= y+z+1, in which case the parity of y decides, and otherwise that of
   *     x
   * @param printed whether the sign is printed as &gt;= 0 for even y or x, and &lt;= 0 for odd
   * @param meant whether the sign is &gt;= 0 for even y or x, and &lt;= 0 for odd
   */
  private static Claim sign(
      String name, boolean far, Formula.Of3 difference, boolean printed, boolean meant) {
    String where = far ? "x >= y+z+1" : "x <= y+z+1";
    var claim =
        Displays.threeRows(
                named("sign of " + name + ", " + where),
                "The sign of the difference depends on the parity of "
                    + (far ? "y" : "x")
                    + " as displayed.",
                "x >= y+2, y >= 3, z >= 2, " + where,
                (x, y, z) -> assumed(x, y, z) && (far ? x >= y + z + 1 : x <= y + z + 1))
            .domain(
                "the difference is not 0", (x, y, z) -> DIFFERENT.holds(difference.at(x, y, z), 0))
            .computed((x, y, z) -> signText(GREATER.holds(difference.at(x, y, z), 0)))
            .printed((x, y, z) -> signText((far ? y : x) % 2 == 0 == printed));
    return printed == meant
        ? claim.build()
        : claim
            .corrected(
                "the other parity (the display repeats one parity, or exchanges both)",
                (x, y, z) -> signText((far ? y : x) % 2 == 0 == meant))
            .build();
  }

  private static String signText(boolean atLeast) {
    return atLeast ? ">= 0" : "<= 0";
  }

  private static List<Claim> conclusions() {
    return List.of(
        Displays.threeRows(
                named("x >= y+z+1, the first row"),
                "For y >= 3 and z >= 2, the first row dominates the others if x >= y+z+1.",
                "y >= 3, z >= 2, x >= y+z+1",
                (x, y, z) -> y >= 3 && z >= 2 && x >= y + z + 1)
            .holds((x, y, z) -> isAtLeastAsGood(0, 1, x, y, z) && isAtLeastAsGood(0, 2, x, y, z))
            .build(),
        Displays.threeRows(
                named("x < y+z+1, the other rows"),
                "For y >= 3, z >= 2, the second or the third row dominates the first if x < y+z+1.",
                "y >= 3, z >= 2, x < y+z+1",
                (x, y, z) -> y >= 3 && z >= 2 && x < y + z + 1)
            .holds((x, y, z) -> isAtLeastAsGood(y > z ? 1 : 2, 0, x, y, z))
            .build(),
        PAPER
            .claim(named("x < y+2 by dominance"))
            .says(
                "For z >= 2, a diagram whose first row has fewer than y+2 boxes is dominated by one"
                    + " with a longer first row: A(v,y,z) <= A(x,y,z) for v < y+2 <= x.")
            .forAll("v in 2..9", "x in 4..12", "y in 2..8", "z in 2..6")
            .domain(
                "v >= y >= z and x >= y+2 > v",
                (v, x, y, z) -> v >= y && y >= z && x >= y + 2 && v < y + 2)
            .of("A({v},{y},{z}) and A({x},{y},{z})")
            .computed((v, x, y, z) -> a(v, y, z))
            .printed(Comparison.AT_MOST, (v, x, y, z) -> a(x, y, z))
            .note(
                "The step of the proof from x >= y+2 to x < y+2 depends on this, but which diagram"
                    + " is better depends on the player. The conclusion, Lemma 37 for x < y+2, is"
                    + " nevertheless true for z >= 2.")
            .build());
  }

  private static List<Claim> smallestThirdRows() {
    return List.of(
        Displays.threeRows(
                named("y = z = 2, the first row"),
                "For y = z = 2, the first row is the dominating option if x >= y+z+1.",
                "y = z = 2, x >= y+z+1",
                (x, y, z) -> y == 2 && z == 2 && x >= 5)
            .holds((x, y, z) -> isBest(0, x, y, z))
            .build(),
        Displays.threeRows(
                named("y = z = 2, the third row"),
                "For y = z = 2, the third row is the dominating option if x < y+z+1.",
                "y = z = 2, x < y+z+1",
                (x, y, z) -> y == 2 && z == 2 && x < 5)
            .holds((x, y, z) -> isBest(2, x, y, z))
            .showing(PosetGames::options)
            .amendedWhere("x = 2, where A(x,2,0) = A(x,1,1)", (x, y, z) -> x == 2)
            .note("For Left it is the second row, as in Lemma 37 (v).")
            .build(),
        Displays.threeRows(
                named("z = 1, the first row"),
                "For z = 1, the first row is the dominating option if x >= y+z+1.",
                "z = 1, x >= y+2",
                (x, y, z) -> z == 1 && x >= y + 2)
            .holds((x, y, z) -> isBest(0, x, y, z))
            .showing(PosetGames::options)
            .build(),
        Displays.threeRows(
                named("z = 1, the other rows"),
                "For z = 1, the first row is dominated by the others if x < y+z+1.",
                "z = 1, x < y+2",
                (x, y, z) -> z == 1 && x < y + 2)
            .holds((x, y, z) -> isAtLeastAsGood(1, 0, x, y, z) || y == 1)
            .showing(PosetGames::options)
            .note("For y = 1, each player has one box in the last two rows; see Lemma 37 (iv).")
            .build(),
        Displays.threeRows(
                named("z = 0, the first row"),
                "For z = 0, the first row is the dominating option if x > y.",
                "z = 0, x > y",
                (x, y, z) -> z == 0 && x > y)
            .holds((x, y, z) -> isBest(0, x, y, z))
            .showing(PosetGames::options)
            .build(),
        Displays.threeRows(
                named("z = 0, the second row"),
                "For z = 0, the second row is the dominating option if x = y.",
                "z = 0, x = y",
                (x, y, z) -> z == 0 && x == y)
            .holds((x, y, z) -> isBest(1, x, y, z))
            .showing(PosetGames::options)
            .amendedWhere("y is not 1", (x, y, z) -> y != 1)
            .note("In A(1,1) Left has no box in the second row.")
            .build());
  }
}
