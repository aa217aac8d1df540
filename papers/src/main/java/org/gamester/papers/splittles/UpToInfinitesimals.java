package org.gamester.papers.splittles;

import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.areClose;
import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.lessOrEqual;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;

/** Section 7: stops, comparison up to infinitesimals, and Proposition 12, for small games. */
final class UpToInfinitesimals {

  private final List<ShortGame> day3 = BornByDay.values(3);

  private static List<Dyadic> stops(ShortGame game) {
    return List.of(game.leftStop(), game.rightStop());
  }

  private int pairsWithEqualStopsOnly() {
    int pairs = 0;
    for (ShortGame g : day3.subList(0, 120)) {
      for (ShortGame h : day3.subList(0, 120)) {
        if (stops(g).equals(stops(h)) && !areClose(g, h)) {
          pairs++;
        }
      }
    }
    return pairs;
  }

  /** The options that remain when dominated options are removed one after the other. */
  static List<ShortGame> undominated(List<ShortGame> options, Player player) {
    List<ShortGame> left = new ArrayList<>(options);
    for (ShortGame option : options) {
      boolean dominated =
          left.stream()
              .anyMatch(
                  other ->
                      !other.equals(option)
                          && (player == Player.LEFT
                              ? lessOrEqual(option, other)
                              : lessOrEqual(other, option)));
      if (dominated) {
        left.remove(option);
      }
    }
    return left;
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of0("section7Converse", () -> pairsWithEqualStopsOnly())
        .of1(
            "proposition12I",
            g ->
                areClose(
                    day3.get(g),
                    ShortGame.of(
                        undominated(day3.get(g).leftOptions(), Player.LEFT),
                        undominated(day3.get(g).rightOptions(), Player.RIGHT))));
  }
}
