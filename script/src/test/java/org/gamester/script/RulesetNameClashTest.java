package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.TextReader;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two rulesets of one name: both places, and what to do, in the same words for everybody. */
final class RulesetNameClashTest {

  @TempDir private Path folder = Path.of("");

  private void write(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    String stem = file.getFileName().toString().replaceFirst("\\..*", "");
    Files.writeString(
        file,
        name.endsWith(".rules")
            ? "// A comment\n  game:  " + stem + "\nboard: heap\nboth: take 1 or 2\n"
            : "/** A game. */\nsingleton class "
                + stem
                + " extends game.heap.HeapRuleset\n"
                + "  override def HeapOptions(n as Integer) := [[m] for m from 0 to n - 1];\nend\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '"',
      value = {
        "MyPins.cgs# b/MyPins.cgs# my-pins# MyPins.cgs, line 2, column 17, and"
            + " b/MyPins.cgs, line 2, column 17; rename the class and its file in one of them",
        "a/Pins.cgs# pins.rules# pins# pins.rules, line 2, column 10, and"
            + " a/Pins.cgs, line 2, column 17; change the title after 'game:' in the first, or"
            + " rename the class and its file in the second",
        "Pins.rules# b/PINS.rules# pins# Pins.rules, line 2, column 10, and"
            + " b/PINS.rules, line 2, column 10; change the title after 'game:' in one of them",
        "Nim.cgs# other.rules# nim# Nim.cgs, line 2, column 17, and the built-in ruleset nim;"
            + " rename the class and its file",
        "kayles.rules# other.rules# kayles# kayles.rules, line 2, column 10, and"
            + " the built-in game kayles; change the title after 'game:'",
        "Crosscram.cgs# other.rules# crosscram# Crosscram.cgs, line 2, column 17, and the"
            + " built-in ruleset domineering, of which it is another name; rename the class and its file",
      })
  void bothPlacesAreNamed(String one, String other, String name, String places) throws IOException {
    write(one);
    write(other);
    String sentence =
        "two rulesets have the name " + name + ": " + withFolder(places.replaceAll(" +", " "));
    UserRulesets users = UserRulesets.of(List.of(folder), Catalogue.standard());
    assertThatThrownBy(() -> users.catalogue().rules(name))
        .isInstanceOf(RulesetException.class)
        .hasMessage(sentence);
    Worksheet worksheet = new Worksheet(Style.EXACT, Limits.NONE, users, new Evaluator());
    assertThat(failure(worksheet, name + "(3)")).isEqualTo(sentence);
    assertThat(failure(worksheet, "Position(\"" + name + "(3)\")")).isEqualTo(sentence);
    assertThat(value(worksheet, "1 + 1")).isEqualTo("2");
    assertThat(value(worksheet, "col(..).CanonicalForm")).isEqualTo("0");
  }

  private static String value(Worksheet worksheet, String input) {
    Result.Value value = (Result.Value) worksheet.evaluate(input);
    return value.text();
  }

  private static String failure(Worksheet worksheet, String input) {
    return ((Result.Failure) worksheet.evaluate(input)).message();
  }

  @Test
  void theOthersAreListedAndTheNameOnce() throws IOException {
    write("a/Pins.cgs");
    write("pins.rules");
    write("Heaps.cgs");
    write("kayles.rules");
    Catalogue catalogue = UserRulesets.of(List.of(folder), Catalogue.standard()).catalogue();
    assertThat(catalogue.entries().stream().map(CatalogueEntry::name))
        .doesNotHaveDuplicates()
        .contains("pins", "heaps", "kayles", "octal", "dawsons-kayles");
    assertThat(faults(catalogue)).containsExactly("kayles", "pins");
    assertThat(faults(catalogue.with(List.of()))).containsExactly("kayles", "pins");
    assertThat(catalogue.readSum("heaps(3) + octal{0.77}(4)").toString())
        .isEqualTo("heaps(3) + octal{0.77}(4)");
  }

  private static List<String> faults(Catalogue catalogue) {
    return catalogue.rulesets().stream()
        .filter(ruleset -> ruleset.fault().startsWith("two rulesets have the name"))
        .map(Ruleset::id)
        .toList();
  }

  private String withFolder(String places) {
    return places.replaceAll("(\\S+\\.(?:cgs|rules),)", folder.toString() + "/$1");
  }

  @Test
  void aFolderThatIsNamedTwiceIsNoClash() throws IOException {
    write("b/MyPins.cgs");
    write("pins.rules");
    List<Path> twice = List.of(folder, folder.resolve("b"), folder.resolve("b").resolve(".."));
    assertThat(UserRulesets.of(twice, Catalogue.standard()).catalogue().has("my-pins")).isTrue();
  }

  @Test
  void classesThatAreNoRulesetsAreTold() throws IOException {
    Files.writeString(folder.resolve("Aid.cgs"), "class Aid\nend\n");
    Path second = Files.createDirectory(folder.resolve("b"));
    Files.writeString(second.resolve("Aid.cgs"), "\nclass Aid\nend\n");
    Path first = Files.createDirectory(folder.resolve("a"));
    Files.move(folder.resolve("Aid.cgs"), first.resolve("Aid.cgs"));
    UserRulesets users = UserRulesets.of(List.of(first, second), Catalogue.standard());
    Worksheet worksheet = new Worksheet(Style.EXACT, Limits.NONE, users, new Evaluator());
    assertThat(value(worksheet, "1 + 1")).isEqualTo("2");
    assertThat(failure(worksheet, "Aid()"))
        .isEqualTo(
            "two classes have the name Aid: %s, line 1, column 7, and %s, line 2, column 7;"
                    .formatted(first.resolve("Aid.cgs"), second.resolve("Aid.cgs"))
                + " rename the class and its file in one of them");
  }

  /** A ruleset in Java is known by its class. */
  private static final class Domineering extends Game {
    Domineering() {
      super(Description.of("domineering", "No rule.", "domineering(1)"));
    }

    @Override
    public Rules rules(Parameters given) {
      return this;
    }

    @Override
    public Position read(TextReader text) {
      throw text.expected("nothing");
    }
  }

  @Test
  void aRulesetInJavaIsKnownByItsClass() {
    Catalogue catalogue = Catalogue.standard().with(List.of(new Domineering()));
    assertThatThrownBy(() -> catalogue.rules("domineering"))
        .isInstanceOf(RulesetException.class)
        .hasMessageStartingWith(
            "two rulesets have the name domineering: the class %s in ", Domineering.class.getName())
        .hasMessageEndingWith(
            ", and the built-in ruleset domineering; change the name in the class");
  }
}
