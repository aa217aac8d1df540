package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Ending;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RetrogradeAnalysisTest {

  private record Turn(Position position, Player mover) {
    List<Turn> next() {
      List<Turn> next = new ArrayList<>();
      position.options(mover).forEach(to -> next.add(new Turn(to, mover.opponent())));
      return next;
    }

    Optional<Ending> ending() {
      Convention convention = Convention.of(position);
      return convention == Convention.ENDING ? position.ending(mover) : Optional.empty();
    }
  }

  /**
   * By the definition: the turns in which a player can force a win within n moves, for n = 0, 1,
   * ..., until no more are added.
   */
  private static Set<Turn> forced(Set<Turn> all, Player winner) {
    Set<Turn> forced = new HashSet<>();
    while (true) {
      Set<Turn> longer = new HashSet<>();
      for (Turn turn : all) {
        boolean wins;
        if (turn.ending().isPresent()) {
          wins = turn.ending().get() == Ending.win(winner);
        } else if (turn.mover == winner) {
          wins = turn.next().stream().anyMatch(forced::contains);
        } else {
          wins = turn.next().stream().allMatch(forced::contains);
        }
        if (wins) {
          longer.add(turn);
        }
      }
      if (longer.equals(forced)) {
        return forced;
      }
      forced = longer;
    }
  }

  private static Set<Turn> reachable(Position root) {
    Set<Turn> all = new LinkedHashSet<>();
    List<Turn> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn(root, player));
    }
    while (!open.isEmpty()) {
      Turn turn = open.removeLast();
      if (all.add(turn) && turn.ending().isEmpty()) {
        open.addAll(turn.next());
      }
    }
    return all;
  }

  private static Outcome byDefinition(Position root) {
    Set<Turn> all = reachable(root);
    Set<Turn> left = forced(all, Player.LEFT);
    Set<Turn> right = forced(all, Player.RIGHT);
    return Outcome.of(
        winner(new Turn(root, Player.LEFT), left, right),
        winner(new Turn(root, Player.RIGHT), left, right));
  }

  private static Optional<Player> winner(Turn turn, Set<Turn> left, Set<Turn> right) {
    if (left.contains(turn)) {
      return Optional.of(Player.LEFT);
    }
    return right.contains(turn) ? Optional.of(Player.RIGHT) : Optional.empty();
  }

  @Test
  void allDigraphsOnTwoVertices() {
    Set<Outcome> seen = new HashSet<>();
    for (int arcs = 0; arcs < 1 << 8; arcs++) {
      Arena arena = Arena.of(Convention.LOOPY, 2, arcs);
      Outcomes outcomes = new Outcomes(new Evaluator());
      for (int vertex = 0; vertex < 2; vertex++) {
        Outcome outcome = outcomes.of(arena.at(vertex));
        assertThat(outcome).isEqualTo(byDefinition(arena.at(vertex)));
        assertThat(outcomes.of(arena.at(vertex).negative())).isEqualTo(outcome.negate());
        seen.add(outcome);
      }
    }
    assertThat(seen).contains(Outcome.L, Outcome.R, Outcome.N, Outcome.P, Outcome.D);
  }

  @ParameterizedTest
  @EnumSource(names = {"LOOPY", "ENDING"})
  void randomDigraphs(Convention convention) {
    Random random = new Random(1);
    Set<Outcome> seen = new HashSet<>();
    for (int trial = 0; trial < 2_000; trial++) {
      int n = 6;
      boolean[][] left = new boolean[n][n];
      boolean[][] right = new boolean[n][n];
      List<Optional<Ending>> endings = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        int ending = random.nextInt(6);
        endings.add(ending < 3 ? Optional.of(Ending.values()[ending]) : Optional.empty());
        for (int j = 0; j < n; j++) {
          left[i][j] = random.nextInt(4) == 0;
          right[i][j] = random.nextInt(4) == 0;
        }
      }
      Arena arena = new Arena(convention, left, right, endings);
      Outcomes outcomes = new Outcomes(new Evaluator());
      for (int vertex = 0; vertex < n; vertex++) {
        Outcome outcome = outcomes.of(arena.at(vertex));
        assertThat(outcome).isEqualTo(byDefinition(arena.at(vertex)));
        seen.add(outcome);
      }
    }
    assertThat(seen).containsExactlyInAnyOrder(Outcome.values());
  }

  @Test
  void sumsOfPlayThatMayRepeat() {
    Random random = new Random(2);
    for (int trial = 0; trial < 200; trial++) {
      long arcs = random.nextLong();
      long sparse = arcs & random.nextLong();
      Arena arena = Arena.of(Convention.LOOPY, 3, sparse);
      Position sum = DisjunctiveSum.of(arena.at(0), arena.at(1));
      Position swapped = DisjunctiveSum.of(arena.at(1), arena.at(0));
      Outcomes outcomes = new Outcomes(new Evaluator());
      assertThat(outcomes.of(sum)).isEqualTo(byDefinition(sum)).isEqualTo(outcomes.of(swapped));
    }
  }

  /** A game whose positions go on for ever and never repeat. */
  private static final class Counting extends Game {
    @Override
    public Convention convention() {
      return Convention.LOOPY;
    }

    @Override
    public String id() {
      return "counting";
    }

    @Override
    public String rule() {
      return "Count on.";
    }

    @Override
    public String example() {
      return "counting(0)";
    }

    @Override
    public Position read(TextReader text) {
      throw text.expected("a number");
    }
  }

  private record Count(Counting rules, int number, int step) implements Position {
    @Override
    public String text() {
      return Integer.toString(number);
    }

    @Override
    public List<Move> moves(Player player) {
      return number == 0
          ? List.of()
          : List.of(Move.of(new Count(rules, number + step, step), "count"));
    }
  }

  @Test
  void tooManyPositionsAreGivenUp() {
    Outcomes outcomes = new Outcomes(new Evaluator(5_000, false, progress -> {}));
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> outcomes.of(new Count(new Counting(), 1, 1)))
        .withMessageContaining("5,000 positions")
        .matches(stop -> stop.reason() == ComputationStopped.Reason.MEMORY);
    assertThat(outcomes.of(new Count(new Counting(), 4_000, -1))).isEqualTo(Outcome.P);
  }

  @Test
  void aPlayOfAMillionMoves() {
    Outcomes outcomes = new Outcomes(new Evaluator());
    assertThat(outcomes.of(new Count(new Counting(), 1_000_001, -1))).isEqualTo(Outcome.N);
  }
}
