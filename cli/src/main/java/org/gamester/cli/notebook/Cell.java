package org.gamester.cli.notebook;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a cell of a notebook asks for, recognised by how it begins.
 *
 * <pre>
 *   {2|1} + ^            an input of the language
 *   singleton class ...  a ruleset or class in the language, defined from now on
 *   %%rules my-game      the short form of a ruleset, named so, in the lines below
 *   ?Thermograph         help
 *   :timeout 1m          how long each cell may take
 * </pre>
 */
sealed interface Cell {

  /** An input of the language. */
  record Input(String text) implements Cell {}

  /**
   * A file with a class or a ruleset.
   *
   * @param fileName of the file that is to hold the text
   * @param name as positions and expressions have it
   */
  record Definition(String fileName, String name, String text) implements Cell {}

  /** A question about a name. */
  record Question(String topic) implements Cell {}

  /** How long each cell may take from now on. */
  record Timeout(String time) implements Cell {}

  /** A cell that begins with a sign of this kind, but is none of the above. */
  record Refused(String reason) implements Cell {}

  Pattern CLASS =
      Pattern.compile(
          "(?s)(?:\\s|/\\*.*?\\*/|//[^\\n]*\\n)*+(?:(?:singleton|system|mutable)\\s+)*class\\s+"
              + "([A-Za-z]\\w*)\\b.*");
  Pattern RULES = Pattern.compile("(?s)%%rules\\s+([a-z][a-z0-9-]*)[ \\t]*\\n(.*)");
  Pattern HELP = Pattern.compile("\\?\\s*([^\\n]*)|([^\\n]*\\w)\\?");
  Pattern TIMEOUT = Pattern.compile("[:%]timeout\\b[ \\t]*(\\S*)");

  /** Reads a cell. */
  static Cell of(String code) {
    String text = code.strip();
    Matcher rules = RULES.matcher(text);
    if (rules.matches()) {
      return new Definition(rules.group(1) + ".rules", rules.group(1), rules.group(2) + "\n");
    }
    Matcher declared = CLASS.matcher(text);
    if (declared.matches()) {
      return new Definition(declared.group(1) + ".cgs", declared.group(1), code + "\n");
    }
    Matcher help = HELP.matcher(text);
    if (help.matches()) {
      return new Question(
          Optional.ofNullable(help.group(1)).orElseGet(() -> help.group(2)).strip());
    }
    Matcher timeout = TIMEOUT.matcher(text);
    if (timeout.matches()) {
      return new Timeout(timeout.group(1));
    }
    return text.startsWith("%")
        ? new Refused(
            "a cell that begins with % is %%rules NAME with a ruleset in the lines below, or"
                + " %timeout TIME")
        : new Input(code);
  }
}
