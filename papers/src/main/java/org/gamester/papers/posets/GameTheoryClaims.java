package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.analysis.PlainSearch;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;

/**
 * Section 2.2: the notation for games, on all 22 games born by day 2. Statements about play are
 * checked by plain search, statements about values by the algebra.
 */
final class GameTheoryClaims {

  private static final String RANGE = "g in 0..21 only";
  private static final String OTHER_RANGE = "h in 0..21 only";

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

  List<Claim> claims() {
    return List.of(
        outcomeClass("G > 0", "Left has a winning strategy", Relation.GREATER, Outcome.L),
        outcomeClass("G < 0", "Right has a winning strategy", Relation.LESS, Outcome.R),
        outcomeClass("G = 0", "the second player wins", Relation.EQUAL, Outcome.P),
        outcomeClass("G || 0", "the first player wins", Relation.CONFUSED, Outcome.N),
        example("0", "{|} is 0, and the first player loses", ShortGame.ZERO, Outcome.P),
        example("1", "{0|} is positive, and Left wins", ShortGame.ONE, Outcome.L),
        example("-1", "{|0} is negative, and Right wins", ShortGame.ONE.negate(), Outcome.R),
        example("*", "in {0|0} the second player loses", ShortGame.STAR, Outcome.N),
        winner("G >= 0", "Left wins moving second", Comparison.AT_LEAST, Player.RIGHT, true),
        winner("G <= 0", "Right wins moving second", Comparison.AT_MOST, Player.LEFT, false),
        winner(
            "G |> 0", "Left wins moving first", Comparison.GREATER_OR_CONFUSED, Player.LEFT, true),
        winner(
            "G <| 0", "Right wins moving first", Comparison.LESS_OR_CONFUSED, Player.RIGHT, false),
        addition(),
        negation(),
        relations(),
        dominatedOption("Theorem 20, Left", Player.LEFT),
        dominatedOption("Theorem 20, Right", Player.RIGHT));
  }

  private Claim outcomeClass(String sign, String who, Relation relation, Outcome outcome) {
    return PAPER
        .claim("Definition 14, " + sign)
        .says(sign + " if " + who + ".")
        .forAll(RANGE)
        .ofNamed(games::get)
        .computed(g -> outcome(games.get(g)) == outcome)
        .printed(g -> games.get(g).relationTo(ShortGame.ZERO) == relation)
        .build();
  }

  private static Claim example(String name, String statement, ShortGame game, Outcome outcome) {
    return PAPER
        .claim("Example 15, " + name)
        .says(statement + ".")
        .fact()
        .computed(() -> search().outcome(new Form(game.leftOptions(), game.rightOptions())))
        .printed(() -> outcome)
        .build();
  }

  private Claim winner(
      String sign, String who, Comparison comparison, Player first, boolean winsLeft) {
    var claim =
        PAPER
            .claim("Definition 16, " + sign)
            .says(sign + " if and only if " + who + ".")
            .forAll(RANGE)
            .ofNamed(games::get)
            .computed(
                g ->
                    search().wins(new ValuePosition(games.get(g)), first)
                        == (first == Player.LEFT)
                        == winsLeft);
    return winsLeft
        ? claim
            .garbled("both lines on Left read G > 0, with the bar or the triangle lost")
            .corrected(
                sign + " if and only if " + who,
                g -> comparison.holds(games.get(g), ShortGame.ZERO))
            .build()
        : claim.printed(g -> comparison.holds(games.get(g), ShortGame.ZERO)).build();
  }

  private Claim addition() {
    return PAPER
        .claim("Definition 17, addition")
        .says("A move in G + H is a move in one of the two games, with the other left unchanged.")
        .forAll(RANGE, OTHER_RANGE)
        .ofNamed((g, h) -> games.get(g) + " and " + games.get(h))
        .computed((g, h) -> games.get(g).plus(games.get(h)))
        .printed(
            (g, h) ->
                ShortGame.of(
                    sums(games.get(g), games.get(h), Player.LEFT),
                    sums(games.get(g), games.get(h), Player.RIGHT)))
        .build();
  }

  private static List<ShortGame> sums(ShortGame g, ShortGame h, Player player) {
    List<ShortGame> sums = new ArrayList<>();
    g.options(player).forEach(option -> sums.add(option.plus(h)));
    h.options(player).forEach(option -> sums.add(g.plus(option)));
    return sums;
  }

  private Claim negation() {
    return PAPER
        .claim("Definition 17, negation")
        .says("In -G the roles of the players are exchanged, so the second player wins G - G.")
        .forAll(RANGE)
        .ofNamed(games::get)
        .computed(g -> outcome(games.get(g), games.get(g).negate()))
        .printed(g -> Outcome.P)
        .build();
  }

  private Claim relations() {
    return PAPER
        .claim("Definition 18")
        .says("The relation of G to H is that of G - H to 0.")
        .forAll(RANGE, OTHER_RANGE)
        .ofNamed((g, h) -> games.get(g) + " and " + games.get(h))
        .computed(
            (g, h) ->
                switch (outcome(games.get(g), games.get(h).negate())) {
                  case L -> Relation.GREATER;
                  case R -> Relation.LESS;
                  case P -> Relation.EQUAL;
                  case N -> Relation.CONFUSED;
                  case D, PHat, PCheck, NHat, NCheck ->
                      throw new IllegalStateException("a draw in a short game");
                })
        .garbled("the text has G H instead of G - H, four times")
        .corrected(
            "G > H, G < H, G = H, G || H as G - H > 0, < 0, = 0, || 0",
            (g, h) -> games.get(g).relationTo(games.get(h)))
        .build();
  }

  private Claim dominatedOption(String number, Player player) {
    return PAPER
        .claim(number)
        .says(
            player == Player.LEFT
                ? "A Left option that is at most another Left option can be removed."
                : "A Right option that is at least another Right option can be removed.")
        .forAll(RANGE, OTHER_RANGE)
        .domain(
            "G is dominated by H",
            (g, h) ->
                player == Player.LEFT
                    ? games.get(g).lessOrEqual(games.get(h))
                    : games.get(g).greaterOrEqual(games.get(h)))
        .ofNamed((g, h) -> games.get(g) + " and " + games.get(h))
        .computed(
            (g, h) -> {
              List<ShortGame> both = List.of(games.get(g), games.get(h));
              List<ShortGame> others = List.of(ShortGame.ZERO);
              Form form = player == Player.LEFT ? new Form(both, others) : new Form(others, both);
              List<ShortGame> one = List.of(games.get(h));
              return search()
                  .hasValue(
                      form,
                      player == Player.LEFT
                          ? ShortGame.of(one, others)
                          : ShortGame.of(others, one));
            })
        .printed((g, h) -> true)
        .note("The other player's only option is 0 throughout.")
        .build();
  }
}
