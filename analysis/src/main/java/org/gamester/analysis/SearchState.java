package org.gamester.analysis;

import org.jspecify.annotations.Nullable;

/**
 * A sum with Left to move, whatever the sum: that Right is to move in G is the question whether
 * Left, to move in -G, wins.
 *
 * <p>The proof number estimates from below how many states must still be decided to show that the
 * player to move wins, the disproof number the same for a loss. Any thread may write them at any
 * time, which can mislead a search but not make it wrong: a state is decided by {@link #decide}
 * alone, once, and then has the numbers 0 and {@link #INFINITE}.
 */
final class SearchState {

  static final int INFINITE = 1 << 29;

  private static final int OPEN = 0;
  private static final int WON = 1;
  private static final int LOST = 2;

  private final SearchSum sum;
  private final int hash;
  private volatile int result = OPEN;
  private int proof = 1;
  private int disproof = 1;

  /** The states that are not decided yet; null before the first look, and when there are none. */
  private SearchState @Nullable [] children;

  /** How many threads are below this state. */
  private int workers;

  SearchState(SearchSum sum) {
    this.sum = sum;
    this.hash = sum.hashCode();
  }

  SearchSum sum() {
    return sum;
  }

  boolean isDecided() {
    return result != OPEN;
  }

  boolean isWon() {
    return result == WON;
  }

  boolean isLost() {
    return result == LOST;
  }

  void decide(boolean won) {
    result = won ? WON : LOST;
    children = null;
  }

  int proof() {
    return switch (result) {
      case WON -> 0;
      case LOST -> INFINITE;
      default -> proof;
    };
  }

  int disproof() {
    return switch (result) {
      case WON -> INFINITE;
      case LOST -> 0;
      default -> disproof;
    };
  }

  void estimate(int newProof, int newDisproof) {
    proof = Math.clamp(newProof, 1, INFINITE - 1);
    disproof = Math.clamp(newDisproof, 1, INFINITE - 1);
  }

  SearchState @Nullable [] children() {
    return children;
  }

  void setChildren(SearchState[] newChildren) {
    children = newChildren;
  }

  int workers() {
    return workers;
  }

  void addWorkers(int more) {
    synchronized (this) {
      workers += more;
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SearchState state && hash == state.hash && sum.equals(state.sum);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
