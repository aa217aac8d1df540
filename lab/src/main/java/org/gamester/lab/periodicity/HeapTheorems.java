package org.gamester.lab.periodicity;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Rules;

/** Which theorem proves a period of the values of single heaps, by the rules of the game. */
public final class HeapTheorems {
  private static final Pattern OCTAL_CODE =
      Pattern.compile("\\s*(?:([04]?)\\.)?([0-7]{1,1000})\\s*");
  private static final Pattern SUBTRACTION_SET =
      Pattern.compile("\\s*\\d{1,8}(?:\\s*[-,]\\s*\\d{1,8}){0,1000}\\s*");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private HeapTheorems() {}

  /**
   * The theorem for the sequence of the heaps of size 0, 1, 2, ...: for octal games with a finite
   * code and for subtraction games and splittles with finite sets. Codes with other digits, and all
   * other games, have none.
   */
  public static PeriodTheorem of(Rules rules) {
    String text = rules.text();
    String preset = rules.ruleset().named().get(text);
    int brace = text.indexOf('{');
    String parameters =
        preset != null ? preset : brace < 0 ? "" : text.substring(brace + 1, text.lastIndexOf('}'));
    return switch (rules.ruleset().id()) {
      case "octal" -> ofCodes(parameters);
      case "subtraction" -> {
        int largest = largestNumber(parameters);
        yield largest == 0
            ? new PeriodTheorem.None()
            : new PeriodTheorem.FiniteSubtraction(largest);
      }
      case "splittles" -> {
        int largest = largestNumber(parameters);
        yield largest == 0 ? new PeriodTheorem.None() : new PeriodTheorem.Octal(largest);
      }
      default -> new PeriodTheorem.None();
    };
  }

  private static PeriodTheorem ofCodes(String parameters) {
    int lastPlace = 0;
    for (String code : parameters.split("[,|]", -1)) {
      Matcher octal = OCTAL_CODE.matcher(code);
      if (!octal.matches()) {
        return new PeriodTheorem.None();
      }
      String digits = octal.group(2);
      for (int place = digits.length(); place > lastPlace; place--) {
        if (digits.charAt(place - 1) != '0') {
          lastPlace = place;
        }
      }
    }
    return new PeriodTheorem.Octal(lastPlace);
  }

  /** The largest number of finite sets written as numbers and ranges; 0 if they are not. */
  private static int largestNumber(String sets) {
    int largest = 0;
    for (String set : sets.split("\\|", -1)) {
      if (!SUBTRACTION_SET.matcher(set).matches()) {
        return 0;
      }
      Matcher number = NUMBER.matcher(set);
      while (number.find()) {
        largest = Math.max(largest, Integer.parseInt(number.group()));
      }
    }
    return largest;
  }
}
