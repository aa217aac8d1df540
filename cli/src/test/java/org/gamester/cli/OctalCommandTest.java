package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands for Grundy values: what they refuse, and what they keep when they are stopped. */
class OctalCommandTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "octal 9.9; 1; take nothing",
        "octal 0.7 --against x; 1; 'x'",
        "octal domineering; 2; or a ruleset in which the options of a heap depend only on its size",
        "octal 0.77 --to 2^99; 2; expected a number from 0 to 536870911 (2^29 - 1), such as 1000 or 2^20, found",
        "octal 0.77 --to x; 2; expected a number from 0 to 536870911 (2^29 - 1)",
        "octal subtraction{1|2} --certificate x; 2; need an impartial game",
        "octal 0.77 --against subtraction{1|2}; 2; not an impartial game on heaps",
        "octal 0.77 --to 2^30; 2; expected a number from 0 to 536870911 (2^29 - 1), such as 1000 or 2^20, found",
        "octal 0.77 --to 2^29; 2; expected a number from 0 to 536870911 (2^29 - 1), such as 1000 or 2^20, found",
        "octal 0.77 --to 300 --certificate /no/such/folder/x; 2; there is no folder /no/such/folder",
        "nim clobber 0..3; 2; is a partizan game",
        "nim kayles; 2; expected a range of heaps",
        "nim splittles{1|2} 0..3; 2; is not impartial",
        "nim nim 5..3; 2; is empty",
        "nim nim 0..2147483647; 1; memory",
        "check-certificate no-such-file; 2; cannot read",
      })
  void refused(String line, int status, String message) {
    assertThat(run(line.replace("'", "").split(" "))).isEqualTo(status);
    assertThat(err.toString()).contains(message.replace("'", "")).doesNotContain("internal error");
  }

  /** Values that are found in the time are there, their period only if it is found too. */
  @ParameterizedTest
  @ValueSource(strings = {"gk{2}", "splittles{odd|even}", "0.77|0.77777", "subtraction{1+|2+}"})
  @Timeout(60)
  void aPartizanGameIsGivenUpAtItsLimit(String code) {
    assertThat(run("octal", code, "--timeout", "400ms", "--to", "100000"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).startsWith("gave up after ").contains("--timeout gives it longer");
    assertThat(out.toString()).contains(": ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "bound; 500000000",
        "bound; 2147483647",
        "bound; 9223372036854775807",
        "bound; -1",
        "bound; 1e400",
        "preperiod; 2147483647",
        "preperiod; 1e999999999",
        "period; 2147483647",
        "period; 0",
        "hash; 7",
        "rules; 'octal{0.77777777777}'",
        "rules; 'gk{2}'",
        "rules; 'nim'",
        "rules; 'domineering'",
        "rules; ''",
        "values; 1",
        "exceptions; 1000000000000000000000",
      })
  void aForgedCertificateOfAPeriodIsRefusedInWords(String field, String value) throws IOException {
    Path file = folder.resolve("period.json");
    run("octal", "0.77", "--to", "300", "--certificate", file.toString());
    out.getBuffer().setLength(0);
    String forged = value.matches("-?[\\de]+") ? value : "\"" + value + "\"";
    String json = Files.readString(file);
    String changed =
        json.replaceFirst("(\"" + field + "\":)(\"[^\"]*\"|\\[[^]]*]|\\d+)", "$1" + forged);
    assertThat(changed).isNotEqualTo(json);
    Files.writeString(file, changed);
    assertThat(run("check-certificate", file.toString(), "--memory", "600M"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).startsWith("refused: ");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void lostPositionsAreListedAndMarked() {
    assertThat(run("nim", "wythoff", "0..3", "0..5", "--plot")).isZero();
    assertThat(out.toString())
        .isEqualToNormalizingNewlines("  |    '\n0 #.....\n1 ..#...\n2 .#....\n3 .....#\n");
    assertThat(run("nim", "nim", "1..3", "--lost", "--json")).isZero();
    assertThat(out.toString()).contains("\"lost\":[],\"theorem\":\"\"");
    assertThat(run("nim", "fibonacci-nim", "2..9", "--lost")).isZero();
    assertThat(out.toString()).contains("Lost for the player to move: 2 3 5 8\nTheorem: ");
    assertThat(run("nim", "kayles", "1..3", "--lost")).isZero();
    assertThat(out.toString()).contains("Lost for the player to move: none\n");
  }

  @Test
  void growingValues() {
    assertThat(run("octal", "subtraction{not 2,3,7}", "--to", "200")).isZero();
    assertThat(out.toString()).contains("4 with saltus 2 from heap 0 on, proved");
    assertThat(run("octal", "4.[3]", "--to", "200", "--json")).isZero();
    assertThat(out.toString())
        .contains("\"period\":4,\"preperiod\":1,\"saltus\":4,\"steadyResidues\":[]");
    assertThat(run("octal", "subtraction{1|2}", "--to", "20")).isZero();
    assertThat(out.toString()).contains("period        3 from n = 0 on; proved");
  }

  @Test
  void whatIsNotACertificateIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("page.json"), "# not JSON");
    assertThat(run("check-certificate", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).isEqualToNormalizingNewlines("refused: the file is not JSON\n");
    Files.write(file, new byte[] {(byte) 0xC3, 0x28});
    assertThat(run("check-certificate", file.toString(), "--json"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("\"accepted\":false", "UTF-8");
  }

  @Test
  void aCheckInJsonSaysWhatItChecked() throws IOException {
    Path file = folder.resolve("kayles.json");
    run("octal", "0.77", "--certificate", file.toString());
    run("check-certificate", "--json", file.toString());
    assertThat(out.toString())
        .contains(
            "\"rules\":\"octal{0.77}\",\"period\":12,\"preperiod\":71,\"bound\":167,\"accepted\":true");
  }

  /** A device is not replaced by a file, and a bound is not believed. */
  @Test
  void certificatesAreFiles() throws IOException {
    for (String name : new String[] {"/", ".", "", "/dev/null"}) {
      assertThat(run("octal", "0.77", "--to", "300", "--certificate", name)).as(name).isEqualTo(2);
    }
    assertThat(Path.of("/dev/null"))
        .satisfies(device -> assertThat(device.toFile().isFile()).isFalse());
    assertThat(run("check-certificate", "/dev/null")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    Path file = folder.resolve("bound.json");
    run("octal", "0.77", "--certificate", file.toString());
    Files.writeString(
        file, Files.readString(file).replace("\"bound\":167", "\"bound\":2147483647"));
    assertThat(run("check-certificate", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("the certificate states 2147483647");
    assertThat(err.toString()).doesNotContain("internal error");
  }

  @Test
  void aCertificateForUnknownRulesIsRefused() throws IOException {
    Path file = folder.resolve("kayles.json");
    run("octal", "0.77", "--certificate", file.toString());
    String text = Files.readString(file).replace("octal{0.77}", "no-such-game");
    Files.writeString(file, text);
    assertThat(run("check-certificate", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("refused: the rules are not those of a game");
  }

  @Test
  void noCertificateIsWrittenWithoutAProof() {
    Path file = folder.resolve("none.json");
    assertThat(run("octal", "grundy", "--to", "300", "--certificate", file.toString()))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(file).doesNotExist();
    assertThat(out.toString()).contains("none seen up to 300", "no period is proved");
  }

  @Test
  void aStopKeepsWhatWasFound() {
    assertThat(run("octal", "0.007", "--to", "2^27", "--timeout", "1s"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).startsWith("octal{0.007}: heaps 0 to ").contains("period ");
    assertThat(err.toString()).contains("gave up after", "heaps done; --timeout gives it longer");
  }

  @Test
  void aProvedPeriodGivesTheValuesOfLargeHeaps() {
    assertThat(run("nim", "kayles", "1000000000..1000000003")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).isEqualToNormalizingNewlines("1000000000: 1 4 7 2\n");
    assertThat(run("nim", "kayles", "2147483646..2147483647")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("2147483646: ");
  }
}
