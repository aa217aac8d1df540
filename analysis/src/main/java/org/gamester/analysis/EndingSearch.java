package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Who wins positions that say themselves how the play ends, searched forwards: not all that can be
 * reached has to be listed, as in {@link RetrogradeAnalysis}.
 *
 * <p>Two questions decide a turn: whether Left can force a win, and whether Right can; if neither,
 * it is a draw. In each the other player is content with a draw, so that it has two answers and is
 * decided by depth-first proof-number search, see {@link ProofNumberSearch}.
 *
 * <p>Play may return to a position, and is then a draw. Every answer rests on turns that were
 * answered before it, down to ends of the play, so that none is wrong; but a search that meets a
 * turn while it is below it does not come to an answer, and says so by a {@link
 * LoopyPositionException}.
 *
 * <p>What has been decided is kept. When there is no more room for turns, the open ones are given
 * up; if that is not enough, the question is.
 */
final class EndingSearch {

  private static final int INFINITE = 1 << 29;

  /** A turn is left when its number is more than this fraction above that of the next best. */
  private static final int SLACK = 4;

  private final int maxTurns;
  private final EvaluationReport report;
  private final Map<Turn, Node> nodes = new HashMap<>();
  private final List<Frame> path = new ArrayList<>();
  private final Set<Node> onPath = new HashSet<>();
  private long steps;

  /**
   * @param maxTurns how many turns are held at most
   */
  EndingSearch(int maxTurns, EvaluationReport report) {
    this.maxTurns = maxTurns;
    this.report = report;
  }

  /** Whether a player can force a win of a position. */
  private record Turn(Position position, Player mover, Player player) {}

  /**
   * The numbers are those of the player to move: who is to force the win has his way if he wins,
   * the other one if he does not.
   */
  private static final class Node {
    private final Turn turn;
    private int proof = 1;
    private int disproof = 1;
    private Node @Nullable [] children;

    Node(Turn turn) {
      this.turn = turn;
    }

    boolean isWon() {
      return proof == 0;
    }

    boolean isLost() {
      return disproof == 0;
    }

    boolean isDecided() {
      return proof == 0 || disproof == 0;
    }

    void decide(boolean won) {
      proof = won ? 0 : INFINITE;
      disproof = won ? INFINITE : 0;
      children = null;
    }
  }

  private record Frame(Node node, int proofThreshold, int disproofThreshold) {}

  /**
   * Who wins with best play; empty for a draw.
   *
   * @param most how many turns are expanded at most
   * @throws TooManyOptionsException if these are not enough
   * @throws LoopyPositionException if the search has come to a position again
   * @throws ComputationStopped if it is stopped, or there are too many positions
   */
  synchronized Optional<Player> winner(Position position, Player mover, long most) {
    steps = most;
    if (canForce(position, mover, mover)) {
      return Optional.of(mover);
    }
    return canForce(position, mover, mover.opponent())
        ? Optional.of(mover.opponent())
        : Optional.empty();
  }

  private boolean canForce(Position position, Player mover, Player player) {
    Node root = node(new Turn(position, mover, player));
    if (!root.isDecided()) {
      search(root);
    }
    return root.isWon() == (mover == player);
  }

  private void search(Node root) {
    try {
      push(new Frame(root, INFINITE, INFINITE));
      while (!path.isEmpty()) {
        Computation.poll();
        report.look(path.size());
        step(path.getLast());
      }
    } finally {
      path.clear();
      onPath.clear();
    }
  }

  private void push(Frame frame) {
    if (!onPath.add(frame.node)) {
      Position position = frame.node.turn.position;
      throw new LoopyPositionException(position.rules().text(position));
    }
    path.addLast(frame);
  }

  private void pop() {
    onPath.remove(path.removeLast().node);
  }

  private void step(Frame frame) {
    Node node = frame.node;
    Node[] children = node.children;
    if (children == null) {
      children = children(node);
      node.children = children;
      report.count();
      if (--steps < 0) {
        throw new TooManyOptionsException();
      }
    }
    Node best = null;
    int least = INFINITE;
    int second = INFINITE;
    int greatest = 0;
    int open = 0;
    for (Node child : children) {
      if (child.isLost()) {
        node.decide(true);
        pop();
        return;
      }
      if (!child.isDecided()) {
        open++;
        greatest = Math.max(greatest, child.proof);
        if (child.disproof < least) {
          second = least;
          least = child.disproof;
          best = child;
        } else {
          second = Math.min(second, child.disproof);
        }
      }
    }
    if (best == null) {
      node.decide(false);
      pop();
      return;
    }
    node.proof = least;
    node.disproof = Math.min(INFINITE - 1, greatest + (open - 1) / 2);
    if (path.size() > 1
        && (node.proof >= frame.proofThreshold || node.disproof >= frame.disproofThreshold)) {
      pop();
      return;
    }
    int proofThreshold = frame.disproofThreshold - node.disproof + best.proof;
    long nextBest = second + (long) second / SLACK + 1;
    int disproofThreshold = (int) Math.min(frame.proofThreshold, nextBest);
    push(new Frame(best, Math.clamp(proofThreshold, 1, INFINITE), disproofThreshold));
  }

  private Node[] children(Node node) {
    Turn turn = node.turn;
    Set<Node> children = new LinkedHashSet<>();
    for (Position option : turn.position.options(turn.mover)) {
      Node child = node(new Turn(option, turn.mover.opponent(), turn.player));
      if (child.isLost()) {
        return new Node[] {child};
      }
      children.add(child);
    }
    return children.toArray(Node[]::new);
  }

  /** The node of a turn; a new one is decided if the play is over. */
  private Node node(Turn turn) {
    Node known = nodes.get(turn);
    if (known != null) {
      return known;
    }
    Computation.poll();
    Node node = new Node(turn);
    Optional<Ending> ending = turn.position.ending(turn.mover);
    if (ending.isPresent()) {
      node.decide((ending.get() == Ending.win(turn.player)) == (turn.mover == turn.player));
    }
    if (nodes.size() >= maxTurns) {
      makeRoom();
    }
    nodes.put(turn, node);
    return node;
  }

  /** Forgets the turns that are not decided; those on the path are held by it. */
  private void makeRoom() {
    nodes.values().removeIf(this::isForgotten);
    if (nodes.size() > maxTurns / 2) {
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          String.format(Locale.ROOT, "gave up: the search holds %,d positions", nodes.size()));
    }
  }

  private boolean isForgotten(Node node) {
    boolean isForgotten = !node.isDecided() && !onPath.contains(node);
    if (isForgotten) {
      node.children = null;
    }
    return isForgotten;
  }

  /** How many turns are held. */
  synchronized long size() {
    return nodes.size();
  }

  /** Forgets all turns. */
  synchronized void forget() {
    nodes.clear();
  }
}
