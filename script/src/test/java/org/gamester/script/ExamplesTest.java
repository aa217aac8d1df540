package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.gamester.script.output.Style;
import org.gamester.values.Limits;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example in {@code examples.txt}, each on a fresh worksheet. */
final class ExamplesTest {

  record Example(String input, String expected) {}

  static Stream<Example> examples() {
    return Resources.lines("examples.txt").stream().map(ExamplesTest::example);
  }

  private static Example example(String line) {
    int arrow = line.lastIndexOf('⇒');
    return new Example(
        line.substring(0, arrow).strip(), line.substring(arrow + 1).strip().replace("\\n", "\n"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void printsAsExpected(Example example) {
    Result result = new Worksheet(Style.CLASSIC, Limits.NONE).evaluate(example.input);
    assertThat(Resources.text(result)).isEqualTo(example.expected);
  }
}
