package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.heap.Taking;
import org.gamester.values.Player;

/**
 * What one player may do with a pair of numbers (m,n): the place of a token, the sides of a cake,
 * or two heaps.
 */
public interface PairMoves {

  /** Sends what the pair may become to {@code moves}, in a fixed order. */
  void forEach(long m, long n, Sink moves);

  /** Takes the moves. */
  @FunctionalInterface
  interface Sink {

    /**
     * A move.
     *
     * @param taken how much is taken of the number that the move changes; 0 if it changes both
     * @param pairs the pairs that the move leaves, m before n; the array is not changed afterwards
     */
    void add(long taken, long... pairs);
  }

  /** The moves of a token. */
  static PairMoves ofToken(CoordinateGame game, Player player) {
    return (m, n, moves) ->
        game.moves(m, n, player, (toRow, toColumn) -> moves.add(0, toRow, toColumn));
  }

  /** What both of two rules allow, first that of the first. */
  static PairMoves either(PairMoves one, PairMoves other) {
    return (m, n, moves) -> {
      one.forEach(m, n, moves);
      other.forEach(m, n, moves);
    };
  }

  /** A move in m with the same n. */
  static PairMoves inFirst(Taking rows) {
    return (m, n, moves) ->
        rows.forEach(m, (taken, left) -> moves.add(taken, pairs(left, new long[] {n})));
  }

  /** A move in n with the same m. */
  static PairMoves inSecond(Taking columns) {
    return (m, n, moves) ->
        columns.forEach(n, (taken, left) -> moves.add(taken, pairs(new long[] {m}, left)));
  }

  /** A move in m by one rule, or in n by another. */
  static PairMoves acrosticProduct(Taking rows, Taking columns) {
    return either(inFirst(rows), inSecond(columns));
  }

  /**
   * The product of Tartan games (<i>Winning Ways</i>, chapter 14): a move in m and one in n, made
   * together.
   */
  static PairMoves directProduct(Taking rows, Taking columns) {
    return (m, n, moves) -> {
      List<long[]> across = new ArrayList<>();
      columns.forEach(n, (taken, left) -> across.add(left));
      rows.forEach(
          m,
          (taken, down) -> {
            for (long[] other : across) {
              moves.add(
                  0,
                  joined(
                      pairs(down, other),
                      pairs(down, new long[] {n}),
                      pairs(new long[] {m}, other)));
            }
          });
    };
  }

  /** The same for a pair that is turned before the move. */
  static PairMoves turned(PairMoves moves) {
    return (m, n, sink) -> moves.forEach(n, m, sink);
  }

  private static long[] pairs(long[] rows, long[] columns) {
    long[] pairs = new long[2 * rows.length * columns.length];
    int count = 0;
    for (long row : rows) {
      for (long column : columns) {
        pairs[count++] = row;
        pairs[count++] = column;
      }
    }
    return pairs;
  }

  private static long[] joined(long[]... parts) {
    return Arrays.stream(parts).flatMapToLong(Arrays::stream).toArray();
  }
}
