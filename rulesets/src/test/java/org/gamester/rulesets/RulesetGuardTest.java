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
        "moves null; moves(LEFT) of the position moves null returned null",
        "moves with null; returned a list with null at index 0; expected a list of Moves",
        "moves of strings; a list with an object of the class java.lang.String at index 0",
        "moves throws; of the position moves throws threw java.lang.IllegalStateException",
        "moves recurses; threw java.lang.StackOverflowError",
        "move to null; to() of a move in moves(LEFT) of the position move to null returned null",
        "text null; text() of a position of the class org.example.Faulty$Stone returned null",
        "text throws; threw java.lang.IllegalStateException at org.example.Faulty",
        "components null; components() of the position components null returned null",
        "normal form null; normalForm() of the position normal form null returned null",
        "value is a string; knownValue() of the position value is a string returned an Optional of",
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
    Position sum = CATALOGUE.readSum("faulty(none) - faulty(moves null)");
    assertThatThrownBy(() -> sum.options(Player.RIGHT))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("moves(LEFT) of the position moves null returned null");
  }

  @Test
  void aSoundPositionIsItself() {
    Position position = position("none");
    assertThat(position).isEqualTo(position("none")).hasSameHashCodeAs(position("none"));
    assertThat(position.normalForm()).isSameAs(position);
    assertThat(position.negative().negative()).isEqualTo(position);
    assertThat(position.play(Player.LEFT, "away").text()).isEmpty();
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
  void anExampleThatCannotBeReadIsAFault() {
    Catalogue catalogue = Catalogue.of(List.of(new Faulty("unreadable")));
    CatalogueEntry entry = catalogue.find("unreadable").orElseThrow();
    assertThatThrownBy(() -> entry.examplePosition(catalogue))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining(
            "org.example.Faulty is faulty: example() returned 'faulty(none)', which cannot be read:"
                + " there is no ruleset named 'faulty'");
  }

  @Test
  void aRulesetWithoutADescriptionIsRefused() {
    assertThatThrownBy(() -> Catalogue.of(List.of(Faulty.withoutDescription())))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("org.example.Faulty is faulty: description() returned null");
  }

  @Test
  void aRulesetWithoutANameIsRefused() {
    assertThatThrownBy(() -> Catalogue.of(List.of(Faulty.withoutName())))
        .isInstanceOf(RulesetException.class)
        .hasMessageContaining("id() returned null");
  }
}
