package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.SlowEvaluator;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.values.ShortGame;
import org.jgrapht.alg.isomorphism.VF2GraphIsomorphismInspector;
import org.jgrapht.generate.CompleteBipartiteGraphGenerator;
import org.jgrapht.generate.CompleteGraphGenerator;
import org.jgrapht.generate.GraphGenerator;
import org.jgrapht.generate.GridGraphGenerator;
import org.jgrapht.generate.HyperCubeGraphGenerator;
import org.jgrapht.generate.LinearGraphGenerator;
import org.jgrapht.generate.NamedGraphGenerator;
import org.jgrapht.generate.RingGraphGenerator;
import org.jgrapht.generate.StarGraphGenerator;
import org.jgrapht.generate.WheelGraphGenerator;
import org.jgrapht.generate.WindmillGraphsGenerator;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.util.SupplierUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Named graphs: their sizes, what they are, and that every graph game reads each of them. */
class NamedGraphsTest {

  private static Graph graph(String text) {
    return GraphText.read(new TextReader(text), Alphabet.COLOURS, GraphText.Arcs.REFUSED).graph();
  }

  private static Set<Set<Integer>> pairs(Graph graph) {
    return graph.edges().stream()
        .map(edge -> Set.of(edge.from(), edge.to()))
        .collect(Collectors.toSet());
  }

  private static int[] degrees(Graph graph) {
    return Arrays.stream(graph.incidence()).mapToInt(edges -> edges.length).toArray();
  }

  private static boolean isConnected(Graph graph) {
    int[][] incident = graph.incidence();
    BitSet seen = new BitSet();
    Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
    while (!waiting.isEmpty()) {
      int vertex = waiting.remove();
      if (!seen.get(vertex)) {
        seen.set(vertex);
        for (int e : incident[vertex]) {
          waiting.add(graph.edges().get(e).otherEnd(vertex));
        }
      }
    }
    return seen.cardinality() == incident.length;
  }

