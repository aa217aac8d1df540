package org.gamester.analysis.strategy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.PositionBound;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.proofs.GivenAnswers;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// Plays a strategy against every move of the opponent, breadth first, so that the first failure
/// that is met is at the end of a line with as few moves as there are. A situation that has been
/// met is not played again; so each is answered once, and what is left is a graph in which every
/// option of the opponent is answered. It has no cycle, or the play need not end, which is refused.
///
/// Cost: the moves of each situation once.
final class StrategyCheck {
  private static final int MOST_SITUATIONS = 2_000_000;

  private final Strategy strategy;
  private final GivenAnswers answers = new GivenAnswers();
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();

  /// A situation that has been met.
  ///
  /// @param winner whose strategy it is
  /// @param parent the situation before; -1 at a start
  /// @param made the move that led here; null at a start
  /// @param name what selects the move
  private record Node(
      Position position,
      Player mover,
      Player winner,
      int parent,
      Situation.@Nullable Last made,
      String name,
      List<Integer> next) {}

  /// What tells situations apart.
  private record Key(Object position, Player mover, Player winner, String last) {}

  StrategyCheck(Strategy strategy) {
    this.strategy = strategy;
  }

  /// The answers that have been met.
  GivenAnswers answers() {
    return answers;
  }

  /// How many situations have been met.
  int size() {
    return nodes.size();
  }

  /// The shortest line on which the strategy fails; empty if it wins.
  ///
  /// @throws org.gamester.values.ComputationStopped if it is stopped, or situations are too many
  /// @throws LoopyPositionException if play may return to a position
  Optional<Gap> gap(Position start, Outcome outcome) {
    for (Player starter : Player.values()) {
      add(new Node(start, starter, outcome.winner(starter).orElseThrow(), -1, null, "", noList()));
    }
    for (int next = 0; next < nodes.size(); next++) {
      Computation.pollNow();
      Optional<Gap> gap = expand(next);
      if (gap.isPresent()) {
        return gap;
      }
    }
    requireNoCycle();
    return Optional.empty();
  }

  private static List<Integer> noList() {
    return new ArrayList<>(2);
  }

  private int add(Node node) {
    boolean seesLast = !strategy.isPositional() && node.mover() == node.winner();
    Situation.Last made = node.made();
    Key key =
        new Key(
            strategy.isPositional() ? answers.key(node.position()) : node.position(),
            node.mover(),
            node.winner(),
            seesLast && made != null ? made.part() + " " + made.move().name() : "");
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    PositionBound.requireRoom(nodes.size(), MOST_SITUATIONS);
    numbers.put(key, nodes.size());
    nodes.add(node);
    return nodes.size() - 1;
  }

  private Optional<Gap> expand(int number) {
    Node node = nodes.get(number);
    LegalMoves legal = LegalMoves.of(node.position(), node.mover());
    if (node.mover() != node.winner()) {
      legal.list().forEach(move -> follow(number, legal, move));
      return Optional.empty();
    }
    if (legal.list().isEmpty()) {
      return Optional.of(
          gap(
              number,
              Gap.Kind.OPPONENT_MOVED_LAST,
              node.parent() < 0
                  ? node.mover().displayName() + " has no move, and loses at once"
                  : "the opponent moved last: %s has no move"
                      .formatted(node.mover().displayName())));
    }
    Situation situation =
        new Situation(node.position(), node.mover(), Optional.ofNullable(node.made()), legal);
    switch (strategy.reply(situation)) {
      case Reply.Fails(Gap.Kind kind, String sentence) -> {
        return Optional.of(gap(number, kind, sentence));
      }
      case Reply.Moves(List<LegalMove> moves) -> {
        answers.put(node.position(), node.mover(), moves.getFirst().to());
        moves.forEach(move -> follow(number, legal, move));
        return Optional.empty();
      }
    }
  }

  /// Adds what a move leads to. Moves to one position count as several if the strategy looks at the
  /// last move.
  private void follow(int number, LegalMoves legal, LegalMove move) {
    Node node = nodes.get(number);
    boolean isLookedAt = !strategy.isPositional() && node.mover() != node.winner();
    for (Move made : isLookedAt ? move.moves() : List.of(move.moves().getFirst())) {
      Computation.poll();
      node.next()
          .add(
              add(
                  new Node(
                      move.to(),
                      node.mover().opponent(),
                      node.winner(),
                      number,
                      new Situation.Last(made, move.part()),
                      legal.key(move),
                      noList())));
    }
  }

  private Gap gap(int number, Gap.Kind kind, String sentence) {
    List<PlayedMove> line = new ArrayList<>();
    Node node = nodes.get(number);
    Position end = node.position();
    Player mover = node.mover();
    while (node.parent() >= 0) {
      Node before = nodes.get(node.parent());
      line.add(new PlayedMove(before.mover(), node.name(), node.position(), node.mover()));
      node = before;
    }
    Collections.reverse(line);
    return new Gap(node.mover(), line, end, mover, kind, sentence);
  }

  /// Takes away situations to which no other one leads; all must go.
  private void requireNoCycle() {
    int[] before = new int[nodes.size()];
    nodes.forEach(node -> node.next().forEach(next -> before[next]++));
    Deque<Integer> free = new ArrayDeque<>();
    for (int i = 0; i < before.length; i++) {
      if (before[i] == 0) {
        free.add(i);
      }
    }
    int taken = 0;
    while (!free.isEmpty()) {
      Computation.poll();
      taken++;
      for (int next : nodes.get(free.remove()).next()) {
        if (--before[next] == 0) {
          free.add(next);
        }
      }
    }
    if (taken < before.length) {
      for (int i = 0; i < before.length; i++) {
        if (before[i] > 0) {
          Position position = nodes.get(i).position();
          throw new LoopyPositionException(position.rules().text(position));
        }
      }
    }
  }
}
