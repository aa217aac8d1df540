package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.nio.graph6.Graph6Sparse6Exporter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs in graph6 and sparse6, against a writer made from the definition of graph6. */
class GraphCodeTest {

  private static Graph graph(String text) {
    return GraphText.read(new TextReader(text), Alphabet.COLOURS, GraphText.Arcs.REFUSED).graph();
  }

  private static String size(int vertices) {
    if (vertices <= 62) {
      return Character.toString('?' + vertices);
    }
    return "~"
        + Character.toString('?' + (vertices >> 12))
        + Character.toString('?' + (vertices >> 6 & 63))
        + Character.toString('?' + (vertices & 63));
  }

  /** The pairs (0,1), (0,2), (1,2), (0,3) .. as bits, six in a character. */
  private static String encode(int vertices, Set<String> edges) {
    StringBuilder bits = new StringBuilder();
    for (int to = 1; to < vertices; to++) {
      for (int from = 0; from < to; from++) {
        bits.append(edges.contains(from + "-" + to) ? '1' : '0');
      }
    }
    while (bits.length() % 6 != 0) {
      bits.append('0');
    }
    StringBuilder code = new StringBuilder(size(vertices));
    for (int i = 0; i < bits.length(); i += 6) {
      code.append((char) ('?' + Integer.parseInt(bits.substring(i, i + 6), 2)));
    }
    return code.toString();
  }

