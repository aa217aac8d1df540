package org.gamester.rulesets.heap;

import java.util.BitSet;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/** Coin-turning games (H. W. Lenstra; <i>Winning Ways</i>, chapter 14) by their codes. */
public final class Turning extends Game {
  private static final Alphabet COINS =
      new Alphabet("ht").alsoReading("H", 'h').alsoReading("T", 't');

  private static final String RIGHTMOST = ". The rightmost of them must go from heads to tails.";

  private static final Description DESCRIPTION =
      Description.of(
              "turning",
              "Turn over a set of coins of the row that the code allows" + RIGHTMOST,
              "turning{1-3}(tthth)")
          .notation(
              "Coins in a row from the first place on, h heads and t tails, as in"
                  + " `tthth`; or heaps, `3+5` for heads in places 3 and 5. The code says"
                  + " how many coins a move turns, 1-3, 3 or 1+, and how they lie: C next"
                  + " to each other, E equally spaced, S symmetric, F with the first coin,"
                  + " C(5) within 5 places.")
          .title("Coin Turning")
          .aliases("coin-turning")
          .parameters('|', Spawning.OF_CODE)
          .on(BoardKind.STRIP)
          .impartial()
          .smallPositions("h", "th", "tth", "ttth", "hh", "hth", "thh", "tttth")
          .reference("H. W. Lenstra; Winning Ways, chapter 14")
          .named(
              NamedGame.of(
                  "turning-turtles", "1-2", "Turn over one or two coins of the row" + RIGHTMOST),
              NamedGame.of(
                  "mock-turtles",
                  "1-3",
                  "Turn over one, two or three coins of the row" + RIGHTMOST),
              NamedGame.of("moebius", "1-5", "Turn over one to five coins of the row" + RIGHTMOST),
              NamedGame.of("mogul", "1-7", "Turn over one to seven coins of the row" + RIGHTMOST),
              NamedGame.of("moidores", "1-9", "Turn over one to nine coins of the row" + RIGHTMOST),
              NamedGame.of("motley", "1+", "Turn over any number of coins of the row" + RIGHTMOST),
              NamedGame.of("twins", "2", "Turn over two coins of the row" + RIGHTMOST),
              NamedGame.of("triplets", "3", "Turn over three coins of the row" + RIGHTMOST),
              NamedGame.of(
                  "ruler", "1+C", "Turn over any number of adjacent coins of the row" + RIGHTMOST),
              NamedGame.of(
                      "turnips",
                      "3E",
                      "Turn over three equally spaced coins of the row" + RIGHTMOST)
                  .aliases("ternups"),
              NamedGame.of(
                  "grunt",
                  "4FS",
                  "Turn over four coins that lie symmetrically, the first coin of the row among"
                      + " them"
                      + RIGHTMOST),
              NamedGame.of(
                  "sym",
                  "1+S",
                  "Turn over any number of coins of the row that lie symmetrically" + RIGHTMOST),
              NamedGame.of(
                  "sympler",
                  "1+FS",
                  "Turn over any number of coins that lie symmetrically, the first coin of the row"
                      + " among them"
                      + RIGHTMOST),
              NamedGame.of(
                  "mock-turtle-fives",
                  "1-3C(5)",
                  "Turn over one, two or three of five adjacent coins of the row" + RIGHTMOST),
              NamedGame.of(
                  "triplet-fives",
                  "3C(5)",
                  "Turn over three of five adjacent coins of the row" + RIGHTMOST),
              NamedGame.of(
                  "ruler-fives",
                  "1-5C",
                  "Turn over one to five adjacent coins of the row" + RIGHTMOST));

  private final Spawning heaps;

  /** Turning Turtles. */
  public Turning() {
    this(Parameters.NONE, new Spawning());
  }

  private Turning(Parameters parameters, Spawning heaps) {
    super(DESCRIPTION, parameters);
    this.heaps = heaps;
  }

  @Override
  public Rules rules(Parameters given) {
    return new Turning(given, Spawning.of(TurningCode.read(given.reader(Spawning.OF_CODE.name()))));
  }

  /** Takes the moves in a row of coins. */
  @FunctionalInterface
  public interface Moves {

    /**
     * A move.
     *
     * @param others the coins to the left that are turned over, from 1
     * @param rightmost the rightmost coin that is turned over, from 1
     * @param heads the places of the heads after the move, from 0
     */
    void add(long[] others, int rightmost, BitSet heads);
  }

  /**
   * Sends the moves in a row of coins, by the rightmost coin from the left.
   *
   * @param heads the places of the heads, from 0
   * @param sets what a heap may be replaced by: the other coins that are turned with one
   */
  public static void forEach(BitSet heads, Taking sets, Moves moves) {
    for (int place = heads.nextSetBit(0); place >= 0; place = heads.nextSetBit(place + 1)) {
      int rightmost = place + 1;
      sets.forEach(
          rightmost,
          (none, others) -> {
            BitSet after = (BitSet) heads.clone();
            after.flip(rightmost - 1);
            for (long other : others) {
              after.flip((int) other - 1);
            }
            moves.add(others, rightmost, after);
          });
    }
  }

  /** The same game on heaps: a head is a heap of the number of its place. */
  Spawning heaps() {
    return heaps;
  }

  /** Reads a row of coins, {@code h} for heads and {@code t} for tails. */
  @Override
  public Position read(TextReader text) {
    text.skipBlanks();
    BitSet heads = new BitSet();
    int coins = 0;
    while (text.offset() < text.end()) {
      if (COINS.read(text) == 'h') {
        heads.set(coins);
      }
      coins++;
    }
    return new CoinRow(this, coins, Subset.of(heads));
  }
}