  /** The text, then the numbers of vertices and edges by the formula of the family. */
  static Stream<Arguments> families() {
    Stream<Arguments> sizes =
        IntStream.rangeClosed(3, 9)
            .boxed()
            .flatMap(
                n ->
                    Stream.of(
                        Arguments.of("path " + n, n, n - 1),
                        Arguments.of("cycle " + n, n, n),
                        Arguments.of("complete " + n, n, n * (n - 1) / 2),
                        Arguments.of("K" + n, n, n * (n - 1) / 2),
                        Arguments.of("empty " + n, n, 0),
                        Arguments.of("star " + n, n + 1, n),
                        Arguments.of("wheel " + n, n + 1, 2 * n),
                        Arguments.of("bipartite 4 " + n, n + 4, 4 * n),
                        Arguments.of("K4," + n, n + 4, 4 * n),
                        Arguments.of("grid 4x" + n, 4 * n, 3 * n + 4 * (n - 1)),
                        Arguments.of("torus 4x" + n, 4 * n, 8 * n),
                        Arguments.of("rook 3x" + n, 3 * n, 3 * n * (n - 1) / 2 + 3 * n),
                        Arguments.of("cube " + n, 1 << n, n * (1 << n) / 2),
                        Arguments.of("petersen " + n + " 1", 2 * n, 3 * n),
                        Arguments.of("P(" + (n + 2) + ",2)", 2 * n + 4, 3 * n + 6),
                        Arguments.of("C" + n, n, n),
                        Arguments.of("P" + n, n, n - 1),
                        Arguments.of("Q" + n, 1 << n, n * (1 << n) / 2),
                        Arguments.of("K2,2," + n, n + 4, 4 + 4 * n),
                        Arguments.of("fan " + n, n + 1, 2 * n - 1),
                        Arguments.of("ladder " + n, 2 * n, 3 * n - 2),
                        Arguments.of("prism " + n, 2 * n, 3 * n),
                        Arguments.of("antiprism " + n, 2 * n, 4 * n),
                        Arguments.of("moebius " + n, 2 * n, 3 * n),
                        Arguments.of("gear " + n, 2 * n + 1, 3 * n),
                        Arguments.of("helm " + n, 2 * n + 1, 3 * n),
                        Arguments.of("sunlet " + n, 2 * n, 2 * n),
                        Arguments.of("crown " + n, 2 * n, n * (n - 1)),
                        Arguments.of("cocktail party " + n, 2 * n, 2 * n * (n - 1)),
                        Arguments.of("book " + n, 2 * n + 2, 3 * n + 1),
                        Arguments.of("friendship " + n, 2 * n + 1, 3 * n),
                        Arguments.of("windmill 4 " + n, 3 * n + 1, 6 * n),
                        Arguments.of("Wd(5," + n + ")", 4 * n + 1, 10 * n),
                        Arguments.of("scalloped " + (n + 1), n + 1, n + n - 2),
                        Arguments.of("lollipop 4 " + n, n + 4, n + 6),
                        Arguments.of("tadpole 4 " + n, n + 4, n + 4),
                        Arguments.of("barbell " + n, 2 * n, n * (n - 1) + 1),
                        Arguments.of("kings 3x" + n, 3 * n, 3 * (n - 1) + 2 * n + 4 * (n - 1)),
                        Arguments.of("knights 2x" + n, 2 * n, 2 * (n - 2)),
                        Arguments.of("bishops 2x" + n, 2 * n, 2 * (n - 1)),
                        Arguments.of("spider 1,2," + n, n + 4, n + 3),
                        Arguments.of("circulant " + (2 * n) + " 1," + n, 2 * n, 3 * n),
                        Arguments.of("random tree " + n + " seed 7", n, n - 1),
                        Arguments.of("random " + n + " 3 seed 7", n, 3)));
    Stream<Arguments> single =
        Stream.of(
            Arguments.of("petersen", 10, 15),
            Arguments.of("turan 7 3", 7, 16),
            Arguments.of("kneser 6 2", 15, 45),
            Arguments.of("johnson 5 2", 10, 30),
            Arguments.of("queens 3", 9, 28),
            Arguments.of("queens 8x8", 64, 728),
            Arguments.of("rooks 8", 64, 448),
            Arguments.of("kings 8", 64, 210),
            Arguments.of("knights 8", 64, 168),
            Arguments.of("bishops 8", 64, 280),
            Arguments.of("grid 3x4x2", 24, 46),
            Arguments.of("torus 4x3x3", 36, 108),
            Arguments.of("petersen 7 3", 14, 21),
            Arguments.of("caterpillar 3,2,3", 11, 10),
            Arguments.of("tree 1,1,2,2", 5, 4),
            Arguments.of("pruefer 4,4,4,5", 6, 5),
            Arguments.of("chvatal", 12, 24),
            Arguments.of("clebsch", 16, 40),
            Arguments.of("coxeter", 28, 42),
            Arguments.of("desargues", 20, 30),
            Arguments.of("dodecahedron", 20, 30),
            Arguments.of("franklin", 12, 18),
            Arguments.of("frucht", 12, 18),
            Arguments.of("heawood", 14, 21),
            Arguments.of("pappus", 18, 27),
            Arguments.of("tutte", 46, 69));
    return Stream.concat(sizes, single);
  }

  @ParameterizedTest
  @MethodSource("families")
  void verticesAndEdges(String text, int vertices, int edges) {
    Graph graph = graph(text);
    assertThat(graph.names())
        .isEqualTo(IntStream.rangeClosed(1, vertices).mapToObj(Integer::toString).toList());
    assertThat(graph.edges()).hasSize(edges);
    assertThat(pairs(graph)).as("a simple graph").hasSize(edges).allMatch(ends -> ends.size() == 2);
  }

  @ParameterizedTest
  @CsvSource({
    "chvatal,4",
    "clebsch,5",
    "coxeter,3",
    "desargues,3",
    "dodecahedron,3",
    "franklin,3",
    "frucht,3",
    "heawood,3",
    "pappus,3",
    "tutte,3",
    "petersen,3",
    "petersen 8 3,3",
    "torus 4x5,4"
  })
  void regularAndConnected(String text, int degree) {
    assertThat(degrees(graph(text))).containsOnly(degree);
    assertThat(isConnected(graph(text))).isTrue();
  }

  private static SimpleGraph<Integer, DefaultEdge> generated(
      GraphGenerator<Integer, DefaultEdge, Integer> generator) {
    SimpleGraph<Integer, DefaultEdge> made =
        new SimpleGraph<>(SupplierUtil.createIntegerSupplier(), DefaultEdge::new, false);
    generator.generateGraph(made);
    return made;
  }

  private static SimpleGraph<Integer, DefaultEdge> windmill(
      WindmillGraphsGenerator.Mode mode, int blades, int size) {
    return generated(new WindmillGraphsGenerator<>(mode, blades, size));
  }

