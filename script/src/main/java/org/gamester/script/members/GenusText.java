package org.gamester.script.members;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.misere.Genus;

/** Reads genera as they print: {@code 3}, {@code 4^046}, {@code 0^(12,14)}. */
final class GenusText {
  private static final Pattern WHOLE =
      Pattern.compile("([0-9]{1,9})(?:\\^([0-9]{1,1000}|\\([0-9]{1,9}(?:,[0-9]{1,9}){0,999}\\)))?");

  private GenusText() {}

  static Genus read(String text) {
    Matcher whole = WHOLE.matcher(text);
    if (!whole.matches()) {
      throw invalid(text);
    }
    int base = Integer.parseInt(whole.group(1));
    String superscripts = whole.group(2);
    if (superscripts == null) {
      return Genus.ofHeap(base);
    }
    boolean isList = superscripts.startsWith("(");
    List<Integer> digits = new ArrayList<>();
    for (String digit : superscripts.replaceAll("[()]", "").split(isList ? "," : "", -1)) {
      if (!digit.isEmpty()) {
        digits.add(Integer.valueOf(digit));
      }
    }
    try {
      return Genus.of(base, digits);
    } catch (IllegalArgumentException e) {
      throw invalid(text);
    }
  }

  private static ScriptException invalid(String text) {
    return new ScriptException(
        "Invalid genus: " + text, "expected a base and superscripts as in 4^046");
  }
}
