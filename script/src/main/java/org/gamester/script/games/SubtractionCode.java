package org.gamester.script.games;

import java.util.TreeSet;
import org.gamester.script.classes.Elements;
import org.gamester.script.objects.ScriptException;

/** Take-and-break codes of games in which certain numbers of tokens may be taken. */
public final class SubtractionCode {

  private static final int MOST = 1_000_000;

  private SubtractionCode() {}

  /**
   * The game in which the numbers of a collection may be taken, or all others.
   *
   * @param digit what may be left of the heap when a number is taken
   * @throws ScriptException if one of the numbers is not from 1 to 1,000,000
   */
  public static HeapRules rules(Object numbers, String digit, boolean allBut) {
    TreeSet<Integer> set = new TreeSet<>();
    for (Object number : Elements.of(numbers)) {
      int size = HeapOptions.last(number);
      if (size == 0 || size > MOST) {
        throw new ScriptException(
            "The numbers of a subtraction set are from 1 to " + MOST + ": " + size);
      }
      set.add(size);
    }
    StringBuilder code = new StringBuilder("0.");
    for (int taken = 1; !set.isEmpty() && taken <= set.getLast(); taken++) {
      code.append(set.contains(taken) == allBut ? "0" : digit);
    }
    if (allBut) {
      code.append('[').append(digit).append(']');
    } else if (set.isEmpty()) {
      code.append('0');
    }
    return HeapRules.ofTakeAndBreakCode("", code.toString());
  }
}
