package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.cards.RulesCards;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Values of rulesets of a few lines on all small boards, against their options alone: without
 * regions, symmetries and negatives.
 */
class CardValuesTest {

  private static List<String> boards(String letters, int cells) {
    List<String> boards = new ArrayList<>(List.of(""));
    for (int i = 0; i < cells; i++) {
      List<String> longer = new ArrayList<>();
      for (String board : boards) {
        letters.chars().forEach(letter -> longer.add(board + (char) letter));
      }
      boards = longer;
    }
    return boards;
  }

  private static ShortGame fromOptions(Position position, Map<String, ShortGame> known) {
    ShortGame found = known.get(position.text());
    if (found == null) {
      List<ShortGame> left = new ArrayList<>();
      position.options(Player.LEFT).forEach(option -> left.add(fromOptions(option, known)));
      List<ShortGame> right = new ArrayList<>();
      position.options(Player.RIGHT).forEach(option -> right.add(fromOptions(option, known)));
      found = ShortGame.of(left, right);
      known.put(position.text(), found);
    }
    return found;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board: grid; pieces: . x/o y z; each: yo -> x.",
        "board: grid; pieces: . x/y o; each: xo -> ..",
        "board: strip; pieces: . a/b L R; each: aL -> ..",
        "board: strip; pieces: . l/r x; each: lx -> .l; both: xx -> ..",
        "board: strip; pieces: . x o; both: oo -> .. right unless next to x",
        "board: strip; pieces: . x o; both: oo -> .. unless next to x",
        "board: strip; pieces: . x o; left: xo -> ..; right: ox -> ..",
        "board: grid; pieces: . o; left: .. -> oo across if next to o; right: .. -> oo down",
        "board: grid; pieces: . x/o; each: xo -> .x unless next to x; each: xx -> .."
      })
  void aValueIsThatOfTheOptions(String lines) {
    String card = "game: A Trial\n" + lines.replace("; ", "\n") + "\n";
    Ruleset ruleset = RulesCards.read(card);
    Catalogue catalogue = Catalogue.of(List.of(ruleset));
    boolean isGrid = lines.startsWith("board: grid");
    String letters = card.replaceAll("(?s).*pieces: ([^\n]*)\n.*", "$1").replaceAll("[ /]", "");
    Map<String, ShortGame> known = new HashMap<>();
    for (String cells : boards(letters, letters.length() > 4 ? 4 : 6)) {
      int half = cells.length() / 2;
      String board = isGrid ? cells.substring(0, half) + "|" + cells.substring(half) : cells;
      Position position = catalogue.readSum(ruleset.id() + "(" + board + ")");
      assertThat(new Evaluator().value(position)).as(board).isEqualTo(fromOptions(position, known));
    }
  }
}
