package org.gamester.rulesets.heap;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Moore's Nim (1910): a move takes tokens from one heap or from several, at most k. All heaps are
 * one position.
 */
public final class MooreNim extends Game {
  private static final String HEAPS = "k";
  private static final int MOST = 1 << 16;

  private static final Description DESCRIPTION =
      Description.of(
              "moore-nim",
              "Remove any positive number of tokens from each of 1 to k heaps. A sum of heaps is"
                  + " one position.",
              "moore-nim{2}(1+2+3+3)")
          .notation(
              "The heaps, joined by plus signs: `1+2+3` is one position and no sum,"
                  + " since a move can change several heaps.")
          .title("Moore's Nim")
          .aliases("moores-nim")
          .parameters(new Parameter(HEAPS, "2", "from how many heaps a move may take"))
          .on(BoardKind.HEAP)
          .impartial()
          .smallPositions("1", "1+1", "1+1+1", "2+2+2", "1+2+3", "1+2+3+3")
          .reference("E. H. Moore, A generalization of the game called Nim (1910)")
          .pPositions(
              "with the sizes of the heaps in binary, the player to move loses if and only if the"
                  + " number of ones in each place is a multiple of k+1. (Moore 1910)");

  private final int most;

  /** From one heap or two. */
  public MooreNim() {
    super(DESCRIPTION);
    this.most = 2;
  }

  private MooreNim(Parameters given) {
    super(DESCRIPTION, given);
    this.most = (int) given.number(HEAPS, 1, MOST);
  }

  @Override
  public MooreNim rules(Parameters given) {
    return new MooreNim(given);
  }

  /** From how many heaps a move may take. */
  int mostHeaps() {
    return most;
  }

  @Override
  public boolean readsPlus() {
    return true;
  }

  @Override
  public Position read(TextReader text) {
    return new MooreHeaps(this, HeapSizes.read(text));
  }
}
