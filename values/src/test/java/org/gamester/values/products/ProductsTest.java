package org.gamester.values.products;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.forms.GameForm;
import org.gamester.values.infinitesimals.Uptimal;
import org.gamester.values.surreals.SignExpansion;
import org.gamester.values.thermography.Heating;
import org.junit.jupiter.api.Test;

class ProductsTest {

  private static final ShortGame ZERO = ShortGame.ZERO;
  private static final ShortGame STAR = ShortGame.STAR;
  private static final ShortGame UP = ShortGame.UP;
  private static final ShortGame ONE_OR_MINUS_ONE = ShortGame.switchOf(integer(1));
  private static final ShortGame TWO_UP = ShortGame.ups(2);

  /** The form {*|*}. */
  private static final GameForm STARS =
      GameForm.of(List.of(GameForm.of(STAR)), List.of(GameForm.of(STAR)));

  private static GameForm form(ShortGame game) {
    return GameForm.of(game);
  }

  @Test
  void nortonProductByAPositiveUnit() {
    for (ShortGame unit : List.of(UP, number(1, 1), integer(1), game(integer(2), integer(1)))) {
      SampleGames.pairs(
          SampleGames.day2(),
          0,
          (g, h) -> {
            ShortGame product = NortonProduct.of(g, unit);
            assertThat(NortonProduct.of(g.plus(h), unit))
                .as("(%s + %s).%s", g, h, unit)
                .isEqualTo(product.plus(NortonProduct.of(h, unit)));
            assertThat(product.relationTo(NortonProduct.of(h, unit))).isEqualTo(g.relationTo(h));
          });
      assertThat(NortonProduct.of(ZERO, unit)).isEqualTo(ZERO);
      assertThat(NortonProduct.of(integer(1), unit)).isEqualTo(unit);
      assertThat(NortonProduct.of(integer(-7), unit)).isEqualTo(unit.times(-7));
    }
    for (ShortGame g : SampleGames.day3()) {
      assertThat(NortonProduct.of(g, integer(1))).as("%s.1", g).isEqualTo(g);
    }
    assertThat(NortonProduct.of(integer(-4), UP)).isEqualTo(ShortGame.ups(-4));
    assertThat(NortonProduct.of(integer(1_000_000), UP)).isEqualTo(ShortGame.ups(1_000_000));
  }

  @Test
  void nortonProductByUpIsOverheating() {
    for (ShortGame g : SampleGames.day3().subList(0, 400)) {
      assertThat(NortonProduct.of(g, UP))
          .isEqualTo(Heating.overheat(g, UP, UP.plus(UP).plus(STAR)));
    }
  }

  @Test
  void ordinalSumReferences() {
    assertThat(OrdinalSum.of(STARS, integer(3))).isEqualTo(Uptimal.sumTo(3));
    assertThat(OrdinalSum.of(STARS, integer(2))).isEqualTo(Uptimal.sumTo(2));
    assertThat(ONE_OR_MINUS_ONE.plus(OrdinalSum.of(integer(2), integer(1))))
        .isEqualTo(game(integer(4), integer(2)));
    ShortGame toUp = OrdinalSum.of(ONE_OR_MINUS_ONE, TWO_UP);
    ShortGame one = integer(1);
    ShortGame inner =
        ShortGame.of(List.of(one, ONE_OR_MINUS_ONE), List.of(integer(-1), ONE_OR_MINUS_ONE));
    assertThat(toUp)
        .isEqualTo(
            ShortGame.of(
                List.of(one, ONE_OR_MINUS_ONE),
                List.of(
                    integer(-1),
                    ShortGame.of(
                        List.of(one, ONE_OR_MINUS_ONE, inner),
                        List.of(integer(-1), ONE_OR_MINUS_ONE)))));
    assertThat(OrdinalSum.of(ShortGame.nimber(60_000), ShortGame.nimber(5)))
        .isEqualTo(ShortGame.nimber(60_005));
    assertThat(OrdinalSum.of(integer(1_000_000), integer(1_000_000))).isEqualTo(integer(2_000_000));
  }

