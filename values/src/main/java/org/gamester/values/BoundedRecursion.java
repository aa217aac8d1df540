package org.gamester.values;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Keeps recursive searches from going deeper than the stack should carry.
 *
 * <p>A search counts its depth down and calls {@link #answerOrDefer} at 0. Unless the answer to
 * that deep question is known, the search is abandoned; {@link #run} answers the deep question
 * first, on a stack of its own making, and then starts the search again, which finds the answer
 * waiting.
 *
 * @param <Q> a question, with {@code equals}
 * @param <A> its answer
 */
final class BoundedRecursion<Q, A> {

  /** Says that a question must be answered first; carries no stack trace. */
  static final class Deferred extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Object question;

    Deferred(Object question) {
      super(null, null, false, false);
      this.question = question;
    }
  }

  private final Map<Q, A> answers = new HashMap<>();

  /**
   * The answer to a deep question, if it is known.
   *
   * @throws Deferred if it must be answered first
   */
  A answerOrDefer(Q question) {
    A answer = answers.get(question);
    if (answer == null) {
      throw new Deferred(question);
    }
    return answer;
  }

  /**
   * Answers {@code asked} by {@code search}, which uses this object.
   *
   * @param first the question that made a search without answers give up
   */
  @SuppressWarnings("unchecked") // only questions of this search are deferred within it
  A run(Q asked, Deferred first, Function<Q, A> search) {
    Deque<Q> waiting = new ArrayDeque<>();
    waiting.push(asked);
    waiting.push((Q) first.question);
    while (true) {
      Computation.poll();
      Q question = waiting.element();
      try {
        A answer = search.apply(question);
        waiting.pop();
        if (waiting.isEmpty()) {
          return answer;
        }
        answers.put(question, answer);
      } catch (Deferred deeper) {
        waiting.push((Q) deeper.question);
      }
    }
  }
}
