package org.gamester.lab.nimbers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.heap.EndPeriods;
import org.gamester.values.Computation;

/**
 * A pattern of Grundy values that grow: from a heap on, G(n+p) = G(n) + s for some residues of n
 * modulo p, and G(n+p) = G(n) for the others. If the values grow at all residues, they are
 * arithmetic periodic; if only at some, they are sapp regular, "split arithmetic periodic and
 * periodic" (Horrocks and Nowakowski, <i>Regularity in the G-sequences of octal games with a
 * pass</i>, Integers 3, 2003). Neither kind occurs in finite octal games, but in hexadecimal games
 * (Howse and Nowakowski 2004) and in games with endless codes.
 *
 * @param start the first heap from which the pattern holds
 * @param length p, the least that fits
 * @param saltus s, at least 1
 * @param steady the residues of n modulo p, from 0 to p-1 in order, at which the values repeat
 * @param isProved whether {@link RecurringState} proves it; otherwise it is seen to the end of the
 *     values
 */
public record GrowingPeriod(
    int start, int length, int saltus, List<Integer> steady, boolean isProved) {

  /** Sapp regularity with longer periods is not looked for. */
  private static final int LONGEST_SPLIT = 1 << 12;

  public GrowingPeriod {
    steady = List.copyOf(steady);
  }

  /** Whether the values grow at all residues. */
  public boolean isArithmetic() {
    return steady.isEmpty();
  }

  /**
   * Looks for a pattern that holds in at least three complete periods at the end of the values.
   * Cost: linear for arithmetic periods, which are those of the differences; for sapp regularity as
   * many comparisons as agree, for each period up to 4096.
   *
   * @param values G(0), G(1), ...
   */
  static Optional<GrowingPeriod> seenIn(int[] values) {
    return arithmetic(values).or(() -> split(values));
  }

  private static Optional<GrowingPeriod> arithmetic(int[] values) {
    int half = values.length - values.length / 2;
    if (half < 4) {
      return Optional.empty();
    }
    int[] differences = new int[half];
    for (int i = 0; i < half; i++) {
      int n = values.length - half + i;
      differences[i] = n == 0 ? values[0] : values[n] - values[n - 1];
    }
    int period = EndPeriods.of(differences, half, half)[half];
    int last = values.length - 1;
    if (3L * period > half || values[last] <= values[last - period]) {
      return Optional.empty();
    }
    return Optional.of(from(values, period, values[last] - values[last - period]));
  }

  private static Optional<GrowingPeriod> split(int[] values) {
    int half = values.length - values.length / 2;
    for (int period = 2; period <= Math.min(LONGEST_SPLIT, half / 4); period++) {
      Computation.pollNow();
      int saltus = saltusOfLast(values, period);
      if (saltus > 0) {
        GrowingPeriod found = from(values, period, saltus);
        if (values.length - found.start >= Math.max(half, 4 * period)) {
          return Optional.of(found);
        }
      }
    }
    return Optional.empty();
  }

  /** The one difference but 0 between the last values and those a period before; 0 if not one. */
  private static int saltusOfLast(int[] values, int period) {
    int saltus = 0;
    for (int n = values.length - 1; n >= values.length - period; n--) {
      int step = values[n] - values[n - period];
      if (step < 0 || (step > 0 && saltus > 0 && step != saltus)) {
        return 0;
      }
      saltus = Math.max(saltus, step);
    }
    return saltus;
  }

  /** The pattern of the last period, as far back as it holds. */
  private static GrowingPeriod from(int[] values, int period, int saltus) {
    int length = values.length;
    int[] steps = new int[period];
    for (int n = length - period; n < length; n++) {
      steps[n % period] = values[n] - values[n - period];
    }
    int start = length - period;
    while (start > 0
        && values[start - 1 + period] - values[start - 1] == steps[(start - 1) % period]) {
      Computation.poll();
      start--;
    }
    List<Integer> steady = new ArrayList<>();
    for (int residue = 0; residue < period; residue++) {
      if (steps[residue] == 0) {
        steady.add(residue);
      }
    }
    return new GrowingPeriod(start, period, saltus, steady, false);
  }

  /** The same pattern, proved. */
  GrowingPeriod proved() {
    return new GrowingPeriod(start, length, saltus, steady, true);
  }
}
