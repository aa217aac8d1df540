package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Boards are evaluated in words as their moves alone say: without components, normal forms, dead
 * cells or packing.
 */
class BoardValuesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering; .#; 9",
        "cram; .#; 9",
        "clobber; xo.#; 6",
        "konane; xo.#; 6",
        "nogo; xo.#; 5",
        "amazons; xo.#; 4",
        "col; xo.yz#; 4",
        "snort; xo.yz#; 4",
        "node-kayles; .#; 9",
        "arc-kayles; .#; 9",
        // the partizan games on boards
        "anti-clobber; xo.#; 4",
        "hot-clobber; xo.#; 6",
        "kings; xo.#; 6",
        "knights; xo.#; 6",
        "rooks; xo.#; 6",
        "queens; xo.#; 6",
        "fission; .x#; 9",
        "king-dirt; .xo#; 4",
        "king-dirt{1, 1}; .xo#; 4",
        "king-dirt{2, 1, true}; .xo#; 4",
        "ski-jumps; .LRlr#; 3",
        "hex; .xo; 4",
        "hex{fill}; .xo; 4",
        "fjords; .xo#; 6",
        "fjords{open}; .xo#; 6",
        "digraph-placement; xo#; 6",
        "cutthroat; xo#; 6",
        "peg-duotaire; .x#; 9",
        "peg-duotaire{multi}; .x#; 9",
      })
  void allSmallBoards(String game, String letters, int most) {
    Rules rules = Catalogue.standard().rules(game);
    Evaluator evaluator = new Evaluator();
    ValuesByMoves reference = new ValuesByMoves();
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = 1; columns * rows <= most && columns <= 4; columns++) {
        int cells = rows * columns;
        int count = (int) Math.pow(letters.length(), cells);
        for (int code = 0; code < count; code++) {
          check(rules, board(letters, rows, columns, code), evaluator, reference);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering; ....#; 4; 5",
        "cram; ....#; 4; 5",
        "clobber; xo.; 3; 5",
        "konane; xo.#; 4; 5",
        "nogo; xo.##; 3; 4",
        "amazons; x.o####; 4; 4",
        "col; xo.yz#; 3; 4",
        "snort; xo.yz#; 3; 4",
        "node-kayles; ...#; 4; 5",
        "arc-kayles; ...#; 3; 5",
        "toads-and-frogs; xo.; 1; 10",
        "toppling-dominoes; xog.; 1; 8",
        // the partizan games on boards and strips
        "toads{2, 3, 2}; xo..#; 1; 9",
        "toads{1, 2, 2, true}; xo..; 1; 9",
        "elephants; xo...; 1; 12",
        "toads{1, 3, 0}; xo...; 1; 11",
        "anti-clobber; xo##.; 3; 3",
        "hot-clobber; xo..; 3; 4",
        "kings; xo.#; 3; 4",
        "knights; xo.#; 4; 4",
        "rooks; xo...#; 4; 4",
        "queens; xo...#; 3; 4",
        "clobber-family{all, 2}; xo...#; 3; 4",
        "fission; ..x#; 4; 4",
        "king-dirt; .xo###; 3; 3",
        "king-dirt{1, 1}; ..xo###; 2; 3",
        "ski-jumps; .....LRlr#; 3; 4",
        "hex; ..xo; 2; 4",
        "fjords; ..xo#; 3; 4",
        "fjords{open}; ...xo##; 3; 3",
        "cutthroat; xo#; 3; 4",
        "blockbusting; ...xo; 1; 9",
        "push; ..xo; 1; 9",
        "shove; ..xo; 1; 9",
        "peg-duotaire; ..xx#; 4; 4",
        "peg-duotaire{multi}; ..xx#; 4; 4",
      })
  void randomBoards(String game, String letters, int rows, int columns) {
    Rules rules = Catalogue.standard().rules(game);
    Evaluator evaluator = new Evaluator();
    Random random = new Random(1906);
    for (int i = 0; i < 40; i++) {
      StringBuilder text = new StringBuilder();
      for (int cell = 0; cell < rows * columns; cell++) {
        text.append(cell > 0 && cell % columns == 0 ? "|" : "");
        text.append(letters.charAt(random.nextInt(letters.length())));
      }
      check(rules, text.toString(), evaluator, new ValuesByMoves());
    }
  }

  private static String board(String letters, int rows, int columns, int code) {
    StringBuilder text = new StringBuilder();
    int rest = code;
    for (int cell = 0; cell < rows * columns; cell++) {
      text.append(cell > 0 && cell % columns == 0 ? "|" : "");
      text.append(letters.charAt(rest % letters.length()));
      rest /= letters.length();
    }
    return text.toString();
  }

  private static void check(
      Rules rules, String text, Evaluator evaluator, ValuesByMoves reference) {
    Position position;
    try {
      position = rules.read(text);
    } catch (org.gamester.rulesets.TextException e) {
      assertThat(e.complaint()).contains("no empty neighbour");
      return;
    }
    assertThat(evaluator.value(position)).as(text).isEqualTo(reference.value(position));
  }

  /**
   * A row of more than 64 cells goes the way of objects; the same cells in pieces that of words.
   */
  @Test
  void largeBoardsAreSumsOfTheirParts() {
    Evaluator evaluator = new Evaluator();
    Rules rules = Catalogue.standard().rules("domineering");
    String parts = String.join("|", "..#.", ".#..", "....");
    List<String> rows = List.of("..#.", ".#..", "....");
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows.size(); row++) {
      text.append(row == 0 ? "" : "|");
      for (int i = 0; i < 6; i++) {
        text.append(i == 0 ? "" : "#").append(rows.get(row));
      }
    }
    ShortGame one = evaluator.value(rules.read(parts));
    ShortGame six = evaluator.value(rules.read(text.toString()));
    assertThat(six).isEqualTo(one.times(6));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering(4x4); +-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        "domineering(5x5); 0",
        "domineering(4x7); 1",
        "clobber(3x5); *",
        "clobber(4x4); *",
        "toads-and-frogs(ttttt...fffff); *",
        "cram(4x5); *2",
        "amazons(x..|..o); +-{1,{2|0}}",
        "konane(.oxoxox); 3",
        "toppling-dominoes(x.o); 0",
        "clobber-family{diagonal}(xo); 0",
        "clobber-family{diagonal}(xo|ox); 0",
        "clobber-family{diagonal}(x.|.o); *",
        "toppling-dominoes(.xo..g.x); 1",
        "toppling-dominoes(xoxxx.g) - toppling-dominoes(xoxxx|g); 0",
        "snort(path 5); +-{1,{3|0}}",
        "col(x.o); 0",
        "col(x..); -1/2",
      })
  void knownValues(String position, String value) {
    assertThat(new Evaluator().value(Catalogue.standard().readSum(position)))
        .isEqualTo(org.gamester.values.notation.GameReader.exact().read(value));
  }

  @Test
  void rowsOfSevenDominoesHave927Values() {
    Evaluator evaluator = new Evaluator();
    Rules rules = Catalogue.standard().rules("toppling-dominoes");
    Set<ShortGame> values = new HashSet<>();
    for (int code = 0; code < 2187; code++) {
      values.add(evaluator.value(rules.read(board("xog", 1, 7, code))));
    }
    assertThat(values).hasSize(927);
  }

  @Test
  void snortOnThePathOfFourteen() {
    ShortGame value = new Evaluator().value(Catalogue.standard().readSum("snort(path 14)"));
    assertThat(Thermography.mean(value)).isEqualTo(Dyadic.ZERO);
    assertThat(Thermography.temperature(value)).isEqualTo(Dyadic.of(2));
    assertThat(Birthday.of(value).intValueExact()).isEqualTo(14);
    assertThat(Followers.all(value)).hasSize(503);
  }

  @Test
  void twoThreadsAgreeWithOne() {
    for (String text : new String[] {"domineering(4x6)", "clobber(3x5)", "amazons(x...|...o)"}) {
      Position position = Catalogue.standard().readSum(text);
      ShortGame one = new Evaluator().value(position);
      ShortGame two = new Evaluator(Evaluator.DEFAULT_MEMORY, true, progress -> {}).value(position);
      assertThat(two).as(text).isEqualTo(one);
    }
  }
}
