package org.gamester.analysis;

import java.util.BitSet;
import java.util.OptionalInt;
import org.gamester.rulesets.CoinGraph;
import org.gamester.values.Computation;

/**
 * The values of Nimstring: nimbers, or loony.
 *
 * <p>A position in which coins can be taken and something be declined, see {@link CoinBoard}, is
 * loony: in any sum the player to move can choose who moves in what is left, and so wins. If
 * nothing can be declined, what can be taken changes nothing. A settled position has the least
 * nimber that no cut leads to; loony cuts do not count (<i>Winning Ways</i>, chapter 12 on
 * entailing moves and chapter 16). Tests compare this with the definition.
 *
 * <p>The depth of the recursion is at most the number of strings, {@value CoinBoard#MOST_STRINGS}.
 */
final class NimstringSearch {
  private final CoinBoard board;
  private final PositionMemory<Long, Integer> memory;
  private final EvaluationReport report;
  private int depth;

  NimstringSearch(CoinGraph graph, long maxEntries, EvaluationReport report) {
    this.board = new CoinBoard(graph);
    this.memory = new PositionMemory<>(maxEntries);
    this.report = report;
  }

  long remembered() {
    return memory.size();
  }

  /** The nimber of what is left of the graph; empty if it is loony. */
  OptionalInt nimber(long uncut) {
    depth = 0; // a search that was stopped may have left it anywhere
    board.settle(uncut, -1);
    return board.cost() > 0 ? OptionalInt.empty() : OptionalInt.of(settledNimber(board.settled()));
  }

  private int settledNimber(long uncut) {
    if (uncut == 0) {
      return 0;
    }
    long key = board.canonical(uncut);
    Integer known = memory.get(key);
    if (known != null) {
      return known;
    }
    Computation.poll();
    report.count();
    report.look(depth++);
    int count = board.findCuts(key);
    int[] cuts = new int[count];
    for (int i = 0; i < count; i++) {
      cuts[i] = board.cut(i);
    }
    BitSet reached = new BitSet();
    for (int cut : cuts) {
      board.settle(key & ~(1L << cut), cut);
      if (board.cost() == 0) {
        reached.set(settledNimber(board.settled()));
      }
    }
    depth--;
    int nimber = reached.nextClearBit(0);
    memory.put(key, nimber);
    return nimber;
  }
}
