package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CoinGraph;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scores of Dots and Boxes and of Strings and Coins, and values of Nimstring. */
class ScoresTest {

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static Scores scores() {
    return new Scores(new Evaluator());
  }

  /** Known scores: J. Barker, R. Korf, Solving Dots-And-Boxes (2012), and an exhaustive program. */
  @ParameterizedTest
  @CsvSource({
    "1x1, -1", "1x2, 0", "1x3, -1", "1x4, 0", "1x5, -1", "2x2, 2", "2x3, -2", "2x4, 2", "3x3, -3",
    "0x0, 0", "0x5, 0"
  })
  void emptyBoards(String size, int score) {
    Position board = read("dots-and-boxes(" + size + ")");
    assertThat(scores().of(board, Player.LEFT)).isEqualTo(score);
    assertThat(scores().of(board, Player.RIGHT)).isEqualTo(-score);
  }

  /** All positions of small boards and graphs, sums among them, with all owners. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dots-and-boxes(1x1)",
        "dots-and-boxes(1x2)",
        "dots-and-boxes(2x2 : h11 h12 h21 v11)",
        "dots-and-boxes(1x1) + dots-and-boxes(1x1)",
        "dots-and-boxes(1x1 : h11 h21) + strings-and-coins(path 4)",
        "dots-and-boxes(1x2) - dots-and-boxes(1x1 : h11 h21 v11 v12 x11)",
        "strings-and-coins(cycle 5)",
        "strings-and-coins(K4)",
        "strings-and-coins(a-g a-b b-g b-c c-g g-c ground g taken 3:1)",
        "strings-and-coins(a-b a-b b-c c-d c-d d-g ground g)"
      })
  void agreeWithPlayOfAllMoves(String text) {
    ScoresByDefinition definition = new ScoresByDefinition();
    Scores scores = scores();
    for (Position position : ScoresByDefinition.reached(read(text))) {
      for (Player mover : Player.values()) {
        assertThat(scores.of(position, mover))
            .as("%s, %s to move", position, mover)
            .isEqualTo(definition.score(position, mover));
      }
    }
  }

  /** The moves of positions of a board that random play has led to. */
  @ParameterizedTest
  @ValueSource(
      strings = {"dots-and-boxes(2x3)", "strings-and-coins(grid 3x3)", "dots-and-boxes(1x5)"})
  void movesAgreeWithPlayOfAllMoves(String text) {
    Random random = new Random(7);
    Scores scores = scores();
    ScoresByDefinition definition = new ScoresByDefinition();
    for (int play = 0; play < 20; play++) {
      Position position = read(text);
      Player mover = Player.LEFT;
      while (position.moves(mover).size() > 8) {
        var moves = position.moves(mover);
        var move = moves.get(random.nextInt(moves.size()));
        position = move.to();
        mover = move.next(mover);
      }
      Player player = mover;
      Map<Position, Integer> after = new HashMap<>();
      position
          .moves(player)
          .forEach(move -> after.put(move.to(), definition.score(move.to(), move.next(player))));
      Map<Position, Integer> found = new HashMap<>();
      scores.afterMoves(position, player).forEach((to, score) -> found.put(to, score.next()));
      assertThat(found).as("%s, %s to move", position, player).isEqualTo(after);
    }
  }

  /** All sets of strings of random graphs with parallel strings and strings to the ground. */
  @Test
  void randomGraphsAgreeWithPlayOfAllCuts() {
    Random random = new Random(11);
    for (int i = 0; i < 120; i++) {
      CoinGraph graph = graph(random, 1 + random.nextInt(6), 1 + random.nextInt(10));
      int[] best = byDefinition(graph);
      ScoreSearch search = new ScoreSearch(graph, 1 << 16, new Evaluator());
      NimstringSearch nimstring =
          new NimstringSearch(graph, 1 << 16, new Evaluator().report(() -> 0));
      Map<Integer, OptionalInt> nimbers = new HashMap<>();
      for (int set = 0; set < best.length; set++) {
        assertThat(search.valueOf(set)).as("%s of graph %d", set, i).isEqualTo(best[set]);
        assertThat(nimstring.nimber(set))
            .as("%s of graph %d", set, i)
            .isEqualTo(nimber(graph, set, nimbers));
      }
    }
  }

  private static CoinGraph graph(Random random, int coins, int strings) {
    int[] one = new int[strings];
    int[] other = new int[strings];
    BitSet uncut = new BitSet();
    uncut.set(0, strings);
    boolean isRing = coins > 1 && random.nextBoolean();
    for (int s = 0; s < strings; s++) {
      one[s] = isRing ? s % coins : random.nextInt(coins);
      other[s] = isRing && s < coins ? (s + 1) % coins : random.nextInt(coins + 1) - 1;
      if (other[s] == one[s]) {
        other[s] = CoinGraph.GROUND;
      }
    }
    return new CoinGraph(coins, one, other, uncut, List.of());
  }

