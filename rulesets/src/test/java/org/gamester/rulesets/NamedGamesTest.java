package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import org.gamester.values.Player;
import org.junit.jupiter.api.Test;

/** What is said of the named games of a family. */
class NamedGamesTest {

  @Test
  void eachHasARuleOfItsOwn() {
    assertThat(Catalogue.standard().entries())
        .filteredOn(CatalogueEntry::isNamedGame)
        .hasSizeGreaterThan(40)
        .allSatisfy(
            game ->
                assertThat(game.rule())
                    .as(game.name())
                    .isNotEqualTo(game.ruleset().description().rule())
                    .endsWith("."));
  }

  @Test
  void aMoveInASumBeginsWithItsPart() {
    assertThat(Catalogue.standard().readSum("nim(5 + 4)").moves(Player.LEFT))
        .extracting(Move::name)
        .contains("5: take 2", "4: take 4");
    Position sum = Catalogue.standard().readSum("nim(1 + 2 + 1)");
    assertThat(sum.moves(Player.LEFT))
        .extracting(Move::name)
        .containsExactlyInAnyOrder("[1] 1: take 1", "2: take 1", "2: take 2", "[3] 1: take 1");
    assertThat(sum.moves(Player.LEFT)).extracting(Move::nameInPart).contains("take 1", "take 2");
  }

  /** As records of earlier versions have it: the number among equal parts. */
  @Test
  void theFormerNameOfAMoveIsUnderstood() {
    Position sum = Catalogue.standard().readSum("nim(3 + 1 + 1)");
    assertThat(sum.play(Player.LEFT, "1 no. 2: take 1"))
        .isEqualTo(sum.play(Player.LEFT, "[3] 1: take 1"))
        .isNotEqualTo(sum.play(Player.LEFT, "[2] 1: take 1"));
    assertThat(sum.moves(Player.RIGHT))
        .extracting(Move::formerName)
        .contains("1 no. 1: take 1", "1 no. 2: take 1", "3: take 2");
  }
}
