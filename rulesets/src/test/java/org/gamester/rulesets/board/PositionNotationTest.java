package org.gamester.rulesets.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is said of the notation of every ruleset in the catalogue. */
class PositionNotationTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private static List<CatalogueEntry> entries() {
    return CATALOGUE.entries();
  }

  private static PositionNotation notation(CatalogueEntry entry) {
    return PositionNotation.of(entry, entry.examplePosition(CATALOGUE));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void everyRulesetExplainsHowItsPositionsAreWritten(CatalogueEntry entry) {
    List<String> sentences = notation(entry).sentences();
    assertThat(sentences).isNotEmpty().allSatisfy(text -> assertThat(text).endsWith("."));
    assertThat(String.join(" ", sentences)).hasSizeGreaterThan(20);
  }

  /** What stands between backquotes is a position of the ruleset, alone or with its rules. */
  @ParameterizedTest
  @MethodSource("entries")
  void thePositionsInTheExplanationAreRead(CatalogueEntry entry) {
    Position example = entry.examplePosition(CATALOGUE);
    List<String> unread = new ArrayList<>();
    for (String code : codes(notation(entry))) {
      if (!isRead(code) && !isRead(example.rules().text() + "(" + code + ")")) {
        unread.add(code);
      }
    }
    if (!entry.isNamedGame()) {
      assertThat(unread).as(entry.name()).isEmpty();
    }
  }

  private static List<String> codes(PositionNotation notation) {
    return notation.sentences().stream()
        .flatMap(text -> CODE.matcher(text).results())
        .map((MatchResult found) -> found.group(1))
        .toList();
  }

  private static boolean isRead(String text) {
    try {
      return CATALOGUE.readSum(text) != null;
    } catch (TextException e) {
      return false;
    }
  }

  @ParameterizedTest
  @MethodSource("entries")
  void everyLetterOfABoardIsExplained(CatalogueEntry entry) {
    if (entry.examplePosition(CATALOGUE) instanceof BoardPosition board) {
      PositionNotation notation = notation(entry);
      String signs =
          notation.signs().stream()
              .map(PositionNotation.Sign::letter)
              .collect(Collectors.joining());
      String words = " " + String.join(" ", notation.sentences()).replaceAll("[,.:;`]", " ") + " ";
      // An underscore is read as a dot, even where a board has it inside.
      String letters = board.rules().alphabet().letters().replace("_", "");
      for (String letter : letters.split("", -1)) {
        assertThat(letter.isEmpty() || signs.contains(letter) || words.contains(" " + letter + " "))
            .as("%s in %s", letter, entry.name())
            .isTrue();
      }
    }
  }

  @Test
  void hackenbushExplainsItsBrackets() {
    CatalogueEntry hackenbush = CATALOGUE.find("hackenbush").orElseThrow();
    assertThat(codes(notation(hackenbush))).contains("oxo(g;xx)", "gg:Agggg:A");
  }
}
