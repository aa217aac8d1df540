package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the player to move wins a game in which every play ends, and ends with a win.
 *
 * <p>By the definition: the player to move wins if some move leads to a state in which the
 * opponent, to move, loses. A state is a position and who is to move in it. A state of which one
 * move is known to win is decided without a look at its other moves; so a search that is not
 * finished when it finds a winner has still proved it.
 *
 * <p>The search keeps its own stack, so that a play may be any number of moves long. Decided states
 * are remembered within a bound, beyond which some are searched again. A state that comes up while
 * it is open is refused: that position repeats.
 *
 * <p>Cost: at most one expansion for each state that can be reached, as long as all are remembered.
 *
 * @param <S> the states, immutable, with {@code equals}
 */
abstract class WinSearch<S> {

  private final PositionMemory<S, Boolean> memory;
  private final EvaluationReport report;
  private final Deque<Frame<S>> path = new ArrayDeque<>();
  private final Set<S> open = new HashSet<>();

  WinSearch(PositionMemory<S, Boolean> memory, EvaluationReport report) {
    this.memory = memory;
    this.report = report;
  }

  /** Whether the player to move wins, where that is known without a search; otherwise null. */
  abstract @Nullable Boolean known(S state);

  /** The states after the moves. */
  abstract List<S> replies(S state);

  /** Whether a player to move wins who has no move. */
  abstract boolean winsWithoutMove();

  /** The position of a state, for a message. */
  abstract Position position(S state);

  /** A state whose moves are being tried: those whose states were not known when it was opened. */
  private static final class Frame<S> {
    private final S state;
    private final Iterator<S> untried;
    private boolean won;

    Frame(S state, List<S> untried, boolean won) {
      this.state = state;
      this.untried = untried.iterator();
      this.won = won;
    }
  }

  /**
   * Whether the player to move wins.
   *
   * @throws LoopyPositionException if play can return to a position
   */
  final boolean wins(S asked) {
    Boolean found = find(asked);
    if (found != null) {
      return found;
    }
    push(asked);
    boolean won = false;
    while (!path.isEmpty()) {
      Computation.poll();
      report.look(path.size());
      Frame<S> frame = path.getLast();
      S next = nextUnknown(frame);
      if (next != null) {
        push(next);
      } else {
        won = frame.won;
        path.removeLast();
        open.remove(frame.state);
        memory.put(frame.state, won);
        report.count();
        if (!won && !path.isEmpty()) {
          path.getLast().won = true;
        }
      }
    }
    return won;
  }

  private @Nullable Boolean find(S state) {
    Boolean known = known(state);
    return known != null ? known : memory.get(state);
  }

  /** Opens a state; looks first whether one of its moves is known to win. */
  private void push(S state) {
    if (!open.add(state)) {
      Position position = position(state);
      throw new LoopyPositionException(position.rules().text(position));
    }
    List<S> replies = replies(state);
    boolean won = replies.isEmpty() && winsWithoutMove();
    List<S> untried = new ArrayList<>(replies.size());
    for (S reply : replies) {
      Boolean found = find(reply);
      if (found == null) {
        untried.add(reply);
      } else if (!found) {
        won = true;
        break;
      }
    }
    path.addLast(new Frame<>(state, untried, won));
  }

  /** The next state that must be searched; null if the state of the frame is decided. */
  private @Nullable S nextUnknown(Frame<S> frame) {
    while (!frame.won && frame.untried.hasNext()) {
      S reply = frame.untried.next();
      Boolean found = find(reply);
      if (found == null) {
        return reply;
      }
      frame.won = !found;
    }
    return null;
  }
}
