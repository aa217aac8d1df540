package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.poset;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3.1: Theorems 29 to 31, on all small posets. */
final class PosetTheoremClaims {

  private static final String ELEMENTS = "n in 0..4";
  private static final String ORDERS = "order in 0..63 only";
  private static final String COLOURS = "colours in 0..15 only";

  private PosetTheoremClaims() {}

  static List<Claim> claims() {
    return List.of(
        theorem29(),
        theorem29OnDiagrams(),
        optionsAndGame(Player.LEFT, Comparison.LESS),
        optionsAndGame(Player.RIGHT, Comparison.GREATER),
        leftOptionsBelowRightOptions(),
        theorem30Positive(),
        theorem30BelowOne(),
        theorem30OnDiagrams(),
        theorem31(),
        optionOfAnOption(),
        winnerOfADiagram());
  }

  private static Claim theorem29() {
    return PAPER
        .claim("Theorem 29")
        .says("All poset games are numbers.")
        .forAll(ELEMENTS, ORDERS, "colours in 0..80 only")
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 3))
        .where(
            "every element is black or white",
            (n, order, colours) -> SmallPosets.isBlackAndWhite(n, colours))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 3))
        .computed(
            (n, order, colours) ->
                plainValue(poset(SmallPosets.text(n, order, colours, 3))).isNumber())
        .printed((n, order, colours) -> true)
        .note(
            "Elements that both players may remove are excluded by Definition 28; the game with one"
                + " such element is *.")
        .build();
  }

  private static Claim theorem29OnDiagrams() {
    return PAPER
        .claim("Theorem 29, diagrams")
        .says("Games on chess-coloured Young diagrams are numbers.")
        .forAll("x in 0..7", "y in 0..6", "z in 0..5")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .computed((x, y, z) -> plainValue(diagram(x, y, z)).isNumber())
        .printed((x, y, z) -> true)
        .build();
  }

  private static Position small(int n, int order, int colours) {
    return poset(SmallPosets.text(n, order, colours, 2));
  }

  private static Claim optionsAndGame(Player player, Comparison comparison) {
    return PAPER
        .claim(
            player == Player.LEFT
                ? "Theorem 29, proof, Left options"
                : "Theorem 29, proof, Right options")
        .says(
            player == Player.LEFT
                ? "Every Left option is less than the game."
                : "Every Right option is greater than the game.")
        .forAll(ELEMENTS, ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 2))
        .holds(
            (n, order, colours) -> {
              Position game = small(n, order, colours);
              ShortGame value = plainValue(game);
              return game.options(player).stream()
                  .allMatch(option -> comparison.holds(plainValue(option), value));
            })
        .build();
  }

  private static Claim leftOptionsBelowRightOptions() {
    return PAPER
        .claim("Theorem 29, proof, conclusion")
        .says("Every Left option is less than every Right option.")
        .forAll(ELEMENTS, ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 2))
        .holds(
            (n, order, colours) -> {
              Position game = small(n, order, colours);
              return game.options(Player.LEFT).stream()
                  .allMatch(
                      left ->
                          game.options(Player.RIGHT).stream()
                              .allMatch(
                                  right ->
                                      Comparison.LESS.holds(plainValue(left), plainValue(right))));
            })
        .build();
  }

  private static Claim theorem30Positive() {
    return PAPER
        .claim("Theorem 30, G > 0")
        .says("If the least element is white and covered only by black elements, G > 0.")
        .forAll("n in 0..4", ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .where("only black elements cover it", SmallPosets::hasBlackMinimals)
        .ofNamed(SmallPosets::onWhite)
        .computed((n, order, colours) -> plainValue(poset(SmallPosets.onWhite(n, order, colours))))
        .printed(Comparison.GREATER, (n, order, colours) -> 0)
        .note("n is the number of other elements. The hypothesis on the covers is not needed.")
        .build();
  }

  private static Claim theorem30BelowOne() {
    return PAPER
        .claim("Theorem 30, G < 1")
        .says("If the least element is white and covered only by black elements, G < 1.")
        .forAll("n in 0..4", ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .where("only black elements cover it", SmallPosets::hasBlackMinimals)
        .ofNamed(SmallPosets::onWhite)
        .computed((n, order, colours) -> plainValue(poset(SmallPosets.onWhite(n, order, colours))))
        .printed(Comparison.LESS, (n, order, colours) -> 1)
        .amendedWhere("there are at least two elements", (n, order, colours) -> n >= 1)
        .note(
            "n is the number of other elements. A single white element has no cover, and its value"
                + " is 1; the Right option of the proof does not exist.")
        .build();
  }

  private static Claim theorem30OnDiagrams() {
    return PAPER
        .claim("Theorem 30, remark")
        .says("0 < G < 1 for all chess-coloured Young diagrams.")
        .forAll("x in 1..8", "y in 0..6", "z in 0..4")
        .domain("x >= y >= z", (x, y, z) -> x >= y && y >= z)
        .of("A({x},{y},{z})")
        .holds(
            (x, y, z) -> {
              ShortGame value = value(diagram(x, y, z));
              return Comparison.GREATER.holds(value, 0) && Comparison.LESS.holds(value, 1);
            })
        .showing((x, y, z) -> "value " + value(diagram(x, y, z)))
        .amendedWhere("there is more than one box", (x, y, z) -> x > 1)
        .build();
  }

  private static Claim theorem31() {
    return PAPER
        .claim("Theorem 31")
        .says("Of two comparable elements of the same colour, the lower one is the worse move.")
        .forAll(ELEMENTS, ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 2))
        .holds(
            (n, order, colours) ->
                SmallPosets.comparablePairsOfAColour(n, order, colours).stream()
                    .allMatch(
                        pair -> {
                          boolean white = SmallPosets.isWhite(n, colours, pair[0]);
                          ShortGame lower = plainValue(after(n, order, colours, pair[0]));
                          ShortGame upper = plainValue(after(n, order, colours, pair[1]));
                          return (white ? Comparison.LESS : Comparison.GREATER).holds(lower, upper);
                        }))
        .build();
  }

  private static Position after(int n, int order, int colours, int element) {
    Player owner = SmallPosets.isWhite(n, colours, element) ? Player.LEFT : Player.RIGHT;
    return small(n, order, colours)
        .options(owner)
        .get(SmallPosets.indexOfMove(n, colours, element));
  }

  private static Claim optionOfAnOption() {
    return PAPER
        .claim("Theorem 31, proof")
        .says(
            "Removing the lower of two comparable elements of the same colour leaves an option of"
                + " what removing the upper one leaves.")
        .forAll(ELEMENTS, ORDERS, COLOURS)
        .domain(
            "the numbers encode a poset",
            (n, order, colours) -> SmallPosets.exists(n, order, colours, 2))
        .ofNamed((n, order, colours) -> SmallPosets.text(n, order, colours, 2))
        .holds(
            (n, order, colours) ->
                SmallPosets.comparablePairsOfAColour(n, order, colours).stream()
                    .allMatch(
                        pair -> {
                          Player owner =
                              SmallPosets.isWhite(n, colours, pair[0]) ? Player.LEFT : Player.RIGHT;
                          String lower = after(n, order, colours, pair[0]).text();
                          return after(n, order, colours, pair[1]).options(owner).stream()
                              .anyMatch(option -> option.text().equals(lower));
                        }))
        .build();
  }

  private static Claim winnerOfADiagram() {
    return PAPER
        .claim("Section 4, the winner")
        .says(
            "On a Young diagram with any colouring, the player who has the colour of the upper left"
                + " corner wins.")
        .forAll("x in 1..4", "y in 0..3", "colours in 0..127 only")
        .domain("x >= y", (x, y, colours) -> x >= y)
        .domain("colours < 2^(x+y)", (x, y, colours) -> colours < 1 << (x + y))
        .ofNamed(PosetTheoremClaims::colouredRows)
        .computed(
            (x, y, colours) -> plainValue(poset(colouredRows(x, y, colours))).outcome().name())
        .printed((x, y, colours) -> (colours & 1) == 0 ? "L" : "R")
        .build();
  }

  private static String colouredRows(int x, int y, int colours) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < x + y; i++) {
      rows.append(i == x ? "|" : "").append((colours >> i & 1) == 0 ? 'x' : 'o');
    }
    return rows.toString();
  }
}
