package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptions;
import static org.gamester.papers.posets.PosetGames.rows;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Position;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3.2: the boxes worth removing, with its examples and those of Lemma 37. */
final class DiagramFunctions {

  private DiagramFunctions() {}

  private static Stream<Position> greatest(Player player, int... rows) {
    return greatestBoxOptions(player, rows).stream().map(PosetGames::poset);
  }

  private static List<ShortGame> values(Stream<Position> positions) {
    return positions.map(PosetGames::value).toList();
  }

  private static List<Object> best(Position left, Position right) {
    return List.of(left.text(), right.text(), true);
  }

  /** Adds the functions of this class. */
  static void addTo(JavaFunctions functions) {
    functions
        .of4(
            "lemma32Printed",
            (x, y, z, w) ->
                ShortGame.of(
                    values(greatest(Player.LEFT, x, y, z, w)),
                    values(greatest(Player.RIGHT, x, y, z, w))))
        .of0("example38A11106Printed", () -> best(diagram(11, 8, 6), diagram(11, 9, 6)))
        .of0("example38A11106Instead", () -> best(diagram(11, 9, 6), diagram(11, 8, 6)))
        .of0("example38A1166Printed", () -> best(diagram(11, 6, 4), diagram(11, 9, 5)))
        .of0("example38A1166Instead", () -> best(diagram(11, 6, 4), diagram(11, 6, 5)))
        .of0("example38A522Printed", () -> best(diagram(4, 2, 2), diagram(3, 2, 2)));
  }
}
