package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;

class ExplainCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words);
  }

  @Test
  void printsALargeTreeOnlyWhenAskedTo() {
    String board = "snort(....|....|....)";
    assertThat(run("explain", board)).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Only search settles this", "'--tree' prints it");
    assertThat(out.toString()).doesNotContain("Left first");
    assertThat(run("explain", "--tree", board)).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Left first, Left wins:", "no move");
  }

  @Test
  void showsOtherArgumentsWhenAskedTo() {
    assertThat(run("explain", "--all", "{10||2|-20} + 7")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Another argument, by values:");
  }

  @Test
  void refusesWhatHasNoMeans() {
    assertThat(run("explain", "tictactoe", "...|...|...")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(run("explain", "--json", "nim(3")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"error\":{\"message\":\"this bracket is not closed\"");
    assertThat(run("explain", "nim", "3", "5")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  @Test
  void simplifiesFormsWithAndWithoutQuotes() {
    assertThat(run("simplify", "{0,{|0}|0}")).isEqualTo(ExitStatus.OK);
    String plain = out.toString();
    assertThat(plain).startsWith("*").contains("Left's -1 is dominated by 0: 0 - (-1) = 1 > 0.");
    out.getBuffer().setLength(0);
    assertThat(run("simplify", "'{0,'{|0}'|0}'")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).isEqualTo(plain);
    assertThat(run("simplify", "{0|")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("expected a value, found the end of the input");
  }
}
