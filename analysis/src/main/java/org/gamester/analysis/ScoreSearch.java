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
 * whether V is at least some number, from numbers near 0 outwards; what it finds of settled
 * positions are bounds, which a table remembers. V has the parity of the number of coins.
 *
 * <p>Before a position is searched, the bounds of all positions that a cut leads to are looked up,
 * since one of them may answer. The cuts that are left open are tried in the order of how often
 * each has answered before, of the times that it was tried.
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
    long key = board.canonical(uncut);
    int value = board.coinsOf(key) & 1;
    if (isAtLeast(key, value)) {
      while (isAtLeast(key, value + 2)) {
        value += 2;
      }
      return value;
    }
    do {
      value -= 2;
    } while (!isAtLeast(key, value));
    return value;
  }

  private boolean isAtLeast(long key, int asked) {
    int coins = board.coinsOf(key);
    Question question = new Question();
    EvaluationReport report = evaluator.report(table::size);
    Worker first = new Worker(board, question, report, false);
    if (!evaluator.isParallel()) {
      return first.isAtLeast(key, coins, asked);
    }
    EvaluationReport quiet = evaluator.report(table::size);
    quiet.setListener(progress -> {});
    CoinBoard copy = board.copy();
    try (SecondThread second =
        new SecondThread(() -> new Worker(copy, question, quiet, true).answer(key, coins, asked))) {
      report.setListener(
          progress -> {
            second.startOnce();
            evaluator.listener().accept(progress);
          });
      boolean found = first.answer(key, coins, asked);
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
    private final Level[] levels;
    private int depth;

    /** How often each string has been cut, and how often that answered the question. */
    private final long[] tries;

    private final long[] successes;

    Worker(CoinBoard board, Question question, EvaluationReport report, boolean isSecond) {
      this.board = board;
      this.question = question;
      this.report = report;
      this.isSecond = isSecond;
      this.tries = new long[board.strings()];
      this.successes = new long[board.strings()];
      this.levels = new Level[board.strings() + 1];
      for (int i = 0; i < levels.length; i++) {
        levels[i] = new Level(board.strings());
      }
    }

    boolean answer(long key, int coins, int asked) {
      boolean found = isAtLeast(key, coins, asked);
      Boolean other = question.answer;
      if (other != null) {
        return other;
      }
      question.answer = found;
      return found;
    }

    /**
     * Whether V is at least {@code given} in a settled position.
     *
     * @param key the position as {@link CoinBoard#canonical} has it
     * @param coins how many it has
     */
    boolean isAtLeast(long key, int coins, int given) {
      int asked = given + (given + coins & 1);
      if (asked > coins) {
        return false;
      }
      if (asked <= -coins) {
        return true;
      }
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

    /** How often a cut has answered, in parts of 2^20; never nothing, never all. */
    private int rate(int cut) {
      return (int) (((successes[cut] + 1) << 20) / (tries[cut] + 2));
    }

    private ScoreTable table() {
      return table;
    }
  }

  /** The open cuts of one position on the way, the most promising first. */
  private static final class Level {
    private final int[] cuts;
    private final int[] weights;

    /** What is left after each, in the simplest form, and how many coins that has. */
    private final long[] rests;

    private final int[] coinsLeft;

    /** The cut answers the question if V of what is left lies between these. */
    private final int[] least;

    private final int[] most;
    private int count;

    Level(int strings) {
      cuts = new int[strings];
      weights = new int[strings];
      rests = new long[strings];
      coinsLeft = new int[strings];
      least = new int[strings];
      most = new int[strings];
    }

    boolean search(Worker worker, long key, int coins, int asked) {
      if (find(worker, key, coins, asked)) {
        return true;
      }
      for (int i = 0; i < count; i++) {
        int cut = cuts[i];
        worker.tries[cut]++;
        boolean answers =
            !worker.isAtLeast(rests[i], coinsLeft[i], most[i] + 1)
                && worker.isAtLeast(rests[i], coinsLeft[i], least[i]);
        if (worker.question.answer != null) {
          return false;
        }
        if (answers) {
          worker.successes[cut]++;
          return true;
        }
      }
      return false;
    }

    /** Finds the cuts; returns whether what is known already says that one of them answers. */
    private boolean find(Worker worker, long key, int coins, int asked) {
      CoinBoard board = worker.board;
      count = 0;
      int all = board.findCuts(key);
      for (int i = 0; i < all; i++) {
        int cut = board.cut(i);
        board.settle(key & ~(1L << cut), cut);
        int left = coins - board.taken();
        int half = board.cost() / 2;
        int room = half - asked - board.taken();
        int low = half == 0 ? -left : Math.max(-left, -room - half);
        int high = Math.min(left, room - half);
        if (low > high) {
          continue;
        }
        long rest = board.canonical(board.settled());
        int bounds = left == 0 ? 0 : worker.table().bounds(rest);
        int lower = bounds == 0 ? -left : ScoreTable.lower(bounds);
        int upper = bounds == 0 ? left : ScoreTable.upper(bounds);
        if (low <= lower && upper <= high) {
          return true;
        }
        if (lower <= high && low <= upper) {
          // Cuts that give nothing away come first, then the shorter chains.
          int weight = board.length(i) == 0 ? worker.rate(cut) : -board.length(i);
          int place = placeOf(weight, worker.isSecond);
          cuts[place] = cut;
          weights[place] = weight;
          rests[place] = rest;
          coinsLeft[place] = left;
          least[place] = low;
          most[place] = high;
        }
      }
      return false;
    }

    /** Makes room for one more, after those of the same weight or before them. */
    private int placeOf(int weight, boolean isBeforeItsLike) {
      int place = count++;
      while (place > 0
          && (isBeforeItsLike ? weights[place - 1] <= weight : weights[place - 1] < weight)) {
        cuts[place] = cuts[place - 1];
        weights[place] = weights[place - 1];
        rests[place] = rests[place - 1];
        coinsLeft[place] = coinsLeft[place - 1];
        least[place] = least[place - 1];
        most[place] = most[place - 1];
        place--;
      }
      return place;
    }
  }
}
