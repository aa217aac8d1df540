package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;

/** Mem: nobody may take less from a heap than was taken from it last. */
public final class Mem extends MemoryGame {
  private static final Description DESCRIPTION =
      Description.of(
              "mem",
              "Take any positive number of tokens from a heap, but not fewer than were taken from"
                  + " it last.",
              "mem(9 last 2)")
          .notation(
              "The number of tokens, and after last how many were taken last: `9 last"
                  + " 2`. Without that, `9`, it is the start.")
          .reference("U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, Memgames (2019)");

  /** The game. */
  public Mem() {
    super(DESCRIPTION);
  }

  @Override
  long least(long last) {
    return Math.max(1, last);
  }

  @Override
  long greatest(long last) {
    return Long.MAX_VALUE;
  }

  @Override
  long after(long taken) {
    return taken;
  }

  @Override
  long start(long size) {
    return 0;
  }

  @Override
  long reduced(long size, long last) {
    return last <= 1 ? 0 : last;
  }

  @Override
  String word() {
    return "last";
  }
}
