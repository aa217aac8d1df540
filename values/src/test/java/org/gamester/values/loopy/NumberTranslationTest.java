package org.gamester.values.loopy;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.StopperWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums with numbers, on and off, which are found without play, compared with play of the sum. */
class NumberTranslationTest {
  private static final BigInteger GREAT = BigInteger.TEN.pow(30);

  private static final List<ShortGame> NUMBERS =
      List.of(
          ShortGame.integer(-3),
          ShortGame.integer(-1),
          ShortGame.number(Dyadic.MINUS_ONE.half()),
          ShortGame.number(Dyadic.ONE.half().half()),
          ShortGame.number(Dyadic.ONE.half()),
          ShortGame.integer(1),
          ShortGame.integer(2));

  /** A short game as a graph without known positions. */
  private static GameGraph plain(ShortGame game) {
    GameGraph.Builder graph = new GameGraph.Builder();
    add(graph, game);
    return graph.build();
  }

  private static int add(GameGraph.Builder graph, ShortGame game) {
    int position = graph.add();
    for (Player player : Player.values()) {
      int[] options =
          game.options(player).stream().mapToInt(option -> add(graph, option)).toArray();
      graph.setOptions(position, player, options);
    }
    return position;
  }

  @Test
  void aSumWithANumberIsThatOfThePlay() {
    Random random = new Random(41);
    int loopy = 0;
    for (int i = 0; i < 300; i++) {
      GameGraph graph = PlainLoopyGames.random(3 + random.nextInt(3), 0.3, random);
      LoopyValue value = LoopyValue.of(graph, 0);
      loopy += value.onside().filter(side -> !side.isShort()).isPresent() ? 1 : 0;
      ShortGame number = NUMBERS.get(random.nextInt(NUMBERS.size()));
      LoopyValue played = LoopyValue.of(PlainLoopyGames.sum(graph, plain(number)), 0);
      LoopyValue added = value.plus(LoopyValue.of(Stopper.of(number)));
      assertThat(added.onside()).isEqualTo(played.onside());
      assertThat(added.offside()).isEqualTo(played.offside());
      assertThat(added.isEqualTo(played)).isTrue();
    }
    assertThat(loopy).as("sides that are loopy stoppers").isGreaterThan(50);
  }

  @Test
  void aComparisonWithANumberIsThatOfThePlay() {
    Random random = new Random(43);
    for (int i = 0; i < 300; i++) {
      GameGraph graph = PlainLoopyGames.random(3 + random.nextInt(3), 0.3, random);
      LoopyValue value = LoopyValue.of(graph, 0);
      for (ShortGame number : NUMBERS) {
        GameGraph other = plain(number);
        LoopyValue same = LoopyValue.of(Stopper.of(number));
        assertThat(value.greaterOrEqual(same))
            .isEqualTo(
                PlainLoopyGames.onsideIsAtLeast(graph, 0, other, 0)
                    && PlainLoopyGames.onsideIsAtLeast(other.negate(), 0, graph.negate(), 0));
        assertThat(same.greaterOrEqual(value))
            .isEqualTo(
                PlainLoopyGames.onsideIsAtLeast(other, 0, graph, 0)
                    && PlainLoopyGames.onsideIsAtLeast(graph.negate(), 0, other.negate(), 0));
      }
    }
  }

  @Test
  void onAndOffAbsorbWhatThePlaySaysTheyDo() {
    Random random = new Random(47);
    for (Stopper end : List.of(Stopper.ON, Stopper.OFF)) {
      GameGraph.Builder one = new GameGraph.Builder();
      one.add();
      one.setOptions(0, end == Stopper.ON ? Player.LEFT : Player.RIGHT, 0);
      GameGraph loop = one.build();
      for (int i = 0; i < 300; i++) {
        GameGraph graph = PlainLoopyGames.random(2 + random.nextInt(4), 0.35, random);
        LoopyValue played = LoopyValue.of(PlainLoopyGames.sum(graph, loop), 0);
        LoopyValue added = LoopyValue.of(graph, 0).plus(LoopyValue.of(end));
        assertThat(added.onside()).isEqualTo(played.onside());
        assertThat(added.offside()).isEqualTo(played.offside());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"OVER, 1000000000000000000000000000000over, L", "ON, on, L", "OFF, off, R"})
  void greatNumbersCostNothing(String name, String written, Outcome outcome) {
    Stopper stopper =
        switch (name) {
          case "OVER" -> Stopper.OVER;
          case "ON" -> Stopper.ON;
          default -> Stopper.OFF;
        };
    LoopyValue great = LoopyValue.of(Stopper.of(ShortGame.integer(GREAT)));
    LoopyValue sum = LoopyValue.of(stopper).plus(great);
    assertThat(StopperWriter.exact().write(sum)).isEqualTo(written);
    assertThat(sum.outcome()).isEqualTo(outcome);
    LoopyValue dud = LoopyValue.of(Stopper.ON, Stopper.OFF);
    assertThat(StopperWriter.exact().write(dud.plus(great))).isEqualTo("dud");
    assertThat(great.plus(dud).outcome()).isEqualTo(Outcome.D);
  }

  @Test
  void theNumberOfASumOfUpsAndNimbersIsSplitOff() {
    ShortGame mixed = ShortGame.integer(GREAT).plus(ShortGame.STAR);
    LoopyValue upon = LoopyValue.of(Stopper.UPON);
    LoopyValue sum = upon.plus(LoopyValue.of(Stopper.of(mixed)));
    LoopyValue back = sum.plus(LoopyValue.of(Stopper.of(mixed.negate())));
    assertThat(back.stopper()).containsSame(Stopper.UPON);
  }
}
