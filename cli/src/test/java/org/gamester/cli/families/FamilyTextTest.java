package org.gamester.cli.families;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.gamester.cli.Gamester;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What variables stand for in the text of a family. */
class FamilyTextTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim({n+1});n=2;*3",
        "nim({2*n-1});n=2;*3",
        "nim(n);n=2;*2",
        "nim({n}+1);n=2;*3",
        "nim(n)+kayles(n);n=2;0",
        "subtraction{1,2}({n+1});n=1;*2",
        "n-nim(n);n=2;2+*2",
      })
  void aVariableOrAnExpressionInBracesIsANumber(String family, String range, String value) {
    assertThat(run("series", family, range, "--format", "csv")).as(err.toString()).isZero();
    assertThat(out.toString().strip()).endsWith("," + value + ",");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(n+1);n=2;beside a sign",
        "nim(1 - n);n=2;beside a sign",
        "subtraction{1,2}(n+1);n=2;beside a sign",
        "nim(nim);nim=2;has the name of a ruleset",
        "kayles(3)+nim(nim);nim=2;has the name of a ruleset",
      })
  void whatCouldMeanTwoThingsIsRefused(String family, String range, String reason) {
    assertThat(run("series", family, range)).isNotZero();
    assertThat(err.toString()).contains(reason);
    assertThat(out.toString()).isEmpty();
  }
}
