package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptions;
import static org.gamester.papers.posets.PosetGames.rows;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.script.claims.JavaFunctions;

/** The part of the proof of Lemma 37 for y = z = 2: the first row compared with the others. */
final class RowsOfTwoFunctions {

  private RowsOfTwoFunctions() {}

  /**
   * The options of A(x,2,2) that remain by the first part of Lemma 37, without A(x,2,0) and A(x).
   */
  private static List<Set<String>> bestTwoRowsOptions(int x) {
    return greatestBoxOptions(x, 2, 2).stream()
        .map(
            options -> {
              Set<String> kept = new TreeSet<>(options);
              kept.removeAll(diagrams(rows(x, 2), rows(x)));
              return kept;
            })
        .toList();
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of3("lemma37ProofYZ2TheOptionsX4", (x, y, z) -> bestTwoRowsOptions(x))
        .of0("lemma37ProofYZ2TheOptionsX3", () -> bestTwoRowsOptions(3))
        .of0("lemma37ProofYZ2TheOptionsX2", () -> bestTwoRowsOptions(2));
  }
}
