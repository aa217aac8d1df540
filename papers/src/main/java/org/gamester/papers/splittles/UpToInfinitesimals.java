package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;
import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.areClose;
import static org.gamester.values.infinitesimals.OrderModuloInfinitesimals.lessOrEqual;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;

/** Section 7: stops, comparison up to infinitesimals, and Proposition 12, for small games. */
final class UpToInfinitesimals {

  /** Infinitesimals that are added to options. */
  private final List<ShortGame> infinitesimals =
      List.of(
          ShortGame.ZERO,
          ShortGame.STAR,
          ShortGame.UP,
          ShortGame.numberUpStar(Dyadic.ZERO, -1, 1),
          ShortGame.ups(-2),
          ShortGame.of(ShortGame.ZERO, ShortGame.of(ShortGame.ZERO, ShortGame.integer(-1))));

  private final List<ShortGame> day2 = BornByDay.values(2);
  private final List<ShortGame> day3 = BornByDay.values(3);

  List<Claim> claims() {
    return List.of(
        equalStops(),
        converse(),
        numberish(),
        infinitesimalDifference(),
        orderedStops(),
        proposition12First(),
        proposition12Second());
  }

  private static List<Dyadic> stops(ShortGame game) {
    return List.of(game.leftStop(), game.rightStop());
  }

  private String pair(int g, int h) {
    return day2.get(g) + " and " + day2.get(h);
  }

  private Claim equalStops() {
    return PAPER
        .claim("Section 7, equal stops")
        .says("Games born by day 2 that differ by an infinitesimal have the same stops.")
        .forAll("g in 0..21 only", "h in 0..21 only")
        .domain("G - H is infinitesimal", (g, h) -> areClose(day2.get(g), day2.get(h)))
        .ofNamed((g, h) -> pair(g, h))
        .computed((g, h) -> stops(day2.get(g)))
        .printed((g, h) -> stops(day2.get(h)))
        .build();
  }

  private Claim converse() {
    return PAPER
        .claim("Section 7, converse")
        .says(
            "The converse is false: there are games with the same stops that do not differ by an"
                + " infinitesimal. Such pairs are counted among the first 120 games born by day 3.")
        .fact()
        .computed(() -> pairsWithEqualStopsOnly())
        .printed(Comparison.GREATER, () -> 0)
        .note("The first pair is {0,*,*2,+-1|-2} and {0|-2}; there is no such pair born by day 2.")
        .build();
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

  private Claim numberish() {
    return PAPER
        .claim("Section 7, numberish games")
        .says("A game born by day 3 whose stops are both x differs from x by an infinitesimal.")
        .forAll("g in 0..1473 only")
        .domain(
            "both stops of G are equal",
            g -> day3.get(g).leftStop().equals(day3.get(g).rightStop()))
        .ofNamed(g -> day3.get(g))
        .holds(g -> areClose(day3.get(g), ShortGame.number(day3.get(g).leftStop())))
        .build();
  }

  private Claim infinitesimalDifference() {
    return PAPER
        .claim("Section 7, order up to infinitesimals")
        .says(
            "G is at least H + e for some infinitesimal e (a multiple of v suffices) if and only if"
                + " the Right stop of G - H is at least 0; checked for games born by day 2.")
        .forAll("g in 0..21 only", "h in 0..21 only")
        .ofNamed((g, h) -> pair(g, h))
        .computed((g, h) -> day2.get(g).greaterOrEqual(day2.get(h).minus(ShortGame.ups(5))))
        .printed((g, h) -> lessOrEqual(day2.get(h), day2.get(g)))
        .build();
  }

  private Claim orderedStops() {
    return PAPER
        .claim("Section 7, ordered stops")
        .says(
            "If G is at least H up to infinitesimals, its stops are at least those of H; checked"
                + " for games born by day 2.")
        .forAll("g in 0..21 only", "h in 0..21 only")
        .domain("G >= H up to infinitesimals", (g, h) -> lessOrEqual(day2.get(h), day2.get(g)))
        .ofNamed((g, h) -> pair(g, h))
        .holds(
            (g, h) ->
                day2.get(g).leftStop().compareTo(day2.get(h).leftStop()) >= 0
                    && day2.get(g).rightStop().compareTo(day2.get(h).rightStop()) >= 0)
        .build();
  }

  private Claim proposition12First() {
    return PAPER
        .claim("Proposition 12 (i)")
        .says(
            "If G is not a number, removing options that are dominated up to infinitesimals changes"
                + " G only by an infinitesimal; checked for games born by day 3.")
        .forAll("g in 0..1473 only")
        .where("G is not a number", g -> !day3.get(g).isNumber())
        .ofNamed(g -> day3.get(g))
        .holds(
            g ->
                areClose(
                    day3.get(g),
                    ShortGame.of(
                        undominated(day3.get(g).leftOptions(), Player.LEFT),
                        undominated(day3.get(g).rightOptions(), Player.RIGHT))))
        .build();
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

  private Claim proposition12Second() {
    return PAPER
        .claim("Proposition 12 (ii)")
        .says(
            "If G is not a number, adding infinitesimals to its options (e to Left's, f to Right's)"
                + " changes G only by an infinitesimal; checked for games born by day 3.")
        .forAll("g in 0..299", "e in 0..5 only", "f in 0..5 only")
        .where("G is not a number", (g, e, f) -> !day3.get(g).isNumber())
        .ofNamed(
            (g, e, f) ->
                day3.get(g) + " with " + infinitesimals.get(e) + ", " + infinitesimals.get(f))
        .holds(
            (g, e, f) ->
                areClose(
                    day3.get(g),
                    ShortGame.of(
                        shifted(day3.get(g).leftOptions(), infinitesimals.get(e)),
                        shifted(day3.get(g).rightOptions(), infinitesimals.get(f)))))
        .build();
  }

  private static List<ShortGame> shifted(List<ShortGame> options, ShortGame by) {
    return options.stream().map(option -> option.plus(by)).toList();
  }
}
