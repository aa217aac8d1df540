package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.TextReader;

/** The heap form of {@link Turning}: a heap is replaced by smaller heaps. */
public final class Spawning extends HeapGame {
  private static final String CODE = "code";
  private static final String USUAL = "1-2";

  /** The code, by which a game is also played on a row of coins. */
  static final Parameter OF_CODE =
      new Parameter(
          CODE,
          USUAL,
          "how many coins, 3, 1-5 or 1+, and C consecutive, E equally spaced, S symmetric,"
              + " F with coin 1, C(5) within 5 coins; several such parts with commas");

  private static final Description DESCRIPTION =
      Description.of(
              "spawning",
              "Replace a heap of n tokens by heaps of different smaller sizes, if the code allows"
                  + " the coins with these numbers and coin n to be turned over.",
              "spawning{1-3}(7)")
          .notation(
              "Heaps by their sizes: `7`. The code says how many coins a move turns in the"
                  + " game of coins that is meant: 1-3, 3, 1+.")
          .title("Coin Turning on Heaps")
          .parameters('|', OF_CODE)
          .impartial()
          .reference("E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways (1982), chapter 14");

  /** Turning Turtles, which is Nim. */
  public Spawning() {
    this(Parameters.NONE, TurningCode.read(new TextReader(USUAL)));
  }

  private Spawning(Parameters parameters, TurningCode code) {
    super(DESCRIPTION, code, code, parameters);
  }

  /** The game of a code. */
  static Spawning of(TurningCode code) {
    return new Spawning(Parameters.of(new Spawning(), code.toString()), code);
  }

  @Override
  public HeapGame rules(Parameters given) {
    return new Spawning(given, TurningCode.read(given.reader(CODE)));
  }
}
