package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluatorTest {

  private static Position position(String sum) {
    return Catalogue.standard().readSum(sum);
  }

  /** Values printed in the papers and in Winning Ways. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "splittles{1,3 | 2,4}(2); {1|0}",
        "geography-triple(A(0,5,0)); {3/2|1||0}",
        "geography-triple(A(3,2,1)); {3|2}",
        "chessfights((2,4)); ^^",
        "young(9,7,7,2); 1771/4096",
        "hackenbush(xoxooxxo); 77/128",
        "hackenbush(ggx); {0,*,*2|0,*}",
        "pomax(chain xxo); 0",
        "subtraction{1,2 | 1,3}(4); ^[2]",
        "nim(3+7+9); *13",
        "young(9,7,7,2) - hackenbush(xo) + {2|-1}; {7915/4096|-4373/4096}",
        "hackenbush(gx) - hackenbush(gx); 0",
        "subtraction{{}}(3); 0",
        "twisted(geography-partizan(1-2:g at 1)); *",
        "twisted(geography-partizan(1-2:g 2-3:g at 1)); 0",
        "dicotic(geography-partizan(1-2:g at 1)); *",
        "twisted(-geography-partizan(1-2:g at 1)) + 1; 1*",
      })
  void values(String sum, String value) {
    assertThat(new Evaluator().value(position(sum))).isEqualTo(GameReader.exact().read(value));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "splittles{1,3 | 2,4}(7)",
        "splittles{odd | even}(7)",
        "geography-triple(A(2,3,1))",
        "chessfights((3,4))",
        "young(3,2)",
        "poset-game(poset 1<2 1<3 v=xgo)",
        "pomax(young 3,2)",
        "hackenbush(x(o;gx))",
        "hackenbush(0-1:g 1-2:x 2-0:o)",
        "octal{0.77 | 0.7}(6)",
        "subtraction{1,3 | 2,4}(9) - splittles{1 | 2}(4)",
        "nim(2+3) + {1|-1}",
      })
  void plainSearchAgrees(String sum) {
    Position position = position(sum);
    ShortGame value = new Evaluator().value(position);
    PlainSearch search = new PlainSearch(1_000_000);
    assertThat(search.outcome(position)).isEqualTo(value.outcome());
    assertThat(search.hasValue(position, value)).isTrue();
    assertThat(search.hasValue(position, value.plus(ShortGame.STAR))).isFalse();
  }

  @Test
  void twoWalksAndASmallMemoryGiveTheSameValues() {
    Evaluator plain = new Evaluator();
    Evaluator paired = new Evaluator(Evaluator.DEFAULT_MEMORY, true, progress -> {});
    Evaluator forgetful = new Evaluator(1, false, progress -> {});
    for (int n = 0; n <= 24; n++) {
      Position heap = position("splittles{1,3 | 2,4}(" + n + ")");
      ShortGame value = plain.value(heap);
      assertThat(paired.value(heap)).isSameAs(value);
      assertThat(forgetful.value(heap)).isSameAs(value);
    }
  }

  @Test
  void depthCostsNoStack() throws InterruptedException {
    List<ShortGame> values = new ArrayList<>();
    Thread small =
        new Thread(
            null,
            () -> values.add(new Evaluator().value(position("subtraction{1 | 2}(30000)"))),
            "small",
            1 << 18);
    small.start();
    small.join();
    assertThat(values).containsExactly(ShortGame.ZERO);
  }

  @Test
  void nimbersWithoutGames() {
    Evaluator evaluator = new Evaluator();
    int[] kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2};
    for (int n = 0; n < kayles.length; n++) {
      assertThat(evaluator.nimber(position("octal{0.77}(" + n + ")"))).isEqualTo(kayles[n]);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> evaluator.nimber(position("hackenbush(xo)")))
        .withMessageContaining("impartial");
  }

  /** A position in which everybody can only stay. */
  private record Staying(Rules rules) implements Position {
    @Override
    public List<Move> moves(Player player) {
      return List.of(Move.of(this, "stay"));
    }

    @Override
    public String text() {
      return "staying";
    }
  }

  @Test
  void aPositionThatComesBackIsRefused() {
    assertThatExceptionOfType(LoopyPositionException.class)
        .isThrownBy(() -> new Evaluator().value(new Staying(Catalogue.standard().rules("nim"))))
        .withMessageContaining("staying");
    assertThatExceptionOfType(LoopyPositionException.class)
        .isThrownBy(
            () -> new PlainSearch(100).outcome(new Staying(Catalogue.standard().rules("nim"))));
  }

  @Test
  void aStoppedEvaluationCanGoOnLater() throws Exception {
    Position big = position("splittles{1,3 | 2,4}(34)");
    Evaluator evaluator = new Evaluator();
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(
            () ->
                Computation.within(Limits.ofTime(Duration.ofNanos(1)), () -> evaluator.value(big)));
    assertThat(evaluator.value(big)).isSameAs(new Evaluator().value(big));
    assertThat(evaluator.progress().remembered()).isPositive();
  }

  @Test
  void whatIsForgottenIsEvaluatedAgain() {
    Evaluator evaluator = new Evaluator();
    Position board = position("domineering(3x3) + nim(5) + hackenbush(xo(g;x))");
    ShortGame value = evaluator.value(board);
    long evaluated = evaluator.evaluated();
    assertThat(evaluator.value(board)).isSameAs(value);
    assertThat(evaluator.evaluated()).isEqualTo(evaluated);
    evaluator.forget();
    assertThat(evaluator.progress().remembered()).isZero();
    assertThat(evaluator.value(board)).isSameAs(value);
    assertThat(evaluator.evaluated()).isGreaterThan(evaluated);
  }

  @Test
  void theSearchGivesUpAtItsBound() {
    assertThatExceptionOfType(ComputationStopped.class)
        .isThrownBy(() -> new PlainSearch(3).outcome(position("hackenbush(xoxoxoxo)")));
  }
}
