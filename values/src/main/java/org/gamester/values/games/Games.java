package org.gamester.values.games;

import java.math.BigInteger;
import java.util.Optional;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameReader;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.products.ConwayProduct;
import org.gamester.values.products.NortonProduct;
import org.gamester.values.products.OrdinalSum;
import org.gamester.values.stops.ConfusionInterval;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Cooling;
import org.gamester.values.thermography.Heating;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Thermography;

/**
 * Where a program that uses games begins: it reads and writes values, and computes what the theory
 * says about them.
 *
 * <p>A {@link ShortGame} itself has sums ({@code g.plus(h)}), multiples, negatives, the order
 * ({@code g.relationTo(h)}, {@code g.lessOrEqual(h)}), the outcome, the stops ({@code
 * g.leftStop()}) and the canonical options. The operations here are those of the packages for each
 * theory, which have more of them.
 *
 * <p>No method returns null. A question that may have no answer returns an {@link Optional}; an
 * argument outside the domain of an operation causes an {@link IllegalArgumentException}, and a
 * result that is too large to be held a {@link org.gamester.values.GameTooLargeException}.
 */
public final class Games {

  private Games() {}

  /**
   * The value that a text denotes, such as {@code {2|1} + ^ - 3*2} or {@code +-1}; see {@link
   * GameReader}.
   *
   * @throws org.gamester.values.notation.NotationException if the text does not denote a value; the
   *     message shows the place
   */
  public static ShortGame read(String text) {
    return GameReader.exact().read(text);
  }

  /** The canonical form as text that {@link #read} reads back, such as {@code {3||2|1}}. */
  public static String text(ShortGame game) {
    return GameWriter.exact().write(game);
  }

  /** The canonical form with the signs that books use, such as {@code 1↑★}. */
  public static String unicode(ShortGame game) {
    return GameWriter.unicode().write(game);
  }

  /** The canonical form in LaTeX, for math mode. */
  public static String latex(ShortGame game) {
    return GameWriter.latex().write(game);
  }

  /** The thermograph: the two walls, with mean and temperature. */
  public static Thermograph thermograph(ShortGame game) {
    return Thermography.of(game);
  }

  /** The mean value. */
  public static Dyadic mean(ShortGame game) {
    return Thermography.mean(game);
  }

  /** The temperature, at least -1; that of a number is negative. */
  public static Dyadic temperature(ShortGame game) {
    return Thermography.temperature(game);
  }

  /// The game cooled by t.
  ///
  /// @throws IllegalArgumentException unless t > -1
  public static ShortGame cool(ShortGame game, Dyadic t) {
    return Cooling.cool(game, t);
  }

  /** The game heated by t. */
  public static ShortGame heat(ShortGame game, ShortGame t) {
    return Heating.heat(game, t);
  }

  /** The numbers with which the game is confused. */
  public static ConfusionInterval confusionInterval(ShortGame game) {
    return ConfusionInterval.of(game);
  }

  /** The number of stops in the game tree, each counted as often as it occurs. */
  public static BigInteger stopCount(ShortGame game) {
    return StopCount.of(game);
  }

  /** The atomic weight; empty if the game is not atomic. */
  public static Optional<ShortGame> atomicWeight(ShortGame game) {
    return AtomicWeight.of(game);
  }

  /** The reduced canonical form: the simplest game that differs by an infinitesimal. */
  public static ShortGame reducedCanonicalForm(ShortGame game) {
    return ReducedCanonicalForm.of(game);
  }

  /** The birthday of the value. */
  public static BigInteger birthday(ShortGame game) {
    return Birthday.of(game);
  }

  /** The ordinal sum G : H, in which a move in G ends H. */
  public static ShortGame ordinalSum(ShortGame base, ShortGame subordinate) {
    return OrdinalSum.of(base, subordinate);
  }

  /** The Norton product of a game by a unit. */
  public static ShortGame nortonProduct(ShortGame game, ShortGame unit) {
    return NortonProduct.of(game, unit);
  }

  /** The Conway product of the canonical forms. */
  public static ShortGame conwayProduct(ShortGame g, ShortGame h) {
    return ConwayProduct.of(g, h);
  }
}
