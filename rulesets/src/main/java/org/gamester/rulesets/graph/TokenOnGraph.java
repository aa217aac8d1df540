package org.gamester.rulesets.graph;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.board.Graph.Edge;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A position of a {@link TokenGame}: the edges that are left and the token's vertex.
 *
 * <p>Deleting a vertex is deleting all its edges. Vertices without edges are not part of a
 * position. Positions on different graphs are equal if they are written alike. Moves are listed in
 * the order of the edges.
 */
sealed class TokenOnGraph extends PositionOf<TokenGame> permits ImpartialTokenOnGraph {
  private final ColouredArena arena;
  private final Subset edges;
  private final int token;
  private final int hash;

  TokenOnGraph(TokenGame game, ColouredArena arena, Subset edges, int token) {
    super(game);
    this.arena = arena;
    this.edges = edges;
    this.token = token;
    this.hash = arena.hash(edges) * 31 + tokenName().hashCode() ^ game.hashCode();
  }

  private String tokenName() {
    return arena.graph().names().get(token);
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 4 + edges.size() / 64);
    for (int e : arena.edgesAt(token)) {
      if (isMove(player, e)) {
        TokenOnGraph to = along(e);
        moves.add(Move.of(to, () -> tokenName() + "-" + to.tokenName()));
      }
    }
    return moves.toList();
  }

  /** A loop of a vertex that is deleted leads nowhere. */
  private boolean isMove(Player player, int e) {
    return edges.contains(e)
        && arena.mayUse(player, token, e)
        && !(game.deleted() == Deleted.VERTEX && target(e) == token);
  }

  private int target(int e) {
    return arena.graph().edges().get(e).otherEnd(token);
  }

  private TokenOnGraph along(int e) {
    return game.token(arena, edgesAfter(e), target(e));
  }

  private Subset edgesAfter(int e) {
    return switch (game.deleted()) {
      case NOTHING -> edges;
      case EDGE -> edges.without(e);
      case VERTEX -> {
        BitSet left = edges.toBitSet();
        for (int at : arena.edgesAt(token)) {
          left.clear(at);
        }
        yield Subset.of(left);
      }
    };
  }

  /**
   * Edges that the token can never reach are dropped; not where all positions of a play have the
   * same edges, which are compared at once.
   */
  @Override
  public final Position normalForm() {
    if (game.deleted() == Deleted.NOTHING) {
      return this;
    }
    Subset reachable = arena.reachable(edges, token);
    return reachable.equals(edges) ? this : game.token(arena, reachable, token);
  }

  @Override
  public boolean isImpartial() {
    return arena.areForBoth(edges);
  }

  @Override
  public final Optional<ShortGame> knownValue() {
    return game.isLost(arena, edges, token) ? Optional.of(ShortGame.ZERO) : Optional.empty();
  }

  @Override
  public final Optional<Theorem> theorem() {
    return game.theorem(arena, edges, token);
  }

  @Override
  public final String text() {
    StringBuilder text = new StringBuilder();
    boolean tokenHasEdge = false;
    for (int e = edges.next(0); e >= 0; e = edges.next(e + 1)) {
      Edge edge = arena.graph().edges().get(e);
      text.append(arena.graph().write(edge)).append(' ');
      tokenHasEdge |= edge.from() == token || edge.to() == token;
    }
    if (!tokenHasEdge) {
      text.append(tokenName()).append(' ');
    }
    return text.append("at ").append(tokenName()).toString();
  }

  @Override
  public final Appearance appearance() {
    return arena.seen(edges, token);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof TokenOnGraph that
        && hash == that.hash
        && game.equals(that.game)
        && ((arena == that.arena && token == that.token && edges.equals(that.edges))
            || text().equals(that.text()));
  }

  @Override
  public final int hashCode() {
    return hash;
  }
}
