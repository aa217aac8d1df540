package org.gamester.rulesets.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextException;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The lines of a ruleset that say how a play ends. */
final class PlayEndTest {

  private static final String STONES =
      """
      game: Stones
      board: grid
      pieces: . x/o
      each: . -> x
      """;

  private static Position position(String card, String position) {
    Ruleset ruleset = RulesCards.read(card);
    return Catalogue.of(List.of(ruleset)).readSum(ruleset.id() + "(" + position + ")");
  }

  /** Noughts and crosses in a few lines has the moves and the endings of the built-in game. */
  @Test
  void linesOfThree() {
    String card = STONES + "wins: xxx in all eight directions\nend: draw\n";
    String avoided = STONES + "loses: xxx in all eight directions\nend: draw\n";
    Random random = new Random(31);
    for (int trial = 0; trial < 300; trial++) {
      Position declared = position(card, "3x4");
      Position avoiding = position(avoided, "3x4");
      Position builtIn = Catalogue.standard().readSum("tic-tac-toe(3x4)");
      Player mover = Player.LEFT;
      while (true) {
        assertThat(declared.ending(mover)).as("%s", declared).isEqualTo(builtIn.ending(mover));
        assertThat(avoiding.ending(mover)).isEqualTo(builtIn.ending(mover).map(Ending::negate));
        List<Move> moves = builtIn.moves(mover);
        assertThat(names(declared, mover)).isEqualTo(moves.stream().map(Move::name).toList());
        if (moves.isEmpty()) {
          break;
        }
        String name = moves.get(random.nextInt(moves.size())).name();
        declared = declared.play(mover, name);
        avoiding = avoiding.play(mover, name);
        builtIn = builtIn.play(mover, name);
        mover = mover.opponent();
      }
    }
  }

  private static List<String> names(Position position, Player mover) {
    return position.moves(mover).stream().map(Move::name).toList();
  }

  /** Hex in a few lines has a winner where the built-in game has no more moves. */
  @Test
  void chains() {
    String card =
        STONES
            + "left wins: x joins left and right on hexagons\n"
            + "right wins: o joins top and bottom on hexagons\n";
    Random random = new Random(31);
    for (int trial = 0; trial < 200; trial++) {
      StringBuilder board = new StringBuilder();
      for (int cell = 0; cell < 12; cell++) {
        board.append(cell > 0 && cell % 4 == 0 ? "|" : "").append(".xo".charAt(random.nextInt(3)));
      }
      Position hex = Catalogue.standard().readSum("hex(" + board + ")");
      boolean isOver = hex.moves(Player.LEFT).isEmpty();
      assertThat(position(card, board.toString()).ending(Player.LEFT).isPresent())
          .as("%s", hex)
          .isEqualTo(isOver);
    }
    assertThat(position(card, "xxx|ooo").ending(Player.RIGHT)).contains(Ending.LEFT_WINS);
    assertThat(position(card, "ox|ox").ending(Player.RIGHT)).contains(Ending.RIGHT_WINS);
    String corners = STONES + "wins: x joins top and bottom or corners\n";
    assertThat(position(corners, "x.|.x").ending(Player.RIGHT)).contains(Ending.LEFT_WINS);
    String sides = STONES + "wins: x joins top and bottom\n";
    assertThat(position(sides, "x.|.x").ending(Player.RIGHT)).isEmpty();
  }

  /** What counts when the player to move has no move. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "end: loses ~ RIGHT_WINS ~ NORMAL",
        "end: wins ~ LEFT_WINS ~ MISERE",
        "end: draw ~ DRAW ~ ENDING",
        "end: more x ~ RIGHT_WINS ~ ENDING",
        "end: more xx across ~ LEFT_WINS ~ ENDING",
        "end: more xx down ~ RIGHT_WINS ~ ENDING",
        "end: more xo right ~ LEFT_WINS ~ ENDING",
      })
  void withoutAMove(String line, Ending ending, Convention convention) {
    Position full = position(STONES + line + "\n", "xxo|oxo|oxo");
    assertThat(full.rules().convention()).isEqualTo(convention);
    assertThat(full.ending(Player.LEFT)).contains(ending);
    assertThat(position(STONES + line + "\n", "xxo.").ending(Player.LEFT)).isEmpty();
  }

  @Test
  void onGraphsAndStrips() {
    String graph =
        """
        game: Pairs
        board: graph
        pieces: . x/o
        each: . -> x
        loses: xx
        end: draw
        """;
    assertThat(position(graph, "path 3 v=xx.").ending(Player.RIGHT)).contains(Ending.RIGHT_WINS);
    assertThat(position(graph, "path 3 v=xox").ending(Player.RIGHT)).contains(Ending.DRAW);
    assertThat(position(graph, "cycle 3 v=xo.").ending(Player.RIGHT)).isEmpty();
    String strip =
        """
        game: Row
        board: strip
        pieces: . x/o
        each: . -> x
        wins: x.x
        """;
    assertThat(position(strip, "x.x.").ending(Player.RIGHT)).contains(Ending.LEFT_WINS);
    assertThat(position(strip, "o.ox").moves(Player.LEFT)).isEmpty();
  }

  /** If both players have reached a goal, the one who moved last has won. */
  @Test
  void bothGoalsAtOnce() {
    Position both = position(STONES + "wins: xx across\n", "xx.|oo.");
    assertThat(both.ending(Player.LEFT)).contains(Ending.RIGHT_WINS);
    assertThat(both.ending(Player.RIGHT)).contains(Ending.LEFT_WINS);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "wins: x joins left ~ expected 'and' and another side",
        "wins: x joins left and up ~ expected one of the sides left, right, top, bottom",
        "wins: xx joins left and right ~ a chain is made of one piece",
        "wins: xq ~ expected one of the pieces",
        "wins: xx sideways ~ expected the end of the line",
        "end: soon ~ expected loses, wins, draw, or more",
      })
  void whatIsWrong(String line, String message) {
    assertThatThrownBy(() -> RulesCards.read(STONES + line + "\n"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(message);
  }
}
