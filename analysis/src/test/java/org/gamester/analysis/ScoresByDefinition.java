package org.gamester.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * What play with moves that are followed by another of the same player comes to, from the moves
 * alone.
 */
final class ScoresByDefinition {
  /** Heaps up to so many tokens are put beside a position to find its entailed value. */
  private static final int MOST_TOKENS = 15;

  private record Turn(Position position, Player mover) {}

  private record WithHeap(Position position, int tokens) {}

  private final Map<Turn, Integer> scores = new HashMap<>();
  private final Map<WithHeap, Boolean> wins = new HashMap<>();

  /** Left's score minus Right's when the play ends. */
  int score(Position position, Player mover) {
    Turn turn = new Turn(position, mover);
    Integer known = scores.get(turn);
    if (known == null) {
      List<Integer> after =
          position.moves(mover).stream().map(move -> score(move.to(), move.next(mover))).toList();
      known =
          after.isEmpty()
              ? position.score(Player.LEFT) - position.score(Player.RIGHT)
              : mover == Player.LEFT
                  ? after.stream().max(Integer::compare).orElseThrow()
                  : after.stream().min(Integer::compare).orElseThrow();
      scores.put(turn, known);
    }
    return known;
  }

  /** Whether the player to move wins a position beside a heap of Nim; who cannot move loses. */
  boolean wins(Position position, int tokens) {
    WithHeap sum = new WithHeap(position, tokens);
    Boolean known = wins.get(sum);
    if (known == null) {
      boolean won = false;
      for (int left = 0; left < tokens && !won; left++) {
        won = !wins(position, left);
      }
      for (Move move : position.moves(Player.LEFT)) {
        if (!won) {
          boolean isAgain = move.next(Player.LEFT) == Player.LEFT;
          won = wins(move.to(), tokens) == isAgain;
        }
      }
      known = won;
      wins.put(sum, known);
    }
    return known;
  }

  /** The size of the heap beside which the player to move loses; empty if there is none. */
  OptionalInt nimber(Position position) {
    for (int tokens = 0; tokens <= MOST_TOKENS; tokens++) {
      if (!wins(position, tokens)) {
        return OptionalInt.of(tokens);
      }
    }
    return OptionalInt.empty();
  }

  /** All positions that can be reached, with the one given. */
  static Set<Position> reached(Position position) {
    Set<Position> reached = new HashSet<>();
    List<Position> open = new java.util.ArrayList<>(List.of(position));
    while (!open.isEmpty()) {
      Position next = Objects.requireNonNull(open.removeLast(), "the list is not empty");
      if (reached.add(next)) {
        next.moves(Player.LEFT).forEach(move -> open.add(move.to()));
        next.moves(Player.RIGHT).forEach(move -> open.add(move.to()));
      }
    }
    return reached;
  }
}
