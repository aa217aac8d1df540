package org.gamester.lab.fitting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.gamester.lab.Variable;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class FittingTest {

  private static final List<Variable> SQUARE =
      List.of(Variable.parse("x in 0..16"), Variable.parse("y in 0..16"));

  private static List<Fraction> numbers(long... terms) {
    List<Fraction> list = new ArrayList<>();
    for (long term : terms) {
      list.add(Fraction.of(term));
    }
    return list;
  }

  @Test
  void rationalsAreExactAndReduced() {
    assertThat(Fraction.of(6, -4)).hasToString("-3/2");
    assertThat(Fraction.parse("-3/16").toDyadic()).isEqualTo(Dyadic.of(-3, 4));
    assertThat(Fraction.of(1, 3).plus(Fraction.of(1, 6))).isEqualTo(Fraction.of(Dyadic.HALF));
    assertThat(Fraction.of(2, 3).power(-2)).isEqualTo(Fraction.of(9, 4));
    assertThatThrownBy(() -> Fraction.of(2, 3).toDyadic())
        .hasMessage("2/3 is not a dyadic rational");
    assertThatThrownBy(() -> Fraction.parse("1/0")).hasMessage("'1/0' has the denominator 0");
    assertThatThrownBy(() -> Fraction.parse("one"))
        .hasMessage("'one' is not a fraction such as -3/16");
  }

  @Test
  void findsTheShortestRecurrence() {
    assertThat(LinearRecurrence.shortest(numbers(0, 1, 1, 2, 3, 5, 8, 13, 21, 34)))
        .hasToString("a(n) = a(n-1) + a(n-2)");
    assertThat(LinearRecurrence.shortest(numbers(0, 0, 0)).order()).isZero();
    assertThat(LinearRecurrence.shortest(numbers(4, 2, 1))).hasToString("a(n) = (1/2) a(n-1)");
  }

  @Test
  void randomRecurrencesAreFoundAgain() {
    Random random = new Random(20260102);
    for (int round = 0; round < 50; round++) {
      int order = 1 + random.nextInt(5);
      List<Fraction> coefficients = new ArrayList<>();
      List<Fraction> terms = new ArrayList<>();
      for (int i = 0; i < order; i++) {
        coefficients.add(Fraction.of(random.nextInt(9) - 4, 1 + random.nextInt(4)));
        terms.add(Fraction.of(random.nextInt(9) - 4));
      }
      LinearRecurrence recurrence = new LinearRecurrence(coefficients);
      for (int n = order; n < 4 * order + 4; n++) {
        terms.add(recurrence.next(terms, n));
      }
      LinearRecurrence found = LinearRecurrence.shortest(terms.subList(0, 2 * order));
      assertThat(found.order()).isLessThanOrEqualTo(order);
      assertThat(found.firstFailure(terms, 0)).isEqualTo(-1);
    }
  }

  @Test
  void findsAllRationalRootsOfRandomProducts() {
    Random random = new Random(20260103);
    for (int round = 0; round < 50; round++) {
      Map<Fraction, Integer> roots = new TreeMap<>();
      Polynomial polynomial = Polynomial.of(numbers(2, 0, 3));
      int linearFactors = 1 + random.nextInt(5);
      for (int i = 0; i < linearFactors; i++) {
        Fraction root = Fraction.of(random.nextInt(41) - 20, 1 + random.nextInt(8));
        roots.merge(root, 1, Integer::sum);
        polynomial = timesLinear(polynomial, root);
      }
      assertThat(RationalRoots.of(polynomial)).isEqualTo(roots);
    }
  }

  @Test
  void rootsOfAnySize() {
    Fraction large = Fraction.of(BigInteger.ONE.shiftLeft(200).add(BigInteger.ONE));
    Fraction small = Fraction.ONE.dividedBy(large);
    Polynomial polynomial = timesLinear(timesLinear(Polynomial.of(numbers(1)), large), small);
    assertThat(RationalRoots.of(polynomial)).containsOnlyKeys(large, small);
  }

  private static Polynomial timesLinear(Polynomial polynomial, Fraction root) {
    List<Fraction> product = new ArrayList<>();
    for (int i = 0; i <= polynomial.degree() + 1; i++) {
      Fraction shifted = i > 0 ? polynomial.coefficients().get(i - 1) : Fraction.ZERO;
      Fraction scaled =
          i <= polynomial.degree() ? polynomial.coefficients().get(i).times(root) : Fraction.ZERO;
      product.add(shifted.minus(scaled));
    }
    return Polynomial.of(product);
  }

  @Test
  void aSequenceOfGamesHasAFormulaAndALimit() {
    List<ShortGame> games = new ArrayList<>(List.of(ShortGame.integer(0), ShortGame.integer(1)));
    for (int n = 2; n < 24; n++) {
      ShortGame older = games.get(n - 2);
      ShortGame newer = games.get(n - 1);
      games.add(n % 2 == 0 ? ShortGame.of(older, newer) : ShortGame.of(newer, older));
    }
    List<Fraction> terms = games.stream().map(game -> Fraction.of(game.leftStop())).toList();
    SequenceFit fit = SequenceFit.find(terms, 0, 3).orElseThrow();
    assertThat(fit)
        .hasToString(
            "a(n) = (1/2) a(n-1) + (1/2) a(n-2); 2/3 - (2/3) (-2)^-n;"
                + " fitted to n = 0..11, tested on n = 12..23");
    assertThat(fit.limit()).hasValue(Fraction.of(2, 3));
  }

  @Test
  void repeatedRootsGivePowers() {
    List<Fraction> terms = new ArrayList<>();
    for (int n = 1; n <= 20; n++) {
      terms.add(Fraction.of(3L * n * n - n));
    }
    SequenceFit fit = SequenceFit.find(terms, 1, 0).orElseThrow();
    assertThat(fit.formula().orElseThrow()).hasToString("-n + 3 n^2");
    assertThat(fit.limit()).isEmpty();
  }

  @Test
  void withIrrationalRootsThereIsOnlyARecurrence() {
    SequenceFit fit =
        SequenceFit.find(numbers(0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89), 0, 0).orElseThrow();
    assertThat(fit.formula()).isEmpty();
    assertThat(fit.toString()).contains("not all roots are rational");
  }

  @Test
  void exceptionalInitialTermsAreSkipped() {
    List<Fraction> terms = numbers(7, -3, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512);
    assertThat(SequenceFit.find(terms, 0, 0)).isEmpty();
    SequenceFit fit = SequenceFit.find(terms, 0, 1).orElseThrow();
    assertThat(fit.start()).isEqualTo(2);
    assertThat(fit.formula().orElseThrow()).hasToString("(1/4) 2^n");
  }

  @Test
  void aRecurrenceThatFailsOnTheRestIsNotAFit() {
    assertThat(SequenceFit.find(numbers(1, 2, 4, 8, 16, 32, 64, 129), 0, 0)).isEmpty();
    assertThat(SequenceFit.find(numbers(1, 5, 2, 8, 3, 1), 0, 2)).isEmpty();
    assertThat(SequenceFit.find(List.of(), 0, 2)).isEmpty();
  }

  private static Fraction twoRows(int[] p) {
    return Fraction.parse("2/5")
        .plus(Fraction.of(4, 15).times(Fraction.of(-1, 4).power(p[1])))
        .minus(
            Fraction.of(2, 3)
                .times(Fraction.of(1, 2).power(p[1]))
                .times(Fraction.of(-1, 2).power(p[0])));
  }

  @Test
  void aTriangularTableHasAFormulaInTwoVariables() {
    NumberTable table = NumberTable.of(SQUARE, p -> p[0] >= p[1], FittingTest::twoRows);
    TableFit fit = TableFit.find(table, p -> p[0] <= 10);
    assertThat(fit)
        .hasToString(
            "2/5 + (4/15) (-4)^-y - (2/3) (-2)^-x 2^-y;"
                + " fitted to 66 entries, tested on 87 more");
    ExponentialSum formula = ((TableFit.Found) fit).formula();
    assertThat(formula.limit("x").orElseThrow()).hasToString("2/5 + (4/15) (-4)^-y");
    assertThat(formula.limit("x").orElseThrow().limit("y").orElseThrow().at())
        .isEqualTo(Fraction.of(2, 5));
    assertThatThrownBy(() -> formula.limit("z"))
        .hasMessage("there is no variable z; the formula has [x, y]");
  }

  @Test
  void anEntryThatDisagreesIsReported() {
    NumberTable table =
        NumberTable.of(
            SQUARE, p -> p[0] >= p[1], p -> p[0] == 13 && p[1] == 2 ? Fraction.ZERO : twoRows(p));
    assertThat(TableFit.find(table, p -> p[0] <= 10))
        .isInstanceOfSatisfying(
            TableFit.Refuted.class, fit -> assertThat(fit.point()).containsExactly(13, 2));
    assertThat(TableFit.find(table, p -> p[0] <= 14)).isInstanceOf(TableFit.NotFound.class);
    assertThat(TableFit.find(table, p -> p[0] <= 1)).isInstanceOf(TableFit.NotFound.class);
  }
}
