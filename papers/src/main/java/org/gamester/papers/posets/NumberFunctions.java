package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.over2;
import static org.gamester.papers.posets.PosetGames.plainValue;

import java.util.List;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.fitting.Fraction;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.ShortGame;

/** Sections 2.2.1 and 2.2.2: numbers, and Blue-Red Hackenbush. */
final class NumberFunctions {

  private NumberFunctions() {}

  private static ShortGame number(Fraction x) {
    return ShortGame.number(x.toDyadic());
  }

  private static boolean hasValue(Position position, Fraction x) {
    return new PlainSearch(1_000_000).hasValue(position, number(x));
  }

  private static Form form(Fraction left, Fraction right) {
    return new Form(List.of(number(left)), List.of(number(right)));
  }

  /**
   * The integer strictly between l/4 and r/4 that is nearest to 0, or {@code Integer.MAX_VALUE}.
   */
  private static int integerBetween(int l, int r) {
    for (int size = 0; size <= Math.max(Math.abs(l), Math.abs(r)); size++) {
      for (int n : new int[] {size, -size}) {
        if (l < 4 * n && 4 * n < r) {
          return n;
        }
      }
    }
    return Integer.MAX_VALUE;
  }

  /** The number i/2^j between l/16 and r/16 with the least j. */
  private static Fraction simplest(int l, int r) {
    for (int j = 1; ; j++) {
      Fraction next = over2(Math.floorDiv((long) l << j, 16) + 1, j);
      if (next.compareTo(fraction(r, 16)) < 0) {
        return next;
      }
    }
  }

  static Position hackenbush(String text) {
    return Catalogue.standard().rules("hackenbush").read(text);
  }

  static String stalk(int n, int colours) {
    StringBuilder edges = new StringBuilder();
    for (int i = 0; i < n; i++) {
      edges.append((colours >> i & 1) == 0 ? 'x' : 'o');
    }
    return edges.toString();
  }

  static String tree(int colours) {
    String edges = stalk(5, colours);
    return edges.charAt(0) + "(" + edges.substring(1, 3) + ";" + edges.substring(3) + ")";
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2(
            "definition23Equation1",
            (j, m) -> hasValue(form(over2(m - 1L, j), over2(m + 1L, j)), over2(m, j)))
        .of2(
            "section221Equation1AnyM",
            (j, m) -> plainValue(form(over2(m - 1L, j), over2(m + 1L, j))).isNumber())
        .of2("definition24IntegersGiven", (l, r) -> integerBetween(l, r) < Integer.MAX_VALUE)
        .of2(
            "definition24Integers",
            (l, r) ->
                hasValue(form(fraction(l, 4), fraction(r, 4)), Fraction.of(integerBetween(l, r))))
        .of2(
            "definition24Fractions",
            (l, r) -> {
              Fraction left = fraction(l, 16);
              Fraction right = fraction(r, 16);
              return hasValue(form(left, right), simplest(l, r));
            })
        .of4(
            "section221AfterTheorem25",
            (a, b, c, d) -> {
              Form full =
                  new Form(
                      List.of(number(over2(a, 1)), number(over2(b, 1))),
                      List.of(number(over2(c, 1)), number(over2(d, 1))));
              ShortGame reduced = plainValue(form(over2(b, 1), over2(c, 1)));
              return new PlainSearch(1_000_000).hasValue(full, reduced);
            });
  }
}
