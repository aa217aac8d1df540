package org.gamester.rulesets.heap;

import org.gamester.values.Computation;

/**
 * The least periods of the ends of a sequence: of the last value, the last two values, and so on.
 * The borders of the reversed sequence give them (Knuth, Morris, Pratt 1977). Cost: linear.
 */
public final class EndPeriods {

  private EndPeriods() {}

  /**
   * The least periods of the ends.
   *
   * @param values the sequence, with so many values
   * @param count how many there are
   * @param longest the length of the longest end that is asked for, at most {@code count}
   * @return at place n the least period of the last n values, at most n; at place 0 nothing
   */
  public static int[] of(int[] values, int count, int longest) {
    int[] border = new int[longest + 1];
    int[] periods = new int[longest + 1];
    border[0] = -1;
    int matched = -1;
    for (int end = 1; end <= longest; end++) {
      Computation.pollAt(end);
      int value = values[count - end];
      while (matched >= 0 && values[count - 1 - matched] != value) {
        matched = border[matched];
      }
      border[end] = ++matched;
      periods[end] = end - matched;
    }
    return periods;
  }
}
