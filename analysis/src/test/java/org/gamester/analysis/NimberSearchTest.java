package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found by search is what follows from all options. */
class NimberSearchTest {
  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static NimberSearch search(long maxBytes) {
    return new NimberSearch(known -> null, new LongAdder(), maxBytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "impartial clobber(2x9)",
        "impartial clobber(4x4)",
        "impartial nogo(1x13)",
        "cram(3x8)",
        "cram(3x3) + impartial domineering(3x5) + nim(5)",
        "impartial amazons(x..|..o|...)",
        "nim(5) + kayles(9) + *3",
        "nim(100) + nim(70)",
        "sprouts(4)",
        "sprouts(3) + sprouts(2) + cram(3x4)",
        "node-kayles(petersen)",
        "brussels-sprouts(3)",
      })
  void grundyValuesAreThoseOfTheOptions(String text) {
    Position position = position(text);
    long nimber = new Evaluator().nimber(position);
    assertThat(search(Long.MAX_VALUE).nimber(position)).isEqualTo(nimber);
    for (long star = 0; star < 9; star++) {
      Position sum = position(text + " + *" + star);
      NimberSearch search = search(Long.MAX_VALUE);
      assertThat(search.known(sum)).isEmpty();
      assertThat(search.wins(sum)).isEqualTo(star != nimber);
      assertThat(search.known(sum)).hasValue(star != nimber);
    }
  }

  /**
   * A theorem says nothing of these: the search alone finds them, and agrees with the literature.
   */
  @ParameterizedTest
  @CsvSource({
    "sprouts(6), P", // N if and only if the number of spots leaves 3, 4 or 5, divided by 6
    "sprouts(7), P",
    "sprouts(9), N",
    "sprouts(11), N",
    "cram(5x6), N", // Uiterwijk, The impartial game of Cram, 2018
    "cram(3x9), N",
  })
  void longerGames(String text, Outcome outcome) {
    OutcomeChooser chooser = new OutcomeChooser(new Evaluator(), false, progress -> {});
    Position position = position(text);
    assertThat(chooser.outcome(position)).isEqualTo(outcome);
    assertThat(chooser.winningMove(position, Player.RIGHT).isPresent())
        .isEqualTo(outcome == Outcome.N);
  }

  @Test
  void grundyValuesAreSearchedForWhenTheyAreTooManyForAWalk() {
    Evaluator evaluator = new Evaluator();
    // as in the test files of MCGS, and, for an even number of columns, by symmetry
    assertThat(evaluator.nimber(position("cram(2x24)"))).isZero();
    assertThat(evaluator.nimber(position("cram(2x23)"))).isEqualTo(1);
    assertThat(evaluator.value(position("cram(2x23) + *2"))).isEqualTo(ShortGame.nimber(3));
    assertThat(evaluator.nimber(position("cram(5x5)"))).isZero(); // by symmetry
    assertThat(evaluator.evaluated()).isLessThan(500_000);
  }

  @Test
  void optionsThatWereForgottenAreFoundAgain() {
    LongAdder expanded = new LongAdder();
    Position cram = position("cram(4x5)");
    assertThat(new NimberSearch(known -> null, expanded, Long.MAX_VALUE).nimber(cram)).isEqualTo(2);
    LongAdder again = new LongAdder();
    assertThat(new NimberSearch(known -> null, again, 700_000).nimber(cram)).isEqualTo(2);
    assertThat(again.sum()).isGreaterThan(expanded.sum());
  }

  @Test
  void aSearchThatDoesNotFitGivesUp() {
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> search(100_000).nimber(position("cram(5x5)")))
        .withMessageContaining("does not fit");
  }

  @Test
  void aStoppedSearchGoesOnLater() throws Exception {
    NimberSearch search = search(Long.MAX_VALUE);
    Position cram = position("cram(4x5)");
    Limits none = Limits.ofTime(Duration.ofNanos(1));
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> Computation.within(none, () -> search.nimber(cram)));
    assertThatExceptionOfType(TooManyOptionsException.class)
        .isThrownBy(() -> search.watchedBy(progress -> {}, 500).nimber(cram));
    assertThat(search.watchedBy(progress -> {}, Long.MAX_VALUE).nimber(cram)).isEqualTo(2);
  }

  /** From every position but the last one can go on, or back to the first. */
  private record Circle(int at, Rules rules) implements ImpartialPosition {
    @Override
    public List<Move> moves() {
      return List.of(
          Move.of(new Circle((at + 1) % 5, rules), "on"), Move.of(new Circle(0, rules), "back"));
    }

    @Override
    public String text() {
      return "circle " + at;
    }
  }

  @Test
  void aPositionThatComesBackIsRefused() {
    Position circle = new Circle(0, Catalogue.standard().rules("nim"));
    assertThatExceptionOfType(LoopyPositionException.class)
        .isThrownBy(() -> search(Long.MAX_VALUE).wins(circle))
        .withMessageContaining("circle");
    assertThatExceptionOfType(LoopyPositionException.class)
        .isThrownBy(() -> search(Long.MAX_VALUE).nimber(circle));
  }
}
