package org.gamester.analysis;

import org.gamester.rulesets.CoinGraph;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * How many more coins on strings than the opponent the player to move takes with best play, from
 * any position.
 *
 * <p>Let V be this number. In a position from which T coins can be taken, after which R is left, it
 * is T + V(R), or, if something can be declined at cost c, the larger of that and T - c - V(R): see
 * {@link CoinBoard}. In a settled position it is the greatest -V that a cut leaves. The search asks
 * whether V is at least some number, halving the interval in which it lies; what it finds of
 * settled positions are bounds, which a table remembers. V has the parity of the number of coins.
 *
 * <p>A second thread may ask the same question, trying the cuts in another order, with the same
 * table; the first to find the answer ends both.
 *
 * <p>The depth of the recursion is at most the number of strings, {@value CoinBoard#MOST_STRINGS}.
 */
final class ScoreSearch {
  private final CoinBoard board;
  private final ScoreTable table;
  private final Evaluator evaluator;

  /**
   * @param maxEntries about how many bounds are remembered at most
   * @param evaluator says whether a second thread helps, and reports the progress
   */
  ScoreSearch(CoinGraph graph, long maxEntries, Evaluator evaluator) {
    this.board = new CoinBoard(graph);
    this.table = new ScoreTable(board.strings(), maxEntries);
    this.evaluator = evaluator;
  }

  long remembered() {
    return table.size();
  }

  /** The V of what is left of the graph. */
  int valueOf(long uncut) {
    board.settle(uncut, -1);
    int taken = board.taken();
    int cost = board.cost();
    int rest = settledValue(board.settled());
    return cost == 0 ? taken + rest : Math.max(taken + rest, taken - cost - rest);
  }

  private int settledValue(long uncut) {
    int most = board.coinsOf(uncut);
    int least = -most;
    while (least < most) {
      int asked = least + 2 * ((most - least + 2) / 4);
      if (isAtLeast(uncut, asked)) {
        least = asked;
      } else {
        most = asked - 2;
      }
    }
    return least;
  }

  private boolean isAtLeast(long uncut, int asked) {
    int coins = board.coinsOf(uncut);
    Question question = new Question();
    EvaluationReport report = evaluator.report(table::size);
    Worker first = new Worker(board, question, report, false);
    if (!evaluator.isParallel()) {
      return first.isAtLeast(uncut, coins, asked);
    }
    EvaluationReport quiet = evaluator.report(table::size);
    quiet.setListener(progress -> {});
    CoinBoard copy = board.copy();
    try (SecondThread second =
        new SecondThread(
            () -> new Worker(copy, question, quiet, true).answer(uncut, coins, asked))) {
      report.setListener(
          progress -> {
            second.startOnce();
            evaluator.listener().accept(progress);
          });
      boolean found = first.answer(uncut, coins, asked);
      second.rethrow();
      return found;
    }
  }

  /** What both threads look for. */
  private static final class Question {
    private volatile @Nullable Boolean answer;
  }

  /** One thread of the search. */
  private final class Worker {
    private final CoinBoard board;
    private final Question question;
    private final EvaluationReport report;
    private final boolean isSecond;
    private final int[] successes;
    private final Level[] levels;
    private int depth;

    Worker(CoinBoard board, Question question, EvaluationReport report, boolean isSecond) {
      this.board = board;
      this.question = question;
      this.report = report;
      this.isSecond = isSecond;
      this.successes = new int[board.strings()];
      this.levels = new Level[board.strings() + 1];
      for (int i = 0; i < levels.length; i++) {
        levels[i] = new Level(board.strings());
      }
    }

    boolean answer(long uncut, int coins, int asked) {
      boolean found = isAtLeast(uncut, coins, asked);
      Boolean other = question.answer;
      if (other != null) {
        return other;
      }
      question.answer = found;
      return found;
    }

    /** Whether V is at least {@code asked} in a settled position with so many coins. */
    boolean isAtLeast(long uncut, int coins, int given) {
      int asked = given + (given + coins & 1);
      if (asked > coins) {
        return false;
      }
      if (asked <= -coins) {
        return true;
      }
      long key = board.canonical(uncut);
      int bounds = table.bounds(key);
      int lower = bounds == 0 ? -coins : ScoreTable.lower(bounds);
      int upper = bounds == 0 ? coins : ScoreTable.upper(bounds);
      if (lower >= asked || upper < asked) {
        return lower >= asked;
      }
      Computation.poll();
      report.count();
      report.look(depth);
      Level level = levels[depth++];
      boolean found = level.search(this, key, coins, asked);
      depth--;
      if (question.answer == null) {
        table.put(key, found ? asked : lower, found ? upper : asked - 2);
      }
      return found;
    }
  }

  /** The cuts of one position on the way. */
  private static final class Level {
    private final int[] cuts;
    private final int[] weights;

    Level(int strings) {
      cuts = new int[strings];
      weights = new int[strings];
    }

    boolean search(Worker worker, long uncut, int coins, int asked) {
      int count = order(worker, uncut);
      for (int i = 0; i < count; i++) {
        if (reaches(worker, uncut, coins, asked, cuts[i])) {
          worker.successes[cuts[i]] += 1 + coins;
          return true;
        }
        if (worker.question.answer != null) {
          return false;
        }
      }
      return false;
    }

    /** Cuts that give nothing away come first, those that have succeeded before them. */
    private int order(Worker worker, long uncut) {
      CoinBoard board = worker.board;
      int count = board.findCuts(uncut);
      for (int i = 0; i < count; i++) {
        int cut = board.cut(i);
        int weight = board.length(i) == 0 ? 1 + worker.successes[cut] : -board.length(i);
        int place = i;
        while (place > 0
            && (worker.isSecond ? weights[place - 1] <= weight : weights[place - 1] < weight)) {
          cuts[place] = cuts[place - 1];
          weights[place] = weights[place - 1];
          place--;
        }
        cuts[place] = cut;
        weights[place] = weight;
      }
      return count;
    }

    /** Whether the opponent takes, after a cut, at most -asked more than the player. */
    private boolean reaches(Worker worker, long uncut, int coins, int asked, int cut) {
      CoinBoard board = worker.board;
      board.settle(uncut & ~(1L << cut), cut);
      long rest = board.settled();
      int left = coins - board.taken();
      if (board.cost() == 0) {
        return !worker.isAtLeast(rest, left, 1 - asked - board.taken());
      }
      int half = board.cost() / 2;
      int room = half - asked - board.taken();
      return room >= 0
          && !worker.isAtLeast(rest, left, room - half + 1)
          && worker.isAtLeast(rest, left, -room - half);
    }
  }
}
