package org.gamester.values.notation;

import org.gamester.values.ShortGame;

/**
 * Reads values: every text of a {@link GameWriter} (but LaTeX), and the expressions of the
 * worksheet language that are built from values alone.
 *
 * <ul>
 *   <li>numbers, ups and stars: {@code 3/4}, {@code ^}, {@code vv}, {@code ^3*2}, {@code 1/2v*},
 *       {@code 3^*2}, {@code 2*} (where nothing follows that could be a factor), {@code ^[3]},
 *       {@code v<2>*}, {@code 1/2Tiny(2)};
 *   <li>games: {@code {2||1|0}} with bars counted; sets and lists among the options are spliced in;
 *   <li>{@code + - +- * / ^} with their usual order, and parentheses; {@code *} multiplies by an
 *       integer or two numbers;
 *   <li>{@code begin var g1 := ...; ... end};
 *   <li>white space and comments; ↑ ↓ ★ ± ⧾ ⧿ for {@code ^ v * +- Tiny Miny}.
 * </ul>
 *
 * Nothing recurses, so that braces may nest a million deep. Immutable.
 */
public final class GameReader {

  private static final GameReader EXACT = new GameReader(false);
  private static final GameReader CLASSIC_OUTPUT = new GameReader(true);

  private final boolean classicOutput;

  private GameReader(boolean classicOutput) {
    this.classicOutput = classicOutput;
  }

  /** Reads what people and {@link GameWriter#exact} write. */
  public static GameReader exact() {
    return EXACT;
  }

  /**
   * Reads what {@link GameWriter#classic} and CGSuite print: as {@link #exact}, but {@code 2*3} is
   * 2 + *3 and not 6, and {@code 1^3} is 1 + ^3 and not a power.
   */
  public static GameReader classicOutput() {
    return CLASSIC_OUTPUT;
  }

  /**
   * The value that {@code text} denotes.
   *
   * @throws NotationException if it denotes none
   */
  public ShortGame read(String text) {
    return new Parser(text, classicOutput).read();
  }
}
