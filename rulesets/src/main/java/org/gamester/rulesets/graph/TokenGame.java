package org.gamester.rulesets.graph;

import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.GraphText;
import org.jspecify.annotations.Nullable;

/**
 * A game in which a token moves along the edges of a graph, and the vertex that it leaves or the
 * edge that it uses is deleted, or nothing.
 *
 * <p>If nothing is deleted, play may repeat from a vertex that leads to a cycle. There the rules of
 * a position are those of play that may repeat; elsewhere, also on the same graph, they are those
 * of normal play, so that the position has a value. Their texts are the same.
 */
public abstract sealed class TokenGame extends Game permits GeographyGraph, ImpartialGeography {

  private final Deleted deleted;
  private final Convention convention;
  private @Nullable TokenGame withOtherConvention;

  TokenGame(
      Description description, Parameters parameters, Deleted deleted, Convention convention) {
    super(description.on(BoardKind.GRAPH), parameters);
    this.deleted = deleted;
    this.convention = convention;
  }

  /** The convention of a game of which no graph is known. */
  static Convention usual(Deleted deleted) {
    return deleted == Deleted.NOTHING ? Convention.LOOPY : Convention.NORMAL;
  }

  /** The same game by a convention. */
  abstract TokenGame by(Convention otherConvention);

  @Override
  public final Convention convention() {
    return convention;
  }

  final Deleted deleted() {
    return deleted;
  }

  /** The rules on a graph, by the convention of play that may repeat or not. */
  final TokenGame repeating(boolean mayRepeat) {
    if (deleted != Deleted.NOTHING || mayRepeat == (convention == Convention.LOOPY)) {
      return this;
    }
    TokenGame known = withOtherConvention;
    if (known == null) {
      known = by(mayRepeat ? Convention.LOOPY : Convention.NORMAL);
      withOtherConvention = known;
    }
    return known;
  }

  /** The position with these edges left and the token on a vertex. */
  final TokenOnGraph token(ColouredArena arena, Subset edges, int vertex) {
    boolean mayRepeat = deleted == Deleted.NOTHING && arena.leadsToCycle(vertex);
    return repeating(mayRepeat).position(arena, edges, vertex);
  }

  /** The position by these rules. */
  TokenOnGraph position(ColouredArena arena, Subset edges, int vertex) {
    return new TokenOnGraph(this, arena, edges, vertex);
  }

  /** What a theorem says of the position with these edges left and the token on a vertex. */
  Optional<Theorem> theorem(ColouredArena arena, Subset edges, int vertex) {
    return Optional.empty();
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
}
