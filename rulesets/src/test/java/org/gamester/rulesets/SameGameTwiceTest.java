package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One game written in two rulesets has one value. */
class SameGameTwiceTest {
  private static final SlowEvaluator EVALUATOR = new SlowEvaluator();
  private static final SlowEvaluator BY_NORMAL_FORM = new SlowEvaluator(Position::normalForm);

  private static ShortGame value(String rules, String position) {
    return EVALUATOR.value(Catalogue.standard().read(rules, position));
  }

  @Test
  void geographyTriplesAreBoardsAndRookGraphs() {
    for (int x = 0; x <= 11; x++) {
      for (int y = 0; x + 2 * y <= 11; y++) {
        for (int z = 0; x + 2 * y + z <= 11; z++) {
          if (y > 0) {
            compareGeography("A", x, y, z);
          }
          if (x > 0) {
            compareGeography("B", x, y, z);
          }
        }
      }
    }
  }

  private void compareGeography(String kind, int x, int y, int z) {
    ShortGame expected = value("geography-triple", kind + "(" + x + "," + y + "," + z + ")");
    int token = kind.equals("A") ? x : 0;
    String top = "#".repeat(x) + ".".repeat(y + z);
    StringBuilder bottom = new StringBuilder(".".repeat(x + y) + "#".repeat(z));
    bottom.setCharAt(token, '@');
    Position board = Catalogue.standard().read("geography-board", top + "|" + bottom);
    assertThat(BY_NORMAL_FORM.value(board)).as(board.text()).isEqualTo(expected);
    if (x + 2 * y + z <= 9) {
      assertThat(value("geography-partizan", rookGraph(x, y, z, token))).isEqualTo(expected);
    }
  }

