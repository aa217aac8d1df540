package org.gamester.studies.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.BoardGame;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardsTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();

  private static List<String> listed(Boards boards) {
    List<String> texts = new ArrayList<>();
    boards.texts().forEachRemaining(texts::add);
    return texts;
  }

  /** Every board, put into its orbit by turning it cell by cell. */
  private static Set<Set<String>> orbits(Rules rules, int rows, int columns, String letters) {
    Set<Set<String>> orbits = new HashSet<>();
    int cells = rows * columns;
    int all = (int) Math.round(Math.pow(letters.length(), cells));
    for (int code = 0; code < all; code++) {
      char[] board = new char[cells];
      for (int cell = 0, rest = code; cell < cells; cell++, rest /= letters.length()) {
        board[cell] = letters.charAt(rest % letters.length());
      }
      Set<String> orbit = new HashSet<>();
      for (Turn turn : ((BoardGame) rules).turnsKeepingValue()) {
        if (!turn.transposes() || rows == columns) {
          char[] turned = new char[cells];
          for (int cell = 0; cell < cells; cell++) {
            turned[turn.image(cell, rows, columns)] = board[cell];
          }
          orbit.add(new String(turned));
        }
      }
      orbits.add(orbit);
    }
    return orbits;
  }

  @ParameterizedTest
  @CsvSource({
    "clobber, 1, 1, xo.",
    "clobber, 1, 6, xo.",
    "clobber, 2, 3, xo.",
    "clobber, 3, 3, xo.",
    "clobber, 2, 4, xo",
    "konane, 3, 3, .xo",
    "domineering, 3, 3, .#",
    "domineering, 2, 4, .#",
    "toads-and-frogs, 1, 6, .xo"
  })
  void thereAreAsManyAsOrbits(String game, int rows, int columns, String letters) {
    Rules rules = CATALOGUE.rules(game);
    Boards boards = Boards.of(rules, rows, columns, letters);
    Set<Set<String>> orbits = orbits(rules, rows, columns, letters);
    List<String> listed = listed(boards);
    assertThat(boards.count()).isEqualTo(orbits.size());
    assertThat(listed).hasSize(orbits.size()).doesNotHaveDuplicates();
    Map<String, Set<String>> orbitOf = new HashMap<>();
    orbits.forEach(orbit -> orbit.forEach(board -> orbitOf.put(board, orbit)));
    Set<Set<String>> met = new HashSet<>();
    for (String text : listed) {
      String cells = text.substring(text.indexOf('(') + 1, text.length() - 1).replace("|", "");
      assertThat(met.add(orbitOf.get(cells))).as(text).isTrue();
    }
  }

  @Test
  void theLettersOfAGameWithOneAreBoth() {
    assertThat(Boards.of(CATALOGUE.rules("domineering"), 2, 2, "").letterCount()).isEqualTo(2);
    assertThat(Boards.of(CATALOGUE.rules("clobber"), 2, 2, "").letterCount()).isEqualTo(3);
  }

  @Test
  void theFirstImageHasTheValueOfTheBoard() {
    Boards boards = Boards.of(CATALOGUE.rules("clobber"), 2, 3, "");
    Evaluator evaluator = new Evaluator();
    java.util.Random random = new java.util.Random(4);
    for (int i = 0; i < 100; i++) {
      int[] board = boards.random(random);
      assertThat(value(evaluator, boards.text(boards.first(board))))
          .isEqualTo(value(evaluator, boards.text(board)));
    }
  }

  private static ShortGame value(Evaluator evaluator, String text) {
    return evaluator.value(CATALOGUE.readSum(text));
  }

  @Test
  void whatHasNoSuchBoardsIsRefused() {
    assertThatThrownBy(() -> Boards.of(CATALOGUE.rules("nim"), 2, 2, ""))
        .hasMessageContaining("nim is not played on a grid or a strip");
    assertThatThrownBy(() -> Boards.of(CATALOGUE.rules("toads-and-frogs"), 2, 2, ""))
        .hasMessageContaining("one row");
    assertThatThrownBy(() -> Boards.of(CATALOGUE.rules("clobber"), 2, 2, "xz"))
        .hasMessageContaining("takes letters of clobber");
  }

  /** A000088: 1, 2, 4, 11, 34, 156, 1044, 12346. */
  @Test
  void graphsAreThoseOfTheTable() {
    Rules rules = CATALOGUE.rules("node-kayles");
    long[] graphs = {1, 2, 4, 11, 34, 156, 1044, 12346};
    Iterator<String> texts = new Graphs(false, rules, 1, graphs.length).texts();
    Map<Character, Set<String>> bySize = new HashMap<>();
    texts.forEachRemaining(
        text -> {
          char size = text.charAt(text.indexOf(':') + 1);
          assertThat(bySize.computeIfAbsent(size, s -> new HashSet<>()).add(text)).isTrue();
        });
    for (int n = 1; n <= graphs.length; n++) {
      assertThat(Graphs.count(n)).isEqualTo(graphs[n - 1]);
      assertThat(bySize.get((char) ('?' + n))).hasSize((int) graphs[n - 1]);
    }
  }

  /** A000055 without its first term. */
  @Test
  void treesAreThoseOfTheTable() {
    Rules rules = CATALOGUE.rules("snort");
    long[] trees = {1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551, 1301, 3159};
    Iterator<String> texts = new Graphs(true, rules, 1, trees.length).texts();
    for (int n = 1; n <= trees.length; n++) {
      Set<String> same = new HashSet<>();
      for (long i = 0; i < trees[n - 1]; i++) {
        String text = texts.next();
        assertThat(text).contains("graph6:" + (char) ('?' + n));
        same.add(text);
      }
      assertThat(same).hasSize((int) trees[n - 1]);
    }
    assertThat(texts.hasNext()).isFalse();
  }

  @Test
  void theCanonicalFormDoesNotDependOnTheOrderOfTheVertices() {
    java.util.Random random = new java.util.Random(9);
    for (int trial = 0; trial < 300; trial++) {
      int n = 2 + random.nextInt(6);
      int[] graph = new int[n];
      int[] order = java.util.stream.IntStream.range(0, n).toArray();
      for (int i = n - 1; i > 0; i--) {
        int j = random.nextInt(i + 1);
        int swapped = order[i];
        order[i] = order[j];
        order[j] = swapped;
      }
      int[] other = new int[n];
      for (int v = 0; v < n; v++) {
        for (int u = 0; u < v; u++) {
          if (random.nextBoolean()) {
            graph[u] |= 1 << v;
            graph[v] |= 1 << u;
            other[order[u]] |= 1 << order[v];
            other[order[v]] |= 1 << order[u];
          }
        }
      }
      assertThat(Graphs.canonical(graph)).isEqualTo(Graphs.canonical(other));
    }
  }
}
