package org.gamester.spark.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.gamester.studies.Item;
import org.junit.jupiter.api.Test;

class SimulationTest {
  private static final Simulation.Overhead NONE = new Simulation.Overhead(0, 0, 0);

  private static Simulation same(int count, double seconds, Simulation.Overhead overhead) {
    List<Item> items =
        LongStream.range(0, count).mapToObj(i -> new Item(i, List.of(), "nim(1)")).toList();
    double[] nanos = new double[count];
    Arrays.fill(nanos, seconds * 1e9);
    return new Simulation(items, nanos, overhead);
  }

  @Test
  void oneCoreTakesTheSumOfAllTimes() {
    Simulation.Outcome outcome = same(500, 0.02, NONE).on(1);
    assertThat(outcome.seconds()).isEqualTo(10, offset(1e-6));
    assertThat(outcome.speedUp()).isEqualTo(1, offset(1e-6));
    assertThat(outcome.longest()).isEqualTo(0.02, offset(1e-9));
  }

  @Test
  void coresShareWhatThereIs() {
    assertThat(same(1000, 1, NONE).on(10).seconds()).isEqualTo(100, offset(1e-6));
    assertThat(same(1001, 1, NONE).on(10).seconds()).isEqualTo(101, offset(1e-6));
    assertThat(same(10, 1, NONE).on(1000).seconds()).isEqualTo(1, offset(1e-6));
  }

  @Test
  void whatEachGroupAndEachRowCostIsAdded() {
    Simulation.Outcome outcome = same(100, 0.01, new Simulation.Overhead(1e6, 2e6, 5e5)).on(1);
    double writtenLast = 0.0005 * 100 / outcome.groups();
    assertThat(outcome.seconds())
        .isBetween(1 + 0.003 * outcome.groups(), 1.06 + 0.003 * outcome.groups() + writtenLast);
    assertThat(same(1000, 0.001, new Simulation.Overhead(0, 0, 1e7)).on(100).seconds())
        .isBetween(10.0, 10.1); // who writes is slower than all cores together
  }
}
