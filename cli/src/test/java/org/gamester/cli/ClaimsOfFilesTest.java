package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code gamester claims} with a file, beyond what its page shows. */
class ClaimsOfFilesTest {
  private static final String PAGE = "docs/claims.md";

  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  private String file(String name, List<String> lines) throws IOException {
    return Files.write(folder.resolve(name), lines).toString();
  }

  @Test
  void anErrorIsShownAsThePageShowsIt() throws IOException {
    String file = file("wrong.claims", DocumentedExample.block(PAGE, "wrong.claims"));
    assertThat(run("claims", file)).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    String shown = err.toString().replace(file, "wrong.claims");
    List<String> page = DocumentedExample.page(PAGE);
    int start = page.indexOf("gamester claims: Nothing here is called `m`.");
    assertThat(shown.lines()).startsWith(page.subList(start, start + 4).toArray(String[]::new));
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void aNumberSelectsClaimsOfAFile() throws IOException {
    String file = file("notes.claims", DocumentedExample.block(PAGE, "notes.claims"));
    assertThat(run("claims", file + ":Lemma 3", "--range", "x=3..4", "--json"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines()).hasSize(1);
    assertThat(out.toString())
        .contains("\"paper\":\"notes\"", "\"ranges\":{\"x\":[3,4],\"y\":[0,16]}", "\"cases\":7");
  }

  @Test
  void anErrorInACaseIsShownWithItsPlace() throws IOException {
    String file =
        file(
            "faulty.claims",
            List.of(
                "paper \"F\"", "claim \"a\" for n in 0..9: [1,2][n+1] > 0", "claim \"b\": 1 == 1"));
    assertThat(run("claims", file)).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("a: STOPPED", "Stopped: at n=2: ", "b: HOLDS");
    assertThat(err.toString()).startsWith("a: at n=2: ").contains("line 2, column ", "^");
  }

  @Test
  void aFileThatDoesNotEndSaysStopMessageItCame() throws IOException {
    String file =
        file(
            "long.claims",
            List.of(
                "paper \"L\"",
                "claim \"a\": 1 == 1",
                "claim \"b\" for x in 0..1000000, y in 0..1000000: x + y >= 0"));
    assertThat(run("claims", file, "--timeout", "1s")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(out.toString()).contains("a: HOLDS", "b: STOPPED");
    assertThat(err.toString()).startsWith("gave up after ").contains("1 of 2 claims checked");
  }

  @Test
  void filesThatCannotBeReadAreUsageErrors() throws IOException {
    assertThat(run("claims", folder.resolve("none.claims").toString()))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    Path binary = Files.write(folder.resolve("binary.claims"), new byte[] {(byte) 0xff, 1});
    assertThat(run("claims", binary.toString())).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(run("claims", folder.resolve("none.claims") + ":x"))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("there is no file", "is not text in UTF-8");
  }
}
