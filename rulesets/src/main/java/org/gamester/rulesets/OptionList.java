package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.values.Evaluation;
import org.gamester.values.GameTooLargeException;

/** Collects options, and gives up before they fill the memory. */
public final class OptionList {
  private static final int MOST = 1 << 20;

  private final List<Position> options = new ArrayList<>();

  /**
   * Adds an option at the end.
   *
   * @throws GameTooLargeException if there are more than 2^20
   */
  public void add(Position option) {
    if (options.size() == MOST) {
      throw new GameTooLargeException("a position has more than " + MOST + " moves to list");
    }
    Evaluation.poll();
    options.add(option);
  }

  /** What was added, in that order; unmodifiable. */
  public List<Position> toList() {
    return Collections.unmodifiableList(options);
  }
}
