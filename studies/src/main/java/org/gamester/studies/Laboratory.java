package org.gamester.studies;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where a question has its items evaluated. */
public interface Laboratory {

  /**
   * Evaluates the items that have neither a row nor a reason for having none, on all processors,
   * and waits until all have one.
   *
   * @return whether more may be evaluated: false after a stop, and when the goal is reached
   */
  boolean evaluate(Iterator<Item> items);

  /** The entries of an item as the file holds them; empty if it was given up. */
  Optional<List<@Nullable Object>> entries(long number);

  /**
   * Whether an item has a row or was given up by an earlier run, so that its position need not even
   * be written down.
   */
  default boolean isDone(long number) {
    return entries(number).isPresent();
  }
}
