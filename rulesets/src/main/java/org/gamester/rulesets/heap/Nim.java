package org.gamester.rulesets.heap;

/** Nim: heaps of tokens; the value of a heap of n is *n. */
public final class Nim extends HeapGame {

  /** The game. */
  public Nim() {
    super(SetTaking.NIM);
  }

  @Override
  public String id() {
    return "nim";
  }

  @Override
  public String rule() {
    return "Remove any positive number of tokens from one heap.";
  }

  @Override
  public String example() {
    return "nim(3+7+9)";
  }

  @Override
  public String reference() {
    return "C. L. Bouton, Nim, a game with a complete mathematical theory (1901); "
        + "Winning Ways, chapter 2";
  }
}
