package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The value of the example and of every small position of each ruleset and each named game that is
 * played by normal play: playing the difference out confirms it, and components, normal form and
 * negative agree with it.
 */
class CatalogueValuesTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();
  private static final int LARGEST_SEARCH = 1 << 20;
  private static final int FEW_FOLLOWERS = 500;

  private final Evaluator evaluator = new Evaluator();

  static Stream<String> names() {
    return CATALOGUE.entries().stream()
        .filter(entry -> Convention.of(entry.examplePosition(CATALOGUE)) == Convention.NORMAL)
        .map(CatalogueEntry::name);
  }

  private static List<Position> positions(CatalogueEntry entry) {
    Position example = entry.examplePosition(CATALOGUE);
    Rules rules = example.rules();
    List<Position> positions = new ArrayList<>(List.of(example));
    entry.ruleset().description().smallPositions().forEach(text -> positions.add(rules.read(text)));
    return positions;
  }

  @ParameterizedTest
  @MethodSource("names")
  void partsFormAndNegativeAgreeWithTheValue(String name) {
    positions(CATALOGUE.find(name).orElseThrow()).forEach(this::checkParts);
  }

  private void checkParts(Position position) {
    ShortGame value = evaluator.value(position);
    ShortGame sum = ShortGame.ZERO;
    for (Position part : position.components()) {
      sum = sum.plus(evaluator.value(part));
    }
    assertThat(sum).as("components of %s", position).isEqualTo(value);
    assertThat(evaluator.value(position.normalForm()))
        .as("normal form of %s", position)
        .isEqualTo(value);
    assertThat(evaluator.value(position.negative()))
        .as("negative of %s", position)
        .isEqualTo(value.negate());
    assertThat(evaluator.value(DisjunctiveSum.of(position, position.negative())).isZero())
        .as("%s and its negative", position)
        .isTrue();
    if (position.isImpartial()) {
      assertThat(ShortGame.nimber(evaluator.nimber(position))).isEqualTo(value);
    }
  }

  /** Every name has positions that are small enough to be played out; all of these are. */
  @ParameterizedTest
  @MethodSource("names")
  void playingOutTheDifferenceConfirmsTheValue(String name) {
    int confirmed = 0;
    for (Position position : positions(CATALOGUE.find(name).orElseThrow())) {
      if (hasFewFollowers(position)) {
        ShortGame value = evaluator.value(position);
        assertThat(new PlainSearch(LARGEST_SEARCH).hasValue(position, value))
            .as("%s = %s", position, value)
            .isTrue();
        confirmed++;
      }
    }
    assertThat(confirmed).isPositive();
  }

  private static boolean hasFewFollowers(Position start) {
    Set<Position> found = new HashSet<>(Set.of(start));
    Deque<Position> waiting = new ArrayDeque<>(found);
    while (!waiting.isEmpty() && found.size() <= FEW_FOLLOWERS) {
      Position position = waiting.remove();
      for (Player player : Player.values()) {
        for (Position option : position.options(player)) {
          if (found.add(option)) {
            waiting.add(option);
          }
        }
      }
    }
    return found.size() <= FEW_FOLLOWERS;
  }
}
