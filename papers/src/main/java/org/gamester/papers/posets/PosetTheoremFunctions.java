package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.poset;
import static org.gamester.papers.posets.PosetGames.value;

import org.gamester.lab.claims.Comparison;
import org.gamester.rulesets.Position;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3.1: Theorems 29 to 31, on all small posets. */
final class PosetTheoremFunctions {

  private PosetTheoremFunctions() {}

  static Position small(int n, int order, int colours) {
    return poset(SmallPosets.text(n, order, colours, 2));
  }

  private static Position after(int n, int order, int colours, int element) {
    Player owner = SmallPosets.isWhite(n, colours, element) ? Player.LEFT : Player.RIGHT;
    return small(n, order, colours)
        .options(owner)
        .get(SmallPosets.indexOfMove(n, colours, element));
  }

  static String colouredRows(int x, int y, int colours) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < x + y; i++) {
      rows.append(i == x ? "|" : "").append((colours >> i & 1) == 0 ? 'x' : 'o');
    }
    return rows.toString();
  }

  /** Whether all options of a player are less, or for Right greater, than the game. */
  private static boolean optionsAreWorse(Player player, Position game) {
    ShortGame value = plainValue(game);
    Comparison comparison = player == Player.LEFT ? Comparison.LESS : Comparison.GREATER;
    return game.options(player).stream()
        .allMatch(option -> comparison.holds(plainValue(option), value));
  }

  private static int integer(Object object) {
    return Math.toIntExact(((ShortGame) object).leftStop().longValueExact());
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of3(
            "theorem29ProofConclusion",
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
        .of3(
            "theorem31",
            (n, order, colours) ->
                SmallPosets.comparablePairsOfAColour(n, order, colours).stream()
                    .allMatch(
                        pair -> {
                          boolean white = SmallPosets.isWhite(n, colours, pair[0]);
                          ShortGame lower = plainValue(after(n, order, colours, pair[0]));
                          ShortGame upper = plainValue(after(n, order, colours, pair[1]));
                          return (white ? Comparison.LESS : Comparison.GREATER).holds(lower, upper);
                        }))
        .of3(
            "theorem31Proof",
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
        .objects(
            "optionsAreWorse",
            4,
            of ->
                optionsAreWorse(
                    (Player) of[0], small(integer(of[1]), integer(of[2]), integer(of[3]))))
        .of3(
            "section4TheWinner",
            (x, y, colours) -> plainValue(poset(colouredRows(x, y, colours))).outcome().name());
  }
}
