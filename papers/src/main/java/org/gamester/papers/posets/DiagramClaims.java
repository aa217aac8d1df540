package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.PAPER;
import static org.gamester.papers.posets.PosetGames.a;
import static org.gamester.papers.posets.PosetGames.byParity;
import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.diagrams;
import static org.gamester.papers.posets.PosetGames.greatestBoxOptions;
import static org.gamester.papers.posets.PosetGames.plainValue;
import static org.gamester.papers.posets.PosetGames.rows;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** Section 3.2: the boxes worth removing, with its examples and those of Lemma 37. */
final class DiagramClaims {

  private DiagramClaims() {}

  static List<Claim> claims() {
    return List.of(
        lemma32(),
        example33(),
        example33Value(),
        example34(),
        example34Value(),
        example38FirstRow(),
        example38SecondRow(),
        example38ThirdRow(),
        example38AtTheBorder(),
        example38BelowTheBorder(),
        example38BelowTheBorderRow());
  }

  private static Claim lemma32() {
    return PAPER
        .claim("Lemma 32")
        .says(
            "A dominating option is to remove the greatest box of the player's colour in some row.")
        .forAll("x in 0..6", "y in 0..5", "z in 0..4", "w in 0..3")
        .domain("x >= y >= z >= w", (x, y, z, w) -> x >= y && y >= z && z >= w)
        .of("A({x},{y},{z},{w})")
        .computed((x, y, z, w) -> plainValue(diagram(x, y, z, w)))
        .printed(
            (x, y, z, w) ->
                ShortGame.of(
                    values(greatest(Player.LEFT, x, y, z, w)),
                    values(greatest(Player.RIGHT, x, y, z, w))))
        .build();
  }

  private static Stream<Position> greatest(Player player, int... rows) {
    return greatestBoxOptions(player, rows).stream().map(PosetGames::poset);
  }

  private static List<ShortGame> values(Stream<Position> positions) {
    return positions.map(PosetGames::value).toList();
  }

  private static Claim example33() {
    return PAPER
        .claim("Example 33")
        .says("The options of A(9,7,7,2) that remain by Lemma 32.")
        .fact()
        .computed(() -> greatestBoxOptions(9, 7, 7, 2))
        .printed(
            () ->
                List.of(
                    diagrams(
                        rows(8, 7, 7, 2), rows(9, 5, 5, 2), rows(9, 7, 6, 2), rows(9, 7, 7, 1)),
                    diagrams(rows(7, 7, 7, 2), rows(9, 6, 6, 2), rows(9, 7, 5, 2), rows(9, 7, 7))))
        .build();
  }

  private static Claim example33Value() {
    return PAPER
        .claim("Example 33, value")
        .says("The value of A(9,7,7,2) is determined by these options.")
        .fact()
        .computed(() -> plainValue(diagram(9, 7, 7, 2)))
        .printed(
            () ->
                ShortGame.of(
                    values(
                        Stream.of(
                            diagram(8, 7, 7, 2),
                            diagram(9, 5, 5, 2),
                            diagram(9, 7, 6, 2),
                            diagram(9, 7, 7, 1))),
                    values(
                        Stream.of(
                            diagram(7, 7, 7, 2),
                            diagram(9, 6, 6, 2),
                            diagram(9, 7, 5, 2),
                            diagram(9, 7, 7)))))
        .build();
  }

  private static Claim example34() {
    return PAPER
        .claim("Example 34")
        .says("The options of A(3,3,1) that remain by Lemma 32.")
        .fact()
        .computed(() -> greatestBoxOptions(3, 3, 1))
        .printed(
            () ->
                List.of(
                    diagrams(rows(2, 2, 1), rows(3, 1, 1), rows(3, 3)),
                    diagrams(rows(1, 1, 1), rows(3, 2, 1))))
        .build();
  }

