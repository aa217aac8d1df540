package org.gamester.script.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Integers that are kept as Java's give what the rules for all objects give. */
final class SmallIntegersTest {

  private static final List<Long> INTEGERS =
      LongStream.concat(
              LongStream.of(
                  0,
                  1,
                  -1,
                  2,
                  -2,
                  7,
                  -12,
                  3037000499L,
                  3037000500L,
                  -3037000500L,
                  1L << 62,
                  -(1L << 62),
                  Long.MAX_VALUE,
                  Long.MAX_VALUE - 1,
                  Long.MIN_VALUE,
                  Long.MIN_VALUE + 1),
              new Random(20).longs(20))
          .boxed()
          .toList();

  @Test
  void everyOperatorAgreesWithTheRulesForAllObjects() {
    int fast = 0;
    for (BinaryOperator operator : BinaryOperator.values()) {
      for (long a : INTEGERS) {
        for (long b : INTEGERS) {
          Object value = SmallIntegers.apply(operator, a, b);
          if (value == null) {
            continue;
          }
          fast++;
          ShortGame g = ShortGame.integer(a);
          ShortGame h = ShortGame.integer(b);
          assertThat(SmallIntegers.toObject(value))
              .as("%s %s %s", a, operator, b)
              .isEqualTo(
                  operator.isRelation()
                      ? Comparison.evaluate(operator, g, h)
                      : Arithmetic.evaluate(operator, g, h));
        }
      }
    }
    assertThat(fast).isGreaterThan(INTEGERS.size() * INTEGERS.size() * 8);
  }

  @Test
  void anIntegerIsCompactIfItFits() {
    for (long n : INTEGERS) {
      assertThat(SmallIntegers.compact(ShortGame.integer(n))).isEqualTo(n);
    }
    ShortGame large = ShortGame.integer(Long.MAX_VALUE).plus(ShortGame.ONE);
    assertThat(SmallIntegers.compact(large)).isSameAs(large);
    assertThat(SmallIntegers.compact(ShortGame.STAR)).isSameAs(ShortGame.STAR);
    assertThat(SmallIntegers.compact("1")).isEqualTo("1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "n := 0; for i from 1 to 4 do n := n + i end; [n, n.Class, n is game.Integer] ~"
            + " [10,game.Integer,true]",
        "n := 9223372036854775807; n := n + 1; n ~ 9223372036854775808",
        "n := 3; m := n; [n === m, n == 3, {n, m, 3}.Size, [n].IndexOf(3)] ~ [true,true,1,1]",
        "f := () -> begin var n := 0; var g := () -> n; n := n + 2; g() end; f().Class ~ game.Integer",
        "f := k -> begin var n := k; n := n - 1; n end; [f(1).Class, f(2)] ~ [⟪game.Zero⟫,1]",
        "x := for i from 3 to 1 by -1 yield i + 1 end; x ~ [4,3,2]",
        "for i from 1 to 3 yield i := i * 1 end ~ [1,2,3]",
        "for i from 1 to 9 yield i := i + 2 end ~ [3,6,9]",
        "l := [5,6,7]; i := 1; i := i + 1; l[i] ~ 6",
        "i := 2; i := i * 3; {i | -i}.Mean ~ 0",
        "if true then 2 + 3 end ~ 5",
        "i := 7; i := i + 0; i % 4 + i / 2 ~ 13/2",
        "i := 1; i := i + 1; \"ab\"[i] ~ \"b\"",
        "i := 0; i := i + 1; (i, i + 1) ~ (1,2)",
        "i := 0; i := i + 1; *(i + 1) ~ *2",
        "i := 0; i := i + 1; [i <=> 2, i <> 2, i <| 2] ~ [-1,false,true]",
      })
  void aKeptIntegerIsTheIntegerWhereverItIsUsed(String input, String text) {
    assertThat(new Worksheet().evaluate(input))
        .isInstanceOfSatisfying(
            Result.Value.class, value -> assertThat(value.text()).isEqualTo(text));
  }
}
