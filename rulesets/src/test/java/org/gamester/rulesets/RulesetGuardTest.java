package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.example.Faulty;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetGuardTest {
  private static final Catalogue CATALOGUE = Catalogue.of(List.of(new Faulty("faulty")));

  private static Position position(String text) {
    return CATALOGUE.read("faulty", text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "read null; read of the text 'read null' returned null",
        "read throws; read of the text 'read throws' threw "
            + "java.lang.ArrayIndexOutOfBoundsException: no such row at org.example.Faulty.read",
        "options null; options(LEFT) of the position options null returned null",
        "options with null; returned a list with null at index 0; expected a list of Positions",
        "options of strings; a list with an object of the class java.lang.String at index 0",
        "options throws; of the position options throws threw java.lang.IllegalStateException",
        "options recurses; threw java.lang.StackOverflowError",
        "text null; text() of a position of the class org.example.Faulty$Stone returned null",
        "text throws; threw java.lang.UnsupportedOperationException at org.example.Faulty",
        "components null; components() of the position components null returned null",
        "normal form null; normalForm() of the position normal form null returned null",
        "value is a string; knownValue() of the position value is a string returned an Optional of",
        "moves with null; moves(LEFT) of the position moves with null returned the move Move[",
      })
  void aFaultIsToldWithMethodPositionAndWhatCameBack(String fault, String message) {
    assertThatThrownBy(() -> askEverything(position(fault)))
        .isInstanceOf(RulesetException.class)
        .hasMessageStartingWith("the ruleset faulty is faulty: ")
        .hasMessageContaining(message);
  }

  private static void askEverything(Position position) {
    position.components();
    position.normalForm();
    position.knownValue();
    position.options(Player.LEFT);
    position.moves(Player.LEFT);
    assertThat(position.text()).isNotEmpty();
  }

  @Test
  void theNegativeAndTheSumAreGuardedToo() {
    Position sum =
        CATALOGUE
            .readSum("faulty(none) - faulty(options null)")
            .toPosition(value -> ShortGame.ZERO);
    assertThatThrownBy(() -> sum.options(Player.RIGHT))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("options(LEFT) of the position options null returned null");
  }

  @Test
  void aSoundPositionIsItself() {
    Position position = position("none");
    assertThat(position).isEqualTo(position("none")).hasSameHashCodeAs(position("none"));
    assertThat(position.normalForm()).isSameAs(position);
    assertThat(position.negative().negative()).isEqualTo(position);
    assertThat(position.play(Player.LEFT, "none -> ").text()).isEmpty();
    assertThat(new SlowEvaluator().value(position)).isEqualTo(ShortGame.STAR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "9", "a(b", "a{", " a"})
  void aNameThatCannotBeReadIsRefused(String id) {
    assertThatThrownBy(() -> Catalogue.of(List.of(new Faulty(id))))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("org.example.Faulty is faulty: id() returned '" + id + "'");
  }

  @Test
  void aRulesetWithoutANameIsRefused() {
    assertThatThrownBy(() -> Catalogue.of(List.of(Faulty.withoutName())))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("id() returned null");
  }
}
