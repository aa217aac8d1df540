package org.gamester.script.files;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.FaultyRuleset;
import org.gamester.rulesets.NameClash.Declaration;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.cards.RulesCards;
import org.gamester.script.files.ClassFiles.Stamp;
import org.gamester.script.objects.ScriptException;

/** A file that declares a ruleset in a few lines. */
final class CardFile {
  private static final Pattern TITLE =
      Pattern.compile("\\s*game\\s*:\\s*(\\p{L}[\\p{L}\\d '-]{0,60})\\s*");

  private CardFile() {}

  /** The place of the title in a file; of the file, if it has none. */
  static Declaration declaration(Stamp stamp) {
    String place = stamp.path().toString();
    try {
      return declaration(place, ClassFiles.read(stamp).text());
    } catch (ScriptException e) {
      return new Declaration(place, "rename the file");
    }
  }

  /** The place of the title in a text; of the text, if it has none. */
  static Declaration declaration(String name, String text) {
    String place = name;
    int line = 0;
    for (String each : text.lines().toList()) {
      line++;
      Matcher title = TITLE.matcher(each);
      if (title.matches()) {
        place += ", line " + line + ", column " + (title.start(1) + 1);
        break;
      }
    }
    return new Declaration(place, "change the title after 'game:'");
  }

  /** The ruleset of a file; one that is wrong says so when it is used. */
  static Ruleset read(Stamp stamp) {
    String name = ClassFiles.name(stamp);
    try {
      return read(name, ClassFiles.read(stamp).text());
    } catch (ScriptException e) {
      return faulty(name, e.getMessage());
    }
  }

  /**
   * The ruleset of a text; one that is wrong says so when it is used.
   *
   * @param name of its file, without what it ends with
   */
  static Ruleset read(String name, String text) {
    try {
      return RulesCards.read(text);
    } catch (TextException e) {
      String file = name + ClassFiles.CARD_ENDING;
      return faulty(title(text).orElse(name), "the file " + file + ", " + e.getMessage());
    }
  }

  /** The title that a text declares, whatever is wrong with the rest of it. */
  static Optional<String> title(String text) {
    return text.lines()
        .map(TITLE::matcher)
        .filter(Matcher::matches)
        .map(line -> line.group(1))
        .findFirst();
  }

  private static Ruleset faulty(String title, String message) {
    return new FaultyRuleset(id(title), message);
  }

  /** What a title is among the names of rulesets. */
  static String id(String title) {
    String letters = title.strip().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", "-");
    return letters.matches("\\p{L}.*") ? letters : "ruleset-" + letters;
  }
}
