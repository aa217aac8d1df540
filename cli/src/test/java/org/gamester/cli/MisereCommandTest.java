package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misere quotients and canonical forms on the command line. */
class MisereCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "misere kayles; period        12 from heap 71 on, proved by the periodicity theorem for octal games",
        "misere 0.72; order         24, of which 5 P-positions",
        "misere 0.22; order         6, of which 2 P-positions; tame",
        "misere 0.72 --json; \"period\":4,\"preperiod\":16,\"provedBy\":41,\"order\":24,\"pPortion\":5,\"tame\":false",
        "misere cram(2x3); element       a",
        "misere nim(2)+nim(1) --json; \"position\":\"nim(2 + 1)\",\"element\":\"ab\"",
        "misere grundy --to 13; grown         2 at heap 3, 6 at heap 5, 12 at heap 13",
        "value --misere kayles(4); misere form          *[1]",
        "value --misere kayles 5; genus                4^146",
        "value --misere nim(3)+kayles(3) --json; \"genus\":\"0^0\",\"misereNimber\":0,\"outcome\":\"P\"",
      })
  void answers(String line, String expected) {
    assertThat(run(line.split(" "))).isZero();
    assertThat(out.toString()).contains(expected);
    assertThat(err.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "misere domineering; 2; expected a code such as 0.77, an impartial game on heaps, or a position",
        "misere subtraction{1|2}; 2; expected a code",
        "misere domineering(2x2); 1; is partizan",
        "misere 0.9x; 1; column 4",
        "misere nim(2; 1; column",
        "misere 0.77 --elements 0; 2; 1..10000",
        "misere 0.77 --to -1; 2; a number from 0",
        "value --misere {2|1}; 1; is not an impartial game",
        "value --misere 3; 1; is not an impartial game",
      })
  void refused(String line, int status, String message) {
    assertThat(run(line.split(" "))).isEqualTo(status);
    assertThat(err.toString()).contains(message).doesNotContain("internal error");
  }

  /** A quotient that does not close ends at its limits with what is known so far. */
  @Test
  @Timeout(120)
  void limits() {
    assertThat(run("misere", "0.74", "--to", "40", "--elements", "60")).isOne();
    assertThat(out.toString()).startsWith("octal{0.74}: heaps 0 to 9\norder         28,");
    assertThat(err.toString()).contains("the heaps up to 10 has more than 60 elements");
    out.getBuffer().setLength(0);
    assertThat(run("misere", "0.16", "--to", "90", "--elements", "10000", "--timeout", "2s"))
        .isOne();
    assertThat(out.toString()).startsWith("octal{0.16}: heaps 0 to ").contains("none proved");
    assertThat(err.toString()).contains("gave up after ");
  }
}
