package org.gamester.papers.splittles;

import static org.gamester.papers.splittles.SplittlesClaims.PAPER;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.Relation;
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
          UptimalSaltus.upSecond(),
          ShortGame.of(ShortGame.integer(2), ShortGame.ONE));

  private final List<ShortGame> day2 = BornByDay.values(2);

  List<Claim> claims() {
    return List.of(
        independenceOfForm(),
        monotonicity(),
        distributivity(),
        incentives(),
        productWithOneStar(),
        overheating(),
        stopsOfNumbers(),
        lemma14(),
        simplest(),
        lemma14FirstDisplay(),
        lemma14FirstSign(),
        lemma14SecondDisplay(),
        lemma14SecondSign());
  }

  /** x.1* for a number x. */
  static ShortGame timesOneStar(Dyadic x) {
    return NortonProduct.of(ShortGame.number(x), ONE_STAR);
  }

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

  private Claim independenceOfForm() {
    return PAPER
        .claim("Proposition 13 (i)")
        .says(
            "For U > 0, G.U depends only on the value of G; checked for all 256 forms with options"
                + " born by day 1 and six games U.")
        .forAll("l in 0..15 only", "r in 0..15 only", "u in 0..5 only")
        .ofNamed((l, r, u) -> chosen(l) + " | " + chosen(r) + ", U = " + units.get(u))
        .computed((l, r, u) -> productOfForm(chosen(l), chosen(r), units.get(u)))
        .printed((l, r, u) -> NortonProduct.of(ShortGame.of(chosen(l), chosen(r)), units.get(u)))
        .build();
  }

  private Claim monotonicity() {
    return PAPER
        .claim("Proposition 13 (ii)")
        .says("G >= H if and only if G.U >= H.U; checked for games born by day 2 and six games U.")
        .forAll("g in 0..21 only", "h in 0..21 only", "u in 0..5 only")
        .ofNamed((g, h, u) -> day2.get(g) + ", " + day2.get(h) + ", U = " + units.get(u))
        .computed(
            (g, h, u) ->
                NortonProduct.of(day2.get(g), units.get(u))
                    .greaterOrEqual(NortonProduct.of(day2.get(h), units.get(u))))
        .printed((g, h, u) -> day2.get(g).greaterOrEqual(day2.get(h)))
        .build();
  }

  private Claim distributivity() {
    return PAPER
        .claim("Proposition 13 (iii)")
        .says("(G + H).U = G.U + H.U; checked for games born by day 2 and six games U.")
        .forAll("g in 0..21 only", "h in 0..21 only", "u in 0..5 only")
        .ofNamed((g, h, u) -> day2.get(g) + ", " + day2.get(h) + ", U = " + units.get(u))
        .computed((g, h, u) -> NortonProduct.of(day2.get(g).plus(day2.get(h)), units.get(u)))
        .printed(
            (g, h, u) ->
                NortonProduct.of(day2.get(g), units.get(u))
                    .plus(NortonProduct.of(day2.get(h), units.get(u))))
        .build();
  }

  private Claim incentives() {
    return PAPER
        .claim("Section 7, incentive of 1*")
        .says("The only incentive of 1* is *.")
        .fact()
        .computed(() -> Incentives.of(ONE_STAR).equals(Set.of(ShortGame.STAR)))
        .printed(() -> true)
        .build();
  }

  private Claim productWithOneStar() {
    return PAPER
        .claim("Section 7, product with 1*")
        .says("G.1* = {G^L.1* + 1 | G^R.1* - 1} for G born by day 2 that is not an integer.")
        .forAll("g in 0..21 only")
        .where("G is not an integer", g -> !day2.get(g).isInteger())
        .ofNamed(g -> day2.get(g))
        .computed(g -> NortonProduct.of(day2.get(g), ONE_STAR))
        .printed(
            g ->
                ShortGame.of(
                    productsPlus(day2.get(g).leftOptions(), ShortGame.ONE),
                    productsPlus(day2.get(g).rightOptions(), ShortGame.MINUS_ONE)))
        .build();
  }

  private static List<ShortGame> productsPlus(List<ShortGame> options, ShortGame x) {
    List<ShortGame> products = new ArrayList<>();
    options.forEach(option -> products.add(NortonProduct.of(option, ONE_STAR).plus(x)));
    return products;
  }

  private Claim overheating() {
    return PAPER
        .claim("Section 7, overheating")
        .says("G.1* is G overheated from 1* to 1; checked for games born by day 2.")
        .forAll("g in 0..21 only")
        .ofNamed(g -> day2.get(g))
        .computed(g -> NortonProduct.of(day2.get(g), ONE_STAR))
        .printed(g -> Heating.overheat(day2.get(g), ONE_STAR, ShortGame.ONE))
        .build();
  }

  private Claim stopsOfNumbers() {
    return PAPER
        .claim("Section 7, stops of x.1*")
        .says(
            "For a number x, the Left stop of x.1* is x rounded up, the Right stop x rounded down.")
        .forAll("k in 0..4", "m in -40..40")
        .ofNamed((k, m) -> Dyadic.of(m, k))
        .computed(
            (k, m) -> {
              ShortGame product = timesOneStar(Dyadic.of(m, k));
              return List.of(product.leftStop(), product.rightStop());
            })
        .printed(
            (k, m) ->
                List.of(Dyadic.of(Dyadic.of(m, k).ceiling()), Dyadic.of(Dyadic.of(m, k).floor())))
        .build();
  }

  private static Dyadic quarters(int a) {
    return Dyadic.of(a, 2);
  }

  private Claim lemma14() {
    return PAPER
        .claim("Lemma 14")
        .says("If x = a/4, then {(x-1/4).1* + 1 | (x+1/4).1* - 1} = x.1*.")
        .forAll("a in -40..40")
        .ofNamed(a -> quarters(a))
        .computed(
            a ->
                ShortGame.of(
                    timesOneStar(quarters(a - 1)).plus(ShortGame.ONE),
                    timesOneStar(quarters(a + 1)).minus(ShortGame.ONE)))
        .printed(a -> timesOneStar(quarters(a)))
        .build();
  }

  private Claim simplest() {
    return PAPER
        .claim("Lemma 14, proof, x not an integer")
        .says("If x = a/4 is not an integer, x = {x-1/4 | x+1/4}.")
        .forAll("a in -40..40")
        .where("x is not an integer", a -> a % 4 != 0)
        .ofNamed(a -> quarters(a))
        .computed(
            a -> ShortGame.of(ShortGame.number(quarters(a - 1)), ShortGame.number(quarters(a + 1))))
        .printed(a -> ShortGame.number(quarters(a)))
        .build();
  }

  private Claim lemma14FirstDisplay() {
    return PAPER
        .claim("Lemma 14, first display")
        .says("For integers x, (x+1/4).1* - 1 - x.1* = (1/4).1* - 1, which Left wins moving first.")
        .forAll("x in -10..10")
        .computed(
            x ->
                timesOneStar(quarters(4 * x + 1))
                    .minus(ShortGame.ONE)
                    .minus(timesOneStar(quarters(4 * x))))
        .printed(x -> timesOneStar(quarters(1)).minus(ShortGame.ONE))
        .build();
  }

  private Claim lemma14SecondDisplay() {
    return PAPER
        .claim("Lemma 14, second display")
        .says("For integers x, (x-1/4).1* + 1 - x.1* - * = (-1/4).1* + 1* = (3/4).1*.")
        .forAll("x in -10..10")
        .computed(
            x ->
                timesOneStar(quarters(4 * x - 1))
                    .plus(ShortGame.ONE)
                    .minus(timesOneStar(quarters(4 * x)))
                    .minus(ShortGame.STAR))
        .printed(x -> timesOneStar(quarters(3)))
        .build();
  }

  private Claim lemma14FirstSign() {
    return PAPER
        .claim("Lemma 14, first sign")
        .says("The relation of (1/4).1* - 1 to 0 shows that Left wins moving first.")
        .fact()
        .computed(() -> timesOneStar(quarters(1)).minus(ShortGame.ONE).relationTo(ShortGame.ZERO))
        .lost("the sign between (1/4).1* - 1 and 0")
        .refitted("(1/4).1* - 1 |> 0, since it is confused with 0", () -> Relation.CONFUSED)
        .build();
  }

  private Claim lemma14SecondSign() {
    return PAPER
        .claim("Lemma 14, second sign")
        .says("(3/4).1* >= 0.")
        .fact()
        .computed(() -> timesOneStar(quarters(3)))
        .printed(Comparison.AT_LEAST, () -> ShortGame.ZERO)
        .build();
  }
}
