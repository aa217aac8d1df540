package org.gamester.analysis;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Counts what is evaluated, and says about ten times a second how far the work has come. */
final class EvaluationReport {
  private static final long NANOS_BETWEEN_REPORTS = 100_000_000L;
  private static final int STEPS_BETWEEN_LOOKS = 64;
  private static final long MANY_OPTIONS = 1 << 20;

  private final LongAdder evaluated;
  private final LongSupplier remembered;
  private Consumer<Progress> listener;
  private long lastReport = System.nanoTime();
  private int stepsToNextLook = STEPS_BETWEEN_LOOKS;
  private long optionsLeft = Long.MAX_VALUE;
  private boolean isBrief;

  EvaluationReport(LongAdder evaluated, LongSupplier remembered, Consumer<Progress> listener) {
    this.evaluated = evaluated;
    this.listener = listener;
    this.remembered = remembered;
  }

  void setListener(Consumer<Progress> newListener) {
    listener = newListener;
  }

  /** Bounds the work: see {@link #count(int)}. */
  void setMostOptions(long most) {
    optionsLeft = most;
    isBrief = most < MANY_OPTIONS;
  }

  /** Whether so few options are allowed that other work should not be begun. */
  boolean isBrief() {
    return isBrief;
  }

  /** One more has been evaluated. */
  void count() {
    evaluated.increment();
  }

  /**
   * One more has been evaluated, from so many options.
   *
   * @throws TooManyOptionsException if there have been more options than were allowed
   */
  void count(int options) {
    count();
    spend(options);
  }

  /**
   * So many options have been looked at, or as much work has been done otherwise.
   *
   * @throws TooManyOptionsException if that is more than was allowed
   */
  void spend(int options) {
    optionsLeft -= options;
    if (optionsLeft < 0) {
      throw new TooManyOptionsException();
    }
  }

  /** Called at each step of the work; cheap. */
  void look(int open) {
    if (--stepsToNextLook == 0) {
      stepsToNextLook = STEPS_BETWEEN_LOOKS;
      long now = System.nanoTime();
      if (now - lastReport > NANOS_BETWEEN_REPORTS) {
        lastReport = now;
        say(open);
      }
    }
  }

  /** Says now how far the work has come; for work whose steps are watched by others. */
  void say(int open) {
    listener.accept(new Progress(evaluated.sum(), open, remembered.getAsLong()));
  }
}
