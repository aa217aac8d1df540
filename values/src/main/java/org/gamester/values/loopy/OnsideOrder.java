package org.gamester.values.loopy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * The order of onsides, the games in which infinite play is a win for Left. For stoppers it is
 * their own order.
 *
 * <p>The onside of G is at least that of H if and only if Left, moving second, can play the
 * difference G - H so that either Right is left without a move, or infinitely many moves are made
 * in G (Siegel, <i>Combinatorial Game Theory</i>, section VI.2). Who wins is found on the graph of
 * the pairs of followers. First what is forced in finitely many moves, by going back from the ends;
 * then, again and again, those states lose for Left from which she cannot force one more move in G
 * that leaves her in a state not yet lost. What remains is won.
 *
 * <p>Cost: linear in the edges of the product for each round; the rounds are few. For stoppers one
 * is enough. What has been found about a pair is kept.
 */
final class OnsideOrder {
  private static final int[] NONE = {};
  private static final byte OPEN = 0;
  private static final byte WON = 1;
  private static final byte LOST = 2;

  private final Arena arena;
  private final PairNumbers states = new PairNumbers();

  // A state is a pair with the player to move: 2g if Right is, 2g + 1 if Left is; and h.
  private int[] first = new int[32];
  private int[] second = new int[32];
  private byte[] result = new byte[32];
  private int solved; // the states below are decided

  OnsideOrder(Arena arena) {
    this.arena = arena;
  }

  /**
   * Whether the onside of the first is at least that of the second; both are numbers of the arena.
   */
  boolean isAtLeast(int g, int h) {
    if (g == h) {
      return true; // Left answers each move with the same in the other component
    }
    byte known = decided(2 * g, h);
    if (known != OPEN) {
      return known == WON;
    }
    int state = state(2 * g, h, OPEN);
    if (state >= solved) {
      new Round().solve();
      remember();
    }
    return result[state] == WON;
  }

  boolean isEqual(int g, int h) {
    return isAtLeast(g, h) && isAtLeast(h, g);
  }

  /** The number of a state; a new one has this result. */
  private int state(int g, int h, byte decided) {
    int before = states.size();
    int state = states.number(g, h);
    if (state == before) {
      if (state == first.length) {
        Computation.requireRoom(state, 100, "pairs of positions");
        first = Arrays.copyOf(first, 2 * state);
        second = Arrays.copyOf(second, 2 * state);
        result = Arrays.copyOf(result, 2 * state);
      }
      first[state] = g;
      second[state] = h;
      result[state] = decided;
    }
    return state;
  }

  private static boolean isLeft(int g) {
    return (g & 1) == 1;
  }

  /** What is known of a state without play: between the same, short games, and what is kept. */
  private byte decided(int g, int h) {
    if (g == 2 * h) {
      return WON;
    }
    Stopper one = arena.stopper(g >> 1);
    Stopper other = arena.stopper(h);
    if (one == null || other == null) {
      return OPEN;
    }
    if (one == Stopper.ON || other == Stopper.OFF) {
      return WON; // nothing is greater than on, or less than off
    }
    if (!isLeft(g) && (one == Stopper.OFF || other == Stopper.ON)) {
      return LOST;
    }
    if (one.isShort() && other.isShort()) {
      ShortGame a = one.shortGame();
      ShortGame b = other.shortGame();
      return (isLeft(g) ? a.greaterOrConfused(b) : a.greaterOrEqual(b)) ? WON : LOST;
    }
    Boolean known = StopperTable.standard().order().isWon(one, other, isLeft(g));
    return known == null ? OPEN : known ? WON : LOST;
  }

  /** Keeps what has been found about stoppers for other comparisons. */
  private void remember() {
    for (int state = solved; state < states.size(); state++) {
      Stopper one = arena.stopper(first[state] >> 1);
      Stopper other = arena.stopper(second[state]);
      if (one != null && other != null && !(one.isShort() && other.isShort())) {
        StopperTable.standard().order().put(one, other, isLeft(first[state]), result[state] == WON);
      }
    }
    solved = states.size();
  }

  /** Decides the states that are open. */
  private final class Round {
    private int[][] moves = new int[64][]; // to states; those in G are complemented
    private final Deque<Integer> queue = new ArrayDeque<>();
    private int[] waiting = {}; // moves of a state that are not yet decided against it or for it
    private int[] head = {};
    private int[] nextEdge = {};
    private int[] source = {}; // of moves in G the complement

    void solve() {
      int end = expand();
      reverse(end);
      for (int s = solved; s < end; s++) {
        Computation.poll();
        if (result[s] == OPEN) {
          look(s);
        }
      }
      spread();
      while (cut(end)) {
        spread();
      }
      for (int s = solved; s < end; s++) {
        if (result[s] == OPEN) {
          result[s] = WON;
        }
      }
    }

