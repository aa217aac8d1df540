package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sylver Coinage against sums that are found one after the other, and against published facts. */
class SylverCoinageTest {
  private static final Outcomes OUTCOMES = new Outcomes(new Evaluator());
  private static final int MOST = 200;

  private static Position read(String named) {
    return Catalogue.standard().readSum("sylver-coinage(" + named + ")");
  }

  /** The Grundy value by the definition, on the set of all sums up to a bound. */
  private static final class Sums {
    private final Map<BitSet, Integer> known = new HashMap<>();

    int nimber(BitSet sums) {
      Integer before = known.get(sums);
      if (before != null) {
        return before;
      }
      BitSet values = new BitSet();
      for (int n = sums.nextClearBit(2); n <= MOST; n = sums.nextClearBit(n + 1)) {
        values.set(nimber(with(sums, n)));
      }
      int mex = values.nextClearBit(0);
      known.put(sums, mex);
      return mex;
    }

    static BitSet with(BitSet sums, int number) {
      BitSet all = (BitSet) sums.clone();
      for (int n = number; n <= MOST; n++) {
        if (all.get(n - number)) {
          all.set(n);
        }
      }
      return all;
    }
  }

  private static BitSet sums(String named) {
    BitSet sums = new BitSet();
    sums.set(0);
    for (String number : named.split(",", -1)) {
      sums = Sums.with(sums, Integer.parseInt(number));
    }
    return sums;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2,3", "2,9", "3,4", "3,5", "3,7", "3,10", "4,5", "4,6,7", "4,6,11", "4,7", "5,6", "5,7,9",
        "6,7,8,9", "6,10,15", "4,10,15"
      })
  void nimbersAreThoseOfTheDefinition(String named) {
    Evaluator evaluator = new Evaluator();
    assertThat(evaluator.nimber(read(named))).isEqualTo(new Sums().nimber(sums(named)));
  }

  @Test
  void theMovesAreTheNumbersThatAreNoSums() {
    for (String named : List.of("4,5", "5,7,9", "6,10,15", "9,10", "12,18,5")) {
      List<String> names = new ArrayList<>();
      BitSet sums = sums(named);
      for (int n = sums.nextClearBit(2); n <= MOST; n = sums.nextClearBit(n + 1)) {
        names.add("name " + n);
      }
      assertThat(read(named).moves(Player.LEFT).stream().map(move -> move.name()))
          .containsExactlyElementsOf(names);
    }
  }

  /** Winning Ways, chapter 18, table of replies; Hutchings: two coprime numbers leave a win. */
  @ParameterizedTest
  @CsvSource({
    "'2,3', P",
    "'4,5,11', P",
    "'3,4,5', N",
    "'5,6', N",
    "'5,7', N",
    "'3,11', N",
    "'7,8', N"
  })
  void publishedOutcomes(String named, Outcome outcome) {
    assertThat(OUTCOMES.of(read(named))).isEqualTo(outcome);
  }

  @Test
  void sumsOfOthersAreNotKept() {
    assertThat(read("5,4,9,8").text()).isEqualTo("4,5");
    assertThat(read("10,4,6").text()).isEqualTo("4,6");
    assertThat(read("start").text()).isEqualTo("start");
    assertThat(read("2,3").moves(Player.LEFT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"start", "5", "4,6", "6,9,15"})
  void infinitelyManyMovesAreRefused(String named) {
    Position position = read(named);
    assertThatThrownBy(() -> position.moves(Player.LEFT))
        .isInstanceOf(GameTooLargeException.class)
        .hasMessageContaining("infinitely many numbers");
  }
}
