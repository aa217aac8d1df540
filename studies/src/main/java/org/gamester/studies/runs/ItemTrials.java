package org.gamester.studies.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.tables.NoGameException;
import org.gamester.studies.Entry;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.Question;
import org.gamester.values.Computation;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates items within limits. All threads of a process share one evaluator, which remembers what
 * they have found. If memory runs out it is emptied, and the item is tried once more; only then is
 * it given up.
 */
public final class ItemTrials {
  private static final long MOST_REMEMBERED = 1 << 23;
  private static final long LEAST_REMEMBERED = 1 << 16;

  /** Room for a position and its value, with as much again for what comes and goes. */
  private static final long BYTES_OF_A_POSITION = 256;

  private final Question question;
  private final Limits limits;
  private final BooleanSupplier isStopping;
  private final Evaluator evaluator;

  /** One thread's way from an item to what is found of it. */
  @FunctionalInterface
  public interface Trial {
    /**
     * @throws ComputationStopped if the thread is interrupted, or the run is stopping
     */
    Finding of(Item item);
  }

  /**
   * @param itemTime the longest time for one item; null for none
   * @param memoryBytes the most heap that the process may hold; 0 for no limit
   * @param isStopping whether items are no longer given up, but left to the next run
   */
  public ItemTrials(
      Question question,
      @Nullable Duration itemTime,
      long memoryBytes,
      BooleanSupplier isStopping) {
    this.question = question;
    this.limits = new Limits(itemTime, memoryBytes);
    this.evaluator = new Evaluator(remembered(memoryBytes), false, progress -> {});
    this.isStopping = isStopping;
  }

  /**
   * How many positions may be remembered: so many that the heap is not full of them, as it would be
   * collected again and again before the limit is passed.
   */
  private static long remembered(long memoryBytes) {
    long bytes = memoryBytes > 0 ? memoryBytes : Runtime.getRuntime().maxMemory();
    return Math.clamp(bytes / BYTES_OF_A_POSITION, LEAST_REMEMBERED, MOST_REMEMBERED);
  }

  /** Evaluates items in one thread. */
  public Trial inThread() {
    ItemEvaluation evaluation = question.evaluation(evaluator);
    return item -> finding(evaluation, item);
  }

  private Finding finding(ItemEvaluation evaluation, Item item) {
    try {
      return evaluated(evaluation, item);
    } catch (ComputationStopped e) {
      if (e.reason() != ComputationStopped.Reason.MEMORY || isStopping.getAsBoolean()) {
        return surrendered(item, e);
      }
    }
    evaluator.forget();
    try {
      return evaluated(evaluation, item);
    } catch (ComputationStopped e) {
      return surrendered(item, e);
    }
  }

  private Finding surrendered(Item item, ComputationStopped stopped) {
    boolean isMemory = stopped.reason() == ComputationStopped.Reason.MEMORY;
    if (isStopping.getAsBoolean() || !(stopped.isByLimit() || isMemory)) {
      throw stopped;
    }
    return new Finding.Surrender(
        item, String.valueOf(stopped.getMessage()), isMemory ? "memory" : "time");
  }

  private Finding evaluated(ItemEvaluation evaluation, Item item) {
    try {
      return Computation.within(
          limits,
          () -> {
            List<@Nullable Object> entries = new ArrayList<>();
            for (Object entry : evaluation.entries(item)) {
              entries.add(Entry.stored(entry));
            }
            return new Finding.Row(item, entries);
          });
    } catch (ComputationStopped e) {
      throw e;
    } catch (NoGameException e) {
      return new Finding.Surrender(item, String.valueOf(e.getMessage()), "");
    } catch (RuntimeException e) {
      return new Finding.Surrender(item, Problem.of(e).line(), "");
    } catch (Exception e) {
      throw new AssertionError(e); // an evaluation throws none
    }
  }
}
