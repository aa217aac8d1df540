package org.gamester.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CasesTest {

  @Test
  void listsAllAssignmentsInOrderOfSize() {
    Random random = new Random(20260101);
    for (int round = 0; round < 200; round++) {
      List<Variable> variables = new ArrayList<>();
      int n = random.nextInt(4);
      for (int i = 0; i < n; i++) {
        int low = random.nextInt(7) - 3;
        variables.add(new Variable("v" + i, low, low + random.nextInt(4), false));
      }
      List<List<Integer>> cases = new ArrayList<>();
      new Cases(variables).forEach(c -> cases.add(Arrays.stream(c).boxed().toList()));
      assertThat(cases).as("%s", variables).isEqualTo(sorted(variables));
      assertThat(new Cases(variables).count()).isEqualTo(cases.size());
    }
  }

  private static List<List<Integer>> sorted(List<Variable> variables) {
    List<List<Integer>> all = new ArrayList<>();
    all.add(List.of());
    for (Variable variable : variables) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> beginning : all) {
        for (int value = variable.low(); value <= variable.high(); value++) {
          List<Integer> extended = new ArrayList<>(beginning);
          extended.add(value);
          longer.add(extended);
        }
      }
      all = longer;
    }
    all.sort(Comparator.comparingInt(values -> values.stream().mapToInt(Integer::intValue).sum()));
    return all;
  }

  @Test
  void countsWithoutOverflow() {
    Variable large = new Variable("x", Integer.MIN_VALUE, Integer.MAX_VALUE, false);
    assertThat(new Cases(List.of(large)).count()).isEqualTo(1L << 32);
    assertThat(new Cases(List.of(large, large, large)).count()).isEqualTo(Long.MAX_VALUE);
    assertThat(new Cases(List.of(large, large)).iterator().next())
        .containsExactly(Integer.MIN_VALUE, Integer.MIN_VALUE);
  }

  @Test
  void readsRanges() {
    assertThat(Variable.parse("x in 0..8")).isEqualTo(new Variable("x", 0, 8, false));
    assertThat(Variable.parse(" n=-3 .. 4 ")).isEqualTo(new Variable("n", -3, 4, false));
    assertThat(Variable.parse("z=2")).isEqualTo(new Variable("z", 2, 2, false));
    assertThat(Variable.parse("row in 0..8 only")).isEqualTo(new Variable("row", 0, 8, true));
  }

  @Test
  void refusesInvalidRanges() {
    assertThatThrownBy(() -> Variable.parse("x=8..0")).hasMessage("the range 8..0 of x is empty");
    assertThatThrownBy(() -> Variable.parse("x to 8"))
        .hasMessage("'x to 8' is not a range: expected a name and bounds, as in x=0..8");
    assertThatThrownBy(() -> Ranges.parse(List.of("x=1..2", "x=3")))
        .hasMessage("there are two ranges for x");
  }

  @Test
  void requestedRangesReplaceThoseGiven() {
    List<Variable> given = List.of(Variable.parse("x in 1..5"), Variable.parse("y in 0..8 only"));
    assertThat(Ranges.parse(List.of("x=0..20")).applyTo(given))
        .hasValue(List.of(new Variable("x", 1, 20, false), given.get(1)));
    assertThat(Ranges.parse(List.of("y=2..20")).applyTo(given))
        .hasValue(List.of(given.get(0), new Variable("y", 2, 8, true)));
    assertThat(Ranges.parse(List.of("x=-3..0")).applyTo(given)).isEmpty();
  }
}
