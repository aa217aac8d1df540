package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Decides states by depth-first proof-number search, one thread of any number.
 *
 * <p>A state has a proof number and a disproof number, which estimate how much must still be
 * decided to show that the player to move wins, or loses. For a state with children c, the proof
 * number is the least disproof number of a child, since one child that Right loses is enough. The
 * disproof number is the greatest proof number of a child plus half the number of other open
 * children: the sum of all, as it was first defined, counts again and again what several children
 * have in common, of which there is much in sums. The search goes down to the child with the least
 * disproof number, and stays below it until one of its numbers passes a threshold, from which on
 * another line is better.
 *
 * <p>Threads meet in the states. They part where the player to move seems to lose, since there all
 * children must be decided: each thread counts the others that are below a child as disproof
 * numbers when it chooses, but not in what it writes, which would make the line that is searched
 * look worse level by level. Where the player to move seems to win, all follow the best child; a
 * second one would be searched in vain.
 *
 * <p>Sources: L. V. Allis, M. van der Meulen and H. J. van den Herik, Proof-number search (1994);
 * A. Nagai, Df-pn algorithm for searching AND/OR trees and its applications (2002); T. Ueda, T.
 * Hashimoto, J. Hashimoto and H. Iida, Weak proof-number search (2008); T. Kaneko, Parallel depth
 * first proof number search (2010).
 */
final class ProofNumberSearch {

  /** A child is left when its number is more than this fraction above that of the next best. */
  private static final int SLACK = 8;

  private static final int CHILDREN_BETWEEN_LOOKS = 512;

  private final SearchStates states;
  private final SearchExpander expander;
  private final EvaluationReport report;
  private final BooleanSupplier isToEnd;
  private final List<Frame> path = new ArrayList<>();
  private final Set<SearchState> open = new HashSet<>();
  private int childrenToNextLook;

  private record Frame(SearchState state, int proofThreshold, int disproofThreshold) {}

  ProofNumberSearch(
      SearchStates states,
      SearchExpander expander,
      EvaluationReport report,
      BooleanSupplier isToEnd) {
    this.states = states;
    this.expander = expander;
    this.report = report;
    this.isToEnd = isToEnd;
  }

  /**
   * Searches until the state is decided, by this thread or another, or is to be left for something
   * else.
   *
   * @throws LoopyPositionException if play can return to a position
   */
  void search(SearchState root) {
    push(new Frame(root, SearchState.INFINITE, SearchState.INFINITE));
    try {
      while (!path.isEmpty() && !root.isDecided()) {
        if (--childrenToNextLook < 0) {
          childrenToNextLook = CHILDREN_BETWEEN_LOOKS;
          if (isToEnd.getAsBoolean()) {
            return;
          }
        }
        Computation.poll();
        report.look(path.size());
        step(path.getLast());
      }
    } finally {
      while (!path.isEmpty()) {
        pop();
      }
    }
  }

  private void push(Frame frame) {
    path.addLast(frame);
    open.add(frame.state);
    frame.state.addWorkers(1);
  }

  private void pop() {
    Frame frame = path.removeLast();
    open.remove(frame.state);
    frame.state.addWorkers(-1);
  }

  /** Goes down to a child, or leaves the state. */
  private void step(Frame frame) {
    SearchState state = frame.state;
    if (state.isDecided()) {
      pop();
      return;
    }
    SearchState[] children = state.children();
    if (children == null) {
      report.count();
      Boolean bounded = states.decidedByBounds(state, expander);
      if (bounded != null) {
        states.decide(state, bounded);
        pop();
        return;
      }
      children = states.children(state, expander);
      if (children == null) {
        states.decide(state, true);
        pop();
        return;
      }
      state.setChildren(children);
    }
    Choice choice = new Choice();
    childrenToNextLook -= children.length;
    for (SearchState child : children) {
      choice.consider(child);
    }
    if (choice.isWon) {
      states.decide(state, true);
      pop();
      return;
    }
    SearchState best = choice.best;
    if (best == null) {
      SearchState last = states.afterMoveInNumber(state);
      if (last == null || last.isWon()) {
        states.decide(state, false);
        pop();
      } else if (last.isLost()) {
        states.decide(state, true);
        pop();
      } else {
        state.setChildren(new SearchState[] {last});
      }
      return;
    }
    state.estimate(choice.proof(), choice.disproof());
    if (path.size() > 1
        && (state.proof() >= frame.proofThreshold || state.disproof() >= frame.disproofThreshold)) {
      pop();
      return;
    }
    boolean part = choice.proof() >= choice.disproof() || best.children() == null;
    SearchState child = part ? apart(best, children, frame.proofThreshold) : best;
    if (open.contains(child)) {
      throw new LoopyPositionException(states.describe(child));
    }
    enter(child, choice, frame);
  }

  /**
   * The child to go down to: the best one, or where other threads are below that, another one that
   * is about as good, and not yet past the threshold of the state.
   */
  private static SearchState apart(SearchState best, SearchState[] children, int threshold) {
    if (best.workers() == 0) {
      return best;
    }
    SearchState chosen = best;
    int least = best.disproof() + best.workers();
    for (SearchState child : children) {
      int disproof = child.disproof();
      if (disproof < threshold && disproof + child.workers() < least && !child.isDecided()) {
        least = disproof + child.workers();
        chosen = child;
      }
    }
    return chosen;
  }

  private void enter(SearchState child, Choice choice, Frame frame) {
    int other = child == choice.best ? choice.second : Math.max(choice.second, child.disproof());
    long nextBest = other + (long) other / SLACK + 1;
    int proofThreshold = frame.disproofThreshold - choice.disproof() + child.proof();
    int disproofThreshold = (int) Math.min(frame.proofThreshold, nextBest);
    push(new Frame(child, Math.clamp(proofThreshold, 1, SearchState.INFINITE), disproofThreshold));
  }

  /** What the children of a state come to. */
  private static final class Choice {
    private @Nullable SearchState best;
    private int least = SearchState.INFINITE;
    private int second = SearchState.INFINITE;
    private int greatestProof;
    private int open;
    private boolean isWon;

    void consider(SearchState child) {
      if (child.isLost()) {
        isWon = true;
      }
      if (child.isDecided()) {
        return;
      }
      open++;
      greatestProof = Math.max(greatestProof, child.proof());
      int disproof = child.disproof();
      if (disproof < least) {
        second = least;
        least = disproof;
        best = child;
      } else {
        second = Math.min(second, disproof);
      }
    }

    int proof() {
      return least;
    }

    int disproof() {
      return Math.min(SearchState.INFINITE - 1, greatestProof + (open - 1) / 2);
    }
  }
}