  @Test
  void ordinalSumLaws() {
    List<ShortGame> games = SampleGames.day2();
    for (ShortGame g : games) {
      assertThat(OrdinalSum.of(g, ZERO)).isEqualTo(g);
      for (ShortGame h : games) {
        ShortGame sum = OrdinalSum.of(g, h);
        assertThat(sum.negate()).isEqualTo(OrdinalSum.of(g.negate(), h.negate()));
        for (ShortGame k : games) {
          if (h.lessOrEqual(k)) {
            assertThat(sum.lessOrEqual(OrdinalSum.of(g, k))).as("%s: %s, %s", g, h, k).isTrue();
          }
        }
      }
    }
    for (int m = 0; m <= 4; m++) {
      for (int n = 0; n <= 4; n++) {
        assertThat(OrdinalSum.of(form(ShortGame.nimber(m)), ShortGame.nimber(n)))
            .isEqualTo(ShortGame.nimber(m + n));
      }
    }
  }

  /** (G:H):K = G:(H:K), where G:H is taken as a form and not as its canonical form. */
  @Test
  void ordinalSumIsAssociativeOnForms() {
    List<ShortGame> games = SampleGames.day2();
    for (ShortGame g : games) {
      for (ShortGame h : games) {
        GameForm sum = ordinalSumForm(g, h);
        assertThat(sum.canonicalForm()).isEqualTo(OrdinalSum.of(g, h));
        for (ShortGame k : SampleGames.day2().subList(0, 8)) {
          assertThat(OrdinalSum.of(sum, k))
              .as("%s : %s : %s", g, h, k)
              .isEqualTo(OrdinalSum.of(g, OrdinalSum.of(h, k)));
        }
      }
    }
  }

  private static GameForm ordinalSumForm(ShortGame g, ShortGame h) {
    List<GameForm> left = new ArrayList<>(form(g).options(Player.LEFT));
    List<GameForm> right = new ArrayList<>(form(g).options(Player.RIGHT));
    h.leftOptions().forEach(option -> left.add(form(OrdinalSum.of(g, option))));
    h.rightOptions().forEach(option -> right.add(form(OrdinalSum.of(g, option))));
    return GameForm.of(left, right);
  }

  @Test
  void subordinationUndoesTheOrdinalSum() {
    for (ShortGame base : SampleGames.day2()) {
      for (ShortGame h : SampleGames.day2()) {
        ShortGame sum = OrdinalSum.of(base, h);
        assertThat(OrdinalSum.of(base, OrdinalSum.subordinate(sum, base).orElseThrow()))
            .as("%s : %s", base, h)
            .isEqualTo(sum);
      }
    }
    assertThat(OrdinalSum.subordinate(number(7, 2), integer(1))).contains(number(3, 2));
    assertThat(OrdinalSum.subordinate(number(1, 1), integer(1))).contains(integer(-1));
    assertThat(OrdinalSum.subordinate(Uptimal.sumTo(5), STARS)).contains(integer(5));
    assertThat(OrdinalSum.subordinate(integer(-1), integer(1))).isEmpty();
    assertThatThrownBy(
            () -> OrdinalSum.of(ShortGame.nimber(Long.MAX_VALUE), ShortGame.nimber(Long.MAX_VALUE)))
        .isInstanceOf(GameTooLargeException.class);
  }

  @Test
  void otherCompoundReferences() {
    assertThat(Compounds.conjunctiveSum(form(ONE_OR_MINUS_ONE), form(TWO_UP)))
        .isEqualTo(game(ZERO, integer(-1)));
    assertThat(OrdinalProduct.of(form(ONE_OR_MINUS_ONE), form(TWO_UP))).isEqualTo(ONE_OR_MINUS_ONE);
    assertThat(Compounds.conjunctiveSum(STARS, form(integer(3)))).isEqualTo(integer(2));
    assertThat(Compounds.selectiveSum(STARS, form(integer(3)))).isEqualTo(integer(3));
    assertThat(OrdinalProduct.of(STARS, form(integer(3)))).isEqualTo(ZERO);
    assertThat(ConwayProduct.of(STARS, form(integer(3)))).isEqualTo(ZERO);
    assertThat(ConwayProduct.of(ONE_OR_MINUS_ONE, TWO_UP)).isEqualTo(ShortGame.switchOf(TWO_UP));
    assertThat(ConwayProduct.of(ShortGame.nimber(4), ShortGame.nimber(4)))
        .isEqualTo(ShortGame.nimber(6));
    ShortGame half = ShortGame.of(List.of(ZERO, STAR), List.of(ZERO, ShortGame.nimber(2)));
    assertThat(ConwayProduct.of(TWO_UP, TWO_UP))
        .isEqualTo(game(ZERO, ShortGame.of(List.of(ZERO, STAR), List.of(ZERO, half))));
    assertThatThrownBy(
            () -> ConwayProduct.of(ShortGame.nimber(1L << 32), ShortGame.nimber(1L << 31)))
        .isInstanceOf(GameTooLargeException.class);
  }

