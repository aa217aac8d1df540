package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.OddVersusEven.tau;

import org.gamester.analysis.Evaluator;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;

/** Section 6, the proof of Theorem 6: Left's best move splits an even heap n into n/2 and n/2-1. */
record EvenSplit(Evaluator evaluator) {

  private SplittlesGame g() {
    return OddVersusEven.oddVersusEven(evaluator);
  }

  private static Dyadic temperature(int n, int sixteenths) {
    return tau(n / 2).plus(Dyadic.of(sixteenths, 4));
  }

  private static Dyadic scoreAt(ShortGame leftOption, Dyadic t) {
    return Thermography.of(leftOption).wall(Player.RIGHT).valueAt(t);
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of2(
            "theorem6ProofThermalDomination",
            (n, s) ->
                g().optionValues(Player.LEFT, n).stream()
                    .map(option -> scoreAt(option, temperature(n, s)))
                    .reduce(Dyadic::max)
                    .orElseThrow())
        .of2(
            "theorem6ProofThermalDominationPrinted",
            (n, s) -> scoreAt(g().heapsValue(n / 2, n / 2 - 1), temperature(n, s)));
  }
}
