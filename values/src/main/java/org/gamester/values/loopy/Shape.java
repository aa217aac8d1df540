package org.gamester.values.loopy;

import java.util.function.Function;
import org.gamester.values.Player;

/**
 * Hashes of what can be seen of a position in simplest form within so many moves: stoppers of
 * different shapes are different.
 */
final class Shape {
  /** How many moves deep. */
  static final int DEPTH = 4;

  private static final int LOOPY = 0x5bd1e995;

  private Shape() {}

  /** The hash of a loopy game at depth 0. */
  static int ofLoopy() {
    return LOOPY;
  }

  /** The hash of a short game, which is known at any depth. */
  static int ofShort(long id) {
    return Long.hashCode(id * 0x9E3779B97F4A7C15L);
  }

  /** The hash of options whose own hashes are given, each option once. */
  static int of(Function<Player, int[]> options) {
    int shape = 0;
    for (Player player : Player.values()) {
      shape *= 31;
      for (int hash : options.apply(player)) {
        int mixed = (hash ^ hash >>> 15) * 0x2c1b3c6d;
        shape += mixed ^ mixed >>> 13;
      }
    }
    return shape;
  }
}