  static Stream<Arguments> sameAsTheLibrary() {
    return Stream.of(
        Arguments.of("path 7", generated(new LinearGraphGenerator<>(7))),
        Arguments.of("cycle 7", generated(new RingGraphGenerator<>(7))),
        Arguments.of("K5", generated(new CompleteGraphGenerator<>(5))),
        Arguments.of("K3,4", generated(new CompleteBipartiteGraphGenerator<>(3, 4))),
        Arguments.of("star 6", generated(new StarGraphGenerator<>(7))),
        Arguments.of("wheel 6", generated(new WheelGraphGenerator<>(7))),
        Arguments.of("grid 3x4", generated(new GridGraphGenerator<>(3, 4))),
        Arguments.of("cube 4", generated(new HyperCubeGraphGenerator<>(4))),
        Arguments.of("moebius 3", generated(new CompleteBipartiteGraphGenerator<>(3, 3))),
        Arguments.of("prism 4", generated(new HyperCubeGraphGenerator<>(3))),
        Arguments.of("ladder 6", generated(new GridGraphGenerator<>(2, 6))),
        Arguments.of("grid 2x2x2", generated(new HyperCubeGraphGenerator<>(3))),
        Arguments.of("torus 4x4 moves 1,0 0,1", generated(new HyperCubeGraphGenerator<>(4))),
        Arguments.of("crown 4", generated(new HyperCubeGraphGenerator<>(3))),
        Arguments.of("hypercube 5", generated(new HyperCubeGraphGenerator<>(5))),
        Arguments.of("windmill 4 3", windmill(WindmillGraphsGenerator.Mode.WINDMILL, 3, 4)),
        Arguments.of("friendship 5", windmill(WindmillGraphsGenerator.Mode.DUTCHWINDMILL, 5, 3)),
        Arguments.of("kneser 5 2", NamedGraphGenerator.petersenGraph()),
        Arguments.of("circulant 8 1,2,3,4", generated(new CompleteGraphGenerator<>(8))),
        Arguments.of("petersen", NamedGraphGenerator.petersenGraph()),
        Arguments.of("petersen 5 2", NamedGraphGenerator.petersenGraph()),
        Arguments.of("petersen 10 3", NamedGraphGenerator.desarguesGraph()),
        Arguments.of("petersen 10 2", NamedGraphGenerator.dodecahedronGraph()));
  }

  @ParameterizedTest
  @MethodSource
  void sameAsTheLibrary(String text, org.jgrapht.Graph<Integer, DefaultEdge> expected) {
    SimpleGraph<Integer, DefaultEdge> own = new SimpleGraph<>(DefaultEdge.class);
    Graph graph = graph(text);
    IntStream.range(0, graph.names().size()).forEach(own::addVertex);
    graph.edges().forEach(edge -> own.addEdge(edge.from(), edge.to()));
    assertThat(new VF2GraphIsomorphismInspector<>(own, expected).isomorphismExists()).isTrue();
  }

  /** Two points are joined if a queen, king, knight, bishop or rook moves from one to the other. */
  @ParameterizedTest
  @CsvSource({"1,1", "1,5", "4,4", "3,5", "5,3", "6,6"})
  void piecesOfChess(int rows, int columns) {
    Map<String, BiPredicate<Integer, Integer>> moves =
        Map.of(
            "queens", (down, right) -> down == 0 || right == 0 || down.equals(right),
            "rooks", (down, right) -> down == 0 || right == 0,
            "bishops", (down, right) -> down.equals(right),
            "kings", (down, right) -> down <= 1 && right <= 1,
            "knights", (down, right) -> down * right == 2,
            "grid", (down, right) -> down + right == 1);
    moves.forEach(
        (piece, isMove) -> {
          Set<Set<Integer>> expected = new HashSet<>();
          for (int v = 0; v < rows * columns; v++) {
            for (int w = 0; w < v; w++) {
              int down = Math.abs(v / columns - w / columns);
              int right = Math.abs(v % columns - w % columns);
              if (isMove.test(down, right)) {
                expected.add(Set.of(v, w));
              }
            }
          }
          assertThat(pairs(graph(piece + " " + rows + "x" + columns)))
              .as("%s %dx%d", piece, rows, columns)
              .isEqualTo(expected);
        });
    String size = rows + "x" + columns;
    assertThat(pairs(graph("grid " + size + " moves 0,1* 1,0* 1,1* 1,-1*")))
        .isEqualTo(pairs(graph("queens " + size)));
    assertThat(pairs(graph("grid " + size + " moves 1,2 2,1 2,-1 -1,2")))
        .isEqualTo(pairs(graph("knights " + size)));
  }

