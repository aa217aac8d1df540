package org.gamester.values.surreals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.surreals.OrdinalSignExpansion.Cycle;
import org.gamester.values.surreals.OrdinalSignExpansion.Piece;
import org.gamester.values.surreals.OrdinalSignExpansion.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sign expansions of transfinite length: known ones, and the order of numbers against theirs. */
class OrdinalSignExpansionTest {

  /** The square root of omega has no place in the field; the others are in ONAG and Gonshor. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; ''",
        "5/8; +-+-",
        "-3; ---",
        "1/3; +-(-+)^ω",
        "-1/3; -+(+-)^ω",
        "7/3; +++-(-+)^ω",
        "ω; +^ω",
        "ω+1; +^(ω+1)",
        "ω-5; +^ω-----",
        "-ω+2; -^ω++",
        "ω/2; +^ω-^ω",
        "ω×2-1; +^(ω×2)-",
        "1/ω; +-^ω",
        "2/ω; +-^ω+",
        "1/(ω×2); +-^(ω+1)",
        "1/ω^2; +-^(ω×2)",
        "1+1/ω; ++-^ω",
        "1-1/ω; +-+^ω",
        "ω^ω; +^(ω^ω)",
        "ω/3; +^ω-^ω(-^ω+^ω)^ω",
        "5000; +^5000",
      })
  void knownExpansions(String number, String expected) {
    assertThat(OrdinalSignExpansion.of(SurrealText.read(number))).hasToString(expected);
  }

  @Test
  void theOrderOfNumbersIsThatOfTheirExpansions() {
    List<SurrealNumber> numbers = numbers();
    List<List<Run>> expansions = numbers.stream().map(x -> unrolled(x, 40)).toList();
    for (int i = 0; i < numbers.size(); i++) {
      for (int j = 0; j <= i; j++) {
        int order = compare(expansions.get(i), expansions.get(j));
        if (order != Integer.signum(numbers.get(i).compareTo(numbers.get(j)))) {
          fail("%s and %s", numbers.get(i), numbers.get(j));
        }
      }
    }
  }

  @Test
  void theLengthOfAnOrdinalIsTheOrdinalAndOfADyadicNumberItsBirthday() {
    for (SurrealNumber x : numbers()) {
      if (x.isOrdinal() || x.isDyadic()) {
        CantorSum length = CantorSum.ZERO;
        for (Run run : unrolled(x, 0)) {
          length = OrdinalSignExpansion.ordinalSum(length, run.length());
        }
        assertThat(SurrealNumber.of(length)).isEqualTo(x.birthday());
      }
    }
  }

  @Test
  void anEndlessNormalFormIsExpandedAsFarAsItsFirstTerms() {
    SurrealNumber x =
        SurrealNumber.of(1).dividedBy(SurrealNumber.omega().plus(SurrealNumber.of(1)));
    OrdinalSignExpansion expansion = OrdinalSignExpansion.of(x);
    assertThat(expansion.isComplete()).isFalse();
    assertThat(expansion.toString()).startsWith("+-^(ω+1)+^(ω+1)-^(ω+1)").endsWith("...");
  }

  @Test
  void infinitiesAndLongCyclesAreRefused() {
    assertThatThrownBy(() -> OrdinalSignExpansion.of(Rational.INFINITY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> OrdinalSignExpansion.of(Rational.of(1, 1_000_000_007)))
        .hasMessageContaining("repeats more than 1,000,000 signs");
  }

  /** Sums of up to two terms with exponents of both signs and dyadic and other coefficients. */
  private static List<SurrealNumber> numbers() {
    List<SurrealNumber> coefficients = new ArrayList<>();
    for (String text : List.of("1", "-1", "2", "1/2", "-3/4", "1/3", "5/3")) {
      coefficients.add(SurrealText.read(text));
    }
    List<SurrealNumber> powers = new ArrayList<>();
    for (String text :
        List.of("ω^ω", "ω^2", "ω", "1", "1/ω", "1/ω^2", "ω/ω^ω", "1/ω^(ω+1)", "1/ω^ω")) {
      powers.add(SurrealText.read(text));
    }
    List<SurrealNumber> numbers = new ArrayList<>(List.of(SurrealNumber.of(0)));
    for (int i = 0; i < powers.size(); i++) {
      for (SurrealNumber c : coefficients) {
        SurrealNumber first = powers.get(i).times(c);
        numbers.add(first);
        for (int j = i + 1; j < powers.size(); j++) {
          for (SurrealNumber d : coefficients.subList(0, 4)) {
            numbers.add(first.plus(powers.get(j).times(d)));
          }
        }
      }
    }
    return numbers;
  }

  private static List<Run> unrolled(SurrealNumber x, int times) {
    List<Run> runs = new ArrayList<>();
    for (Piece piece : OrdinalSignExpansion.of(x).pieces()) {
      switch (piece) {
        case Run run -> add(runs, run);
        case Cycle cycle -> {
          for (int i = 0; i < times; i++) {
            cycle.runs().forEach(run -> add(runs, run));
          }
        }
      }
    }
    return runs;
  }

  private static void add(List<Run> runs, Run run) {
    if (!runs.isEmpty() && runs.getLast().sign() == run.sign()) {
      Run last = runs.removeLast();
      runs.add(new Run(run.sign(), OrdinalSignExpansion.ordinalSum(last.length(), run.length())));
    } else {
      runs.add(run);
    }
  }

  /** Minus comes before the end, and the end before plus. */
  private static int compare(List<Run> a, List<Run> b) {
    int i = 0;
    while (i < a.size() && i < b.size() && a.get(i).equals(b.get(i))) {
      i++;
    }
    if (i == a.size() || i == b.size()) {
      return i == a.size() && i == b.size() ? 0 : i < a.size() ? a.get(i).sign() : -b.get(i).sign();
    }
    Run left = a.get(i);
    Run right = b.get(i);
    if (left.sign() != right.sign()) {
      return left.sign();
    }
    return Integer.signum(left.length().compareTo(right.length())) * left.sign();
  }
}
