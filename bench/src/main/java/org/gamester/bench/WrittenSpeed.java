package org.gamester.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.UserRulesets;
import org.gamester.values.GameStore;

/**
 * A program that measures rulesets written in the language against our own: the CPU time of one
 * thread, the two in turn, each with an empty memory; the median of the runs.
 *
 * <pre>
 *   WrittenSpeed FOLDER [RUNS [OWN WRITTEN]...]
 * </pre>
 */
public final class WrittenSpeed {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private WrittenSpeed() {}

  private static long nanos(Catalogue catalogue, String position) {
    GameStore.standard().release();
    long start = THREADS.getCurrentThreadCpuTime();
    new Evaluator(1 << 22, false, progress -> {}).value(catalogue.readSum(position));
    return THREADS.getCurrentThreadCpuTime() - start;
  }

  private static double median(long[] nanos) {
    Arrays.sort(nanos);
    return nanos[nanos.length / 2] / 1e6;
  }

  /** Measures the pairs of positions that the arguments name. */
  public static void main(String... arguments) {
    Path folder = Path.of(arguments[0]);
    int runs = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 15;
    Catalogue compiled = UserRulesets.of(List.of(folder), Catalogue.standard()).catalogue();
    Catalogue interpreted =
        UserRulesets.interpreted(List.of(folder), Catalogue.standard()).catalogue();
    for (int pair = 2; pair + 1 < arguments.length; pair += 2) {
      long[][] nanos = new long[3][runs];
      int slowRuns = Math.min(runs, 3);
      for (int run = -runs; run < runs; run++) {
        long own = nanos(compiled, arguments[pair]);
        long written = nanos(compiled, arguments[pair + 1]);
        if (run >= 0) {
          nanos[0][run] = own;
          nanos[1][run] = written;
        }
      }
      for (int run = 0; run < slowRuns; run++) {
        nanos[2][run] = nanos(interpreted, arguments[pair + 1]);
      }
      double own = median(nanos[0]);
      double written = median(nanos[1]);
      double slow = median(Arrays.copyOf(nanos[2], slowRuns));
      System.out.printf(
          "%-24s %8.1f ms   %-28s %8.1f ms   ratio %.2f   not compiled %.1f ms, ratio %.1f%n",
          arguments[pair], own, arguments[pair + 1], written, written / own, slow, slow / own);
    }
  }
}