  private static int freed(CoinGraph graph, int set, int string) {
    int freed = 0;
    for (int coin : new int[] {graph.one(string), graph.other(string)}) {
      boolean isHeld = coin == CoinGraph.GROUND;
      for (int s = 0; s < graph.strings(); s++) {
        boolean isLeft = s != string && (set >>> s & 1) != 0;
        isHeld |= isLeft && (graph.one(s) == coin || graph.other(s) == coin);
      }
      freed += isHeld ? 0 : 1;
    }
    return freed;
  }

  private static int[] byDefinition(CoinGraph graph) {
    int[] best = new int[1 << graph.strings()];
    for (int set = 1; set < best.length; set++) {
      best[set] = Integer.MIN_VALUE;
      for (int s = 0; s < graph.strings(); s++) {
        if ((set >>> s & 1) != 0) {
          int freed = freed(graph, set, s);
          int after = best[set & ~(1 << s)];
          best[set] = Math.max(best[set], freed > 0 ? freed + after : -after);
        }
      }
    }
    return best;
  }

  /**
   * The only n for which the player to move loses beside *n. With coins to take, that must be the n
   * of every cut that takes some, and of no other cut.
   */
  private static OptionalInt nimber(CoinGraph graph, int set, Map<Integer, OptionalInt> known) {
    OptionalInt found = known.get(set);
    if (found != null) {
      return found;
    }
    BitSet reached = new BitSet();
    List<OptionalInt> again = new ArrayList<>();
    for (int s = 0; s < graph.strings(); s++) {
      if ((set >>> s & 1) != 0) {
        OptionalInt after = nimber(graph, set & ~(1 << s), known);
        if (freed(graph, set, s) > 0) {
          again.add(after);
        } else {
          after.ifPresent(reached::set);
        }
      }
    }
    OptionalInt nimber = OptionalInt.of(reached.nextClearBit(0));
    if (!again.isEmpty()) {
      nimber = again.getFirst();
      boolean isOne = again.stream().distinct().count() == 1;
      if (!isOne || nimber.isEmpty() || reached.get(nimber.getAsInt())) {
        nimber = OptionalInt.empty();
      }
    }
    known.put(set, nimber);
    return nimber;
  }

  /** The values of Nimstring beside heaps of Nim, from the moves. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nimstring(1x1)",
        "nimstring(1x2)",
        "nimstring(2x2 : h11 h12 h21 v11)",
        "nimstring(path 4)",
        "nimstring(K4)",
        "nimstring(cycle 4) + nimstring(a-b b-g a-g ground g)"
      })
  void nimstringAgreesWithPlayBesideHeaps(String text) {
    ScoresByDefinition definition = new ScoresByDefinition();
    Scores scores = scores();
    for (Position position : ScoresByDefinition.reached(read(text))) {
      assertThat(scores.nimber(position))
          .as(position.toString())
          .isEqualTo(definition.nimber(position));
    }
  }

  /** Who starts wins 1x1, 1x2 and 1x3, and loses 2x2. */
  @ParameterizedTest
  @CsvSource({"1x1, true", "1x2, true", "1x3, true", "2x2, false"})
  void nimstringOfEmptyBoards(String size, boolean wins) {
    OptionalInt nimber = scores().nimber(read("nimstring(" + size + ")"));
    assertThat(!nimber.equals(OptionalInt.of(0))).isEqualTo(wins);
  }

  @Test
  void aSecondThreadFindsTheSame() {
    Scores parallel = new Scores(new Evaluator(1 << 20, true, progress -> {}));
    assertThat(parallel.of(read("dots-and-boxes(3x3)"), Player.LEFT)).isEqualTo(-3);
  }

  @Test
  void aSmallTableFindsTheSame() {
    Scores small = new Scores(new Evaluator(1, false, progress -> {}));
    assertThat(small.of(read("dots-and-boxes(3x3)"), Player.LEFT)).isEqualTo(-3);
  }

  @Test
  void moreThanSixtyFourLinesAreRefused() {
    assertThatThrownBy(() -> scores().of(read("dots-and-boxes(6x6)"), Player.LEFT))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessage("84 strings are left to cut, or lines to draw; at most 64 can be searched");
  }

  @Test
  void sumsWithOtherConventionsAreRefused() {
    assertThatThrownBy(() -> scores().of(read("dots-and-boxes(1x2) + nim(3)"), Player.LEFT))
        .isInstanceOf(ConventionException.class)
        .hasMessage(
            "positions whose conventions are play for a score and normal play cannot be added");
  }
}
