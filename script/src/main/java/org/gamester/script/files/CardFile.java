package org.gamester.script.files;

import java.util.Locale;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.RulesetException;
import org.gamester.rulesets.SelfChecked;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.cards.RulesCards;
import org.gamester.script.files.ClassFiles.Stamp;
import org.gamester.script.objects.ScriptException;

/** A file that declares a ruleset in a few lines. */
final class CardFile {

  private CardFile() {}

  /** The ruleset of a file; one that is wrong says so when it is used. */
  static Ruleset read(Stamp stamp) {
    String file = ClassFiles.name(stamp) + ClassFiles.CARD_ENDING;
    try {
      return RulesCards.read(ClassFiles.read(stamp).text());
    } catch (TextException e) {
      return new Faulty(ClassFiles.name(stamp), "the file " + file + ", " + e.getMessage());
    } catch (ScriptException e) {
      return new Faulty(ClassFiles.name(stamp), e.getMessage());
    }
  }

  /** The ruleset of a file that is wrong. */
  private static final class Faulty extends Game implements SelfChecked {
    private final String name;
    private final String message;

    Faulty(String fileName, String message) {
      String letters = fileName.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", "-");
      this.name = letters.matches("\\p{L}.*") ? letters : "ruleset-" + letters;
      this.message = message;
    }

    private RulesetException faulty() {
      return new RulesetException(message);
    }

    @Override
    public String id() {
      return name;
    }

    @Override
    public String rule() {
      return message;
    }

    @Override
    public String example() {
      return name;
    }

    @Override
    public Rules rules(Parameters given) {
      throw faulty();
    }

    @Override
    public Position read(TextReader text) {
      throw faulty();
    }
  }
}