  @Test
  void theOuterVerticesOfAPetersenGraphComeFirst() {
    assertThat(graph("petersen 7 2").write())
        .startsWith("1-2 1-7 1-8 2-3 2-9")
        .contains("8-10", "9-11", "9-14")
        .doesNotContain("8-9 ");
    assertThat(pairs(graph("petersen 5 2"))).isEqualTo(pairs(graph("petersen")));
  }

  /**
   * Cayley: there are n^(n-2) labelled trees; a vertex is in the code once less than its degree.
   */
  @Test
  void pruefersCodesAreAllTrees() {
    Set<Set<Set<Integer>>> trees = new HashSet<>();
    for (int code = 0; code < 6 * 6 * 6 * 6; code++) {
      int[] numbers = {code % 6, code / 6 % 6, code / 36 % 6, code / 216};
      Graph tree =
          graph(
              Arrays.stream(numbers)
                  .mapToObj(vertex -> Integer.toString(vertex + 1))
                  .collect(Collectors.joining(",", "pruefer ", "")));
      assertThat(isConnected(tree)).isTrue();
      int[] degrees = degrees(tree);
      for (int vertex = 0; vertex < 6; vertex++) {
        int wanted = vertex;
        assertThat(Arrays.stream(numbers).filter(number -> number == wanted).count() + 1)
            .isEqualTo(degrees[vertex]);
      }
      trees.add(pairs(tree));
    }
    assertThat(trees).hasSize(6 * 6 * 6 * 6);
  }

  @Test
  void parentsMakeATree() {
    assertThat(graph("tree 1,1,2,2,5").write()).isEqualTo("1-2 1-3 2-4 2-5 5-6");
  }