  private static String rookGraph(int x, int y, int z, int token) {
    List<String> edges = new ArrayList<>();
    for (int i = 0; i < x + y; i++) {
      for (int j = i + 1; j < x + y; j++) {
        edges.add("b" + i + "-b" + j + ":x");
      }
    }
    for (int i = x; i < x + y + z; i++) {
      for (int j = i + 1; j < x + y + z; j++) {
        edges.add("t" + i + "-t" + j + ":x");
      }
    }
    for (int i = x; i < x + y; i++) {
      edges.add("b" + i + "-t" + i + ":o");
    }
    return String.join(" ", edges) + " b" + token + " at b" + token;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "gk{1} ~ subtraction{all | 1,2} ~ 9",
        "gk{3} ~ subtraction{all | 3,6} ~ 9",
        "gk{2} ~ octal{0.[3] | 0.0303} ~ 9",
        "splittles{1,3 | 2,4} ~ octal{0.707 | 0.0707} ~ 11",
        "splittles{1-3 | 2} ~ octal{0.777 | 0.07} ~ 10",
        "splittles{odd | even} ~ octal{0.[70] | 0.[07]} ~ 11",
        "splittles{not even | 2 mod 2} ~ splittles{odd | even} ~ 11",
        "splittles{1,2} ~ octal{0.77} ~ 16",
        "splittles{2+} ~ octal{0.0[7]} ~ 10",
        "subtraction{1,4 | 2,3} ~ octal{0.3003 | 0.033} ~ 14",
        "subtraction{not 2} ~ octal{0.30[3]} ~ 14",
        "nim ~ octal{0.[3]} ~ 12",
        "octal{0.{0,1,2}{1}} ~ octal{0.72} ~ 12",
        "octal{0.F} ~ octal{0.{0,1,2,3}} ~ 10",
        "octal{{2+}=.07} ~ octal{{2,3,4,5,6,7,8,9,10}=.07} ~ 10",
      })
  void heaps(String first, String second, int greatest) {
    for (int n = 0; n <= greatest; n++) {
      assertThat(value(first, "" + n)).as("heap %d", n).isEqualTo(value(second, "" + n));
    }
  }

  @Test
  void chainsAreStalks() {
    List<String> words = new ArrayList<>(List.of("x", "o", "g"));
    for (int i = 0; words.get(i).length() < 5; i++) {
      for (String letter : List.of("x", "o", "g")) {
        words.add(words.get(i) + letter);
      }
    }
    for (String word : words) {
      assertThat(value("poset-game", "chain " + word))
          .as(word)
          .isEqualTo(value("hackenbush", word));
    }
  }

  @Test
  void forestsAreHackenbushTrees() {
    Random random = new Random(3);
    for (int trial = 0; trial < 60; trial++) {
      int size = 2 + random.nextInt(6);
      StringBuilder relations = new StringBuilder();
      StringBuilder colours = new StringBuilder();
      StringBuilder edges = new StringBuilder();
      for (int i = 1; i <= size; i++) {
        char colour = "xog".charAt(random.nextInt(3));
        int below = random.nextInt(i);
        colours.append(colour);
        edges.append(below).append('-').append(i).append(':').append(colour).append(' ');
        if (below > 0) {
          relations.append(below).append('<').append(i).append(' ');
        }
      }
      assertThat(value("poset-game", "poset " + relations + "v=" + colours))
          .as(edges.toString())
          .isEqualTo(value("hackenbush", edges.toString()));
    }
  }

  @Test
  void closedFormsOfHackenbushGraphs() {
    Random random = new Random(5);
    for (int trial = 0; trial < 150; trial++) {
      boolean tree = trial % 3 == 0;
      int size = 1 + random.nextInt(7);
      StringBuilder edges = new StringBuilder();
      for (int i = 1; i <= size; i++) {
        int from = random.nextInt(i);
        int to = tree || random.nextInt(2) == 0 ? i : random.nextInt(i);
        char colour = tree ? "xo".charAt(random.nextInt(2)) : 'g';
        boolean joined = from == 0 || edges.toString().contains("-" + from + ":");
        if (joined) {
          edges.append(from).append('-').append(to).append(':').append(colour).append(' ');
        }
      }
      Position position = Catalogue.standard().read("hackenbush", edges.toString());
      assertThat(position.knownValue()).as(edges.toString()).contains(EVALUATOR.value(position));
    }
  }

  @Test
  void greenDiagramsAreNimAndChomp() {
    assertThat(value("poset-game", "chain gggg")).isEqualTo(ShortGame.nimber(4));
    assertThat(value("poset-game", "#g|gg")).isEqualTo(ShortGame.nimber(2));
    assertThat(value("poset-game", "#ggg|gggg")).isEqualTo(ShortGame.nimber(5));
    assertThat(value("poset-game", "#gg|ggg|ggg")).isEqualTo(ShortGame.nimber(5));
    assertThat(value("poset-game", "#gggg|gggg").isZero()).isTrue();
  }

  @Test
  void equalPiecesAreWythoffAndNim() {
    List<List<Integer>> wythoff = List.of(List.of(1, 2), List.of(3, 5), List.of(4, 7));
    for (int x = 0; x <= 7; x++) {
      for (int y = 0; y <= 7; y++) {
        String cell = "(" + x + "," + y + ")";
        assertThat(value("nim-rook", cell)).isEqualTo(ShortGame.nimber(x ^ y));
        boolean lost = x + y == 0 || wythoff.contains(List.of(Math.min(x, y), Math.max(x, y)));
        assertThat(value("wythoff-queens", cell).outcome() == Outcome.P).as(cell).isEqualTo(lost);
      }
    }
  }

  @Test
  void whiteKnightAndKing() {
    String knight = "0011001100210011122232221121432 3".replace(" ", "");
    for (int i = 0; i < 32; i++) {
      assertThat(value("white-knight", "(" + i / 8 + "," + i % 8 + ")"))
          .isEqualTo(ShortGame.nimber(knight.charAt(i) - '0'));
    }
    String king = "010112320301";
    for (int i = 0; i < 12; i++) {
      assertThat(value("king-walk", "(" + i / 4 + "," + i % 4 + ")"))
          .isEqualTo(ShortGame.nimber(king.charAt(i) - '0'));
    }
  }

  @Test
  void impartialPositionsHaveTheirMex() {
    for (String rules :
        List.of("octal{0.77}", "octal{4.[3]}", "subtraction{2,5,7}", "white-knight")) {
      for (int n = 0; n <= 10; n++) {
        String text = rules.equals("white-knight") ? "(" + n + "," + n / 2 + ")" : "" + n;
        Position position = Catalogue.standard().read(rules, text);
        assertThat(EVALUATOR.value(position)).isEqualTo(ShortGame.nimber(nimber(position)));
      }
    }
  }

  private static long nimber(Position position) {
    java.util.Set<Long> reached = new java.util.HashSet<>();
    for (Position option : position.options(Player.LEFT)) {
      long sum = 0;
      for (Position part : option.components()) {
        sum ^= nimber(part);
      }
      reached.add(sum);
    }
    long mex = 0;
    while (reached.contains(mex)) {
      mex++;
    }
    return mex;
  }

  /** Pairs of rules that read the same boards, or graphs, with the boards. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "elephants ~ toads{maxJump=0} ~ x..o & xx...oo & x.x.o & xo.x..o",
        "elephants ~ gen_toads{1, 1, 0, false} ~ x.o.x..o",
        "toads-and-frogs ~ toads ~ xx..oo & xoxo.xo",
        "hot-clobber ~ cannibal_clobber ~ xo|ox & xxo|oox",
        "clobber ~ clobber-family ~ xoxo & xox|oxo",
        "rooks ~ clobber ~ xo & xo|ox",
        "queens ~ kings ~ xo|ox & xx|oo",
        "cram ~ impartial(domineering) ~ 1x7 & 2x4 & 3x3 & ..#|.#.|...",
        "kayles ~ impartial kayles ~ 5 & 3 + 7",
        "node-kayles ~ impartial node-kayles ~ path 6 & cycle 5",
        "hackenbush{childish=none} ~ hackenbush ~ xo(g;xx)",
        "hex{dead} ~ hex ~ 2x2",
        "cutcake{0.7} ~ eatcake ~ (3,3)",
      })
  void sameRules(String first, String second, String positions) {
    for (String position : positions.split(" & ", -1)) {
      assertThat(value(first, position)).as(position).isEqualTo(value(second, position));
    }
  }

  /** Both players have all edges: Partizan Arc Kayles on a path of green edges is octal 0.07. */
  @Test
  void greenArcKaylesOnPathsIsDawsonsKayles() {
    for (int n = 2; n <= 9; n++) {
      assertThat(value("partizan-arc-kayles", "path e=" + "g".repeat(n - 1)))
          .isEqualTo(value("octal{0.07}", "" + n));
    }
  }

  /** A row of a Cutcake is the heap game of Left alone. */
  @Test
  void aRowOfCakeIsAHeap() {
    for (int n = 1; n <= 8; n++) {
      assertThat(value("maundy-cake", "(1," + n + ")"))
          .isEqualTo(value("octal{{2+}=.0 | 0.0}", "" + n));
      assertThat(value("cutcake", "(1," + n + ")")).isEqualTo(value("octal{4.0 | 0.0}", "" + n));
    }
  }
}
