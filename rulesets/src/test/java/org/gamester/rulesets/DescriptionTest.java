package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a ruleset says of itself. */
class DescriptionTest {
  private static final Description PLAIN =
      Description.of("shove-and-push", "Shove.", "shove-and-push(.x)");

  @Test
  void whatIsNotSaidHasADefault() {
    assertThat(PLAIN.title()).isEqualTo("Shove and Push");
    assertThat(PLAIN.partizanship()).isEqualTo(Partizanship.PARTIZAN);
    assertThat(PLAIN.parameterSeparator()).isEqualTo(',');
    assertThat(PLAIN.aliases()).isEmpty();
  }

  @Test
  void eachMethodChangesOnePartOfACopy() {
    Parameter far = new Parameter("far", "1", "how far");
    NamedGame push = NamedGame.of("push", "far=2", "Push.").aliases("nudge");
    Description all =
        PLAIN
            .title("Shove")
            .aliases("shove")
            .parameters('|', far)
            .named(push)
            .on(BoardKind.STRIP)
            .impartial()
            .smallPositions("x", ".x")
            .reference("Winning Ways")
            .pPositions("all")
            .notation("x: a piece")
            .className("Shove");
    assertThat(all.toString())
        .isEqualTo(
            "Description[id=shove-and-push, rule=Shove., example=shove-and-push(.x), title=Shove,"
                + " aliases=[shove], named=["
                + push
                + "], parameters=["
                + far
                + "], parameterSeparator=|, boardKind=STRIP, partizanship=IMPARTIAL,"
                + " reference=Winning Ways, pPositions=all, smallPositions=[x, .x],"
                + " notation=x: a piece, className=Shove]");
    assertThat(PLAIN).isEqualTo(Description.of("shove-and-push", "Shove.", "shove-and-push(.x)"));
  }

  @Test
  void aBoardIsAddedWhereNoneIsGiven() {
    assertThat(PLAIN.orOn(BoardKind.GRID, "1x1"))
        .isEqualTo(PLAIN.on(BoardKind.GRID).smallPositions("1x1"));
    assertThat(PLAIN.smallPositions("x").orOn(BoardKind.GRID, "1x1"))
        .isEqualTo(PLAIN.on(BoardKind.GRID).smallPositions("x"));
    assertThat(PLAIN.on(BoardKind.STRIP).orOn(BoardKind.GRID, "1x1"))
        .isEqualTo(PLAIN.on(BoardKind.STRIP));
  }

  @Test
  void aNamedGameHasTheExampleOfItsFamilyUnlessItHasItsOwn() {
    Ruleset octal = Catalogue.standard().find("octal").orElseThrow().ruleset();
    assertThat(new CatalogueEntry(octal, NamedGame.of("x", "0.1", "X.")).example())
        .isEqualTo("x(5+3)");
    assertThat(new CatalogueEntry(octal, NamedGame.of("x", "0.1", "X.").example("x(1)")).example())
        .isEqualTo("x(1)");
  }
}
