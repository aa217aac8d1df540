package org.gamester.rulesets.graph;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.board.GraphText;

/**
 * A game in which a token moves along the edges of a graph, and the vertex that it leaves or the
 * edge that it uses is deleted.
 */
public abstract sealed class TokenGame extends Game permits GeographyGraph, ImpartialGeography {

  /** What is deleted after a move. */
  static final Parameter DELETE =
      new Parameter(
          "delete", "vertex", "vertex: delete the vertex left behind; edge: delete the edge used");

  private final boolean deletesVertex;

  TokenGame(Parameters parameters, boolean deletesVertex) {
    super(parameters);
    this.deletesVertex = deletesVertex;
  }

  /** What {@link #DELETE} is in these parameters. */
  static boolean deletesVertex(Parameters given) {
    return given.word(DELETE.name(), "vertex", "edge").equals("vertex");
  }

  final boolean deletesVertex() {
    return deletesVertex;
  }

  /** The position with these edges left and the token on a vertex. */
  TokenOnGraph token(ColouredArena arena, Subset edges, int vertex) {
    return new TokenOnGraph(this, arena, edges, vertex);
  }

  /** Whether a theorem says that the player to move loses, whoever it is. */
  boolean isLost(ColouredArena arena, Subset edges, int vertex) {
    return false;
  }

  /**
   * The position that was read.
   *
   * @param offset where in the text the graph begins
   * @throws org.gamester.rulesets.TextException if the token is missing
   */
  final Position start(TextReader text, int offset, GraphText read) {
    if (read.tokenIndex() < 0) {
      throw text.errorAt(offset, "the token is missing; write its vertex at the end, as in 'at 1'");
    }
    ColouredArena arena = new ColouredArena(read.graph());
    return token(arena, Subset.upTo(read.graph().edges().size()), read.tokenIndex());
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.GRAPH;
  }
}