  @Test
  void oneSeedIsOneGraph() {
    for (String text : List.of("random 9 14 seed ", "random tree 12 seed ")) {
      assertThat(graph(text + 5)).isEqualTo(graph(text + 5)).isNotEqualTo(graph(text + 6));
    }
    assertThat(isConnected(graph("random tree 200 seed 1"))).isTrue();
    assertThat(graph("random tree 1 seed 1").edges()).isEmpty();
    assertThat(graph("random tree 2 seed 1").write()).isEqualTo("1-2");
    assertThat(graph("random 0 0 seed 1").names()).isEmpty();
    assertThat(pairs(graph("random 6 15 seed 3"))).isEqualTo(pairs(graph("K6")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "random 4 7 seed 1 ~ a number of edges (a whole number from 0 to 6)",
        "random 4 3 ~ expected the word seed and a number",
        "random 99999 3 seed 1 ~ a number of vertices (a whole number from 0 to 10000)",
        "random tree 0 seed 1 ~ a number of vertices (a whole number from 1 to 10000)",
        "petersen 6 3 ~ a step (a whole number from 1 to 2)",
        "petersen 2 1 ~ a number of outer vertices (a whole number from 3 to",
        "tree 1,3 ~ the parent of vertex 3 (a whole number from 1 to 2)",
        "tree ~ the parent of vertex 2",
        "pruefer 5,5 ~ there is no vertex 5",
        "pruefer ~ a vertex of a Pruefer code",
        "frucht 3 ~ expected v=, e=, at or the end of the graph",
        "grid 1000000x2 ~ rows times columns may be at most 1,000,000 vertices",
      })
  void refused(String text, String message) {
    assertThatThrownBy(() -> graph(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(message);
  }

  /** Words that are no vertices by their syntax, with the family that is near. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "cylce 5 ~ did you mean the graph 'cycle'",
        "cycel 7 ~ did you mean the graph 'cycle'",
        "stra 5 ~ did you mean the graph 'star'",
        "quen 4x4 ~ did you mean the graph 'queen'",
        "priism 5 ~ did you mean the graph 'prism'",
        "hypercub 3 ~ did you mean the graph 'hypercube'",
        "1-2 cylce 5 ~ did you mean the graph 'cycle'",
        "W5 ~ W5' is neither an edge nor the name of a graph (a vertex",
        "K 5 ~ K' is neither an edge nor the name of a graph (a vertex",
        "3 4 ~ 3' is neither an edge",
        "7 ~ 7' is neither an edge",
        "a b ~ a' is neither an edge",
        "1-2 abc ~ abc' is neither an edge",
        "cylce 2 v=xo ~ did you mean the graph 'cycle'",
        "5 5 v=x ~ the vertex 5 is given twice",
        "(a) (a) ~ the vertex a is given twice",
        "(a b) ~ expected ')'",
        "cylce 5 at 5 ~ did you mean the graph 'cycle'",
      })
  void aWordIsNoVertex(String text, String message) {
    assertThatThrownBy(() -> graph(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "1-2 4 ~ 1-2 4",
        "1 2 3 ~ 1 2 3",
        "3 4 v=xo ~ (3) (4)",
        "(a) ~ (a)",
        "a ~ (a)",
        "abc v=x ~ (abc)",
        "a-b (c) a ~ a-b (c)",
        "(7) ~ (7)",
        "(cylce) (5) ~ (cylce) (5)",
        "7 at 7 ~ (7)",
        "K4-C5 P2-Q3 ~ K4-C5 P2-Q3",
        "empty 2 ~ 1 2",
      })
  void verticesWithoutEdges(String text, String written) {
    assertThat(graph(text).write()).isEqualTo(written);
    assertThat(graph(written).names()).isEqualTo(graph(text).names());
  }

  @ParameterizedTest
  @MethodSource("families")
  void everyGraphGameReadsIt(String text, int vertices, int edges) {
    String edgeLetters = edges == 0 ? text : text + " e=" + "xo".repeat(edges).substring(0, edges);
    String vertexLetters = text + " v=" + "ox".repeat(vertices).substring(0, vertices);
    for (String rules : List.of("col", "snort", "node-kayles", "arc-kayles")) {
      assertReadsBack(rules, text, text);
    }
    assertReadsBack("fjords", vertexLetters, text);
    assertReadsBack("digraph-placement", vertexLetters, text);
    assertReadsBack("partizan-arc-kayles", edgeLetters, text);
    assertReadsBack("geography-partizan", edgeLetters + " at 1", text);
    for (String rules : List.of("directed-geography", "uvg", "ueg")) {
      assertReadsBack(rules, text + " at 2", text);
    }
    String weights = ",2".repeat(vertices).substring(1);
    assertReadsBack("arc-kayles{weighted}", text + " v=" + weights, text);
  }

  private static void assertReadsBack(String rules, String text, String name) {
    Position position = Catalogue.standard().read(rules, text);
    assertThat(Catalogue.standard().read(rules, position.text()))
        .as("%s on %s", rules, name)
        .isEqualTo(position);
  }

  /** A path is a heap of Dawson's Chess; of a cycle, a move leaves a path of three fewer. */
  @Test
  void nodeKaylesOnPathsAndCycles() {
    SlowEvaluator evaluator = new SlowEvaluator();
    Catalogue catalogue = Catalogue.standard();
    for (int n = 0; n <= 14; n++) {
      ShortGame path = evaluator.value(catalogue.read("node-kayles", "path " + n));
      assertThat(path).isEqualTo(evaluator.value(catalogue.read("octal{0.137}", "" + n)));
      if (n >= 1) {
        ShortGame cycle = evaluator.value(catalogue.read("node-kayles", "cycle " + (n + 3)));
        ShortGame left = evaluator.value(catalogue.read("node-kayles", "path " + n));
        assertThat(cycle).isEqualTo(left.isZero() ? ShortGame.STAR : ShortGame.ZERO);
      }
    }
  }

  /** Values of the literature and of the rules: snort on complete graphs and stars. */
  @Test
  void valuesOnFamilies() {
    SlowEvaluator evaluator = new SlowEvaluator();
    Catalogue catalogue = Catalogue.standard();
    for (int n = 1; n <= 6; n++) {
      ShortGame complete = evaluator.value(catalogue.read("snort", "K" + n));
      ShortGame star = evaluator.value(catalogue.read("snort", "star " + n));
      assertThat(complete)
          .isEqualTo(
              ShortGame.of(List.of(ShortGame.integer(n - 1)), List.of(ShortGame.integer(1 - n))));
      assertThat(star)
          .isEqualTo(ShortGame.of(List.of(ShortGame.integer(n)), List.of(ShortGame.integer(-n))));
      assertThat(evaluator.value(catalogue.read("node-kayles", "K" + n))).isEqualTo(ShortGame.STAR);
    }
    assertThat(evaluator.value(catalogue.read("node-kayles", "petersen 5 2")))
        .isEqualTo(evaluator.value(catalogue.read("node-kayles", "petersen")))
        .isEqualTo(ShortGame.STAR);
    assertThat(evaluator.value(catalogue.read("arc-kayles", "petersen 5 2")))
        .isEqualTo(ShortGame.ZERO);
    assertThat(evaluator.value(catalogue.read("node-kayles", "pruefer 1,1,1")))
        .isEqualTo(evaluator.value(catalogue.read("node-kayles", "star 4")));
  }
}
