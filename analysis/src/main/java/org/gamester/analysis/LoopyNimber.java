package org.gamester.analysis;

import java.util.Collections;
import java.util.OptionalLong;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The Grundy value of an impartial position to which play may return: a number, or infinite with
 * the numbers that a move can reach.
 *
 * @param nimber the value if it is a number
 * @param reached if it is infinite, the values of the options that have one
 */
public record LoopyNimber(OptionalLong nimber, SortedSet<Long> reached) {

  public LoopyNimber {
    reached = Collections.unmodifiableSortedSet(new TreeSet<>(reached));
  }

  static LoopyNimber of(long nimber) {
    return new LoopyNimber(OptionalLong.of(nimber), new TreeSet<>());
  }

  /** {@code 3}, {@code inf(0,2)} or {@code inf()}. */
  @Override
  public String toString() {
    return nimber.isPresent()
        ? String.valueOf(nimber.getAsLong())
        : reached.stream().map(String::valueOf).collect(Collectors.joining(",", "inf(", ")"));
  }
}
