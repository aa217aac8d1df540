package org.gamester.papers.splittles;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 1: heaps, rows of boxes and partizan octal codes are the same game. */
final class Encodings {

  private final Evaluator evaluator;
  private final Catalogue catalogue = Catalogue.standard();

  Encodings(Evaluator evaluator) {
    this.evaluator = evaluator;
  }

  private SplittlesGame game(int left, int right) {
    return new SplittlesGame(Sets.ofMask(left), Sets.ofMask(right), evaluator);
  }

  private static Set<String> texts(Stream<SplittlesGame.HeapPair> pairs) {
    return pairs
        .map(SplittlesGame.HeapPair::toString)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private ShortGame octal(String left, String right, int n) {
    return evaluator.value(catalogue.read("octal{" + left + "|" + right + "}", "" + n));
  }

  private static String code(SubtractionSet set, char digit) {
    StringBuilder code = new StringBuilder("0.0");
    for (long s = set.next(0); s != Long.MAX_VALUE; s = set.next(s)) {
      while (code.length() < s + 2) {
        code.append('0');
      }
      code.setCharAt((int) s + 1, digit);
    }
    return code.toString();
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of2("section1Blocks", (a, n) -> texts(game(a, 0).rests(Player.LEFT, n).stream()))
        .of2(
            "section1BlocksPrinted",
            (a, n) ->
                texts(
                    BoxRow.full(game(a, 0), n).options(Player.LEFT).stream()
                        .map(row -> ((BoxRow) row).blocks())))
        .of3("section1BoxesPrinted", (a, b, n) -> evaluator.value(BoxRow.full(game(a, b), n)))
        .of1("section1OctalExamplePrinted", n -> octal("0.7007", "0.70007", n))
        .of3(
            "section1CodesOf0And7Printed",
            (a, b, n) -> octal(code(game(a, b).left(), '7'), code(game(a, b).right(), '7'), n))
        .of3(
            "section1CodesOf0And3Printed",
            (a, b, n) -> octal(code(game(a, b).left(), '3'), code(game(a, b).right(), '3'), n));
  }
}
