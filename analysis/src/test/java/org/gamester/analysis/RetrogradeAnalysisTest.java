package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
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

  @Test
  void allDigraphsOnTwoVertices() {
    Set<Outcome> seen = new HashSet<>();
    for (int arcs = 0; arcs < 1 << 8; arcs++) {
      Arena arena = Arena.of(Convention.LOOPY, 2, arcs);
      Outcomes outcomes = new Outcomes(new Evaluator());
      for (int vertex = 0; vertex < 2; vertex++) {
        Outcome outcome = outcomes.of(arena.at(vertex));
        assertThat(outcome).isEqualTo(OutcomesByDefinition.of(arena.at(vertex)));
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
        assertThat(outcome).isEqualTo(OutcomesByDefinition.of(arena.at(vertex)));
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
      assertThat(outcomes.of(sum))
          .isEqualTo(OutcomesByDefinition.of(sum))
          .isEqualTo(outcomes.of(swapped));
    }
  }

  /** A game whose positions go on for ever and never repeat. */
  private static final class Counting extends Game {
    Counting() {
      super(Description.of("counting", "Count on.", "counting(0)"));
    }

    @Override
    public Convention convention() {
      return Convention.LOOPY;
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
