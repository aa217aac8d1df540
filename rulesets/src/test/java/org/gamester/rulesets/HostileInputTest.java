package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large and deep positions are read, written and drawn, or refused; nothing overflows or hangs. */
class HostileInputTest {
  private static final int DEEP = 1_000_000;
  private static final int LONG = 200_000;

  private static Position read(String rules, String text) {
    return Catalogue.standard().read(rules, text);
  }

  @Test
  void aBoardOfTenThousandCells() {
    String row = ".".repeat(100);
    String text = "@" + row.substring(1) + ("|" + row).repeat(99);
    Position board = read("geography-board", text);
    assertThat(board.text()).isEqualTo(text);
    assertThat(board.options(Player.LEFT)).hasSize(99);
    assertThat(board.normalForm().text()).hasSize(100 * 101 - 1);
    assertThat(board.negative().negative()).isEqualTo(board);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim",
        "gk",
        "splittles{1,2}",
        "splittles{odd | even}",
        "octal{0.[3]}",
        "octal{0.[{0+}=]}",
        "octal{{2+}=.0}",
        "octal{{3+}!.0}",
        "subtraction{not 2,5}",
        "octal{0.FFF}",
      })
  void aHeapOfMany(String rules) {
    Position heap = read(rules, "1000000000000000003");
    assertThat(heap.text()).isEqualTo("1000000000000000003");
    assertThat(heap.picture()).contains("1000000000000000003");
    assertThat(heap.normalForm()).isNotNull();
    assertThatThrownBy(() -> heap.options(Player.LEFT)).isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void aHeapOfManyWithFewMoves() {
    Position heap = read("subtraction{1-3,9223372036854775806}", "9223372036854775807");
    assertThat(heap.options(Player.LEFT)).hasSize(4);
    assertThat(read("nim", "9223372036854775807").knownValue())
        .contains(ShortGame.nimber(Long.MAX_VALUE));
    assertThat(read("subtraction{not 3+, 9}", "1000000000000").options(Player.LEFT)).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"{,0,|}", "{0|,0,}", "[,[],]", "(x,'',)", "(g,'',)", "*{,0,}", "(x g,'',)"})
  void deepTrees(String open, String middle, String close) {
    int depth = DEEP / 20;
    Position tree = read("tree", open.repeat(depth) + middle + close.repeat(depth));
    assertThat(read("tree", tree.text())).isEqualTo(tree);
    assertThat(tree.negative().negative()).isEqualTo(tree);
    assertThat(tree.options(Player.LEFT).size() + tree.options(Player.RIGHT).size()).isPositive();
  }

  @Test
  void aTreeAMillionMovesDeep() {
    Position tree = read("tree", "{".repeat(DEEP) + "0" + "|}".repeat(DEEP));
    assertThat(tree.options(Player.LEFT)).hasSize(1);
    assertThat(tree.text()).hasSize(3 * DEEP + 1);
  }

  @Test
  void deepTreesThatAreNotClosed() {
    assertThatThrownBy(() -> read("tree", "{".repeat(DEEP))).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> read("tree", "}".repeat(DEEP))).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> read("hackenbush", "x(".repeat(DEEP)))
        .isInstanceOf(TextException.class);
    assertThatThrownBy(() -> read("nim", "(".repeat(DEEP))).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> Catalogue.standard().readSum("nim(".repeat(10_000)))
        .isInstanceOf(TextException.class);
    assertThatThrownBy(() -> read("nim", "9".repeat(DEEP))).isInstanceOf(TextException.class);
  }

  @Test
  void aLongStalk() {
    Position stalk = read("hackenbush", "x".repeat(LONG));
    assertThat(stalk.text()).hasSize(LONG);
    assertThat(stalk.knownValue()).contains(ShortGame.integer(LONG));
    assertThatThrownBy(() -> stalk.options(Player.LEFT)).isInstanceOf(GameTooLargeException.class);
    Position mixed = read("hackenbush", "xo".repeat(20_000));
    Position chain = read("poset-game", "chain " + "xo".repeat(20_000));
    assertThat(mixed.knownValue()).isEqualTo(chain.knownValue());
    assertThat(mixed.knownValue().orElseThrow().leftStop().exponent()).isEqualTo(39_999);
    assertThat(read("hackenbush", "g".repeat(LONG)).knownValue()).contains(ShortGame.nimber(LONG));
  }

  @Test
  void aDeepTreeAndALargeCycle() {
    String comb = "x(o;".repeat(2_000) + "x" + ")".repeat(2_000);
    assertThat(read("hackenbush", comb).knownValue()).isPresent();
    String cycle = ":Ag" + "g".repeat(LONG) + ":A";
    assertThat(read("hackenbush", cycle).knownValue()).contains(ShortGame.STAR);
  }

  @Test
  void largeDiagrams() {
    Position row = read("young", "1000000000");
    assertThatThrownBy(() -> row.options(Player.LEFT)).isInstanceOf(GameTooLargeException.class);
    assertThat(row.normalForm()).isEqualTo(row);
    Position column = read("young", "1" + ",1".repeat(99_999));
    assertThat(column.normalForm().text()).isEqualTo("100000");
    assertThat(column.candidates(Player.LEFT).size()).isLessThan(3);
    assertThat(read("young", "1000").knownValue().orElseThrow().leftStop())
        .isGreaterThan(Dyadic.HALF);
  }

  @Test
  void largeGraphs() {
    assertThatThrownBy(() -> read("geography-partizan", "complete 100000 at 1"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("a graph can have at most");
    String path = "path e=" + "xo".repeat(10_000) + " at 1";
    Position token = read("geography-partizan", path);
    assertThat(token.options(Player.LEFT)).hasSize(1);
    assertThat(token.normalForm()).isEqualTo(token);
  }

  @Test
  void manyTerms() {
    Position sum = read("nim", "1" + "+1".repeat(99_999));
    assertThat(sum.components()).hasSize(100_000);
    assertThat(sum.normalForm().components()).isEqualTo(List.of());
  }

  /** Moves are listed, or there are too many of them; never is the memory filled. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "chomp ~ 1000000000",
        "chomp ~ 1000x1000000000",
        "chomp ~ 1000000x3",
        "wythoff ~ (1000000000000,1000000000000)",
        "wythoff{[0]} ~ (1000000000000,1000000000000)",
        "dominim ~ 1000000000000000000/3",
        "fibonacci-nim ~ 1000000000000000000",
        "mem ~ 1000000000000000000",
        "take-away{1000000000k} ~ (9223372036854775807,9223372036854775807)",
        "spawning{1-5} ~ 1000000000000000000",
        "spawning{2} ~ 1000000000000000000",
        "spawning{1+S} ~ 1000000000000000000",
        "spawning{999999FE} ~ 1000000000000000000",
        "spawning{1000000C(3)} ~ 1000000000000000000",
        "spawning{999999FS} ~ 2000000",
        "brussels-sprouts ~ 100000",
        "brussels-sprouts ~ [1000000000000,1000000000000]",
        "uvg ~ empty 100000 at ?",
      })
  void tooManyMovesAreNotListed(String rules, String text) {
    Position position = read(rules, text);
    assertThat(read(rules, position.text())).isEqualTo(position);
    assertThat(position.picture()).isNotEmpty();
    assertThat(position.normalForm()).isNotNull();
    try {
      assertThat(position.moves(Player.LEFT).size()).isLessThan(1 << 20);
    } catch (GameTooLargeException expected) {
      assertThat(expected).hasMessageMatching(".*(too many|more than).*");
    }
  }

  @Test
  void longListsAndFormulas() {
    StringBuilder numbers = new StringBuilder();
    StringBuilder clauses = new StringBuilder("x0");
    StringBuilder names = new StringBuilder("a0a");
    for (int i = 1; i < 10_000; i++) {
      numbers.append(i * 7919 % 10_007).append(' ');
      clauses.append("&(x").append(i).append("|x").append(i - 1).append(')');
      names.append(", a").append(i).append('a');
    }
    Position list = read("quicksort", numbers.toString());
    assertThat(list.normalForm().text().length()).isGreaterThan(10_000);
    assertThatThrownBy(() -> list.moves(Player.LEFT)).isInstanceOf(GameTooLargeException.class);
    Position formula = read("avoid-true", clauses.toString());
    assertThat(formula.moves(Player.LEFT)).hasSize(10_000);
    Position words = read("geography-words", names + " at a0a");
    assertThat(words.moves(Player.LEFT)).hasSize(9_999);
    String coins = "ht".repeat(100_000);
    Position row = read("turning-turtles", coins);
    assertThat(row.text()).isEqualTo(coins);
    assertThat(row.components()).hasSize(100_000);
    String pins = "o.".repeat(100_000);
    assertThat(read("kayles", pins).components()).hasSize(100_000);
  }
}
