package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.fraction;
import static org.gamester.papers.posets.PosetGames.over2;
import static org.gamester.papers.posets.PosetGames.plainValue;

import java.util.List;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.fitting.Fraction;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;

/** Sections 2.2.1 and 2.2.2: numbers, and Blue-Red Hackenbush. */
final class NumberClaims {

  private NumberClaims() {}

  static List<Claim> claims() {
    return List.of(
        equation1(),
        starIsNoNumber(),
        equation1ForEvenNumerators(),
        simplestInteger(),
        simplestFraction(),
        greatestAndSmallestOptions(),
        example26(),
        hackenbushStalks(),
        hackenbushTrees());
  }

  private static ShortGame number(Fraction x) {
    return ShortGame.number(x.toDyadic());
  }

  private static boolean hasValue(Position position, Fraction x) {
    return new PlainSearch(1_000_000).hasValue(position, number(x));
  }

  private static Form form(Fraction left, Fraction right) {
    return new Form(List.of(number(left)), List.of(number(right)));
  }

  private static Claim equation1() {
    return PAPER
        .claim("Definition 23, equation (1)")
        .says("m/2^j = {(m-1)/2^j | (m+1)/2^j} for j > 0 and m odd.")
        .forAll("j in 1..5", "m in -33..33")
        .where("m is odd", (j, m) -> m % 2 != 0)
        .of("{m}/2^{j}")
        .holds((j, m) -> hasValue(form(over2(m - 1L, j), over2(m + 1L, j)), over2(m, j)))
        .note("Checked by play: the second player wins {(m-1)/2^j | (m+1)/2^j} - m/2^j.")
        .build();
  }

  private static Claim starIsNoNumber() {
    return PAPER
        .claim("Section 2.2.1, *")
        .says("{0|0} is not a number.")
        .fact()
        .holds(() -> !ShortGame.of(List.of(ShortGame.ZERO), List.of(ShortGame.ZERO)).isNumber())
        .build();
  }

  private static Claim equation1ForEvenNumerators() {
    return PAPER
        .claim("Section 2.2.1, equation (1), any m")
        .says("{(m-1)/2^j | (m+1)/2^j} is a number, whether or not m is odd.")
        .forAll("j in 1..5", "m in -33..33")
        .of("{m}/2^{j}")
        .computed((j, m) -> plainValue(form(over2(m - 1L, j), over2(m + 1L, j))).isNumber())
        .printed((j, m) -> true)
        .note("It is m/2^j for m even too.")
        .build();
  }

  private static Claim simplestInteger() {
    return PAPER
        .claim("Definition 24, integers")
        .says(
            "If integers lie between the options, the game is the integer of least absolute value"
                + " between them (with Theorem 25).")
        .forAll("l in -14..14", "r in -14..14")
        .domain("l < r", (l, r) -> l < r)
        .domain("an integer lies between them", (l, r) -> integerBetween(l, r) < Integer.MAX_VALUE)
        .of("{{l}/4 | {r}/4}")
        .holds(
            (l, r) ->
                hasValue(form(fraction(l, 4), fraction(r, 4)), Fraction.of(integerBetween(l, r))))
        .build();
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

  private static Claim simplestFraction() {
    return PAPER
        .claim("Definition 24, fractions")
        .says("Otherwise it is the number i/2^j between them with the least j (with Theorem 25).")
        .forAll("l in -24..24", "r in -24..24")
        .domain("l < r", (l, r) -> l < r)
        .domain(
            "no integer lies between them",
            (l, r) -> Math.floorDiv(l, 16) == Math.floorDiv(r - 1, 16))
        .of("{{l}/16 | {r}/16}")
        .holds(
            (l, r) -> {
              Fraction left = fraction(l, 16);
              Fraction right = fraction(r, 16);
              return hasValue(form(left, right), simplest(l, r));
            })
        .build();
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

  private static Claim greatestAndSmallestOptions() {
    return PAPER
        .claim("Section 2.2.1, after Theorem 25")
        .says("The value of a number depends only on its greatest Left and its least Right option.")
        .forAll("a in -4..4", "b in -4..4", "c in -4..4", "d in -4..4")
        .domain("a <= b < c <= d", (a, b, c, d) -> a <= b && b < c && c <= d)
        .of("{{a}/2,{b}/2|{c}/2,{d}/2}")
        .holds(
            (a, b, c, d) -> {
              Form full =
                  new Form(
                      List.of(number(over2(a, 1)), number(over2(b, 1))),
                      List.of(number(over2(c, 1)), number(over2(d, 1))));
              ShortGame reduced = plainValue(form(over2(b, 1), over2(c, 1)));
              return new PlainSearch(1_000_000).hasValue(full, reduced);
            })
        .build();
  }

  private static Position hackenbush(String text) {
    return Catalogue.standard().rules("hackenbush").read(text);
  }

  private static Claim example26() {
    return PAPER
        .claim("Example 26")
        .says("A game of Blue-Red Hackenbush of value 1/2.")
        .fact()
        .computed(() -> plainValue(hackenbush("xo")))
        .lost("the picture; only the value 1/2 of the display remains")
        .refitted("the stalk of a blue edge with a red edge above it is 1/2", () -> fraction(1, 2))
        .build();
  }

  private static Claim hackenbushStalks() {
    return PAPER
        .claim("Section 2.2.2, stalks")
        .says("The value of finite Blue-Red Hackenbush is a dyadic number; checked for stalks.")
        .forAll("n in 1..7", "colours in 0..127 only")
        .domain("colours < 2^n", (n, colours) -> colours < 1 << n)
        .ofNamed(NumberClaims::stalk)
        .computed((n, colours) -> plainValue(hackenbush(stalk(n, colours))).isNumber())
        .printed((n, colours) -> true)
        .build();
  }

  private static String stalk(int n, int colours) {
    StringBuilder edges = new StringBuilder();
    for (int i = 0; i < n; i++) {
      edges.append((colours >> i & 1) == 0 ? 'x' : 'o');
    }
    return edges.toString();
  }

  private static Claim hackenbushTrees() {
    return PAPER
        .claim("Section 2.2.2, trees")
        .says(
            "The value of finite Blue-Red Hackenbush is a dyadic number; checked for small trees.")
        .forAll("colours in 0..31 only")
        .ofNamed(NumberClaims::tree)
        .computed(colours -> plainValue(hackenbush(tree(colours))).isNumber())
        .printed(colours -> true)
        .build();
  }

  private static String tree(int colours) {
    String edges = stalk(5, colours);
    return edges.charAt(0) + "(" + edges.substring(1, 3) + ";" + edges.substring(3) + ")";
  }
}