  /**
   * +-1 and ^^ by selective sum. The reference says {1^^|-1}, but after Right moves in both, to -1
   * and ^*, Left can still move to -1 and 0, that is to -1, so this Right option cannot be -1; it
   * would be -1 if both players had to go on in both games.
   */
  @Test
  void selectiveSumOfASwitchAndTwoUps() {
    ShortGame minusOne = integer(-1);
    GameForm upStar = form(UP.plus(STAR));
    assertThat(Compounds.selectiveSum(form(minusOne), upStar))
        .isEqualTo(minusOne.plus(UP).plus(STAR));
    assertThat(Compounds.conjunctiveSum(form(minusOne), upStar)).isEqualTo(minusOne);
    assertThat(Compounds.selectiveSum(form(ONE_OR_MINUS_ONE), form(TWO_UP)))
        .isEqualTo(
            ShortGame.of(
                List.of(TWO_UP.plus(integer(1))),
                List.of(minusOne.plus(TWO_UP), minusOne.plus(UP).plus(STAR))));
  }

  @Test
  void conwayProductOfNumbersAndNimbers() {
    for (int a = -3; a <= 3; a += 2) {
      for (int b = -1; b <= 3; b += 2) {
        Dyadic x = Dyadic.of(a, 2);
        Dyadic y = Dyadic.of(b, 1);
        assertThat(ConwayProduct.of(literal(ShortGame.number(x)), literal(ShortGame.number(y))))
            .isEqualTo(ShortGame.number(x.times(y)));
      }
    }
    for (int a = 0; a <= 4; a++) {
      for (int b = 0; b <= 4; b++) {
        ShortGame x = ShortGame.nimber(a);
        ShortGame y = ShortGame.nimber(b);
        assertThat(ConwayProduct.of(literal(x), literal(y))).isEqualTo(ConwayProduct.of(x, y));
      }
    }
  }

  /** The canonical form with its options opened at the top, so that closed forms do not apply. */
  private static GameForm literal(ShortGame game) {
    GameForm form = form(game);
    return GameForm.of(
        form.options(Player.LEFT).stream().map(option -> literal(option.canonicalForm())).toList(),
        form.options(Player.RIGHT).stream()
            .map(option -> literal(option.canonicalForm()))
            .toList());
  }

  /** The form of g.h, straight from the definition. */
  private static GameForm productForm(GameForm g, GameForm h) {
    List<GameForm> left = new ArrayList<>();
    List<GameForm> right = new ArrayList<>();
    for (Player first : Player.values()) {
      for (Player second : Player.values()) {
        for (GameForm x : g.options(first)) {
          for (GameForm y : h.options(second)) {
            (first == second ? left : right)
                .add(productForm(x, h).plus(productForm(g, y)).plus(productForm(x, y).negate()));
          }
        }
      }
    }
    return GameForm.of(left, right);
  }

  /**
   * Law 24: distributive on all forms of canonical games of day 2, associative on those of day 1.
   */
  @Test
  void conwayProductIsDistributiveAndAssociativeOnForms() {
    List<GameForm> forms = SampleGames.day2().stream().map(ProductsTest::literal).toList();
    for (GameForm x : forms) {
      for (GameForm y : forms) {
        ShortGame xy = ConwayProduct.of(x, y);
        for (GameForm z : forms.subList(forms.indexOf(y), forms.size())) {
          assertThat(ConwayProduct.of(x, y.plus(z)))
              .as("%s (%s + %s)", x, y, z)
              .isEqualTo(xy.plus(ConwayProduct.of(x, z)));
        }
      }
    }
    List<GameForm> dayOne = BornByDay.values(1).stream().map(ProductsTest::literal).toList();
    for (GameForm x : dayOne) {
      for (GameForm y : dayOne) {
        assertThat(productForm(x, y).canonicalForm()).isEqualTo(ConwayProduct.of(x, y));
        for (GameForm z : forms) {
          assertThat(ConwayProduct.of(productForm(x, y), z))
              .isEqualTo(ConwayProduct.of(x, productForm(y, z)));
        }
      }
    }
  }

