package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rulesets under the names of CGScript. */
final class RulesetNamesTest {

  /** Positions of all rulesets of CGScript, as the exact style prints them. */
  static List<String> positions() {
    return Resources.lines("ruleset-positions.txt");
  }

  private static String exact(String input) {
    return Resources.text(new Worksheet().evaluate(input));
  }

  private static String classic(String input) {
    return Resources.text(new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(input));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void theTextReadsBack(String position) {
    assertThat(exact(position)).isEqualTo(position);
    String function = position.contains("->") ? "" : " === " + position;
    assertThat(exact(position + function)).isEqualTo(function.isEmpty() ? position : "true");
  }

  /** The options come from CGScript's boards, the value mostly from the catalogue. */
  @ParameterizedTest
  @MethodSource("positions")
  void theValueIsThatOfTheOptions(String position) {
    String values =
        "p := %s; {[g.CanonicalForm for g in p.LeftOptions] | [g.CanonicalForm for g in p.RightOptions]}"
            .formatted(position);
    assertThat(exact(position + ".CanonicalForm")).isEqualTo(exact(values));
  }

  @ParameterizedTest
  @MethodSource("positions")
  void theNegativeIsTheSameGameForTheOtherPlayer(String position) {
    assertThat(exact("(%s - %s).CanonicalForm".formatted(position, position))).isEqualTo("0");
  }

  @Test
  void theTextOfTheClassicStyle() {
    assertThat(classic("game.grid.Clobber(\"xo|ox\")")).isEqualTo("GenClobber.Position(\"xo|ox\")");
    assertThat(classic("game.graph.Snort(\"L-.-R\")")).isEqualTo("GenCol.Position(\"L--R\")");
    assertThat(classic("game.heap.Kayles(5)")).isEqualTo("TakeAndBreak.Position(5)");
    assertThat(classic("game.heap.Wythoff(3, 4)")).isEqualTo("GenWythoff.Position((3,4))");
    assertThat(classic("game.grid.Cram(\"..|..\")"))
        .isEqualTo("ImpartialVariantGame(Domineering.Position(\"..|..\"))");
    assertThat(classic("game.heap.Kayles.CheckPeriodicity(1000)"))
        .isEqualTo("Periodicity(Period => 12, Preperiod => 71, Saltus => 0)");
  }

  @Test
  void thePeriodOfALanguageMemberHasTheBoundOfTheTheorem() {
    assertThat(classic("game.heap.Kayles.CheckPeriodicity(167)"))
        .isEqualTo("Periodicity(Period => 12, Preperiod => 71, Saltus => 0)");
    assertThat(classic("game.heap.Kayles.CheckPeriodicity(166)")).isEqualTo("Nothing");
  }

  /** Every name, with parameters or without. */
  @Test
  void theNameOfARulesetAloneIsExplained() {
    Worksheet worksheet = new Worksheet();
    for (CatalogueEntry entry : Catalogue.standard().entries()) {
      String name = entry.name().replace('-', '_');
      if (worksheet.evaluate(name) instanceof Result.Failure failure) {
        assertThat(failure.message() + failure.detail())
            .as(name)
            .doesNotContain("Internal error")
            .contains(name);
      }
    }
    assertThat(sentence("octal / 2"))
        .isEqualTo(
            "That variable is not defined: `octal`; `octal` is a ruleset; its positions are written"
                + " as in octal{0.77}(5+3)");
  }

  @Test
  void anUnknownNameBelowGameIsNamed() {
    assertThat(sentence("game.grid.Clobbr(\"xo\")"))
        .isEqualTo("There is nothing named `game.grid.Clobbr`; did you mean `game.grid.Clobber`?");
    assertThat(sentence("game.grd.Clobber(\"xo\")"))
        .isEqualTo("There is nothing named `game.grd`; did you mean `game.grid`?");
    assertThat(sentence("game.graph.Zzzzzzzzz(3)"))
        .startsWith("There is nothing named `game.graph.Zzzzzzzzz`");
    assertThat(sentence("game.grid.Clobber(\"xo|o\")"))
        .endsWith("Row 2 has length 1, but row 1 has length 2.");
  }

  private static String sentence(String input) {
    return ((Result.Failure) new Worksheet().evaluate(input)).sentence();
  }

  @Test
  void theNamesOfTheCatalogueGiveTheSameValues() {
    assertThat(exact("game.grid.Rooks(\"x.o|o.x\") == rooks(x.o|o.x)")).isEqualTo("true");
    assertThat(exact("game.strip.ToadsAndFrogs(\"tt.ff\") == toads-and-frogs(xx.oo)"))
        .isEqualTo("true");
    assertThat(exact("game.strip.Turning(\"1-3\")(\"hth\").CanonicalForm == turning{1-3}(hth)"))
        .isEqualTo("true");
    assertThat(exact("game.heap.PartizanEuclid((7,5)) == partizan-euclid(7,5)")).isEqualTo("true");
    assertThat(exact("game.heap.TurnAndEatcake((3,4)) == turn-and-eatcake(3,4)")).isEqualTo("true");
    assertThat(exact("[game.heap.Mem((9,n)).NimValue for n from 1 to 9]"))
        .isEqualTo(
            exact("[Position(\"mem(9 last \" + n.ToString + \")\").NimValue for n from 1 to 9]"));
  }

  @Test
  void aPositionIsMadeOfABoardToo() {
    assertThat(exact("game.grid.Domineering(Grid.Empty(2,2))"))
        .isEqualTo("game.grid.Domineering(\"..|..\")");
    assertThat(exact("game.strip.ToadsAndFrogs(Strip([1,0,2]))"))
        .isEqualTo("game.strip.ToadsAndFrogs(\"t.f\")");
    assertThat(exact("game.graph.Col(Graph.Path(3))")).isEqualTo("game.graph.Col(\"--\")");
    assertThat(exact("game.grid.Fission(\".x\").grid")).isEqualTo("Grid([[0,1]])");
    assertThat(exact("game.heap.Kayles(5).heapSize + 1")).isEqualTo("6");
    assertThat(exact("game.heap.Wythoff((3,4)).coord.Col")).isEqualTo("4");
  }

  @Test
  void stonesMayMoveDiagonally() {
    assertThat(
            exact(
                "game.grid.GenClobber(directions =>"
                    + " Coordinates.Diagonal)(\"x.|.o\").CanonicalForm"))
        .isEqualTo("*");
    assertThat(
            exact("game.grid.GenClobber(directions => Coordinates.Diagonal)(\"xo\").CanonicalForm"))
        .isEqualTo("0");
  }

  @Test
  void oneDigitIsTheOneBeforeThePointWhereItCanBe() {
    assertThat(exact("game.heap.TakeAndBreak(\"4\").NimValueSequence(8)"))
        .isEqualTo(exact("game.heap.TakeAndBreak(\"4.0\").NimValueSequence(8)"));
    assertThat(exact("game.heap.TakeAndBreak(\"4.\").NimValueSequence(8)"))
        .isEqualTo(exact("game.heap.TakeAndBreak(\"4.0\").NimValueSequence(8)"));
  }

  @Test
  void errorsSayWhatIsWrong() {
    assertThat(exact("game.heap.TakeAndBreak(\"077\")")).startsWith("!!Malformed code: 077");
    assertThat(exact("game.graph.Hackenbush(\"\")"))
        .isEqualTo("!!That `Graph` is empty (no ground).");
    assertThat(exact("game.graph.Hackenbush(\"l;r\")"))
        .isEqualTo("!!That `Graph` is not connected.");
    assertThat(exact("game.heap.HeapRuleset(n -> [[n]])(3).NimValue"))
        .startsWith("!!The Grundy value is infinite: inf()");
    assertThat(exact("game.heap.HeapRuleset(n -> [[n]])(3).CanonicalForm"))
        .startsWith("!!That is not a short game.");
    assertThat(exact("game.heap.Kayles(-1)")).contains("negative");
    assertThat(exact("game.grid.GenClobber(directions => [Coordinates.North])"))
        .contains("not supported");
    assertThat(exact("game.grid.GenClobber(maxDistance => \"x\")"))
        .isEqualTo("!!Expected `game.Integer`; found `cgsuite.lang.String`.");
    assertThat(exact("game.heap.Nim(2000000000).Options")).contains("moves to list");
    assertThat(exact("game.heap.HeapRuleset(n -> [[a] for a from 0 to n-1])(1000).NimValue"))
        .isEqualTo("1000");
    assertThat(exact("game.grid.FoxAndGeese({(3,1)}, (1,2))"))
        .startsWith("!!`fox` must be a valid `Coordinates`");
    assertThat(exact("game.grid.FoxAndGeese({(3,2)}, (1,1))"))
        .startsWith("!!Every element of `geese` must be a valid `Coordinates`");
    assertThat(exact("game.grid.FoxAndGeese({(3,1)}, (3,1))")).contains("two pieces");
    assertThat(exact("game.grid.GenFoxAndGeese(foxRange => 0)"))
        .isEqualTo("!!`foxRange` must be >= 1");
  }

  @Test
  void anUnknownNameBringsTheNearestOnes() {
    assertThat(advice("game.grid.Clober(\"xo\")")).contains("`game.grid.Clobber`");
    assertThat(advice("game.heap.Clobber(\"xo\")")).contains("`game.grid.Clobber`");
    assertThat(advice("game.grid.Crosscram(\"..\")")).contains("`game.grid.Domineering`");
    assertThat(advice("Clobber(\"xo\")")).contains("`game.grid.Clobber`");
    assertThat(advice("game.heap.Spawn(\"1\")")).contains("`game.heap.Spawning`");
  }

  private static String advice(String input) {
    return new Worksheet().evaluate(input) instanceof Result.Failure failure
        ? failure.detail()
        : "no failure";
  }
}