    /** Finds the moves of all open states and, with them, further states. */
    private int expand() {
      int state = solved;
      while (state < states.size()) {
        Computation.poll();
        if (state - solved >= moves.length) {
          moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        moves[state - solved] = result[state] == OPEN ? movesOf(state) : NONE;
        state++;
      }
      return state;
    }

    /** The moves of a state; none if one of them is known to win, which decides it. */
    private int[] movesOf(int state) {
      int g = first[state] >> 1;
      int h = second[state];
      boolean isLeft = isLeft(first[state]);
      int[] inG = isAvoided(g, h) ? NONE : arena.options(g, isLeft ? Player.LEFT : Player.RIGHT);
      int[] inH = isAvoided(h, g) ? NONE : arena.options(h, isLeft ? Player.RIGHT : Player.LEFT);
      int next = isLeft ? 0 : 1;
      byte good = isLeft ? WON : LOST;
      byte[] known = new byte[inG.length + inH.length];
      for (int i = 0; i < known.length; i++) {
        known[i] =
            i < inG.length
                ? decided(2 * inG[i] + next, h)
                : decided(2 * g + next, inH[i - inG.length]);
        if (known[i] == good) {
          result[state] = good;
          return NONE;
        }
      }
      int[] all = new int[known.length];
      int count = 0;
      for (int option : inG) {
        all[count] = ~state(2 * option + next, h, known[count]);
        count++;
      }
      for (int option : inH) {
        all[count] = state(2 * g + next, option, known[count]);
        count++;
      }
      return all;
    }

    /**
     * Whether no player needs to move in the first of two: it is a number, and the second a loopy
     * stopper, which equals none (the number avoidance theorem; its proof is by induction on the
     * number).
     */
    private boolean isAvoided(int one, int other) {
      Stopper number = arena.stopper(one);
      Stopper loopy = arena.stopper(other);
      return number != null
          && loopy != null
          && !loopy.isShort()
          && number.isShort()
          && number.shortGame().isNumber();
    }

    private static int target(int move) {
      return move < 0 ? ~move : move;
    }

    private void reverse(int end) {
      int count = end - solved;
      waiting = new int[count];
      head = new int[count];
      Arrays.fill(head, -1);
      int edges = 0;
      for (int s = 0; s < count; s++) {
        edges += moves[s].length;
      }
      nextEdge = new int[edges];
      source = new int[edges];
      int edge = 0;
      for (int s = 0; s < count; s++) {
        for (int move : moves[s]) {
          int target = target(move) - solved;
          if (target >= 0) {
            source[edge] = move < 0 ? ~(s + solved) : s + solved;
            nextEdge[edge] = head[target];
            head[target] = edge++;
          }
        }
      }
    }

    private boolean isLeftToMove(int state) {
      return isLeft(first[state]);
    }

    /** Decides a state whose moves decide it now. */
    private void look(int state) {
      boolean isLeft = isLeftToMove(state);
      byte good = isLeft ? WON : LOST; // for who moves
      boolean isAllBad = true;
      for (int move : moves[state - solved]) {
        byte there = result[target(move)];
        if (there == good) {
          settle(state, good);
          return;
        }
        isAllBad &= there != OPEN;
      }
      if (isAllBad) {
        settle(state, isLeft ? LOST : WON);
      }
    }

    private void settle(int state, byte value) {
      result[state] = value;
      queue.add(state);
    }

    private void spread() {
      while (!queue.isEmpty()) {
        Computation.poll();
        int state = queue.remove();
        for (int edge = head[state - solved]; edge >= 0; edge = nextEdge[edge]) {
          int from = target(source[edge]);
          if (result[from] == OPEN) {
            look(from);
          }
        }
      }
    }

    /**
     * Loses the open states from which Left cannot force a move in G to an open state; false if
     * there are none.
     */
    private boolean cut(int end) {
      boolean[] canForce = new boolean[end - solved];
      Deque<Integer> forced = new ArrayDeque<>();
      for (int s = solved; s < end; s++) {
        if (result[s] == OPEN) {
          waiting[s - solved] = 0;
          boolean some = false;
          for (int move : moves[s - solved]) {
            if (result[target(move)] == OPEN) {
              some |= move < 0;
              waiting[s - solved] += move < 0 ? 0 : 1;
            }
          }
          if (isLeftToMove(s) ? some : waiting[s - solved] == 0) {
            canForce[s - solved] = true;
            forced.add(s);
          }
        }
      }
      while (!forced.isEmpty()) {
        Computation.poll();
        int state = forced.remove();
        for (int edge = head[state - solved]; edge >= 0; edge = nextEdge[edge]) {
          int s = source[edge];
          if (s >= 0 // a move in H
              && result[s] == OPEN
              && !canForce[s - solved]
              && (isLeftToMove(s) || --waiting[s - solved] == 0)) {
            canForce[s - solved] = true;
            forced.add(s);
          }
        }
      }
      boolean some = false;
      for (int s = solved; s < end; s++) {
        if (result[s] == OPEN && !canForce[s - solved]) {
          settle(s, LOST);
          some = true;
        }
      }
      return some;
    }
  }
}
