package org.gamester.papers.chessfights;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/** The recursion g_k(n) as a heap game, as a subtraction game, and as a literal form. */
final class Recursion {

  private static final Evaluator EVALUATOR = new Evaluator();

  private Recursion() {}

  /** The value of g_k(n), by the rules of the heap game. */
  static ShortGame g(int k, int n) {
    return EVALUATOR.value(position(k, n));
  }

  static Position position(int k, int n) {
    return Catalogue.standard().read("gk{" + k + "}", Integer.toString(n));
  }

  /** The nimber of a heap of n in a subtraction game. */
  static long nimber(List<Integer> taken, int n) {
    String set = String.join(",", taken.stream().map(String::valueOf).toList());
    return EVALUATOR.nimber(
        Catalogue.standard().read("subtraction{" + set + "}", Integer.toString(n)));
  }

  /** g_k(0), ..., g_k(n-1). */
  static List<ShortGame> smaller(int k, int n) {
    return IntStream.range(0, n).mapToObj(m -> g(k, m)).toList();
  }

  /** The form that defines g_1(n), with all dominated and reversible options. */
  static GameForm definition(int n) {
    List<GameForm> forms = new ArrayList<>();
    for (int m = 0; m <= n; m++) {
      forms.add(
          GameForm.of(
              forms, IntStream.of(m - 1, m - 2).filter(i -> i >= 0).mapToObj(forms::get).toList()));
    }
    return forms.getLast();
  }

  /** m + *, or the integer m itself. */
  static ShortGame star(int m) {
    return ShortGame.integer(m).plus(ShortGame.STAR);
  }
}
