package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a ruleset expects its notation, a call of a function is answered by what to write. */
class CallInPositionTest {

  private static String complaint(String position) {
    return catchThrowableOfType(TextException.class, () -> Catalogue.standard().readSum(position))
        .complaint();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "snort(path(4))# write snort(path 4)",
        "1 + snort(Graph.Path(4))# write snort(path 4)",
        "col( cycle(5) )# write col(cycle 5)",
        "arc-kayles(grid(2,3))# write arc-kayles(grid 2x3)",
        "domineering(Grid.Empty(2, 2))# write domineering(2x2)",
        "subtraction{1,2}(f(3))# a position is written as in subtraction{",
        "nim(Max(3,4))# a position is written as in nim(",
      })
  void theNotationIsTold(String position, String advice) {
    assertThat(complaint(position)).startsWith("expected ").contains("; " + advice);
    int write = complaint(position).indexOf("; write ");
    if (write > 0) {
      String written = complaint(position).substring(write + "; write ".length());
      assertThat(Catalogue.standard().readSum(written)).isNotNull();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {"snort(path)", "nim(x)", "nim((3)", "domineering(..|.)"})
  void otherMistakesAreLeftAlone(String position) {
    assertThat(complaint(position)).doesNotContain("; write ", "without a call");
  }
}
