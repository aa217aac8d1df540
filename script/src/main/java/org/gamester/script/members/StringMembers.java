package org.gamester.script.members;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.Texts;
import org.gamester.values.Computation;

/** Members of strings, which count characters from 1. */
final class StringMembers {

  /** Some patterns take time quadratic in their length before they are used at all. */
  private static final int LONGEST_PATTERN = 10_000;

  private StringMembers() {}

  static void string(MemberTable table) {
    table
        .of(String.class)
        .auto("Length", String::length)
        .auto("ToLowerCase", self -> self.toLowerCase(Locale.ROOT))
        .auto("ToUpperCase", self -> self.toUpperCase(Locale.ROOT))
        .auto("ToUnquotedOutput", TextOutput::new)
        .method(
            "Concat", "s as String", (self, arguments) -> Texts.joined(self, (String) arguments[0]))
        .method("Repeated", "n as Integer", StringMembers::repeated)
        .method("Matches", "regex as String", StringMembers::matches)
        .method(
            "Replace",
            "a as String, b as String",
            (self, arguments) ->
                new TextSearch((String) arguments[0]).replaceIn(self, (String) arguments[1]))
        .method("ReplaceRegex", "regex as String, b as String", StringMembers::replaceRegex)
        .method("Substring", "i as Integer, j as Integer", StringMembers::substring)
        .method("Updated", "i as Integer, c as String", StringMembers::updated);
  }

  private static Object repeated(String self, Object[] arguments) {
    int n = Conversion.smallInteger(arguments[0]);
    if (n < 0) {
      throw new ScriptException("A string is repeated at least 0 times: " + n);
    }
    Texts.requireRoom((long) self.length() * n);
    return self.repeat(n);
  }

  private static Pattern pattern(Object regex) {
    String text = (String) regex;
    if (text.length() > LONGEST_PATTERN) {
      throw new ScriptException(
          "A regular expression has at most %,d characters.".formatted(LONGEST_PATTERN));
    }
    try {
      return Pattern.compile(text);
    } catch (PatternSyntaxException e) {
      throw new ScriptException("Invalid regular expression: " + e.getDescription());
    } catch (StackOverflowError e) {
      throw tooDeep();
    }
  }

  private static ScriptException tooDeep() {
    return new ScriptException("That regular expression needs too many steps within steps here.");
  }

  /** A text whose use can be stopped, for patterns that would go on for ever. */
  private record StoppableText(CharSequence text) implements CharSequence {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      Computation.poll();
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      return text.subSequence(start, end);
    }

    @Override
    public String toString() {
      return text.toString();
    }
  }

  private static Object matches(String self, Object[] arguments) {
    try {
      return pattern(arguments[0]).matcher(new StoppableText(self)).matches();
    } catch (StackOverflowError e) {
      throw tooDeep();
    }
  }

  private static Object replaceRegex(String self, Object[] arguments) {
    Matcher matcher = pattern(arguments[0]).matcher(new StoppableText(self));
    String replacement = (String) arguments[1];
    StringBuilder text = new StringBuilder();
    try {
      while (matcher.find()) {
        Computation.poll();
        matcher.appendReplacement(text, replacement);
        Texts.requireRoom(text.length());
      }
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new ScriptException("Invalid replacement: " + replacement);
    } catch (StackOverflowError e) {
      throw tooDeep();
    }
    Texts.requireRoom((long) text.length() + self.length());
    return matcher.appendTail(text).toString();
  }

  private static int index(String self, Object index) {
    int i = Conversion.smallInteger(index);
    if (i < 1 || i > self.length()) {
      throw new ScriptException("String index out of bounds: " + i);
    }
    return i;
  }

  private static Object substring(String self, Object[] arguments) {
    int from = Conversion.smallInteger(arguments[0]);
    int to = Conversion.smallInteger(arguments[1]);
    return from > to
        ? ""
        : self.substring(index(self, arguments[0]) - 1, index(self, arguments[1]));
  }

  private static Object updated(String self, Object[] arguments) {
    int i = index(self, arguments[0]);
    return Texts.joined(
        Texts.joined(self.substring(0, i - 1), (String) arguments[1]), self.substring(i));
  }
}
