package org.gamester.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/**
 * All games born by a day, from those born the day before: every game has a form whose option sets
 * are antichains of those (a dominated option can go), so that all pairs of antichains are tried.
 */
final class BornByDay {
  private BornByDay() {}

  /** The 22 games born by day 2. */
  static List<ShortGame> two() {
    return next(next(List.of(ShortGame.ZERO)));
  }

  /** The games born a day after {@code born}. */
  static List<ShortGame> next(List<ShortGame> born) {
    List<List<ShortGame>> antichains = antichains(born);
    Set<ShortGame> games = new LinkedHashSet<>();
    for (List<ShortGame> left : antichains) {
      for (List<ShortGame> right : antichains) {
        games.add(ShortGame.of(left, right));
      }
    }
    return List.copyOf(games);
  }

  /** The sets of pairwise confused games, the empty set among them. */
  static List<List<ShortGame>> antichains(List<ShortGame> games) {
    List<List<ShortGame>> antichains = new ArrayList<>();
    antichains.add(List.of());
    for (ShortGame game : games) {
      for (List<ShortGame> smaller : List.copyOf(antichains)) {
        if (smaller.stream().allMatch(one -> one.relationTo(game) == Relation.CONFUSED)) {
          List<ShortGame> larger = new ArrayList<>(smaller);
          larger.add(game);
          antichains.add(List.copyOf(larger));
        }
      }
    }
    return antichains;
  }
}
