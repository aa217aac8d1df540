package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Connection games and Sim against their definitions, theorems and published winners. */
class ConnectionGamesTest {
  private static final Outcomes OUTCOMES = new Outcomes(new Evaluator());
  private static final long SEED = 31;

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static boolean winsSecond(Position position, Player player) {
    Outcome outcome = OUTCOMES.of(position);
    return outcome == Outcome.P || outcome == (player == Player.LEFT ? Outcome.L : Outcome.R);
  }

  /** Nash's argument: the first player wins on an empty board. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "game-of-y(1x1)",
        "game-of-y(2x2)",
        "game-of-y(3x3)",
        "game-of-y(4x4)",
        "bridg-it(1)",
        "bridg-it(2)",
        "bridg-it(3)",
        "bridg-it(4)",
        "bridg-it(7)"
      })
  void theFirstPlayerWins(String start) {
    assertThat(OUTCOMES.of(read(start))).isEqualTo(Outcome.N);
  }

  /** Of a full board of Y exactly one player has won. */
  @Test
  void aFullBoardOfYHasOneWinner() {
    Random random = new Random(SEED);
    for (int trial = 0; trial < 300; trial++) {
      int n = 1 + random.nextInt(6);
      StringBuilder text = new StringBuilder();
      for (int row = 0; row < n; row++) {
        text.append(row == 0 ? "" : "|");
        for (int column = 0; column < n; column++) {
          text.append(row + column < n ? random.nextBoolean() ? 'x' : 'o' : '#');
        }
      }
      String cells = text.toString().replace("|", "");
      assertThat(touchesAllSides(cells, n, 'x')).isNotEqualTo(touchesAllSides(cells, n, 'o'));
      String open = text.substring(1);
      boolean left = touchesAllSides("x" + cells.substring(1), n, 'x');
      boolean right = touchesAllSides("o" + cells.substring(1), n, 'o');
      boolean isOver =
          touchesAllSides("." + cells.substring(1), n, 'x')
              || touchesAllSides("." + cells.substring(1), n, 'o');
      Position before = read("game-of-y(." + open + ")");
      assertThat(before.moves(Player.LEFT)).hasSize(isOver ? 0 : 1);
      assertThat(OUTCOMES.of(before))
          .isEqualTo(isOver ? Outcome.P : left && right ? Outcome.N : left ? Outcome.L : Outcome.R);
    }
  }

