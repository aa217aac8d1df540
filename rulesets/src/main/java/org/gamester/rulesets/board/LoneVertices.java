package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.Graph.Edge;

/**
 * The names in a list of edges that stand there alone, and whether they are vertices without edges.
 *
 * <p>A name in brackets is one, {@code (a)}. A bare name might as well be the misspelt name of a
 * family of graphs, or the number after it: {@code cylce 5}. It is taken for a vertex only if it is
 *
 * <ul>
 *   <li>an end of some edge as well, or the vertex of the token;
 *   <li>a number, where there are edges, or letters for the vertices, or where all numbers from 1
 *       to that of the vertices are there;
 *   <li>a word beside edges, if there are letters for the vertices;
 *   <li>the whole text, if it is a single letter or there are letters for the vertices.
 * </ul>
 */
final class LoneVertices {
  private static final int LONGEST_NUMBER = 18;

  private final TextReader text;
  private final boolean hasLetters;
  private final String token;
  private final List<Lone> lone = new ArrayList<>();

  LoneVertices(TextReader text, boolean hasLetters, String token) {
    this.text = text;
    this.hasLetters = hasLetters;
    this.token = token;
  }

  private record Lone(String name, int vertex, int place, boolean isInBrackets) {}

  static boolean isNumber(String name) {
    return name.length() <= LONGEST_NUMBER && name.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** Whether names are the numbers from 1 on, in any order. */
  static boolean countFromOne(List<String> names) {
    BitSet found = new BitSet();
    for (String name : names) {
      if (!isNumber(name) || name.startsWith("0")) {
        return false;
      }
      long number = Long.parseLong(name);
      if (number > names.size()) {
        return false;
      }
      found.set((int) number);
    }
    return found.cardinality() == names.size();
  }

  /** A name stands alone at {@code place}. */
  void add(String name, int vertex, int place, boolean isInBrackets) {
    lone.add(new Lone(name, vertex, place, isInBrackets));
  }

  /**
   * Refuses names that are not said to be vertices, and such as stand there twice.
   *
   * @param names of all vertices
   */
  void check(List<String> names, List<Edge> edges) {
    BitSet known = new BitSet();
    for (Edge edge : edges) {
      known.set(edge.from());
      known.set(edge.to());
    }
    boolean numbersAreVertices = !edges.isEmpty() || hasLetters || countFromOne(names);
    BitSet met = new BitSet();
    for (Lone name : lone) {
      boolean isVertex =
          name.isInBrackets
              || known.get(name.vertex)
              || name.name.equals(token)
              || (isNumber(name.name) ? numbersAreVertices : isWord(name, names, edges));
      if (!isVertex) {
        throw refusal(name);
      }
      if (met.get(name.vertex)) {
        throw text.errorAt(name.place, "the vertex %s is given twice".formatted(name.name));
      }
      met.set(name.vertex);
    }
  }

  private boolean isWord(Lone name, List<String> names, List<Edge> edges) {
    boolean isLetter = name.name.codePointCount(0, name.name.length()) == 1;
    return names.size() == 1 ? hasLetters || isLetter : hasLetters && !edges.isEmpty();
  }

  private TextException refusal(Lone name) {
    String near =
        isNumber(name.name)
            ? ""
            : NamedGraphs.nearest(name.name)
                .map(family -> "; did you mean the graph '%s'?".formatted(family))
                .orElse("");
    return text.errorAt(
        name.place,
        "'%s' is neither an edge nor the name of a graph%s (a vertex without edges is written '(%s)')"
            .formatted(name.name, near, name.name));
  }
}
