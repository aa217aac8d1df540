package org.gamester.rulesets.heap;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Nim with a pass. A single pass for both players makes the game hard: no formula for its nimbers
 * is known. A pass that costs nothing makes play repeat.
 */
public final class NimWithPass extends Game {
  private static final String PASSES = "passes";
  private static final String PASSED = "passed";

  private static final Description DESCRIPTION =
      Description.of(
              "nim-with-pass",
              "Remove any positive number of tokens from one heap; or pass, while a token is left."
                  + " One of the players may pass once; with passes=free each may pass at any time,"
                  + " and play may repeat. A sum of heaps is one position.",
              "nim-with-pass(1+2+4)")
          .notation(
              "The heaps, joined by plus signs: `1+2+4` is one position and no sum."
                  + " After passed the pass has been used: `1+2 passed`.")
          .title("Nim with a Pass")
          .parameters(
              new Parameter(PASSES, "once", "once: one pass for both; free: any number of passes"))
          .on(BoardKind.HEAP)
          .impartial()
          .smallPositions("0", "1", "2", "3", "4", "1+1", "1+2", "2+2", "1+2+3", "2+3+4")
          .reference(
              "R. M. Low, W. H. Chan, An atlas of N- and P-positions in Nim with a pass (2015); D."
                  + " Gale for the question");

  private final boolean isFree;

  /** With one pass. */
  public NimWithPass() {
    super(DESCRIPTION);
    this.isFree = false;
  }

  private NimWithPass(Parameters given) {
    super(DESCRIPTION, given);
    this.isFree = given.word(PASSES, "once", "free").equals("free");
  }

  @Override
  public NimWithPass rules(Parameters given) {
    return new NimWithPass(given);
  }

  /** Whether passing costs nothing. */
  boolean isFree() {
    return isFree;
  }

  @Override
  public Convention convention() {
    return isFree ? Convention.LOOPY : Convention.NORMAL;
  }

  @Override
  public boolean readsPlus() {
    return true;
  }

  /** Reads heaps, and the word {@code passed} if nobody may pass any more. */
  @Override
  public Position read(TextReader text) {
    HeapSizes heaps = HeapSizes.read(text);
    text.skipBlanks();
    int place = text.offset();
    boolean isPassed = text.accept(PASSED);
    if (isPassed && isFree) {
      throw text.errorAt(place, "a pass that costs nothing is never used up");
    }
    return new PassHeaps(this, heaps, isPassed);
  }
}
