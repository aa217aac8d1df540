package org.gamester.analysis.explanation;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Builds trimmed trees. Who wins a position is asked of an {@link OutcomeChooser}; of the winning
 * moves the one is taken that leaves the loser the fewest moves. Nodes are numbered in order of
 * their distance from the root, so the depth of the stack does not follow the play.
 *
 * @param search decides who wins
 * @param most how many nodes a tree may have
 * @param time how long its building may take, once the winner is known
 */
record TrimmedTreeBuilder(OutcomeChooser search, int most, Duration time) {

  private record Turn(Position position, Player mover) {}

  TrimmedTree of(Position position, Player starter) {
    Player winner = search.wins(position, starter) ? starter : starter.opponent();
    long started = System.nanoTime();
    Map<Turn, Integer> numbers = new HashMap<>();
    Deque<Turn> waiting = new ArrayDeque<>();
    List<TrimmedTree.Node> nodes = new ArrayList<>();
    Turn root = new Turn(position, starter);
    numbers.put(root, 0);
    waiting.add(root);
    while (!waiting.isEmpty()) {
      Computation.pollNow();
      Turn turn = waiting.remove();
      List<Move> moves =
          turn.mover == winner ? List.of(good(turn)) : distinct(turn.position.moves(turn.mover));
      List<TrimmedTree.Branch> branches = new ArrayList<>();
      for (Move move : moves) {
        Turn next = new Turn(move.to(), turn.mover.opponent());
        Integer number = numbers.get(next);
        if (number == null) {
          number = numbers.size();
          if (number >= most || System.nanoTime() - started > time.toNanos()) {
            return new TrimmedTree(starter, winner, List.of(), number, false);
          }
          numbers.put(next, number);
          waiting.add(next);
        }
        branches.add(new TrimmedTree.Branch(move.name(), number));
      }
      nodes.add(new TrimmedTree.Node(turn.position, turn.mover, List.copyOf(branches)));
    }
    return new TrimmedTree(starter, winner, List.copyOf(nodes), nodes.size(), true);
  }

  private Move good(Turn turn) {
    Move best = null;
    int fewest = Integer.MAX_VALUE;
    for (Move move : distinct(turn.position.moves(turn.mover))) {
      int replies = move.to().moves(turn.mover.opponent()).size();
      if (replies < fewest && !search.wins(move.to(), turn.mover.opponent())) {
        best = move;
        fewest = replies;
      }
    }
    if (best == null) {
      throw new IllegalStateException("a won position has a winning move");
    }
    return best;
  }

  private static List<Move> distinct(List<Move> moves) {
    Set<Position> seen = new HashSet<>();
    return moves.stream().filter(move -> seen.add(move.to())).toList();
  }
}
