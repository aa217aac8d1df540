package org.gamester.analysis;

import java.util.Locale;
import org.gamester.values.ComputationStopped;

/** The bound on the positions that an analysis of all that can be reached holds. */
public final class PositionBound {
  private PositionBound() {}

  /**
   * Requires room for one more position.
   *
   * @throws ComputationStopped if as many are held as may be
   */
  public static void requireRoom(int held, int most) {
    if (held >= most) {
      throw new ComputationStopped(
          ComputationStopped.Reason.MEMORY,
          String.format(Locale.ROOT, "gave up: more than %,d positions can be reached", most));
    }
  }
}
