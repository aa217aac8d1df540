package org.gamester.cli.command;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.gamester.script.Result;
import org.gamester.values.ComputationStopped;
import org.gamester.values.ComputationStopped.Reason;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;

/** Messages for stopped computations: the progress, and the option that raises the limit. */
public final class StopMessage {
  private static final int MEGABYTE_BITS = 20;

  private StopMessage() {}

  /**
   * What a stopped computation knows.
   *
   * @param progress how far it came, as part of a sentence; may be empty
   * @param more sentences on a line of their own; may be empty
   * @param fields the same in fields, for the object that says why there is no answer
   */
  public record Known(String progress, String more, Map<String, Object> fields) {

    /** How far it came alone. */
    Known briefly() {
      return new Known(progress, "", Map.of());
    }
  }

  /** That a stopped computation knows how far it came, and nothing more. */
  public static Supplier<Known> progress(Supplier<String> progress) {
    return () -> new Known(progress.get(), "", Map.of());
  }

  /** What a stopped command knows, put together soon after the limit. */
  public static Known known(LimitedCommand command, Supplier<Known> known) {
    AtomicReference<Known> came = new AtomicReference<>(new Known("", "", Map.of()));
    return command.afterStop(
        () -> {
          came.set(known.get());
          return came.get();
        },
        () -> came.get().briefly());
  }

  public static String rows(long count) {
    return count(count, "row");
  }

  public static String heaps(long count) {
    return count(count, "heap");
  }

  public static String positions(long count) {
    return count == 0 ? "" : counted(count, "position") + " evaluated";
  }

  /** {@code 1 position}, {@code 2,000 positions}. */
  public static String counted(long count, String noun) {
    return "%,d %s%s".formatted(count, noun, count == 1 ? "" : "s");
  }

  private static String count(long count, String noun) {
    return count == 0 ? "no " + noun + " done" : counted(count, noun) + " done";
  }

  /** The reason for a stop, how far the computation came, and the option for a higher limit. */
  public static String stopped(ComputationStopped stop, String progress) {
    String option =
        isBy(stop, Reason.TIME)
            ? "; --timeout gives it longer"
            : isBy(stop, Reason.MEMORY) ? "; --memory gives it more" : "";
    return came(stop, progress) + option;
  }

  private static boolean isBy(ComputationStopped stop, Reason limit) {
    return stop.isByLimit() && stop.reason() == limit;
  }

  /** The same in the worksheet on a terminal, which changes the time of its inputs itself. */
  public static String stoppedInSession(ComputationStopped stop, Limits limits) {
    Duration time = limits.time();
    return time != null && isBy(stop, Reason.TIME)
        ? stop.getMessage() + "; :timeout " + longerThan(time) + " gives inputs longer"
        : stopped(stop, "");
  }

  /** The same for an answer of the workbench, whose own options are those for higher limits. */
  static String stoppedAtWorkbench(ComputationStopped stop, String progress, Limits limits) {
    Duration time = limits.time();
    Long memory = limits.memoryBytes();
    String more = "";
    if (time != null && isBy(stop, Reason.TIME)) {
      more =
          ". The workbench gives an answer %s; gamester web --timeout %s gives it longer"
              .formatted(inWords(time), longerThan(time));
    } else if (memory != null && isBy(stop, Reason.MEMORY)) {
      long megabytes = Math.max(1, memory >> MEGABYTE_BITS);
      more =
          ". The workbench gives its answers %,d MB; gamester web --memory %dM gives them more"
              .formatted(megabytes, 2 * megabytes);
    }
    return came(stop, progress) + more;
  }

  private static String came(ComputationStopped stop, String progress) {
    return stop.getMessage() + (progress.isEmpty() ? "" : ": " + progress);
  }

  private static String inWords(Duration time) {
    BigDecimal seconds = BigDecimal.valueOf(time.toMillis()).movePointLeft(3);
    return seconds.compareTo(BigDecimal.valueOf(60)) >= 0 && time.toSecondsPart() == 0
        ? time.toMinutes() + " min"
        : seconds.stripTrailingZeros().toPlainString() + " s";
  }

  private static String longerThan(Duration time) {
    return time.toSeconds() < 60 ? "1m" : 6 * (time.toMinutes() + 1) + "m";
  }

  /** The limit that has stopped the evaluation of an input; null if something else is wrong. */
  public static @Nullable ComputationStopped limit(Result.Failure failure) {
    ComputationStopped stop = failure.stop();
    return stop != null && stop.isByLimit() ? stop : null;
  }
}