  @Test
  void conwayProductLaws() {
    List<ShortGame> games = SampleGames.day2();
    for (ShortGame g : games) {
      for (ShortGame h : games) {
        ShortGame product = ConwayProduct.of(g, h);
        assertThat(ConwayProduct.of(h, g)).isEqualTo(product);
        assertThat(ConwayProduct.of(g.negate(), h)).isEqualTo(product.negate());
        assertThat(ConwayProduct.of(literal(g), literal(h))).isEqualTo(product);
      }
    }
  }

  /** Law 8: the product does not respect equality. */
  @Test
  void conwayProductDependsOnForms() {
    GameForm inflated =
        GameForm.of(List.of(form(integer(-1)), form(ZERO)), List.of(form(ZERO), form(integer(1))));
    assertThat(inflated.canonicalForm()).isEqualTo(STAR);
    assertThat(ConwayProduct.of(STAR, STAR)).isEqualTo(STAR);
    assertThat(ConwayProduct.of(inflated, form(STAR))).isNotEqualTo(STAR);
  }

  @Test
  void oneColonANumberPutsAPlusBeforeItsSigns() {
    for (ShortGame x : SampleGames.day3()) {
      if (x.isNumber()) {
        assertThat(SignExpansion.of(OrdinalSum.of(integer(1), x).leftStop()).signs())
            .isEqualTo("+" + SignExpansion.of(x.leftStop()).signs());
      }
    }
  }

  /** Both colons with the products as forms, straight from the definition. */
  private static GameForm ordinalProductForm(GameForm g, GameForm h) {
    List<List<GameForm>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    for (Player inH : Player.values()) {
      for (GameForm factor : h.options(inH)) {
        GameForm base = ordinalProductForm(g, factor);
        for (Player inG : Player.values()) {
          for (GameForm option : g.options(inG)) {
            ShortGame subordinate = option.canonicalForm();
            sides
                .get(inG == inH ? 0 : 1)
                .add(
                    form(
                        OrdinalSum.of(
                            base, inH == Player.LEFT ? subordinate : subordinate.negate())));
          }
        }
      }
    }
    return GameForm.of(sides.getFirst(), sides.getLast());
  }

  @Test
  void ordinalProductsAreThoseOfTheDefinition() {
    List<GameForm> forms = SampleGames.day2().stream().map(GameForm::of).toList();
    for (GameForm g : forms) {
      for (GameForm h : forms) {
        assertThat(OrdinalProduct.of(g, h))
            .as("%s . %s", g, h)
            .isEqualTo(ordinalProductForm(g, h).canonicalForm());
      }
    }
  }

  /** Where a product has a closed form, large factors need no recursion. */
  @Test
  void conwayProductsOfLargeFactors() {
    ShortGame million = integer(1_000_000);
    assertThat(ConwayProduct.of(million, UP)).isEqualTo(ShortGame.ups(1_000_000));
    assertThat(ConwayProduct.of(UP, million)).isEqualTo(ShortGame.ups(1_000_000));
    assertThat(ConwayProduct.of(number(3, 400), number(5, 500))).isEqualTo(number(15, 900));
  }

  @Test
  void theLargestNimberIsAnOrdinalSum() {
    ShortGame five = ShortGame.nimber(5);
    assertThat(OrdinalSum.of(ShortGame.nimber(Long.MAX_VALUE - 5), five))
        .isEqualTo(ShortGame.nimber(Long.MAX_VALUE));
    assertThatThrownBy(() -> OrdinalSum.of(ShortGame.nimber(Long.MAX_VALUE - 4), five))
        .isInstanceOf(GameTooLargeException.class);
  }
}
