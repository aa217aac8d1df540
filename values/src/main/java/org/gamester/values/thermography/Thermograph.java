package org.gamester.values.thermography;

import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.Fields;
import org.gamester.values.Player;

/// The thermograph of a game: its Left and Right walls, functions of the temperature t >= -1 that
/// meet in the mast.
///
/// Theorem (Siegel, _Combinatorial Game Theory_, II.5; law 53): the Left wall never rises with t
/// and has slopes 0 and -1, the Right wall never falls and has slopes 0 and 1; both are the mean
/// above the temperature of the game; for t >= 0 they are the stops of the game cooled by t.
///
/// @param left the Left wall
/// @param right the Right wall
@Fields({"leftWall: left", "rightWall: right"})
public record Thermograph(Wall left, Wall right) {

  /**
   * @throws IllegalArgumentException if the walls have different masts
   */
  public Thermograph {
    if (!left.mastValue().equals(right.mastValue())) {
      throw new IllegalArgumentException(
          "both walls must have the same mast: " + left.mastValue() + ", " + right.mastValue());
    }
  }

  /**
   * The thermograph of {Left | Right} from those of its options, whether or not the form is
   * canonical. Theorem: the Left scaffold is the maximum of the Right walls of the Left options,
   * less t; the Right scaffold is the minimum of the Left walls of the Right options, plus t; the
   * walls follow the scaffolds up to the least temperature at which these meet. The part below
   * temperature 0 is that of the given form. Cost: linear in the number of critical points.
   *
   * @throws IllegalArgumentException if a side is empty, or the scaffolds show that the game is a
   *     number that no temperature above -1 separates from its options (say {0|5}); such a number
   *     has to be found by the simplicity theorem, see {@link Thermography#ofNumber}
   */
  public static Thermograph ofOptions(List<Thermograph> left, List<Thermograph> right) {
    if (left.isEmpty() || right.isEmpty()) {
      throw new IllegalArgumentException(
          "a game in which a player has no option is an integer; its thermograph is a mast");
    }
    Wall best = left.getFirst().right;
    for (Thermograph option : left) {
      best = best.max(option.right);
    }
    Wall worst = right.getFirst().left;
    for (Thermograph option : right) {
      worst = worst.min(option.left);
    }
    Dyadic temperature = Wall.crossing(best, worst);
    if (temperature == null) {
      throw new IllegalArgumentException(
          "this game is a number that its options' thermographs do not determine");
    }
    return new Thermograph(
        Wall.belowMast(temperature, best, -1), Wall.belowMast(temperature, worst, 1));
  }

  /** The wall of {@code player}. */
  public Wall wall(Player player) {
    return player == Player.LEFT ? left : right;
  }

  /** The mean value of the game: the value on the mast. */
  public Dyadic mean() {
    return left.mastValue();
  }

  /** The temperature of the game: where the mast begins, at least -1. */
  public Dyadic temperature() {
    return left.mastBase().max(right.mastBase());
  }

  /** The thermograph of -G, the mirror image. */
  public Thermograph negate() {
    return new Thermograph(right.negate(), left.negate());
  }

  /**
   * {@code Thermograph(9/4,[3/4],[0,-1],9/4,[3/4,1/2],[0,1,0])}: mast, critical points and slopes
   * of the Left wall, then of the Right.
   */
  @Override
  public String toString() {
    return "Thermograph(" + left.fieldText() + "," + right.fieldText() + ")";
  }
}
