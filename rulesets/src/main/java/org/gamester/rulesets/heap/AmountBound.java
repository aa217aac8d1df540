package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.TextReader;

/**
 * A bound that depends on an amount k: {@code 2k}, {@code 3k/2}, {@code k+1}, {@code 4}, or a table
 * {@code [1,2,4]} of the bounds for k = 1, 2, ..., the last of which holds for all greater k.
 *
 * @param factor what k is multiplied by
 * @param divisor what the product is then divided by, rounded down
 * @param plus what is added last
 * @param table the bounds for k = 1, 2, ...; empty if the formula holds
 */
public record AmountBound(long factor, long divisor, long plus, List<Long> table) {
  private static final long GREATEST = 1_000_000_000;
  private static final String FORMS = "a bound such as 2k, 3k/2, k+1, 4 or [1,2,4]";

  public AmountBound {
    table = List.copyOf(table);
  }

  /// The bound for an amount k >= 1; `Long.MAX_VALUE` if it is greater.
  public long of(long k) {
    if (!table.isEmpty()) {
      return table.get((int) Math.min(k, table.size()) - 1);
    }
    if (factor > 0 && k > (Long.MAX_VALUE - plus) / factor) {
      return Long.MAX_VALUE;
    }
    return factor * k / divisor + plus;
  }

  /** Whether the bound is k + r for all k, for some r. */
  public boolean isShift() {
    return table.isEmpty() && factor == 1 && divisor == 1;
  }

  /**
   * Reads a bound, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not one
   */
  public static AmountBound read(TextReader text) {
    AmountBound bound = text.accept('[') ? readTable(text) : readFormula(text);
    if (!text.atEnd()) {
      throw text.expected("the end of the bound");
    }
    return bound;
  }

  private static AmountBound readTable(TextReader text) {
    List<Long> table = new ArrayList<>();
    do {
      table.add(text.number("a bound", 0, GREATEST));
    } while (text.accept(','));
    text.expect(']');
    return new AmountBound(0, 1, 0, table);
  }

  private static AmountBound readFormula(TextReader text) {
    text.skipBlanks();
    long number = 1;
    if (text.atDigit()) {
      number = text.number("a factor", 0, GREATEST);
      if (text.atEnd()) {
        return new AmountBound(0, 1, number, List.of());
      }
    }
    if (!text.accept("k")) {
      throw text.expected(FORMS);
    }
    long divisor = text.accept('/') ? text.number("a divisor", 1, GREATEST) : 1;
    long plus = text.accept('+') ? text.number("what is added to k", 0, GREATEST) : 0;
    return new AmountBound(number, divisor, plus, List.of());
  }
}
