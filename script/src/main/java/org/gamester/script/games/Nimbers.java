package org.gamester.script.games;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.LoopyRulePosition;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of impartial boards by their options: the mex of the nim sums of the options
 * (Sprague and Grundy). Each board is evaluated once; the walk has a stack of its own.
 */
final class Nimbers {

  /** So many positions are evaluated at most. */
  static final int MOST = 1 << 22;

  /** A line of play of so many moves tells how many heaps a heap needs. */
  private static final int LINE = 1 << 14;

  private static final String UNKNOWN_FORM =
      "the options are not written as taking certain numbers of tokens and dividing the rest in all ways";

  /** Not known yet, but under evaluation. */
  private static final Integer OPEN = -1;

  private final PositionRules rules;
  private final Function<Object, List<List<Object>>> options;
  private final Map<Object, Integer> values = new HashMap<>();

  /** A board, its options, and how many of them have been found to have known values. */
  private static final class Visit {
    private final Object board;
    private final List<List<Object>> options;
    private int known;

    Visit(Object board, List<List<Object>> options) {
      this.board = board;
      this.options = options;
    }
  }

  /**
   * @param rules those of the positions on the boards
   * @param options the options of a board, each as the boards whose sum it is
   */
  Nimbers(PositionRules rules, Function<Object, List<List<Object>>> options) {
    this.rules = rules;
    this.options = options;
  }

  /**
   * The Grundy value of a board.
   *
   * @throws ScriptException if play can return to a board
   */
  synchronized int of(Object board) {
    Integer known = values.get(board);
    if (known != null && !known.equals(OPEN)) {
      return known;
    }
    Deque<Visit> visits = new ArrayDeque<>();
    try {
      enter(board, visits);
      while (!visits.isEmpty()) {
        Computation.poll();
        Visit visit = visits.element();
        Object unknown = firstUnknown(visit);
        if (unknown != null) {
          enter(unknown, visits);
        } else {
          values.put(visit.board, mex(visit.options));
          visits.remove();
        }
      }
    } finally {
      visits.forEach(visit -> values.remove(visit.board)); // after an error or a stop
    }
    return values.getOrDefault(board, OPEN);
  }

  private void enter(Object board, Deque<Visit> visits) {
    if (values.size() >= MOST) {
      throw new GameTooLargeException(
          !visits.isEmpty() && visits.getLast().board instanceof Long first
              ? needsSmaller(first) + ", and no period is proved, since " + UNKNOWN_FORM
              : "more than %,d positions".formatted(MOST));
    }
    if (visits.size() == LINE
        && visits.getLast().board instanceof Long first
        && board instanceof Long last) {
      requireFewMoves(first, last);
    }
    List<List<Object>> found = options.apply(board);
    values.put(board, OPEN);
    visits.push(new Visit(board, found));
  }

  /**
   * Refuses a heap from which a line of play of {@link #LINE} moves has come so little down that
   * the rest of it would have more than {@link #MOST}.
   */
  private static void requireFewMoves(long first, long last) {
    if (last / MOST > (first - last) / LINE) {
      throw new GameTooLargeException(
          needsSmaller(first)
              + ": %,d moves take only %,d tokens, and no period is proved, since "
                  .formatted(LINE, first - last)
              + UNKNOWN_FORM);
    }
  }

  private static String needsSmaller(long heap) {
    return "the Grundy value of a heap of %,d tokens needs those of the smaller heaps, of which at most %,d are evaluated"
        .formatted(heap, MOST);
  }

  private @Nullable Object firstUnknown(Visit visit) {
    for (; visit.known < visit.options.size(); visit.known++) {
      Computation.poll();
      for (Object part : visit.options.get(visit.known)) {
        Integer value = values.get(part);
        if (value == null) {
          return part;
        }
        if (value.equals(OPEN)) {
          RulePosition loop = new RulePosition(rules, part);
          throw GameValues.notShort(new LoopyRulePosition(loop, ValueWriter.EXACT.write(loop)));
        }
      }
    }
    return null;
  }

  private int mex(List<List<Object>> sums) {
    BitSet found = new BitSet();
    for (List<Object> sum : sums) {
      int nimber = 0;
      for (Object part : sum) {
        nimber ^= values.getOrDefault(part, OPEN);
      }
      found.set(nimber);
    }
    return found.nextClearBit(0);
  }
}
