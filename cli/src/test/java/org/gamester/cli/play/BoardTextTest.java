package org.gamester.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.gamester.cli.Gamester;
import org.gamester.cli.output.BoardText;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

class BoardTextTest {

  private static List<String> lines(String position) {
    return BoardText.of(Catalogue.standard().readSum(position)).orElseThrow().lines(Map.of());
  }

  @Test
  void boardsHaveTheCoordinatesOfTheirMoves() {
    assertThat(lines("clobber(xo.|.ox)")).containsExactly("2 x o .", "1 . o x", "  a b c");
    assertThat(lines("domineering(1x11)").getLast()).isEqualTo("  a b c d e f g h i j k");
    assertThat(lines("domineering(10x1)")).startsWith("10 .", " 9 .").endsWith(" 1 .", "   a");
  }

  @Test
  void whatIsNoBoardOfSquaresHasNone() {
    assertThat(BoardText.of(Catalogue.standard().readSum("nim(3)"))).isEmpty();
    assertThat(BoardText.of(Catalogue.standard().readSum("hackenbush(xo)"))).isEmpty();
  }

  /** Cells that are blocked from the start belong to nobody. */
  @Test
  void whatAPlayerPlacesIsTheirs() {
    PlacedPieces pieces = new PlacedPieces();
    Map<String, String> start = Map.of("a1", ".", "b1", ".", "c1", "#");
    Map<String, String> after = Map.of("a1", "#", "b1", ".", "c1", "#");
    assertThat(pieces.at(1, Player.LEFT, List.of(start))).containsExactly(Map.of());
    assertThat(pieces.at(2, Player.RIGHT, List.of(after)))
        .containsExactly(Map.of("a1", Player.LEFT));
    Map<String, String> last = Map.of("a1", "#", "b1", "#", "c1", "#");
    assertThat(pieces.at(3, Player.LEFT, List.of(last)))
        .containsExactly(Map.of("a1", Player.LEFT, "b1", Player.RIGHT));
    assertThat(pieces.at(2, Player.RIGHT, List.of(start))).containsExactly(Map.of());
  }

  @Test
  void thePlayersDominoesAreToldApart() {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out, true);
    Gamester.run(writer, writer, "play", "domineering(3x3)", "--you", "none", "--seed", "4");
    assertThat(out.toString())
        .contains("  3 . . .\n", "    a b c\n", "L and R show what Left and Right have placed.")
        .containsPattern("\\d .*L.*")
        .containsPattern("\\d .*R.*")
        .doesNotContain("#");
  }
}
