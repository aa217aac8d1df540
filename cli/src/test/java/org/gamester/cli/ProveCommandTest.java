package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProveCommandTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "clobber(xxo|oxo)",
        "domineering(..|.#) = *",
        "clobber(xo) confused 0",
        "clobber(xxo) >= 0",
        "0 <= clobber(xxo)",
        "clobber(xxo) > *2 - *2",
        "-clobber(xxo) < 0",
        "clobber(xxo) |> *",
        "clobber(xxo) != clobber(xo)",
        "^<2> < clobber(xxo)",
        "nim(3) - nim(3) == 0",
        "{1|-1} + hackenbush(xo) || 0",
        "tree({0,*,{0,*|0}|*,{0,*|0}}) = ^"
      })
  void certificatesAreAccepted(String statement) {
    String file = folder.resolve("proof.json").toString();
    assertThat(run("prove", statement, "--certificate", file)).as(err.toString()).isZero();
    out.getBuffer().setLength(0);
    assertThat(run("check-certificate", file)).as(out.toString()).isZero();
    assertThat(out.toString()).startsWith("accepted: ");
    assertThat(run("check-certificate", "--json", file)).isZero();
    assertThat(out.toString()).contains("\"accepted\":true,\"claim\":");
  }

  /** Where moves follow the answers that are shown, the option that shows them is named. */
  @Test
  void aProofThatIsCutNamesTheOptionThatShowsAllOfIt() {
    run("prove", "nim(2+3+1)");
    assertThat(out.toString())
        .contains("which leaves nim(")
        .containsPattern("Positions in the strategy: \\d+; --tree shows what follows[.]");
    out.getBuffer().setLength(0);
    run("prove", "--tree", "nim(2+3+1)");
    assertThat(out.toString())
        .containsPattern("Positions in the strategy: \\d+[.]")
        .doesNotContain("--tree");
    out.getBuffer().setLength(0);
    run("prove", "clobber(xo)");
    assertThat(out.toString()).doesNotContain("--tree");
  }

  @ParameterizedTest
  @CsvSource({
    "clobber(xo) > 0, Confused: the first player wins clobber(xo).",
    "nim(2) != *2, Equal: the second player wins nim(2) + *2.",
    "clobber(xxo) = 0, 'Greater: Left wins clobber(xxo), whoever starts.'",
    "clobber(oox) >= 0, 'Less: Right wins clobber(oox), whoever starts.'"
  })
  void aFalseStatementIsAnsweredByWhatHolds(String statement, String holds) {
    Path file = folder.resolve("none.json");
    assertThat(run("prove", statement, "--certificate", file.toString()))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString().lines().toList()).startsWith("False: " + statement + ".", holds);
    assertThat(file).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "prove --value nim(3)=3; 2; apply to a position",
        "prove --value --misere nim(3); 2; no value under misere play",
        "prove backsliding-toads(x.o); 1; there is no ruleset",
        "prove nimm(3); 1; did you mean nim",
        "prove nim(3)=; 1; expected",
        "prove --misere 'backsliding(x.o)'; 1; has no outcome under misere play",
        "prove 'backsliding(x.o) = 0'; 1; by their values, but there are no certificates",
        "prove tic-tac-toe(...|...|...); 1; lost or won by a player who has no move",
        "prove --value nim(100000); 1; more than 2,000 followers",
        "prove nim(3) --certificate /no/such/folder/x; 2; there is no folder /no/such/folder",
        "prove nim(3) --certificate /; 2; cannot write /: it is a folder",
        "prove nim(3) --certificate /dev/null; 2; cannot write /dev/null: it is not a regular file",
        "prove domineering(8x8) --timeout 1s; 1; gave up after",
      })
  void refused(String line, int status, String message) {
    String[] words = DocumentedExample.split(line.replace("'", "\"")).toArray(String[]::new);
    assertThat(run(words)).as(err.toString()).isEqualTo(status);
    assertThat(err.toString()).contains(message).doesNotContain("internal error");
  }

  @Test
  void anAlteredCertificateIsRefused() throws IOException {
    Path file = folder.resolve("altered.json");
    run("prove", "clobber(xxo|oxo)", "--certificate", file.toString());
    String whole = Files.readString(file);
    Files.writeString(file, whole.replace("\"outcome\":\"N\"", "\"outcome\":\"L\""));
    out.getBuffer().setLength(0);
    assertThat(run("check-certificate", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).startsWith("refused: the hash does not fit");
    Files.writeString(file, whole.substring(0, whole.length() / 2));
    assertThat(run("check-certificate", "--json", file.toString()))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"accepted\":false,\"reason\":\"line ");
  }

  @Test
  void aCertificateOfAnotherVersionIsRefusedAsSuch() throws IOException {
    Path file = folder.resolve("later.json");
    run("prove", "clobber(xxo|oxo)", "--certificate", file.toString());
    Files.writeString(file, Files.readString(file).replace("gamester.proof/1", "gamester.proof/2"));
    assertThat(run("check-certificate", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString() + err).contains("\"schema\" is not \"gamester.proof/1\"");
    assertThat(run("prove", "nim(3)", "--certificate", ""))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  @Test
  void theTreeNamesSharedPositionsOnce() {
    assertThat(run("prove", "--tree", "nim(3+3)")).isZero();
    assertThat(out.toString()).contains("[1]", "as in [1]");
  }

  @Test
  void misereOutcomesAreProved() {
    assertThat(run("prove", "--misere", "nim(1)")).isZero();
    assertThat(out.toString()).startsWith("The second player wins nim(1) under misere play (P).");
  }

  @Test
  void jsonHasTheFirstMoves() {
    assertThat(run("prove", "--json", "domineering(..|.#) = *")).isZero();
    assertThat(out.toString())
        .startsWith("{\"schema\":\"gamester.prove/1\",\"statement\":\"domineering(..|.#) = *\"")
        .contains("\"proved\":true", "\"starter\":\"Left\",\"winner\":\"Right\"", "\"answer\":{");
  }
}
