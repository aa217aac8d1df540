package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;

/** Nim: heaps of tokens; the value of a heap of n is *n. */
public final class Nim extends HeapGame {
  private static final Description DESCRIPTION =
      Description.of("nim", "Remove any positive number of tokens from one heap.", "nim(3+7+9)")
          .notation(
              "Heaps by the numbers of their tokens, with plus signs or commas"
                  + " between them: `3+7+9`.")
          .impartial()
          .reference(
              "C. L. Bouton, Nim, a game with a complete mathematical theory (1901); Winning Ways,"
                  + " chapter 2");

  /** The game. */
  public Nim() {
    super(DESCRIPTION, SetTaking.NIM);
  }
}
