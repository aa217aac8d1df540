package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

/** Collects options, up to a bound on the memory that they take. */
public final class OptionList {
  private static final long MOST = 1 << 20;
  private static final long MOST_WORDS = 1 << 25;

  private final List<Position> options = new ArrayList<>();
  private final long most;

  /** A list of options that need a few words each. */
  public OptionList() {
    this(1);
  }

  /** A list of options that need about {@code wordsEach} words of memory each. */
  public OptionList(long wordsEach) {
    this.most = Math.min(MOST, MOST_WORDS / Math.max(1, wordsEach));
  }

  /**
   * A list of {@code count} options that need about {@code wordsEach} words of memory each.
   *
   * @throws GameTooLargeException at once, if these are too many
   */
  public OptionList(long wordsEach, long count) {
    this(wordsEach);
    if (count > most) {
      throw tooMany();
    }
  }

  private GameTooLargeException tooMany() {
    return new GameTooLargeException(
        String.format(Locale.ROOT, "a position has more than %,d moves", most));
  }

  /**
   * Adds an option at the end.
   *
   * @throws GameTooLargeException if there are more than 2^20, or fewer large ones
   */
  public void add(Position option) {
    if (options.size() >= most) {
      throw tooMany();
    }
    Computation.poll();
    options.add(option);
  }

  /** What was added, in that order; unmodifiable. */
  public List<Position> toList() {
    return Collections.unmodifiableList(options);
  }
}
