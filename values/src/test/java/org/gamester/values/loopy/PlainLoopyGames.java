package org.gamester.values.loopy;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Loopy games by their definitions, without any algorithm that is clever: a second opinion. A game
 * is a graph without known positions.
 */
final class PlainLoopyGames {
  private PlainLoopyGames() {}

  /** The graph with one bit for each possible edge, Left's first. */
  static GameGraph graph(int size, long edges) {
    GameGraph.Builder graph = new GameGraph.Builder();
    for (int v = 0; v < size; v++) {
      graph.add();
    }
    long rest = edges;
    for (Player player : Player.values()) {
      for (int v = 0; v < size; v++) {
        long row = rest;
        graph.setOptions(
            v, player, IntStream.range(0, size).filter(w -> (row >> w & 1) == 1).toArray());
        rest >>>= size;
      }
    }
    return graph.build();
  }

  /** A graph in which each edge is there with a probability. */
  static GameGraph random(int size, double density, Random random) {
    long edges = 0;
    for (int i = 0; i < 2 * size * size; i++) {
      edges |= random.nextDouble() < density ? 1L << i : 0;
    }
    return graph(size, edges);
  }

  /** Who wins a position by what is forced in finitely many moves. */
  static Outcome outcome(GameGraph graph, int position) {
    int size = graph.size();
    int[][] winner = new int[2][size]; // by who starts; 1 the starter, -1 the other, 0 a draw
    boolean isChanged = true;
    while (isChanged) {
      isChanged = false;
      for (Player player : Player.values()) {
        int mover = player.ordinal();
        for (int v = 0; v < size; v++) {
          int best = -1;
          for (int w : graph.options(v, player)) {
            best = Math.max(best, -winner[1 - mover][w]);
          }
          if (winner[mover][v] == 0 && best != 0) {
            winner[mover][v] = best;
            isChanged = true;
          }
        }
      }
    }
    return Outcome.of(
        winner(winner[0][position], Player.LEFT), winner(winner[1][position], Player.RIGHT));
  }

  private static Optional<Player> winner(int result, Player starter) {
    return result == 0 ? Optional.empty() : Optional.of(result > 0 ? starter : starter.opponent());
  }

  /** The graph of the sums of positions: that of v and w has the number v * size(b) + w. */
  static GameGraph sum(GameGraph a, GameGraph b) {
    GameGraph.Builder graph = new GameGraph.Builder();
    for (int i = 0; i < a.size() * b.size(); i++) {
      graph.add();
    }
    for (int v = 0; v < a.size(); v++) {
      for (int w = 0; w < b.size(); w++) {
        for (Player player : Player.values()) {
          int one = v;
          int other = w;
          graph.setOptions(
              v * b.size() + w,
              player,
              IntStream.concat(
                      IntStream.of(a.options(v, player)).map(x -> x * b.size() + other),
                      IntStream.of(b.options(w, player)).map(x -> one * b.size() + x))
                  .toArray());
        }
      }
    }
    return graph.build();
  }

  /**
   * Whether the onside of v is at least that of w: the greatest set of states from which Left, who
   * moves second, can force Right to be stuck or one more move in the first component, again and
   * again.
   */
  static boolean onsideIsAtLeast(GameGraph a, int v, GameGraph b, int w) {
    int n = b.size();
    int states = a.size() * n;
    boolean[][] safe = new boolean[2][states];
    Arrays.fill(safe[0], true);
    Arrays.fill(safe[1], true);
    while (true) {
      boolean[][] forced = new boolean[2][states];
      boolean isChanged = true;
      while (isChanged) {
        isChanged = false;
        for (int s = 0; s < states; s++) {
          boolean left = false;
          for (int x : a.options(s / n, Player.LEFT)) {
            left |= safe[1][x * n + s % n];
          }
          for (int y : b.options(s % n, Player.RIGHT)) {
            left |= forced[1][s / n * n + y];
          }
          boolean right = true;
          for (int x : a.options(s / n, Player.RIGHT)) {
            right &= safe[0][x * n + s % n];
          }
          for (int y : b.options(s % n, Player.LEFT)) {
            right &= forced[0][s / n * n + y];
          }
          isChanged |= left != forced[0][s] || right != forced[1][s];
          forced[0][s] = left;
          forced[1][s] = right;
        }
      }
      if (Arrays.deepEquals(forced, safe)) {
        return safe[1][v * n + w];
      }
      safe = forced;
    }
  }
}
