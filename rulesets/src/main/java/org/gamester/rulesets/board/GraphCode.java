package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;
import org.jspecify.annotations.Nullable;

/**
 * Reads graphs in the codes that B. D. McKay's programs write: {@code graph6:DQc} and {@code
 * sparse6::DaYn}. The vertices are numbered from 1, and the edges stand in the order of the code.
 *
 * <p>Everything that says how much there is to read is checked here; JGraphT decodes the bits.
 */
record GraphCode(TextReader text, boolean isSparse, int start, String code) {
  private static final int FIRST = '?';
  private static final int LAST = '~';
  private static final int BITS = 6;

  /**
   * Reads the code of a graph, if one is at the cursor.
   *
   * @throws org.gamester.rulesets.TextException if it is not the code of a graph
   */
  static @Nullable Graph read(TextReader text) {
    boolean isSparse = text.accept("sparse6:");
    if (!isSparse && !text.accept("graph6:")) {
      return null;
    }
    int start = text.offset();
    if (isSparse && text.peek() != ':') {
      throw text.expected("the colon that a sparse6 code begins with, as in sparse6::DaYn");
    }
    if (isSparse) {
      text.next();
    }
    int from = text.offset();
    while (text.offset() < text.end() && !Character.isWhitespace(text.peek())) {
      if (text.peek() < FIRST || text.peek() > LAST) {
        throw text.expected("a character from ? to ~, as a code of a graph has");
      }
      text.next();
    }
    return new GraphCode(text, isSparse, start, text.between(from, text.offset())).graph();
  }

  /** Whether a word is the graph6 code of a graph with at least two vertices, at most 62. */
  static boolean isGraph6(String word) {
    if (word.length() < 2 || !word.chars().allMatch(c -> c >= FIRST && c <= LAST)) {
      return false;
    }
    int vertices = word.charAt(0) - FIRST;
    return vertices >= 2
        && word.charAt(0) != LAST
        && word.length() == 1 + charactersFor(vertices)
        && endsWithZeros(word, vertices);
  }

  private static long pairs(long vertices) {
    return vertices * (vertices - 1) / 2;
  }

  /** How many characters the edges take: there is a bit for each pair of vertices. */
  private static long charactersFor(long vertices) {
    return (pairs(vertices) + BITS - 1) / BITS;
  }

  /** Whether the bits of the last character that stand for no pair are zero. */
  private static boolean endsWithZeros(String code, long vertices) {
    int unused = (int) (charactersFor(vertices) * BITS - pairs(vertices));
    return (code.charAt(code.length() - 1) - FIRST & (1 << unused) - 1) == 0;
  }

  private Graph graph() {
    int header = headerLength();
    if (code.length() < header) {
      throw text.errorAt(start, "the code ends before the number of vertices does");
    }
    long vertices = 0;
    for (int i = header == 1 ? 0 : header == 4 ? 1 : 2; i < header; i++) {
      vertices = vertices << BITS | (code.charAt(i) - FIRST);
    }
    if (vertices > GraphMaker.MOST_VERTICES) {
      throw text.errorAt(
          start,
          "a graph can have at most %d vertices; this code has %d"
              .formatted(GraphMaker.MOST_VERTICES, vertices));
    }
    if (!isSparse) {
      requireLength(header, vertices);
    }
    List<Edge> edges = new ArrayList<>();
    if (code.length() > header && vertices > 0) {
      String whole = isSparse ? ":" + code : code;
      if (!LibraryGraphs.decode(whole, (from, to) -> add(edges, from, to))) {
        throw text.errorAt(start, "this is not the code of a graph");
      }
    }
    return new Graph(GraphMaker.numbers((int) vertices), "", edges);
  }

  /** One character, or three after one {@code ~}, or six after two. */
  private int headerLength() {
    if (!code.startsWith("~")) {
      return 1;
    }
    return code.startsWith("~~") ? 8 : 4;
  }

  private void requireLength(int header, long vertices) {
    long needed = charactersFor(vertices);
    int found = code.length() - header;
    if (found != needed) {
      throw text.errorAt(
          start,
          "the edges of a graph with %d vertices take %d characters; here are %d"
              .formatted(vertices, needed, found));
    }
    if (needed > 0 && !endsWithZeros(code, vertices)) {
      throw text.errorAt(
          start + code.length() - 1, "the unused bits of the last character are not zero");
    }
  }

  private void add(List<Edge> edges, int from, int to) {
    if (edges.size() == GraphMaker.MOST_EDGES) {
      throw text.errorAt(start, "a graph can have at most " + GraphMaker.MOST_EDGES + " edges");
    }
    edges.add(new Edge(Math.min(from, to), Math.max(from, to), false, "", start));
  }
}