  private static boolean touchesAllSides(String cells, int n, char stone) {
    int[][] steps = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}, {1, -1}};
    Set<Integer> seen = new HashSet<>();
    for (int start = 0; start < cells.length(); start++) {
      if (cells.charAt(start) != stone || !seen.add(start)) {
        continue;
      }
      List<Integer> chain = new ArrayList<>(List.of(start));
      int sides = 0;
      for (int i = 0; i < chain.size(); i++) {
        int row = chain.get(i) / n;
        int column = chain.get(i) % n;
        sides |= (row == 0 ? 1 : 0) | (column == 0 ? 2 : 0) | (row + column == n - 1 ? 4 : 0);
        for (int[] step : steps) {
          int r = row + step[0];
          int c = column + step[1];
          boolean isInside = r >= 0 && c >= 0 && r + c < n;
          if (isInside && cells.charAt(r * n + c) == stone && seen.add(r * n + c)) {
            chain.add(r * n + c);
          }
        }
      }
      if (sides == 7) {
        return true;
      }
    }
    return false;
  }

  /**
   * Lehman (1964): the player who secures edges wins as second player if and only if some vertices
   * with both ends among them have two spanning trees without a common edge; which they have
   * (Tutte, Nash-Williams) if each division of them into k parts is crossed by at least 2(k - 1)
   * edges.
   */
  @Test
  void whoSecuresWinsSecondIfThereAreTwoTrees() {
    Random random = new Random(SEED);
    int wins = 0;
    for (int trial = 0; trial < 120; trial++) {
      int vertices = 2 + random.nextInt(4);
      List<int[]> edges = new ArrayList<>();
      StringBuilder text = new StringBuilder("(1) (" + vertices + ")");
      int count = 1 + random.nextInt(8);
      for (int e = 0; e < count; e++) {
        int from = random.nextInt(vertices);
        int to = random.nextInt(vertices);
        if (from != to) {
          edges.add(new int[] {from, to});
          text.append(" ").append(from + 1).append("-").append(to + 1);
        }
      }
      Position start = read("shannon-switching(" + text + " from 1 to " + vertices + ")");
      if (start.moves(Player.LEFT).isEmpty()) {
        continue;
      }
      boolean hasTrees = hasTwoTrees(vertices, edges);
      wins += hasTrees ? 1 : 0;
      assertThat(winsSecond(start, Player.LEFT)).as("%s", start).isEqualTo(hasTrees);
    }
    assertThat(wins).isBetween(10, 110);
  }

  /** What the theorem says, against the definition: the last move wins, all moves tried. */
  @Test
  void theTreesGiveTheOutcomeOfThePlay() {
    Random random = new Random(SEED);
    Map<Outcome, Integer> seen = new HashMap<>();
    for (int trial = 0; trial < 400; trial++) {
      int vertices = 2 + random.nextInt(5);
      StringBuilder text = new StringBuilder("(1) (" + vertices + ")");
      int count = 1 + random.nextInt(8);
      for (int e = 0; e < count; e++) {
        int from = 1 + random.nextInt(vertices);
        int to = 1 + random.nextInt(vertices);
        if (from != to) {
          text.append(" ").append(from).append("-").append(to);
          text.append(random.nextInt(4) == 0 ? ":x" : "");
        }
      }
      Position start = read("shannon-switching(" + text + " from 1 to " + vertices + ")");
      Outcome outcome =
          Outcome.of(
              new PlainSearch(1 << 20).wins(start, Player.LEFT),
              new PlainSearch(1 << 20).wins(start, Player.RIGHT));
      if (start.moves(Player.LEFT).isEmpty()) {
        assertThat(start.theorem()).as("%s", start).isEmpty();
      } else {
        assertThat(start.theorem().orElseThrow().outcome()).as("%s", start).isEqualTo(outcome);
        seen.merge(outcome, 1, Integer::sum);
      }
    }
    assertThat(seen).containsOnlyKeys(Outcome.L, Outcome.N, Outcome.R);
    assertThat(seen.values()).allMatch(often -> often > 20);
  }

  /** The trees that the theorem names: no common edge, the same vertices, both ends among them. */
  @Test
  void theTreesAreTrees() {
    Random random = new Random(SEED);
    int named = 0;
    for (int trial = 0; trial < 200; trial++) {
      int vertices = 3 + random.nextInt(9);
      StringBuilder text = new StringBuilder("(1) (" + vertices + ")");
      for (int e = 0; e < 2 * vertices + 2; e++) {
        int from = 1 + random.nextInt(vertices);
        int to = 1 + random.nextInt(vertices);
        if (from != to) {
          text.append(" ").append(from).append("-").append(to);
        }
      }
      Position start = read("shannon-switching(" + text + " from 1 to " + vertices + ")");
      String last =
          start.theorem().map(theorem -> theorem.sentences().getLast()).orElse("Right wins");
      if (!last.contains("Right wins")) {
        boolean oneMore = last.startsWith("With ");
        String trees =
            last.substring(oneMore ? last.indexOf("two: ") + 5 : "Such are ".length())
                .replaceAll("[;,] so Left wins.*", "")
                .replace("the new edge", "1-" + vertices);
        String[] both = trees.split(oneMore ? ", and " : " and ", -1);
        List<String> edges = new ArrayList<>(List.of(String.join(" ", both).split(" ", -1)));
        List<String> there = new ArrayList<>(List.of(text.toString().split(" ", -1)));
        if (oneMore) {
          there.add("1-" + vertices);
        }
        edges.replaceAll(edge -> ends(edge)[0] + "-" + ends(edge)[1]);
        there.removeIf(word -> word.startsWith("("));
        there.replaceAll(edge -> ends(edge)[0] + "-" + ends(edge)[1]);
        assertThat(both).as(last).hasSize(2);
        for (String edge : edges) {
          assertThat(there.remove(edge)).as("%s in %s: %s", edge, start, last).isTrue();
        }
        Set<Integer> one = spanned(both[0]);
        assertThat(one).isEqualTo(spanned(both[1])).contains(1, vertices);
        named++;
      }
    }
    assertThat(named).isBetween(50, 199);
  }

  private static int[] ends(String edge) {
    String[] ends = edge.split("-", -1);
    int[] numbers = {Integer.parseInt(ends[0]), Integer.parseInt(ends[1])};
    Arrays.sort(numbers);
    return numbers;
  }

  /** The vertices of edges, which must be a tree. */
  private static Set<Integer> spanned(String tree) {
    List<String> edges = new ArrayList<>(List.of(tree.split(" ", -1)));
    Set<Integer> vertices = new HashSet<>(List.of(ends(edges.getFirst())[0]));
    boolean grows = true;
    while (grows) {
      grows =
          edges.removeIf(
              edge -> {
                int[] ends = ends(edge);
                boolean isNext = vertices.contains(ends[0]) != vertices.contains(ends[1]);
                return isNext && (vertices.add(ends[0]) | vertices.add(ends[1]));
              });
    }
    assertThat(edges).as("edges that are in no tree: %s", tree).isEmpty();
    return vertices;
  }

  private static boolean hasTwoTrees(int vertices, List<int[]> edges) {
    int ends = 1 | 1 << vertices - 1;
    for (int set = 0; set < 1 << vertices; set++) {
      if ((set & ends) == ends && isCrossedEnough(vertices, edges, set, new int[vertices], 0, 0)) {
        return true;
      }
    }
    return false;
  }

  /** Whether all divisions of a set of vertices are crossed by enough of the edges within it. */
  private static boolean isCrossedEnough(
      int vertices, List<int[]> edges, int set, int[] part, int vertex, int parts) {
    if (vertex == vertices) {
      long crossing =
          edges.stream()
              .filter(e -> (set >> e[0] & 1) != 0 && (set >> e[1] & 1) != 0)
              .filter(e -> part[e[0]] != part[e[1]])
              .count();
      return crossing >= 2L * (parts - 1);
    }
    if ((set >> vertex & 1) == 0) {
      return isCrossedEnough(vertices, edges, set, part, vertex + 1, parts);
    }
    for (int p = 0; p <= parts; p++) {
      part[vertex] = p;
      if (!isCrossedEnough(vertices, edges, set, part, vertex + 1, Math.max(parts, p + 1))) {
        return false;
      }
    }
    return true;
  }

  /** A play of Bridg-it decided by joining the sides s and t, or by separating them. */
  @Test
  void everyPlayOfBridgItHasAWinner() {
    Random random = new Random(SEED);
    for (int trial = 0; trial < 50; trial++) {
      Position position = read("bridg-it(" + (1 + trial % 4) + ")");
      Player mover = Player.LEFT;
      while (!position.moves(mover).isEmpty()) {
        List<Move> moves = position.moves(mover);
        position = moves.get(random.nextInt(moves.size())).to();
        assertThat(read(position.rules().text(position))).isEqualTo(position);
        mover = mover.opponent();
      }
      assertThat(position.moves(mover.opponent())).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "shannon-switching(1-2 from 1 to 1) ~ the two ends must be different vertices",
        "shannon-switching(1-2:o from 1 to 2) ~ neither free nor secured",
        "shannon-switching(1-2 from 1 to 3) ~ expected a vertex of the graph",
        "shannon-switching(1) ~ two ends, which are different vertices",
        "game-of-y(2x3) ~ as many rows as columns",
        "game-of-y(..|..) ~ rows of n, n-1, ..., 1 cells",
        "sim(K4 e=xo) ~ expected 6 letters . x o, one for each edge, found 2",
        "connect-four(x|.) ~ the stone on a2 has not fallen",
        "phutball(...) ~ expected one ball @, found 0",
      })
  void whatIsNoPosition(String text, String message) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(message);
  }

  /** Sim by its own rule: who completes a triangle of the own colour has lost. */
  private static final class Triangles {
    private final int vertices;
    private final Map<String, Integer> results = new HashMap<>();

    Triangles(int vertices) {
      this.vertices = vertices;
    }

    /** 1 if the player to move wins, -1 if the other one does, 0 if neither has a triangle. */
    int result(int[] edges, int own) {
      String key = Arrays.toString(edges) + own;
      Integer known = results.get(key);
      if (known == null) {
        known = search(edges, own);
        results.put(key, known);
      }
      return known;
    }

    private int search(int[] edges, int own) {
      int best = Arrays.stream(edges).anyMatch(e -> e == 0) ? -1 : 0;
      for (int e = 0; e < edges.length && best < 1; e++) {
        if (edges[e] == 0) {
          int[] after = edges.clone();
          after[e] = own;
          best = Math.max(best, hasTriangle(after, own) ? -1 : -result(after, 3 - own));
        }
      }
      return best;
    }

    private boolean hasTriangle(int[] edges, int own) {
      for (int a = 0; a < vertices; a++) {
        for (int b = a + 1; b < vertices; b++) {
          for (int c = b + 1; c < vertices; c++) {
            if (edges[edge(a, b)] == own && edges[edge(a, c)] == own && edges[edge(b, c)] == own) {
              return true;
            }
          }
        }
      }
      return false;
    }

    private static int edge(int low, int high) {
      return high * (high - 1) / 2 + low;
    }
  }

  /** Mead, Rosa and Huang (1974): the second player wins on six vertices. */
  @Test
  void theSecondPlayerWinsSim() {
    assertThat(OUTCOMES.of(read("sim(K6)"))).isEqualTo(Outcome.P);
  }

  @Test
  void simOnSixVerticesIsDecidedByTriangles() {
    Random random = new Random(SEED);
    int[] seen = new int[2];
    for (int trial = 0; trial < 60; trial++) {
      Triangles triangles = new Triangles(6);
      int[] edges = new int[15];
      int own = 1;
      for (int played = 0; played < 7 && own > 0; played++) {
        List<int[]> next = new ArrayList<>();
        for (int e = 0; e < 15; e++) {
          int[] after = edges.clone();
          after[e] = own;
          if (edges[e] == 0 && !triangles.hasTriangle(after, own)) {
            next.add(after);
          }
        }
        edges = next.get(random.nextInt(next.size()));
        own = 3 - own;
      }
      StringBuilder text = new StringBuilder();
      for (int e : edges) {
        text.append(".xo".charAt(e));
      }
      Player mover = own == 1 ? Player.LEFT : Player.RIGHT;
      boolean wins = triangles.result(edges, own) == 1;
      seen[wins ? 1 : 0]++;
      Position position = read("sim(K6 e=" + text + ")");
      assertThat(winsSecond(position, mover.opponent())).as("%s", position).isEqualTo(!wins);
    }
    assertThat(seen).doesNotContain(0);
  }
}
