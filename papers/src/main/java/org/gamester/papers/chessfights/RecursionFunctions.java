package org.gamester.papers.chessfights;

import java.util.List;
import java.util.stream.IntStream;
import org.gamester.script.claims.JavaFunctions;

/** The recursion g_k(n): its motivation, its games, and the tables of g_1, g_2 and g_3. */
final class RecursionFunctions {

  private RecursionFunctions() {}

  /** The elements of a set encoded in binary, times m. */
  private static List<Integer> elements(int set, int m) {
    return IntStream.range(0, Integer.SIZE - 1)
        .filter(bit -> (set >> bit & 1) == 1)
        .mapToObj(bit -> m * (bit + 1))
        .toList();
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2(
            "section3TermsWithNegativeIndex",
            (k, n) -> Recursion.position(k, n).options(org.gamester.values.Player.RIGHT).size())
        .of3(
            "section3ImpartialSubtractionGamesName",
            (m, set, n) -> "m = " + m + ", S = " + elements(set, 1) + ", n = " + n)
        .of3(
            "section3ImpartialSubtractionGames",
            (m, set, n) -> Recursion.nimber(elements(set, m), n))
        .of3(
            "section3ImpartialSubtractionGamesPrinted",
            (m, set, n) -> Recursion.nimber(elements(set, 1), n / m));
  }
}
