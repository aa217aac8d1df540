package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Decides who wins a position by playing it out: a second opinion on the {@link Evaluator}.
 *
 * <p>The player to move wins iff some move leads to a position that the opponent, to move, loses.
 * Nothing else is used: no values, no components, no symmetry, no comparison of games, so that no
 * fault in those can pass unseen. Positions are remembered by equality. The walk keeps its own
 * stack. Cost: up to the number of positions that can be reached, times two.
 */
public final class PlainSearch {

  private record Question(Position position, Player mover) {}

  private final Map<Question, Boolean> answers = new HashMap<>();
  private final long maxPositions;

  /**
   * @param maxPositions how many positions are remembered before the search gives up
   */
  public PlainSearch(long maxPositions) {
    this.maxPositions = maxPositions;
  }

  /** The outcome of {@code position} under normal play. */
  public Outcome outcome(Position position) {
    return Outcome.of(wins(position, Player.LEFT), wins(position, Player.RIGHT));
  }

  /**
   * Whether {@code position} has the value {@code claimed}: the second player wins the difference.
   */
  public boolean hasValue(Position position, ShortGame claimed) {
    return outcome(DisjunctiveSum.of(position, new ValuePosition(claimed).negative())) == Outcome.P;
  }

  /**
   * Whether {@code mover} wins {@code position}, having to move.
   *
   * @throws org.gamester.rulesets.ConventionException if it is not played by normal play
   * @throws LoopyPositionException if play can return to a position
   * @throws org.gamester.values.ComputationStopped if the search is stopped, or there are too many
   *     positions
   */
  public boolean wins(Position position, Player mover) {
    Evaluator.requireNormalPlay(position);
    Question asked = new Question(position, mover);
    Deque<Walk> path = new ArrayDeque<>();
    Set<Question> onPath = new HashSet<>();
    if (!answers.containsKey(asked)) {
      push(asked, path, onPath);
    }
    while (!path.isEmpty()) {
      Computation.poll();
      Walk walk = path.element();
      Question open = walk.advance(answers);
      if (open == null) {
        remember(walk.question, walk.won);
        path.pop();
        onPath.remove(walk.question);
      } else {
        push(open, path, onPath);
      }
    }
    return java.util.Objects.requireNonNull(answers.get(asked));
  }

  private void push(Question question, Deque<Walk> path, Set<Question> onPath) {
    if (!onPath.add(question)) {
      throw new LoopyPositionException(question.position.rules().text(question.position));
    }
    path.push(new Walk(question));
  }

  private void remember(Question question, boolean won) {
    if (answers.size() >= maxPositions) {
      throw new org.gamester.values.ComputationStopped(
          org.gamester.values.ComputationStopped.Reason.MEMORY,
          "gave up: the search has seen " + answers.size() + " positions");
    }
    answers.put(question, won);
  }

  /** A position whose moves are being tried. */
  private static final class Walk {
    private final Question question;
    private final Iterator<Question> replies;
    private @Nullable Question waitingFor;
    private boolean won;

    Walk(Question question) {
      this.question = question;
      List<Question> next = new ArrayList<>();
      for (Position option : question.position.options(question.mover)) {
        next.add(new Question(option, question.mover.opponent()));
      }
      this.replies = next.iterator();
    }

    /** The next position that must be decided first, or null if this one is decided. */
    @Nullable Question advance(Map<Question, Boolean> answers) {
      while (true) {
        if (waitingFor == null) {
          if (!replies.hasNext()) {
            return null;
          }
          waitingFor = replies.next();
        }
        Boolean opponentWins = answers.get(waitingFor);
        if (opponentWins == null) {
          return waitingFor;
        }
        waitingFor = null;
        if (!opponentWins) {
          won = true;
          return null;
        }
      }
    }
  }
}
