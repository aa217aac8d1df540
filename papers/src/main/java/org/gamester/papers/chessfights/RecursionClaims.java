package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;

import java.util.List;
import java.util.stream.IntStream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimBuilder;
import org.gamester.lab.claims.Condition;
import org.gamester.lab.claims.Formula;
import org.gamester.values.ShortGame;

/** The recursion g_k(n): its motivation, its games, and the tables of g_1, g_2 and g_3. */
final class RecursionClaims {

  private static final PrintedTable G =
      PrintedTable.read(
          """
          0;*;*2;{0|*,*2};{0|*2,{0|*,*2}};{0|{0|*,*2},{0|*2,{0|*,*2}}};{0|{0|*2,{0|*,*2}},{0|{0|*,*2},{0|*2,{0|*,*2}}}}
          0;1;{1|0};1*;{1,1*|0,{1|0}};1*2;{1|{1|0},{1,1*|0,{1|0}}};{1|1*,1*2};{1|{1,1*|0,{1|0}},{1|{1|0},{1,1*|0,{1|0}}}}
          0;1;2;{2|0};{2|1};2*;{2,2*|0,{2|0}};{2,2*|1,{2|1}};2*2;{2|{2|0},{2,2*|0,{2|0}}};{2|{2|1},{2,2*|1,{2|1}}}\
          """);

  private static final int FIRST_IN_COPY_WITHOUT_BRACE_1 = 6;
  private static final int FIRST_IN_COPY_WITHOUT_BRACE_2 = 8;

  private RecursionClaims() {}

  static List<Claim> claims() {
    return List.of(
        heapAndRecursion(),
        heapAndSubtraction(),
        farBelow(),
        undefinedTerms(),
        plicate(),
        table(1, FIRST_IN_COPY_WITHOUT_BRACE_1),
        damagedEntry(1, FIRST_IN_COPY_WITHOUT_BRACE_1),
        table(2, FIRST_IN_COPY_WITHOUT_BRACE_2),
        damagedEntry(2, FIRST_IN_COPY_WITHOUT_BRACE_2),
        table(3, G.rows().get(2).size()),
        canonical(1),
        canonical(2),
        canonical(3));
  }

  private static Claim heapAndRecursion() {
    return PAPER
        .claim("Section 3, recursion and heap")
        .says("g_k(n) = {g_k(0), ..., g_k(n-1) | g_k(n-k), g_k(n-2k)} is a heap of n.")
        .forAll("k in 1..6", "n in 0..24")
        .of("g_{k}({n})")
        .computed((k, n) -> Recursion.g(k, n))
        .printed((k, n) -> ShortGame.of(Recursion.smaller(k, n), Recursion.rightOptions(k, n)))
        .build();
  }

  private static Claim heapAndSubtraction() {
    return PAPER
        .claim("Section 3, partizan subtraction")
        .says("g_k is the subtraction game in which Left takes any number, and Right k or 2k.")
        .forAll("k in 1..6", "n in 0..24")
        .of("g_{k}({n})")
        .computed((k, n) -> Recursion.g(k, n))
        .printed((k, n) -> Recursion.subtraction(k, n))
        .build();
  }

  private static Claim farBelow() {
    return PAPER
        .claim("Section 3, motivation")
        .says("Sufficiently far below the diagonal, (x,y) = g_1(y).")
        .forAll("x in 0..20", "y in 0..12")
        .where("x >= 2y", (x, y) -> x >= 2 * y)
        .of("({x},{y})")
        .computed((x, y) -> Board.value(x, y))
        .printed((x, y) -> Recursion.g(1, y))
        .note("The bound x >= 2y is ours; the paper gives none.")
        .build();
  }

  private static Claim undefinedTerms() {
    return PAPER
        .claim("Section 3, terms with negative index")
        .says("If n-k or n-2k is negative, Right does not have that option.")
        .forAll("k in 1..6", "n in 0..24")
        .of("g_{k}({n})")
        .computed(
            (k, n) -> Recursion.position(k, n).options(org.gamester.values.Player.RIGHT).size())
        .printed((k, n) -> n < k ? 0 : n < 2 * k ? 1 : 2)
        .build();
  }

  private static Claim plicate() {
    return PAPER
        .claim("Section 3, impartial subtraction games")
        .says(
            "Subtraction(m s_1, ..., m s_j) is the m-plicate of Subtraction(s_1, ..., s_j): its"
                + " nimber at n is that of the latter at [n/m].")
        .forAll("m in 1..4", "set in 1..31", "n in 0..30")
        .ofNamed((m, set, n) -> "m = " + m + ", S = " + elements(set, 1) + ", n = " + n)
        .computed((m, set, n) -> Recursion.nimber(elements(set, m), n))
        .printed((m, set, n) -> Recursion.nimber(elements(set, 1), n / m))
        .note("S runs over the sets with elements up to 5, encoded in binary.")
        .build();
  }

  /** The elements of a set encoded in binary, times m. */
  private static List<Integer> elements(int set, int m) {
    return IntStream.range(0, Integer.SIZE - 1)
        .filter(bit -> (set >> bit & 1) == 1)
        .mapToObj(bit -> m * (bit + 1))
        .toList();
  }

  /** The entries of the table of g_k before {@code end}. */
  private static Claim table(int k, int end) {
    return entries(k, "n in 0.." + (end - 1) + " only", "table of g_" + k, "")
        .printed(n -> G.value(k - 1, n))
        .build();
  }

  private static Claim damagedEntry(int k, int n) {
    return entries(k, "n in " + n + " only", "table of g_" + k, ", n = " + n)
        .garbled("a brace is missing at the end")
        .corrected(G.text(k - 1, n), m -> G.value(k - 1, m))
        .build();
  }

  private static ClaimBuilder<Formula.Of1, Condition.Of1> entries(
      int k, String range, String table, String which) {
    return PAPER
        .claim("Section 3, " + table + which)
        .says("The values of g_" + k + "(n) are those of the table.")
        .forAll(range)
        .of("g_" + k + "({n})")
        .computed(n -> Recursion.g(k, n));
  }

  private static Claim canonical(int k) {
    return PAPER
        .claim("Section 3, table of g_" + k + ", canonical forms")
        .says("The entries are in canonical form.")
        .forAll("n in 0.." + (G.rows().get(k - 1).size() - 1) + " only")
        .of("g_" + k + "({n})")
        .holds(n -> PrintedForm.isCanonical(G.text(k - 1, n)))
        .build();
  }
}
