package org.gamester.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.OutcomeSearch;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameStore;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;

/**
 * Who wins, asked where the value is cheaper than the search, and where it is the other way round:
 * what the value alone takes, the search alone, and the chooser between them.
 *
 * <p>All are CPU seconds of the process, compiler and collector included, in one process after the
 * chooser has answered once.
 */
final class OutcomeQuestions {
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private OutcomeQuestions() {}

  static List<Job> all() {
    return List.of(
        question("who-geography-3", "geography-triple(A(3,12,4)+A(7,12,1)-A(9,15,6))"),
        question("who-geography-2", "geography-triple(A(8,14,8)-A(9,15,7))"),
        question("who-geography-4", "geography-triple(A(5,13,6)+A(6,11,9)-A(7,12,8)-A(4,14,5))"),
        question("who-cutcake-12", "cutcake(12,12)"),
        question("who-cutcake-sum", "cutcake(13,11)-cutcake(9,12)"),
        question("who-cutcake-24", "cutcake(24,24)+cutcake(17,19)"),
        question("who-splittles-30", "splittles{1,3 | 2,4}(30)-splittles{1,3 | 2,4}(27)"),
        question("who-young", "young(12,9,7)-young(11,10,5)"),
        question("who-subtraction", "subtraction{1,4 | 2,3}(200)+subtraction{1,3 | 2}(155)"),
        question("who-euclid", "partizan-euclid(55,89)+partizan-euclid(70,43)"),
        question("who-domineering-6x6", "domineering(6x6)"),
        question("who-domineering-6x7", "domineering(6x7)"),
        question("who-konane-5x6", "konane(5x6 without c3,c4)"),
        question("who-clobber-2x10", "clobber(xoxoxoxoxo|oxoxoxoxox)"),
        question("who-clobber-4x5", "clobber(xoxox|oxoxo|xoxox|oxoxo)"),
        question("who-clobber-1x30", "clobber(xoxoxoxoxoxoxoxoxoxoxoxoxoxoxo)"),
        question("who-nogo-3x5", "nogo(3x5)"),
        question("who-amazons-4x4", "amazons(x...|....|....|...o)"),
        question("who-mixed", "domineering(5x6)+clobber(xoxo|oxox|xxoo)"),
        question("who-cutcake-domineering", "cutcake(12,12)+domineering(6x6)"));
  }

  private static Job question(String name, String text) {
    return new Jobs.Computation(name, "who wins " + text + ": three ways", () -> answer(text));
  }

  /** A way to find who wins. */
  private interface Way extends Function<Position, Outcome> {}

  private static String answer(String text) {
    Position position = Catalogue.standard().readSum(text);
    Way chooser = of -> new OutcomeChooser(new Evaluator(), false, progress -> {}).outcome(of);
    Outcome outcome = chooser.apply(position);
    return "%s; chooser %s, value %s, search %s"
        .formatted(
            outcome,
            time(chooser, position, outcome),
            time(of -> new Evaluator().value(of).outcome(), position, outcome),
            time(
                of -> new OutcomeSearch(new Evaluator(), false, progress -> {}).outcome(of),
                position,
                outcome));
  }

  /** How long a way takes to find who wins, in words: elapsed seconds, and those of the CPU. */
  private static String time(Way way, Position position, Outcome expected) {
    boolean _ = GameStore.standard().release();
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = system.getProcessCpuTime();
    long start = System.nanoTime();
    try {
      Outcome found = Computation.within(Limits.ofTime(LONGEST), () -> way.apply(position));
      if (found != expected) {
        throw new IllegalStateException(position + ": " + found + " and " + expected);
      }
    } catch (ComputationStopped e) {
      return "stopped after " + LONGEST.toSeconds() + " s";
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    double elapsed = (System.nanoTime() - start) / 1e9;
    return String.format(
        Locale.ROOT, "%.3f s (CPU %.2f)", elapsed, (system.getProcessCpuTime() - cpu) / 1e9);
  }
}