  private static Set<String> edges(Graph graph) {
    return graph.edges().stream()
        .map(edge -> edge.from() + "-" + edge.to())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void allGraphsOfFiveVertices() {
    for (int vertices = 0; vertices <= 5; vertices++) {
      List<String> pairs = edges(graph("complete " + vertices)).stream().toList();
      for (int chosen = 0; chosen < 1 << pairs.size(); chosen++) {
        int bits = chosen;
        Set<String> wanted =
            IntStream.range(0, pairs.size())
                .filter(i -> (bits >> i & 1) == 1)
                .mapToObj(pairs::get)
                .collect(Collectors.toSet());
        Graph read = graph("graph6:" + encode(vertices, wanted));
        assertThat(read.names()).hasSize(vertices);
        assertThat(edges(read)).isEqualTo(wanted);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 30, 61, 62, 63, 64, 65, 100})
  void largeGraphsInBothCodes(int vertices) {
    Random random = new Random(vertices);
    for (int round = 0; round < 20; round++) {
      SimpleGraph<Integer, DefaultEdge> made = new SimpleGraph<>(DefaultEdge.class);
      IntStream.range(0, vertices).forEach(made::addVertex);
      Set<String> wanted = new TreeSet<>();
      for (int i = 0; i < round * 3; i++) {
        int from = random.nextInt(vertices - 1);
        int to = from + 1 + random.nextInt(vertices - from - 1);
        made.addEdge(from, to);
        wanted.add(from + "-" + to);
      }
      assertThat(edges(graph("graph6:" + encode(vertices, wanted)))).isEqualTo(wanted);
      StringWriter sparse = new StringWriter();
      new Graph6Sparse6Exporter<Integer, DefaultEdge>(Graph6Sparse6Exporter.Format.SPARSE6)
          .exportGraph(made, sparse);
      Graph read = graph("sparse6:" + sparse.toString().strip());
      assertThat(read.names()).hasSize(vertices);
      assertThat(edges(read)).isEqualTo(wanted);
    }
  }

  /** The examples of McKay's description of the formats. */
  @Test
  void theExamplesOfTheDefinition() {
    assertThat(graph("graph6:DQc").write()).isEqualTo("1-3 2-4 1-5 4-5");
    assertThat(edges(graph("sparse6::Fa@x^")))
        .containsExactlyInAnyOrder("0-1", "0-2", "1-2", "5-6");
    assertThat(graph("sparse6::Fa@x^").names()).hasSize(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "snort(graph6:D?{)",
        "snort(graph6:D?{ v=x....) + nim(3)",
        "nim(2) - col(graph6:D~{)",
        "node-kayles(graph6:DQc + graph6:D?{) + {1|0}",
        "uvg(sparse6::Fa@x^ at 2)",
        "impartial(snort(graph6:D?{))",
        "arc-kayles(graph6:Ih]C?GCCW)",
      })
  void aBracketInACodeIsNotABracketOfTheText(String text) {
    Position position = Catalogue.standard().readSum(text);
    assertThat(Catalogue.standard().readSum(position.rules().text(position))).isEqualTo(position);
  }

  @Test
  void whereAPositionEndsInALongerText() {
    String text = "snort(graph6:D?{) + ^*";
    assertThat(Catalogue.standard().endOfPosition(text, 0)).isEqualTo(text.indexOf(')') + 1);
  }

  @Test
  void aCodeIsTheSameAsItsEdges() {
    assertThat(Catalogue.standard().read("snort", "graph6:DQc v=x..o."))
        .isEqualTo(Catalogue.standard().read("snort", "1-3 2-4 1-5 4-5 v=x..o."))
        .extracting(Position::text)
        .isEqualTo("1-3 2-4 1-5 4-5 v=x..o.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      quoteCharacter = '"',
      value = {
        "graph6: \"the code ends before the number of vertices does\"",
        "graph6:D? \"the edges of a graph with 5 vertices take 2 characters; here are 1\"",
        "graph6:D??? \"the edges of a graph with 5 vertices take 2 characters; here are 3\"",
        "graph6:D?@ \"the unused bits of the last character are not zero\"",
        "graph6:D?! \"expected a character from ? to ~\"",
        "graph6::Fa@x^ \"expected a character from ? to ~\"",
        "graph6:~? \"the code ends before the number of vertices does\"",
        "graph6:~~~~~~~~ \"a graph can have at most 1000000 vertices; this code has 68719476735\"",
        "graph6:~~??~~~~ \"a graph can have at most 1000000 vertices; this code has 16777215\"",
        "graph6:~~???~~~ \"the edges of a graph with 262143 vertices take 5726557526\"",
        "sparse6:Fa@x^ \"expected the colon that a sparse6 code begins with\"",
        "sparse6::~~~~~~~~ \"a graph can have at most 1000000 vertices\"",
        "sparse6:: \"the code ends before the number of vertices does\"",
      })
  void refused(String text, String message) {
    assertThatThrownBy(() -> graph(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(message);
  }

  /** Whatever follows the number of vertices, a code is read or refused. */
  @Test
  void randomCodes() {
    Random random = new Random(6);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder code = new StringBuilder(random.nextBoolean() ? "graph6:" : "sparse6::");
      for (int i = random.nextInt(12); i >= 0; i--) {
        code.append((char) ('?' + random.nextInt(64)));
      }
      try {
        Graph graph = graph(code.toString());
        assertThat(graph.edges())
            .allMatch(
                edge -> edge.from() >= 0 && edge.to() < graph.names().size(), code.toString());
      } catch (TextException e) {
        assertThat(e.getMessage()).isNotEmpty();
      }
    }
  }

  @Test
  void graphsWithoutVerticesOrEdges() {
    assertThat(graph("graph6:?").names()).isEmpty();
    assertThat(graph("sparse6::?").names()).isEmpty();
    assertThat(graph("sparse6::?~~~").edges()).isEmpty();
    assertThat(graph("graph6:@").names()).hasSize(1);
    assertThat(graph("sparse6::~?@?").names()).hasSize(64);
  }

  @Test
  void hostileListsOfEdges() {
    String manyEdges = "1-2 ".repeat(200_000);
    assertThat(graph(manyEdges).edges()).hasSize(200_000);
    String manyVertices =
        IntStream.rangeClosed(1, 100_000)
            .mapToObj(i -> "(v" + i + ")")
            .collect(Collectors.joining(" "));
    assertThat(graph(manyVertices).names()).hasSize(100_000);
    String longName = "a".repeat(100_000);
    assertThat(graph(longName + "-b").names()).containsExactly(longName, "b");
    for (String wrong :
        List.of("1-", "-1", "1--2", "1-2-3", "1-2:", "1-2:" + "9".repeat(100_000))) {
      assertThatThrownBy(() -> graph(wrong)).isInstanceOf(TextException.class);
    }
  }
}
