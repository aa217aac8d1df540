package org.gamester.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gamester.values.Dyadic;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The cost of single operations of the algebra, warm. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AlgebraBenchmark {
  private final List<ShortGame> dayTwo = BornByDay.values(2);
  private final ShortGame first = ShortGame.numberUpStar(Dyadic.of(123_456_789, 10), -7, 9);
  private final ShortGame second = ShortGame.numberUpStar(Dyadic.of(-5, 3), 500, 60_000);

  /** A sum of number-up-stars, which takes constant time. */
  @Benchmark
  public ShortGame sumOfNumberUpStars() {
    return first.plus(second);
  }

  /** The 484 sums of two games born by day 2, all of them cached. */
  @Benchmark
  public int sumsOfDayTwo() {
    int options = 0;
    for (ShortGame one : dayTwo) {
      for (ShortGame other : dayTwo) {
        options += one.plus(other).leftOptions().size();
      }
    }
    return options;
  }

  /** The 484 comparisons of two games born by day 2. */
  @Benchmark
  public int comparisonsOfDayTwo() {
    int less = 0;
    for (ShortGame one : dayTwo) {
      for (ShortGame other : dayTwo) {
        less += one.lessOrEqual(other) ? 1 : 0;
      }
    }
    return less;
  }
}
