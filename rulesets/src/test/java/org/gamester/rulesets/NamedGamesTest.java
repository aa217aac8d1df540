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
}
