package org.gamester.rulesets.board;

import java.util.Optional;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;

/**
 * A game on the vertices of a graph, or on a grid whose cells are the vertices: {@code path 5},
 * {@code 1-2 2-3 3-1 v=x.o}, {@code x.|.o}.
 */
public abstract class GraphGame extends BoardGame {

  /**
   * @param letters the letters of the states, that of an absent vertex last
   */
  protected GraphGame(Description description, String letters) {
    this(description, letters, Parameters.NONE);
  }

  /** A game with parameters. */
  protected GraphGame(Description description, String letters, Parameters parameters) {
    super(
        description.orOn(
            BoardKind.GRAPH,
            "path 1",
            "path 2",
            "path 3",
            "path 4",
            "path 5",
            "cycle 3",
            "cycle 4",
            "star 3"),
        letters,
        parameters);
  }

  /** The letter of a vertex that is given no state; the first of the alphabet. */
  protected char startLetter() {
    return alphabet().letters().charAt(0);
  }

  /** Whether edges may be arcs. */
  protected GraphText.Arcs arcs() {
    return GraphText.Arcs.REFUSED;
  }

  @Override
  public Optional<GraphParts> graphParts() {
    String letters = alphabet().letters();
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.EDGES,
            letters.substring(0, letters.length() - 1),
            "",
            arcs() == GraphText.Arcs.ALLOWED
                ? GraphParts.Direction.ARCS_AND_EDGES
                : GraphParts.Direction.EDGES,
            /* hasToken= */ false));
  }

  @Override
  public Position read(TextReader text) {
    return BoardText.isGrid(this, text) ? BoardText.readGrid(this, text) : readGraph(text);
  }

  private Position readGraph(TextReader text) {
    Alphabet letters = alphabet().reading();
    text.skipBlanks();
    LoneWord word = new LoneWord(text.rest(), this);
    if (word.isAmbiguous()) {
      throw word.refusal(text, text.offset());
    }
    return position(GraphText.read(text, letters, arcs()).graph());
  }

  /** The position on a graph whose colours are the letters of the vertices, if it has any. */
  public final BoardPosition position(Graph graph) {
    GraphGeometry geometry = new GraphGeometry(graph);
    int planes = alphabet().planes();
    int words = Board.words(geometry);
    long[] bits = new long[planes * words];
    for (int vertex = 0; vertex < geometry.cells(); vertex++) {
      Computation.poll();
      char letter = graph.colours().isEmpty() ? startLetter() : graph.colours().charAt(vertex);
      Board.set(bits, words, planes, vertex, alphabet().state(letter));
    }
    return position(geometry, bits, 0);
  }
}
