package org.gamester.rulesets.heap;

/** Mem: nobody may take less from a heap than was taken from it last. */
public final class Mem extends MemoryGame {

  /** The game. */
  public Mem() {}

  @Override
  public String id() {
    return "mem";
  }

  @Override
  public String rule() {
    return "Take any positive number of tokens from a heap, but not fewer than were taken from it"
        + " last.";
  }

  @Override
  public String example() {
    return "mem(9 last 2)";
  }

  @Override
  public String reference() {
    return "U. Larsson, S. Rubinstein-Salzedo, A. N. Siegel, Memgames (2019)";
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
