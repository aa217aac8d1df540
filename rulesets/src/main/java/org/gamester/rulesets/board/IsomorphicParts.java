package org.gamester.rulesets.board;

import java.util.Arrays;

/**
 * One component for those that are isomorphic to it, on a graph of at most {@link
 * GraphGeometry#MOST_PACKED} vertices whose vertices have states.
 *
 * <p>The vertices of a component are put into an order that depends, as far as possible, on the
 * isomorphism class alone ({@link VertexOrder}). The key of a component says how many vertices are
 * in each state and, for all pairs in this order, whether they are joined; so two components with
 * equal keys are isomorphic, whatever the order. A component with the key of an earlier one is
 * replaced by that one, which has other vertices of the same graph. Where the order fails to be
 * that of the class, isomorphic components are evaluated twice, which costs time only.
 *
 * <p>Keys and components lie one after the other in an array of words, in which a hash table of
 * their places looks. When the array is full it is emptied. Used by one thread.
 */
final class IsomorphicParts {
  private static final int MOST_WORDS = 1 << 23;
  private static final int FIRST_SLOTS = 1 << 10;

  private final GraphGeometry graph;
  private final int states;
  private final int width;
  private final VertexOrder order;
  private long[] key;
  private long[] stored = new long[1 << 12];
  private int used = 1;
  private int[] slots = new int[FIRST_SLOTS];
  private int count;

  /**
   * @param states the number of states that a vertex may have
   */
  IsomorphicParts(GraphGeometry graph, int states) {
    this.graph = graph;
    this.states = states;
    this.width = Board.words(graph);
    this.order = new VertexOrder(graph, graph.cells());
    this.key = new long[states + 8];
  }

  /**
   * Replaces a component by the first that is known to be isomorphic to it.
   *
   * @param sets for each state the set of vertices in it; connected together
   */
  void unify(long[] sets) {
    int size = 0;
    for (int i = 0; i < states * width; i++) {
      size += Long.bitCount(sets[i]);
    }
    if (size == 0) {
      return;
    }
    order.find(sets, states);
    int length = writeKey(sets);
    int hash = hash(length);
    int mask = slots.length - 1;
    int slot = hash & mask;
    while (slots[slot] != 0) {
      int place = slots[slot];
      if (isKey(place, length)) {
        System.arraycopy(stored, place + 1 + length, sets, 0, states * width);
        return;
      }
      slot = (slot + 1) & mask;
    }
    store(sets, length, slot);
  }

  private int writeKey(long[] sets) {
    int n = order.size();
    long bits = graph.hasArcs() ? (long) n * n : (long) n * (n + 1) / 2;
    int length = states + (int) ((bits + Long.SIZE - 1) / Long.SIZE);
    if (length > key.length) {
      key = new long[2 * length];
    }
    Arrays.fill(key, 0, length, 0);
    for (int state = 0; state < states; state++) {
      for (int word = 0; word < width; word++) {
        key[state] += Long.bitCount(sets[state * width + word]);
      }
    }
    for (int v = 0; v < n; v++) {
      int row = order.place(v);
      for (int e = order.firstEdge(v); e < order.firstEdge(v + 1); e++) {
        int column = order.place(order.end(e));
        if (graph.hasArcs()) {
          set(row * n + column);
        } else if (column <= row) {
          set(row * (row + 1) / 2 + column);
        }
      }
    }
    return length;
  }

  private void set(int bit) {
    key[states + (bit >>> 6)] |= 1L << bit;
  }

  private int hash(int length) {
    return hash(key, 0, length);
  }

  private static int hash(long[] words, int from, int length) {
    long mixed = length;
    for (int i = from; i < from + length; i++) {
      mixed = (mixed ^ words[i]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return (int) (mixed ^ mixed >>> 17);
  }

  private boolean isKey(int place, int length) {
    return stored[place] == length
        && Arrays.equals(stored, place + 1, place + 1 + length, key, 0, length);
  }

  private void store(long[] sets, int length, int slot) {
    int needed = 1 + length + states * width;
    if (used + needed > MOST_WORDS) {
      used = 1;
      count = 0;
      Arrays.fill(slots, 0);
      return;
    }
    if (used + needed > stored.length) {
      stored = Arrays.copyOf(stored, Math.max(used + needed, 2 * stored.length));
    }
    slots[slot] = used;
    stored[used] = length;
    System.arraycopy(key, 0, stored, used + 1, length);
    System.arraycopy(sets, 0, stored, used + 1 + length, states * width);
    used += needed;
    if (++count > slots.length / 2) {
      grow();
    }
  }

  private void grow() {
    int[] larger = new int[2 * slots.length];
    int mask = larger.length - 1;
    for (int place : slots) {
      if (place != 0) {
        int slot = hash(stored, place + 1, (int) stored[place]) & mask;
        while (larger[slot] != 0) {
          slot = (slot + 1) & mask;
        }
        larger[slot] = place;
      }
    }
    slots = larger;
  }
}