  private static Claim example34Value() {
    return PAPER
        .claim("Example 34, value")
        .says("The value of A(3,3,1) is determined by these options.")
        .fact()
        .computed(() -> plainValue(diagram(3, 3, 1)))
        .printed(
            () ->
                ShortGame.of(
                    values(Stream.of(diagram(2, 2, 1), diagram(3, 1, 1), diagram(3, 3))),
                    values(Stream.of(diagram(1, 1, 1), diagram(3, 2, 1)))))
        .build();
  }

  private static Claim example38FirstRow() {
    return PAPER
        .claim("Example 38, A(23,10,6)")
        .says("A(23,10,6) = {A(22,10,6) | A(21,10,6)}.")
        .fact()
        .computed(() -> value(diagram(23, 10, 6)))
        .printed(() -> byParity(0, a(22, 10, 6), a(21, 10, 6)))
        .build();
  }

  /** The options of both players by their greatest boxes in a row (from 0). */
  private static List<Object> optionsIn(int row, int... shape) {
    return List.of(
        PosetGames.greatestBoxOption(Player.LEFT, row, shape),
        PosetGames.greatestBoxOption(Player.RIGHT, row, shape),
        PosetGames.isBest(row, shape));
  }

  private static List<Object> best(Position left, Position right) {
    return List.of(left.text(), right.text(), true);
  }

  private static Claim example38SecondRow() {
    return PAPER
        .claim("Example 38, A(11,10,6)")
        .says("A(11,10,6) = {A(11,8,6) | A(11,9,6)}, in the second row.")
        .fact()
        .computed(() -> optionsIn(1, 11, 10, 6))
        .printed(() -> best(diagram(11, 8, 6), diagram(11, 9, 6)))
        .corrected(
            "A(11,10,6) = {A(11,9,6) | A(11,8,6)}",
            () -> best(diagram(11, 9, 6), diagram(11, 8, 6)))
        .note(
            "The boxes (1,9) and (1,8) are white and black; as printed, Left would remove a black"
                + " box and the game would not be a number.")
        .build();
  }

  private static Claim example38ThirdRow() {
    return PAPER
        .claim("Example 38, A(11,6,6)")
        .says("A(11,6,6) = {A(11,6,4) | A(11,9,5)}, in the third row.")
        .fact()
        .computed(() -> optionsIn(2, 11, 6, 6))
        .printed(() -> best(diagram(11, 6, 4), diagram(11, 9, 5)))
        .corrected(
            "A(11,6,6) = {A(11,6,4) | A(11,6,5)}", () -> best(diagram(11, 6, 4), diagram(11, 6, 5)))
        .note("The second row of A(11,9,5) has more boxes than that of the game itself.")
        .build();
  }

  private static Claim example38AtTheBorder() {
    return PAPER
        .claim("Example 38, A(5,2,2)")
        .says("A(5,2,2) = {A(4,2,2) | A(3,2,2)}, in the first row.")
        .fact()
        .computed(() -> optionsIn(0, 5, 2, 2))
        .printed(() -> best(diagram(4, 2, 2), diagram(3, 2, 2)))
        .note("The options in the other rows, A(5,1,1) and A(5,2,1), are equal to these.")
        .build();
  }

  private static Claim example38BelowTheBorder() {
    return PAPER
        .claim("Example 38, A(4,2,2)")
        .says("A(4,2,2) = {A(4,1,1) | A(4,2,1)}.")
        .fact()
        .computed(() -> value(diagram(4, 2, 2)))
        .printed(() -> byParity(0, a(4, 1, 1), a(4, 2, 1)))
        .build();
  }

  private static Claim example38BelowTheBorderRow() {
    return PAPER
        .claim("Example 38, A(4,2,2), the row")
        .says("In A(4,2,2) both players play in the second row.")
        .fact()
        .computed(
            () ->
                List.of(
                    PosetGames.isBest(Player.LEFT, 1, 4, 2, 2),
                    PosetGames.isBest(Player.RIGHT, 1, 4, 2, 2)))
        .printed(() -> List.of(true, true))
        .corrected("Left in the second row, Right in the third", () -> List.of(true, false))
        .showing(() -> PosetGames.options(4, 2, 2))
        .note("In the display itself and in Lemma 37 (v), Right plays in the third row.")
        .build();
  }
}
