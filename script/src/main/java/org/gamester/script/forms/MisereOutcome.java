package org.gamester.script.forms;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/**
 * Who wins a game when a player who cannot move wins. By search on the form, each position once for
 * each player to move; iterative.
 */
public final class MisereOutcome {

  private record Turn(Object game, Player mover) {}

  private final Map<Turn, Boolean> wins = new HashMap<>();

  private MisereOutcome() {}

  public static Outcome of(Object game) {
    MisereOutcome search = new MisereOutcome();
    boolean left = search.wins(new Turn(game, Player.LEFT));
    boolean right = search.wins(new Turn(game, Player.RIGHT));
    return left ? (right ? Outcome.N : Outcome.L) : right ? Outcome.R : Outcome.P;
  }

  private boolean wins(Turn root) {
    Deque<Turn> stack = new ArrayDeque<>();
    Set<Turn> open = new HashSet<>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Computation.poll();
      Turn turn = stack.element();
      open.add(turn);
      Turn next = wins.containsKey(turn) ? null : decide(turn);
      if (next == null) {
        open.remove(turn);
        stack.pop();
      } else if (open.contains(next)) {
        throw new ScriptException(FormEvaluator.LOOPY);
      } else {
        stack.push(next);
      }
    }
    return Objects.requireNonNull(wins.get(root));
  }

  /**
   * Decides the turn if its options allow that; otherwise answers one that must be decided first.
   */
  private @org.jspecify.annotations.Nullable Turn decide(Turn turn) {
    Turn undecided = null;
    boolean stuck = true;
    for (Object option : Forms.options(turn.game, turn.mover)) {
      stuck = false;
      Turn reply = new Turn(option, turn.mover.opponent());
      Boolean replyWins = wins.get(reply);
      if (replyWins == null) {
        undecided = undecided == null ? reply : undecided;
      } else if (!replyWins) {
        wins.put(turn, true);
        return null;
      }
    }
    if (undecided == null) {
      wins.put(turn, stuck);
    }
    return undecided;
  }
}
