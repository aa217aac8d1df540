package org.gamester.papers.splittles;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.products.NortonProduct;
import org.gamester.values.structure.Incentives;
import org.gamester.values.thermography.Heating;

/** Section 7: the Norton product, Proposition 13 and Lemma 14. */
final class NortonMultiplication {

  static final ShortGame ONE_STAR = ShortGame.numberUpStar(Dyadic.ONE, 0, 1);

  /** Positive games U. */
  private final List<ShortGame> units =
      List.of(
          ONE_STAR,
          ShortGame.ONE,
          ShortGame.UP,
          ShortGame.number(Dyadic.HALF),
          ShortGame.of(ShortGame.ZERO, ShortGame.numberUpStar(Dyadic.ZERO, -1, 1)),
          ShortGame.of(ShortGame.integer(2), ShortGame.ONE));

  private final List<ShortGame> day2 = BornByDay.values(2);

  private static List<ShortGame> steps(Stream<ShortGame> products, ShortGame unit, Player player) {
    List<ShortGame> gains = Incentives.of(unit).stream().map(unit::plus).toList();
    return products
        .flatMap(
            product ->
                gains.stream()
                    .map(gain -> player == Player.LEFT ? product.plus(gain) : product.minus(gain)))
        .toList();
  }

  /**
   * G.U by the definition from a literal form, whose options need not be canonical: copies of U or
   * -U for an integer, and otherwise {G^L.U + (U+I) | G^R.U - (U+I)} with I the incentives of U.
   */
  private static ShortGame productOfForm(
      List<ShortGame> left, List<ShortGame> right, ShortGame unit) {
    ShortGame value = ShortGame.of(left, right);
    return value.isInteger()
        ? NortonProduct.of(value, unit)
        : ShortGame.of(
            steps(left.stream().map(option -> NortonProduct.of(option, unit)), unit, Player.LEFT),
            steps(
                right.stream().map(option -> NortonProduct.of(option, unit)), unit, Player.RIGHT));
  }

  /** The games born by day 1 selected by the bits of a number. */
  private List<ShortGame> chosen(int mask) {
    return IntStream.range(0, 4).filter(i -> (mask >>> i & 1) == 1).mapToObj(day2::get).toList();
  }

  private static List<ShortGame> productsPlus(List<ShortGame> options, ShortGame x) {
    List<ShortGame> products = new ArrayList<>();
    options.forEach(option -> products.add(NortonProduct.of(option, ONE_STAR).plus(x)));
    return products;
  }

  /** Adds the functions of this class. */
  void addTo(JavaFunctions functions) {
    functions
        .of3("proposition13I", (l, r, u) -> productOfForm(chosen(l), chosen(r), units.get(u)))
        .of0("section7IncentiveOf1", () -> Incentives.of(ONE_STAR).equals(Set.of(ShortGame.STAR)))
        .of1(
            "section7ProductWith1Printed",
            g ->
                ShortGame.of(
                    productsPlus(day2.get(g).leftOptions(), ShortGame.ONE),
                    productsPlus(day2.get(g).rightOptions(), ShortGame.MINUS_ONE)))
        .of1(
            "section7OverheatingPrinted",
            g -> Heating.overheat(day2.get(g), ONE_STAR, ShortGame.ONE));
  }
}
