package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games of {@code docs/examples}. */
final class ExampleGamesTest {

  private static final Path SHORT = WrittenFolder.EXAMPLES.resolveSibling("short");
  private static final Catalogue CARDS =
      UserRulesets.of(List.of(SHORT), Catalogue.standard()).catalogue();

  @Test
  void theyAreShort() throws IOException {
    assertLines(WrittenFolder.EXAMPLES, 30);
    assertLines(SHORT, 15);
  }

  private static void assertLines(Path folder, int limit) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThan(limit);
      }
    }
  }

  private static void compare(String own, String card) {
    Position written = CARDS.readSum(card);
    ShortGame expected = new Evaluator().value(CARDS.readSum(own));
    assertThat(new Evaluator().value(written)).as(card).isSameAs(expected);
    for (Player player : Player.values()) {
      for (Move move : written.moves(player)) {
        assertThat(written.play(player, move.name())).isEqualTo(move.to());
      }
    }
  }

  private static String cells(Random random, String letters, int rows, int columns) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "clobber, short-clobber, xo., 3, 4",
    "domineering, short-domineering, ..#, 4, 4",
    "cram, short-cram, ..#, 3, 4",
    "snort, short-snort, ...xo, 2, 3",
    "col, short-col, ...xo, 2, 3",
    "toads-and-frogs, short-toads, .xo, 1, 9"
  })
  void onBoardsTheValuesAreThoseOfOurOwn(
      String own, String card, String letters, int rows, int columns) {
    Random random = new Random(3);
    for (int i = 0; i < 40; i++) {
      String text = cells(random, letters, 1 + random.nextInt(rows), 1 + random.nextInt(columns));
      String cards = card.equals("short-toads") ? text.replace('x', 't').replace('o', 'f') : text;
      compare(own + "(" + text + ")", card + "(" + cards + ")");
    }
  }

  @Test
  void onHeapsAndGraphsTheValuesAreThoseOfOurOwn() {
    for (int heap = 0; heap <= 60; heap++) {
      compare("kayles(" + heap + ")", "short-kayles(" + heap + ")");
    }
    for (String graph : List.of("path 5", "cycle 5", "star 4", "1-2 2-3 3-1 v=x.o")) {
      compare("snort(" + graph + ")", "short-snort(" + graph + ")");
      compare("col(" + graph + ")", "short-col(" + graph + ")");
    }
  }
}
