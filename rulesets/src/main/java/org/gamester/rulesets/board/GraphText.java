package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;
import org.jspecify.annotations.Nullable;

/**
 * Reads graphs: a named graph, a code such as {@code graph6:DQc} or a list of edges, then {@code
 * v=}, {@code e=} and {@code at} in any order.
 *
 * @param graph the graph with its colours and labels
 * @param token the vertex after {@code at}
 * @param weights the weights of the vertices, if {@code v=} gives weights and not colours
 */
public record GraphText(Graph graph, Optional<String> token, List<Long> weights) {

  public GraphText {
    weights = List.copyOf(weights);
  }

  /** Which kinds of edges a ruleset takes. */
  public enum Arcs {
    REFUSED,
    ALLOWED
  }

  /**
   * Reads a graph, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not a graph
   */
  public static GraphText read(TextReader text, Alphabet vertexColours, Arcs arcs) {
    return new Reader(text, vertexColours, arcs, /* weighsEdges= */ false).read();
  }

  /**
   * Reads a graph whose vertices have weights, as in {@code path 3 v=1,2,1}, up to the end of the
   * text; without {@code v=} there are none.
   *
   * @throws org.gamester.rulesets.TextException if it is not such a graph
   */
  public static GraphText readWeighted(TextReader text, Arcs arcs) {
    return new Reader(text, null, arcs, /* weighsEdges= */ false).read();
  }

  /**
   * Reads a graph whose edges have weights, as in {@code 1-2:3 2-3:1} or {@code path 3 e=3,1}, up
   * to the end of the text; an edge without a weight has no label.
   *
   * @throws org.gamester.rulesets.TextException if it is not such a graph
   */
  public static GraphText readWeightedEdges(TextReader text, Alphabet vertexColours, Arcs arcs) {
    return new Reader(text, vertexColours, arcs, /* weighsEdges= */ true).read();
  }

  /** The index of the vertex after {@code at}, or -1 if there is none of that name. */
  public int tokenIndex() {
    return token.map(name -> graph.names().indexOf(name)).orElse(-1);
  }

  private static final class Reader {
    private static final String[] OPTIONS = {"v=", "e=", "at "};

    private final TextReader text;
    private final @Nullable Alphabet vertexColours;
    private final Arcs arcs;
    private final boolean weighsEdges;
    private final Map<String, TextReader> options = new HashMap<>();

    Reader(TextReader text, @Nullable Alphabet vertexColours, Arcs arcs, boolean weighsEdges) {
      this.text = text;
      this.vertexColours = vertexColours;
      this.arcs = arcs;
      this.weighsEdges = weighsEdges;
    }

    GraphText read() {
      text.skipBlanks();
      int start = text.offset();
      skipGraph();
      TextReader body = text.part(start, text.offset());
      readOptions();
      List<Long> weights =
          vertexColours == null ? weights("v=", "the weight of a vertex") : List.of();
      List<Long> edgeWeights = weighsEdges ? weights("e=", "the weight of an edge") : List.of();
      int edgeLetters =
          weighsEdges && options.containsKey("e=") ? edgeWeights.size() : letters("e=");
      int states =
          vertexColours == null && options.containsKey("v=") ? weights.size() : letters("v=");
      Graph graph = GraphCode.read(body);
      if (graph == null) {
        graph = NamedGraphs.read(body, states, edgeLetters);
      }
      if (graph == null) {
        TextReader at = options.get("at ");
        graph =
            new EdgeList(body, arcs, options.containsKey("v="), at == null ? "" : at.content())
                .read();
      }
      if (!body.atEnd()) {
        throw body.expected("v=, e=, at or the end of the graph");
      }
      TextReader given = options.get("v=");
      if (given != null) {
        requireCount(given, states, graph.names().size(), "vertices");
      }
      Graph withVertices = withVertexColours(graph);
      Graph coloured =
          weighsEdges ? withEdgeWeights(withVertices, edgeWeights) : withEdgeLabels(withVertices);
      TextReader at = options.get("at ");
      Optional<String> token = Optional.ofNullable(at).map(TextReader::content);
      if (at != null && !at.content().equals("?") && !coloured.names().contains(at.content())) {
        throw at.expected("a vertex of the graph after 'at'");
      }
      return new GraphText(coloured, token, weights);
    }

    private void skipGraph() {
      while (!text.atEnd() && option() == null) {
        while (!Character.isWhitespace(text.peek()) && text.offset() < text.end()) {
          text.next();
        }
      }
    }

    private @Nullable String option() {
      for (String option : OPTIONS) {
        int start = text.offset();
        boolean here = text.accept(option);
        text.moveTo(start);
        if (here) {
          return option;
        }
      }
      return null;
    }

    private void readOptions() {
      while (!text.atEnd()) {
        int place = text.offset();
        String option = option();
        if (option == null) {
          throw text.expected("v=, e=, at or the end of the graph");
        }
        text.accept(option);
        text.skipBlanks();
        int from = text.offset();
        while (!Character.isWhitespace(text.peek()) && text.offset() < text.end()) {
          text.next();
        }
        if (options.put(option, text.part(from, text.offset())) != null) {
          throw text.errorAt(place, "'" + option.strip() + "' is given twice");
        }
      }
    }

    private int letters(String option) {
      TextReader given = options.get(option);
      return given == null ? -1 : given.content().length();
    }

    private List<Long> weights(String option, String what) {
      List<Long> weights = new ArrayList<>();
      TextReader given = options.get(option);
      if (given != null) {
        do {
          weights.add(given.number(what, 0, Long.MAX_VALUE));
        } while (given.accept(','));
        if (!given.atEnd()) {
          throw given.expected("a comma, or a blank after the weights");
        }
        given.moveTo(given.end() - given.content().length());
      }
      return weights;
    }

    private Graph withVertexColours(Graph graph) {
      TextReader given = options.get("v=");
      if (given == null || vertexColours == null) {
        return graph;
      }
      StringBuilder colours = new StringBuilder();
      while (!given.atEnd()) {
        colours.append(vertexColours.read(given));
      }
      return new Graph(graph.names(), colours.toString(), graph.edges());
    }

    private Graph withEdgeLabels(Graph graph) {
      TextReader given = options.get("e=");
      if (given == null) {
        return graph;
      }
      requireCount(given, given.content().length(), graph.edges().size(), "edges");
      List<Edge> edges = new ArrayList<>();
      for (Edge edge : graph.edges()) {
        edges.add(edge.withLabel(String.valueOf(Alphabet.COLOURS.read(given))));
      }
      return new Graph(graph.names(), graph.colours(), edges);
    }

    private Graph withEdgeWeights(Graph graph, List<Long> weights) {
      TextReader given = options.get("e=");
      if (given == null) {
        return graph;
      }
      requireCount(given, weights.size(), graph.edges().size(), "edges");
      List<Edge> edges = new ArrayList<>();
      for (Edge edge : graph.edges()) {
        edges.add(edge.withLabel(Long.toString(weights.get(edges.size()))));
      }
      return new Graph(graph.names(), graph.colours(), edges);
    }

    private void requireCount(TextReader given, int found, int count, String what) {
      if (found != count) {
        boolean weights = what.equals("vertices") ? vertexColours == null : weighsEdges;
        throw given.error(
            "%d %s for a graph with %d %s"
                .formatted(found, weights ? "weights" : "letters", count, what));
      }
    }
  }
}
