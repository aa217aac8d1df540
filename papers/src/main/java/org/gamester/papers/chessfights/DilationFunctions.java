package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Recursion.g;
import static org.gamester.values.ShortGame.integer;

import java.util.stream.Collectors;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/** Theorem 2: g_k is obtained from the forms of g_1. */
final class DilationFunctions {

  private DilationFunctions() {}

  /** The value J of Theorem 2, from a form of g_1([n/k]). */
  private static ShortGame changed(GameForm form, int k, int n) {
    return new Surgery(integer(k - 1), integer(n % k)).of(form);
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of2("theorem22Printed", (k, n) -> changed(Recursion.definition(n / k), k, n))
        .of2("theorem22OnCanonicalFormsPrinted", (k, n) -> changed(GameForm.of(g(1, n / k)), k, n))
        .of2(
            "theorem2ProofLeftOptionsPrinted",
            (k, n) ->
                g(1, n / k).leftOptions().stream()
                    .map(option -> option.plus(integer(k - 1)))
                    .collect(Collectors.toSet()));
  }
}
