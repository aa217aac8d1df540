package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * The names of the built-in rulesets are written in a file, so that one is found before it is
 * loaded. They are those of the descriptions; {@code -Dgamester.record=true} writes them anew, for
 * a new line with the class of a ruleset and a colon, too.
 */
class BuiltInRulesetsTest {
  private static final Path FILE =
      Path.of("src/main/resources/org/gamester/rulesets", BuiltInRulesets.FILE);

  @Test
  void theNamesInTheFileAreThoseOfTheDescriptions() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Ruleset ruleset : new BuiltInRulesets().all()) {
      lines.add(className(ruleset) + ": " + String.join(", ", names(ruleset)));
    }
    if (Boolean.getBoolean("gamester.record")) {
      Files.write(FILE, lines);
    }
    assertThat(Files.readAllLines(FILE)).isEqualTo(lines).hasSizeGreaterThan(50);
  }

  private static String className(Ruleset ruleset) {
    return ruleset.getClass().getName().substring(Ruleset.class.getPackageName().length() + 1);
  }

  private static List<String> names(Ruleset ruleset) {
    List<CatalogueEntry> entries = new ArrayList<>(List.of(CatalogueEntry.of(ruleset)));
    ruleset.description().named().forEach(game -> entries.add(new CatalogueEntry(ruleset, game)));
    List<String> names = new ArrayList<>();
    for (CatalogueEntry entry : entries) {
      names.add(entry.name());
      names.addAll(entry.aliases());
    }
    return names;
  }

  @Test
  void eachNameIsFoundAsTheDescriptionsSay() {
    BuiltInRulesets builtIn = new BuiltInRulesets();
    CatalogueNames described = new CatalogueNames(builtIn.all(), ruleset -> null);
    for (Ruleset ruleset : builtIn.all()) {
      for (String name : names(ruleset)) {
        for (String spelling :
            List.of(name, name.toUpperCase(Locale.ROOT), name.replace('-', ' '))) {
          assertThat(builtIn.find(spelling)).isPresent().isEqualTo(described.find(spelling));
        }
        assertThat(builtIn.find(name + "nim")).isEqualTo(described.find(name + "nim"));
      }
    }
  }
}
