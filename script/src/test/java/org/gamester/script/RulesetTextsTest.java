package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Ruleset;
import org.junit.jupiter.api.Test;

/** Rulesets that come as texts, not as files. */
class RulesetTextsTest {
  private static final String CARD =
      "// game: of mine\ngame: Two Pins\nboard: heap\nboth: take 1 or 2\n";

  private static final String CLASS =
      """
      /** class Kayles: take one token. Example: 4 */
      singleton class One extends game.heap.HeapRuleset
        override def HeapOptions(n as Integer) := [[n - taken] for taken from 1 to 1 where n > 0];
      end
      """;

  private static UserRulesets of(String... texts) {
    return UserRulesets.of(List.of(), List.of(texts), Catalogue.standard(), new Evaluator());
  }

  private static String fault(String... texts) {
    return of(texts).ofTexts().getLast().fault();
  }

  @Test
  void aTextIsAFewLinesOrAClass() {
    UserRulesets users = of(CARD, CLASS);
    assertThat(users.ofTexts()).extracting(Ruleset::id).containsExactly("two-pins", "one");
    assertThat(users.ofTexts()).extracting(Ruleset::fault).containsOnly("");
    Catalogue catalogue = users.catalogue();
    Evaluator evaluator = new Evaluator();
    assertThat(evaluator.value(catalogue.readSum("two-pins(4) + one(3)"))).hasToString("0");
    assertThat(evaluator.value(catalogue.readSum("nim(4)"))).hasToString("*4");
    assertThat(Catalogue.standard().has("two-pins")).isFalse();
  }

  @Test
  void aByteOrderMarkAndCommentsMayComeFirst() {
    assertThat(of("\uFEFF" + CLASS).ofTexts().getFirst().id()).isEqualTo("one");
    assertThat(of("// class\n/* singleton */\n" + CARD).ofTexts().getFirst().id())
        .isEqualTo("two-pins");
    for (String none : List.of("", " ", "//", "/*", "//\n", "/**/", "\uFEFF")) {
      assertThat(fault(none)).as(none).startsWith("the file ruleset.rules, line ");
    }
  }

  @Test
  void aFaultHasItsPlaceInTheText() {
    assertThat(fault(CARD + "both: take 0")).startsWith("the file two-pins.rules, line 5, column ");
    assertThat(fault(CLASS.replace(":=", "=:"))).startsWith("the file One.cgs, line 3, column ");
    assertThat(fault(CLASS.replace("HeapRuleset", "HeapRulset")))
        .startsWith("the file One.cgs, line 2, column ")
        .contains("HeapRulset");
    assertThat(fault("class One extends game.heap.HeapRuleset end"))
        .contains("the class One is no ruleset")
        .contains("'singleton class One extends");
  }

  @Test
  void oneTextDoesNotDisturbAnother() {
    UserRulesets users = of("game: Bad\nboard: cube", CARD, "singleton class", CLASS);
    assertThat(users.ofTexts())
        .extracting(each -> each.fault().isEmpty())
        .containsExactly(false, true, false, true);
    assertThat(users.catalogue().readSum("one(3)").text()).isEqualTo("3");
  }

  @Test
  void aNameThatIsTakenStandsForNeither() {
    Catalogue catalogue = of(CARD.replace("Two Pins", "Nim")).catalogue();
    assertThat(catalogue.find("nim").orElseThrow().ruleset().fault())
        .contains("two rulesets have the name nim")
        .contains("nim.rules, line 2, column 7")
        .contains("change the title");
    List<Ruleset> both = of(CLASS, CLASS).ofTexts();
    assertThat(both).hasSize(2);
    assertThat(both).extracting(Ruleset::fault).allMatch(fault -> fault.contains("the name one"));
  }
}
