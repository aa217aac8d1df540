package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Recursion.smaller;
import static org.gamester.papers.chessfights.Recursion.star;
import static org.gamester.values.ShortGame.integer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.ShortGame;

/** Lemma 5 on Left's options of g_k(n), with the displays of its proof. */
final class LeftOptionFunctions {

  private LeftOptionFunctions() {}

  private static ShortGame caseBForm(int k, int j) {
    List<ShortGame> left = new ArrayList<>(smaller(k, k + j).subList(k, k + j));
    left.add(integer(k - 1));
    return ShortGame.of(left, List.of(integer(j)));
  }

  private static ShortGame caseCForm(int k, int j) {
    Set<ShortGame> left = new HashSet<>(smaller(k, 2 * k + j).subList(2 * k, 2 * k + j));
    left.add(integer(k - 1));
    left.add(star(k - 1));
    return ShortGame.of(left, List.of(integer(j), ShortGame.of(integer(k - 1), integer(j))));
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2("lemma5ProofCaseBPrinted", (k, j) -> caseBForm(k, j))
        .of2(
            "lemma5ProofCaseBFirstHeapsPrinted",
            (k, j) -> {
              ShortGame most = integer(k - 1);
              List<ShortGame> left = new ArrayList<>(List.of(most));
              for (int i = 0; i < j; i++) {
                left.add(ShortGame.of(List.copyOf(left), List.of(integer(i))));
              }
              return ShortGame.of(left, List.of(integer(j)));
            })
        .of2("lemma5ProofCaseCPrinted", (k, j) -> caseCForm(k, j));
  }
}
