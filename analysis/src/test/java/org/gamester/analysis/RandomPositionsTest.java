package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is said of a position is what its moves alone say: its value, also by components, normal
 * form and packing, its outcome under its convention and under misere play, and its negative. All
 * rulesets and named games of the catalogue are tried, and others by their parameters, on random
 * positions; how many is the property {@code gamester.trial.positions}.
 */
class RandomPositionsTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();
  private static final int COUNT = Integer.getInteger("gamester.trial.positions", 6);
  private static final int SEED = Integer.getInteger("gamester.trial.seed", 40);
  private static final int MOST_POSITIONS = 400;
  private static final int MOST_TRIES = 20;

  private final Evaluator evaluator = new Evaluator();
  private final Outcomes outcomes = new Outcomes(new Evaluator());

  /** Every name of the catalogue, with the parameters of its example where it needs some. */
  static Stream<String> names() {
    return CATALOGUE.entries().stream()
        .filter(entry -> !entry.ruleset().id().equals("variant"))
        .map(entry -> needsParameters(entry) ? exampleRules(entry) : entry.name());
  }

  private static boolean needsParameters(CatalogueEntry entry) {
    return !entry.isNamedGame()
        && entry.ruleset().description().parameters().stream()
            .anyMatch(parameter -> parameter.defaultText().isEmpty());
  }

  private static String exampleRules(CatalogueEntry entry) {
    return entry.examplePosition(CATALOGUE).rules().text();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyNameOfTheCatalogue(String name) {
    tryOut(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "toads{2, 3, 2}",
        "toads{1, 2, 2, true}",
        "toads{1, 3, 0}",
        "clobber-family{all, 2}",
        "clobber-family{diagonal, unlimited}",
        "king-dirt{1, 1}",
        "king-dirt{2, 1, true}",
        "hex{fill}",
        "hex{follow=true}",
        "fjords{open}",
        "arc-kayles{weighted}",
        "geography-partizan{delete=edge}",
        "geography-board{step=1}",
        "chessfights{king, knight(2,3)}",
        "chessfights{queen, rook}",
        "wythoff{k+2}",
        "wythoff{2k+1}",
        "splittles{odd | even}",
        "splittles{1-2}",
        "subtraction{1,2 | 2,3}",
        "subtraction{2-4}",
        "gk{3}",
        "octal{4!.07 | 0.{1,3}3}",
        "octal{0.[{0+}?]}",
        "octal{0.77 | 0.07}",
        "octal{4.0}",
        "take-away{2k}",
        "take-away{[1,3]}",
        "turning{1-3C(4),5}",
        "spawning{1-5C}",
        "spawning{3E}",
        "cutcake{0.7, 4.0, true}",
        "wind-up{7 | 2,3}",
        "tic-tac-toe{2}",
        "hackenbush{childish=xg}",
        "chomp{poison=last}",
        "euclid{zero}",
        "peg-duotaire{multi}",
        "silver-dollar{dollar=true}",
        "moore-nim{1}",
        "nim-with-pass{free}",
      })
  void otherParameters(String rules) {
    tryOut(rules);
  }

  private void tryOut(String name) {
    Rules rules = CATALOGUE.rules(name);
    RandomPositions random = new RandomPositions(SEED + 31L * name.hashCode());
    int done = 0;
    for (int i = 0; i < COUNT * MOST_TRIES && done < COUNT; i++) {
      Optional<Position> position = read(rules, random.text(rules));
      done += position.isPresent() && check(position.get()) ? 1 : 0;
    }
    assertThat(done).isEqualTo(COUNT);
  }

  /** Empty if the rules do not allow the position. */
  private static Optional<Position> read(Rules rules, String text) {
    try {
      return Optional.of(rules.read(text));
    } catch (TextException e) {
      assertThat(e.complaint())
          .containsAnyOf(
              "no empty neighbour",
              "not connected to the ground",
              "column on B included",
              "both players have a line",
              "vertices with weights have none",
              "would have 3 neighbours",
              "would have 4 neighbours",
              "three x in a row twice");
      return Optional.empty();
    }
  }

  /** False if there is too much to do. */
  private boolean check(Position position) {
    try {
      checkOutcome(position);
      if (Convention.of(position) == Convention.NORMAL) {
        checkValue(position);
      }
      return true;
    } catch (ComputationStopped e) {
      assertThat(e).hasMessageContaining("too many positions");
      return false;
    }
  }

  private static ShortGame byMoves(Position position) {
    return new ValuesByMoves(MOST_POSITIONS).value(position);
  }

  private void checkOutcome(Position position) {
    if (Convention.of(position) == Convention.NORMAL) {
      byMoves(position);
      assertThat(outcomes.misere(position))
          .as("misere play of %s", position)
          .isEqualTo(OutcomesByDefinition.of(position, Convention.MISERE));
    }
    assertThat(outcomes.of(position))
        .as("who wins %s", position)
        .isEqualTo(OutcomesByDefinition.of(position));
  }

  private void checkValue(Position position) {
    ShortGame value = byMoves(position);
    assertThat(evaluator.value(position)).as("%s", position).isEqualTo(value);
    assertThat(byMoves(position.rules().read(position.text())))
        .as("%s, written and read", position)
        .isEqualTo(value);
    ShortGame sum = ShortGame.ZERO;
    for (Position part : position.components()) {
      sum = sum.plus(byMoves(part));
    }
    assertThat(sum).as("components of %s", position).isEqualTo(value);
    assertThat(byMoves(position.negative()))
        .as("negative of %s", position)
        .isEqualTo(value.negate());
    assertThat(evaluator.value(DisjunctiveSum.of(position, position.negative())).isZero())
        .as("%s minus itself", position)
        .isTrue();
    position
        .knownValue()
        .ifPresent(known -> assertThat(known).as("known %s", position).isEqualTo(value));
    if (position.isNumber()) {
      assertThat(value.isNumber()).as("%s is a number", position).isTrue();
    }
    if (position.isImpartial()) {
      assertThat(ShortGame.nimber(evaluator.nimber(position))).as("%s", position).isEqualTo(value);
      assertThat(search().wins(position)).as("search of %s", position).isNotEqualTo(value.isZero());
      assertThat(ShortGame.nimber(search().nimber(position)))
          .as("search of %s", position)
          .isEqualTo(value);
    }
    assertThat(
            ShortGame.of(
                position.candidates(Player.LEFT).stream().map(evaluator::value).toList(),
                position.candidates(Player.RIGHT).stream().map(evaluator::value).toList()))
        .as("candidates of %s", position)
        .isEqualTo(value);
    assertThat(byMoves(position.normalForm()))
        .as("normal form %s of %s", position.normalForm(), position)
        .isEqualTo(value);
    position.forBothPlayers().ifPresent(both -> checkForBothPlayers(position, both));
  }

  /** A search that is told no Grundy value. */
  private static NimberSearch search() {
    return new NimberSearch(known -> null, new LongAdder(), Long.MAX_VALUE);
  }

  private void checkForBothPlayers(Position position, Position both) {
    ShortGame value = byMoves(both);
    assertThat(evaluator.value(both)).as("impartial %s", position).isEqualTo(value);
    assertThat(byMoves(CATALOGUE.readSum("impartial(" + position.rules().text(position) + ")")))
        .as("impartial %s", position)
        .isEqualTo(value);
  }
}
