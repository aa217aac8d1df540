package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * A game for tests: a token on the vertices of a digraph, along arcs of Left or of Right. A vertex
 * may be the end of the play.
 */
final class Arena extends Game {
  private final Convention convention;
  private final boolean[][] left;
  private final boolean[][] right;
  private final List<Optional<Ending>> endings;

  Arena(
      Convention convention, boolean[][] left, boolean[][] right, List<Optional<Ending>> endings) {
    super(Description.of("arena", "Move the token along an arc.", "arena(0)"));
    this.convention = convention;
    this.left = left;
    this.right = right;
    this.endings = endings;
  }

  /** The digraph on n vertices whose possible arcs are numbered row by row, Left's first. */
  static Arena of(Convention convention, int n, long arcs) {
    boolean[][] left = new boolean[n][n];
    boolean[][] right = new boolean[n][n];
    for (int i = 0; i < n * n; i++) {
      left[i / n][i % n] = (arcs >> i & 1) != 0;
      right[i / n][i % n] = (arcs >> (n * n + i) & 1) != 0;
    }
    return new Arena(convention, left, right, List.of());
  }

  int vertices() {
    return left.length;
  }

  Position at(int vertex) {
    return new Token(this, vertex);
  }

  @Override
  public Convention convention() {
    return convention;
  }

  @Override
  public Position read(TextReader text) {
    return at((int) text.number("a vertex", 0, left.length - 1));
  }

  private record Token(Arena arena, int vertex) implements Position {
    @Override
    public Arena rules() {
      return arena;
    }

    @Override
    public String text() {
      return Integer.toString(vertex);
    }

    @Override
    public List<Move> moves(Player player) {
      boolean[] arcs = (player == Player.LEFT ? arena.left : arena.right)[vertex];
      List<Move> moves = new ArrayList<>();
      for (int to = 0; to < arcs.length; to++) {
        if (arcs[to]) {
          moves.add(Move.of(arena.at(to), "to " + to));
        }
      }
      return moves;
    }

    @Override
    public Optional<Ending> ending(Player mover) {
      return arena.endings.isEmpty() ? Optional.empty() : arena.endings.get(vertex);
    }
  }
}
