package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** The recursion g_k(n) of Carvalho and others, <i>Chessfights</i> (2012), as a game of heaps. */
public final class GkRecursion extends HeapGame {
  private static final long GREATEST_K = 1L << 61;

  private static final Description DESCRIPTION =
      Description.of(
              "gk",
              "Left removes any positive number of tokens from one heap, Right removes k or 2k.",
              "gk{2}(5)")
          .notation("Heaps by the numbers of their tokens: `5`.")
          .title("The Recursion g_k(n)")
          .aliases("g_k-recursion")
          .parameters(new Parameter("k", "1", "Right takes k or 2k"))
          .smallPositions("0", "1", "2", "3", "4", "5")
          .reference(
              "A. Carvalho, C. P. Santos, C. L. Dias, F. Coelho, J. P. Neto, S. Vinagre, A"
                  + " recursive process related to a partizan variation of Wythoff (2012)");

  /** The game with k = 1. */
  public GkRecursion() {
    this(Parameters.NONE, 1);
  }

  private GkRecursion(Parameters parameters, long k) {
    super(
        DESCRIPTION, SetTaking.NIM, new SetTaking(SubtractionSet.of(k, 2 * k), false), parameters);
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new GkRecursion(given, given.number("k", 1, GREATEST_K));
  }

  /** Reads a heap, or {@code g_2(5)} with its own k. */
  @Override
  public Position read(TextReader text) {
    int before = text.offset();
    if (text.accept("g_")) {
      long k = text.number("k", 1, GREATEST_K);
      text.skipBlanks();
      if (text.peek() == '(') {
        return new GkRecursion(Parameters.of(this, Long.toString(k)), k).readHeaps(text);
      }
      text.moveTo(before);
    }
    return readHeaps(text);
  }

  private Position readHeaps(TextReader text) {
    return super.read(text);
  }
}
