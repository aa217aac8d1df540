package org.gamester.papers.posets;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.analysis.PlainSearch;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/**
 * Section 2.2: the notation for games, on all 22 games born by day 2. Statements about play are
 * checked by plain search, statements about values by the algebra.
 */
final class GameTheoryFunctions {

  private final List<ShortGame> games = bornByDay2();

  private static List<ShortGame> bornByDay2() {
    List<ShortGame> day1 =
        List.of(ShortGame.ZERO, ShortGame.STAR, ShortGame.ONE, ShortGame.ONE.negate());
    Set<ShortGame> born = new LinkedHashSet<>();
    for (int left = 0; left < 16; left++) {
      for (int right = 0; right < 16; right++) {
        born.add(ShortGame.of(subset(day1, left), subset(day1, right)));
      }
    }
    return List.copyOf(born);
  }

  private static List<ShortGame> subset(List<ShortGame> games, int bits) {
    List<ShortGame> chosen = new ArrayList<>();
    for (int i = 0; i < games.size(); i++) {
      if ((bits >> i & 1) != 0) {
        chosen.add(games.get(i));
      }
    }
    return chosen;
  }

  private static PlainSearch search() {
    return new PlainSearch(1_000_000);
  }

  private static Outcome outcome(ShortGame... games) {
    List<Position> parts = new ArrayList<>();
    for (ShortGame game : games) {
      parts.add(new ValuePosition(game));
    }
    return search().outcome(DisjunctiveSum.of(parts));
  }

  private static List<ShortGame> sums(ShortGame g, ShortGame h, Player player) {
    List<ShortGame> sums = new ArrayList<>();
    g.options(player).forEach(option -> sums.add(option.plus(h)));
    h.options(player).forEach(option -> sums.add(g.plus(option)));
    return sums;
  }

  private static ShortGame[] games(Object list) {
    return ((List<?>) list).stream().map(ShortGame.class::cast).toArray(ShortGame[]::new);
  }

  /** Whether g beside h, which dominates it, can be removed; the other player's option is 0. */
  private static boolean isRemovable(Player player, ShortGame g, ShortGame h) {
    List<ShortGame> both = List.of(g, h);
    List<ShortGame> others = List.of(ShortGame.ZERO);
    Form form = player == Player.LEFT ? new Form(both, others) : new Form(others, both);
    List<ShortGame> one = List.of(h);
    return search()
        .hasValue(
            form, player == Player.LEFT ? ShortGame.of(one, others) : ShortGame.of(others, one));
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of1("born", games::get)
        .objects("played", 1, of -> outcome(games(of[0])))
        .objects(
            "wins", 2, of -> search().wins(new ValuePosition((ShortGame) of[0]), (Player) of[1]))
        .objects(
            "removable", 3, of -> isRemovable((Player) of[0], (ShortGame) of[1], (ShortGame) of[2]))
        .of2(
            "definition17AdditionPrinted",
            (g, h) ->
                ShortGame.of(
                    sums(games.get(g), games.get(h), Player.LEFT),
                    sums(games.get(g), games.get(h), Player.RIGHT)))
        .of2(
            "definition18",
            (g, h) ->
                switch (outcome(games.get(g), games.get(h).negate())) {
                  case L -> Relation.GREATER;
                  case R -> Relation.LESS;
                  case P -> Relation.EQUAL;
                  case N -> Relation.CONFUSED;
                  case D, PHat, PCheck, NHat, NCheck ->
                      throw new IllegalStateException("a draw in a short game");
                });
  }
}
