package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeSearchTest {

  private static Position position(String text) {
    return SeededSums.position(text);
  }

  private static OutcomeSearch search() {
    return new OutcomeSearch(new Evaluator(), false, progress -> {});
  }

  /** The sum of the values decides a sum, whatever the search did. */
  @Test
  void sumsOfDifferentRulesetsHaveTheOutcomeOfTheirValue() {
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = new OutcomeSearch(evaluator, false, progress -> {});
    SeededSums sums = new SeededSums(20261128);
    for (int i = 0; i < 1_000; i++) {
      String sum = sums.next(4);
      Position position = position(sum);
      assertThat(search.outcome(position))
          .as(sum)
          .isEqualTo(new Evaluator().value(position).outcome());
    }
  }

  /** The definition decides, on sums that are small enough for it. */
  @Test
  void sumsHaveTheOutcomeOfTheirDefinition() {
    OutcomeSearch search = search();
    SeededSums sums = new SeededSums(7);
    int compared = 0;
    for (int i = 0; i < 150; i++) {
      String sum = sums.next(2);
      Optional<Outcome> plain = SeededSums.plain(position(sum));
      if (plain.isPresent()) {
        compared++;
        assertThat(search.outcome(position(sum))).as(sum).isEqualTo(plain.get());
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  /** Boards that are larger than a search evaluates. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering(5x5); P", // 0, J. H. Conway
        "domineering(6x6); N", // D. M. Breuker, J. Uiterwijk, J. van den Herik (2000)
        "domineering(4x7); L", // 1
        "cram(5x5); P", // its Grundy value is 0, M. Lemoine and S. Viennot (2009)
        "cram(4x6); P", // the second player answers by a half turn
        "cram(5x6); N" // the first player takes the middle, and then answers so
      })
  void boardsThatHaveBeenSolvedBefore(String board, Outcome outcome) {
    assertThat(search().outcome(position(board))).isEqualTo(outcome);
  }

  @Test
  void theNegativeHasTheNegativeOutcome() {
    OutcomeSearch search = search();
    for (String board :
        List.of("domineering(5x6)", "clobber(xxoxo|oxoxo)", "nogo(.x..|o...|...x)")) {
      assertThat(search.outcome(position("-" + board)))
          .isEqualTo(search.outcome(position(board)).negate());
      assertThat(search.outcome(position(board + " - " + board))).isEqualTo(Outcome.P);
    }
  }

  /** Most of these take longer than it takes until the second thread joins in. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nogo(4x4)",
        "domineering(6x6)",
        "domineering(7x7)",
        "clobber(xoxoxoxoxoxo|oxoxoxoxoxox)",
        "clobber(xxoxoox|oxxooxx|oxoxxoo)",
        "clobber(xoxox|oxoxo|xoxox|oxoxo)",
        "amazons(x...o|.....|o...x)",
        "nogo(..x..|o...x|..o..)",
        "impartial clobber(xoxox|oxoxo|xoxox|oxoxo)",
        "domineering(5x6) + clobber(xoxo|oxox|xxoo) - nogo(3x4)"
      })
  void twoThreadsAgreeWithOne(String text) {
    OutcomeSearch two = new OutcomeSearch(new Evaluator(), true, progress -> {});
    assertThat(two.outcome(position(text))).isEqualTo(search().outcome(position(text)));
  }

  /** States are given up when the memory is full, and in the end the search. */
  @Test
  void aSearchThatDoesNotFitSaysSo() {
    OutcomeSearch forgetful =
        new OutcomeSearch(new Evaluator(), false, progress -> {}, false, 1 << 14);
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> forgetful.outcome(position("nogo(4x4)")))
        .withMessageContaining("does not fit");
    assertThat(forgetful.outcome(position("domineering(4x4)"))).isEqualTo(Outcome.N);
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering(8x8)", "nogo(5x5)", "clobber(7x9)"})
  void aSearchStopsAtItsLimitsAndCanGoOn(String text) {
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), true, progress -> {});
    for (int i = 0; i < 2; i++) {
      long before = search.nodes();
      assertThatExceptionOfType(ComputationStopped.class)
          .isThrownBy(
              () ->
                  Computation.within(
                      Limits.ofTime(Duration.ofMillis(300)), () -> search.outcome(position(text))));
      assertThat(search.nodes()).isGreaterThan(before);
    }
    assertThat(search.outcome(position("domineering(4x4)"))).isEqualTo(Outcome.N);
  }

  @Test
  void otherConventionsAreRefused() {
    assertThatExceptionOfType(ConventionException.class)
        .isThrownBy(() -> search().outcome(position("tic-tac-toe(3x3)")));
  }

  /** Multiples that are not written out, and values with very many options. */
  @Test
  void largeMultiplesAndNimbers() {
    OutcomeSearch search = search();
    List<Outcome> outcomes = new ArrayList<>();
    for (String text : List.of("nim(1000000000)", "*1000000 + ^", "1000000 - 999999")) {
      outcomes.add(search.outcome(position(text)));
    }
    assertThat(outcomes).containsExactly(Outcome.N, Outcome.L, Outcome.L);
  }

  /** A search is stopped when it first reports, and asked what it knows. */
  @ParameterizedTest
  @ValueSource(strings = {"domineering(8x8)", "clobber(5x6) + {2|-1}", "nogo(5x5)", "cram(7x7)"})
  void aSearchThatIsStoppedKnowsHowFarItCame(String text) {
    Position position = position(text);
    OutcomeSearch search =
        new OutcomeSearch(new Evaluator(), false, progress -> Thread.currentThread().interrupt());
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () -> Computation.within(Limits.NONE, () -> search.wins(position, Player.RIGHT)));
    assertThat(Thread.interrupted()).isTrue();

    SearchStanding standing = search.standing(position, Player.RIGHT, 12);
    int moves = MoveAnalysis.byPosition(position, Player.RIGHT).size();
    assertThat(standing.moves()).isEqualTo(moves);
    assertThat(standing.refuted()).isBetween(0, moves);
    assertThat(standing.line()).isNotEmpty().hasSizeLessThanOrEqualTo(12);
    Position reached = position;
    Player mover = Player.RIGHT;
    for (Move move : standing.line()) {
      assertThat(reached.moves(mover)).extracting(Move::to).contains(move.to());
      reached = move.to();
      mover = mover.opponent();
    }
  }

  @Test
  void whatIsDecidedOfTheFirstMovesIsKnown() {
    OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
    Position won = position("domineering(4x5)");
    Player winner = search.wins(won, Player.LEFT) ? Player.LEFT : Player.RIGHT;
    assertThat(search.wins(won, winner)).isTrue();
    int refuted = 0;
    int moves = 0;
    for (List<Move> alike : MoveAnalysis.byPosition(won, winner).values()) {
      Optional<Boolean> known = search.known(alike.getFirst().to(), winner.opponent());
      refuted += known.orElse(false) ? 1 : 0;
      moves++;
    }
    SearchStanding standing = search.standing(won, winner, 12);
    assertThat(standing.moves()).isEqualTo(moves);
    assertThat(standing.refuted()).isEqualTo(refuted);
    assertThat(standing.line()).hasSize(1);
    assertThat(search.wins(standing.line().getFirst().to(), winner.opponent())).isFalse();
  }
}
