package org.gamester.papers.splittles;

import java.util.HashSet;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3: {1} versus {k}. */
record OneVersusOneNumber(Evaluator evaluator) {

  private SplittlesGame game(int k) {
    return new SplittlesGame(Sets.ofMask(1), Sets.ofMask(1 << (k - 1)), evaluator);
  }

  private ShortGame decomposed(int k, int n) {
    return game(k).heapValue(k).times(n / k).plus(game(k).heapValue(n % k));
  }

  /** The values of the options of a player in the decomposed heap. */
  private Set<ShortGame> options(Player player, int k, int n) {
    Set<ShortGame> options = new HashSet<>();
    for (int part : n / k == 0 ? new int[] {n} : new int[] {k, n % k}) {
      ShortGame others = decomposed(k, n - part);
      game(k).optionValues(player, part).forEach(option -> options.add(option.plus(others)));
    }
    return options;
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of2(
            "theorem2ProofLeftSMoves",
            (k, n) ->
                Set.copyOf(game(k).optionValues(Player.LEFT, n)).equals(options(Player.LEFT, k, n)))
        .of2(
            "theorem2ProofRightSMoves",
            (k, n) ->
                game(k).optionValues(Player.RIGHT, n).stream()
                    .allMatch(
                        option ->
                            options(Player.RIGHT, k, n).stream().anyMatch(option::greaterOrEqual)));
  }
}
