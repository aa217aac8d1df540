package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyCommandTest {
  @TempDir private Path folder = Path.of("");
  private final StringWriter err = new StringWriter();

  private String run(int status, String... words) {
    StringWriter out = new StringWriter();
    err.getBuffer().setLength(0);
    assertThat(Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words))
        .as(err.toString())
        .isEqualTo(status);
    return out.toString();
  }

  private String study(String... question) {
    String file = folder.resolve("s.study").toString();
    List<String> words = new ArrayList<>(List.of("study", "new", file));
    words.addAll(List.of(question));
    run(0, words.toArray(String[]::new));
    return file;
  }

  @Test
  void theRowsAreThoseOfTheTable() {
    String file =
        study("domineering({m}x{n})", "m=1..3", "n=1..4", "--show", "value,outcome,stops");
    run(0, "study", "run", file);
    for (String format : List.of("csv", "markdown", "json")) {
      String table =
          run(
              0,
              "table",
              "domineering({m}x{n})",
              "m=1..3",
              "n=1..4",
              "--show",
              "value,outcome,stops",
              "--format",
              format);
      String shown = run(0, "study", "show", file, "--sort", "m,n", "--format", format);
      assertThat(plain(shown)).isEqualTo(plain(table));
    }
  }

  /**
   * A table knows what its entries are; a study writes numbers as numbers, and has no column for
   * reasons, as it has no rows without entries.
   */
  private static String plain(String text) {
    return text.replaceAll(",error|,(?=\r)", "")
        .replaceAll("\"value\":\"(-?\\d+)\"", "\"value\":$1");
  }

  @Test
  void conjecturesAreClaimsThatHold() throws IOException {
    String file = study("domineering({m}x{n})", "m=1..4", "n=1..6", "--show", "value,temperature");
    run(0, "study", "run", file);
    String claims = run(0, "study", "conjecture", file);
    assertThat(claims).contains("value(m,n) = -value(n,m)", "temperature(m,n) = temperature(n,m)");
    Path written = Files.writeString(folder.resolve("s.claims"), claims);
    assertThat(run(0, "claims", written.toString())).contains("3 hold").doesNotContain("FAILS");
    assertThat(run(0, "study", "conjecture", file, "--json").lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("{\"schema\":\"gamester.conjecture/1\""));
  }

  @Test
  void aPeriodIsFound() {
    String file = study("kayles", "n=0..300", "--show", "nimber");
    run(0, "study", "run", file);
    assertThat(run(0, "study", "conjecture", file))
        .contains("nimber has period 12 with saltus 0 for n = 71..288");
  }

  @Test
  void aPolynomialForEachResidueIsFoundAndGamesAreCompared() throws IOException {
    String file =
        study("nim({n})", "n=0..40", "--show", "(n^2).Div(3),g + ^ + n,g + n,g + {n|-n} + n");
    run(0, "study", "run", file);
    String claims = run(0, "study", "conjecture", file);
    assertThat(claims)
        .contains(
            "(n^2).Div(3) is a quasi-polynomial of period 3: (if n % 3 == 0 then (1/3)*n^2 elseif"
                + " n % 3 == 1 then (1/3)*n^2 + (-1/3)",
            "g + ^ + n is g + n + (^)");
    Path written = Files.writeString(folder.resolve("q.claims"), claims);
    assertThat(run(0, "claims", written.toString())).doesNotContain("FAILS", "NOT CHECKED");
  }

  @Test
  void filesOfPositionsMayHaveWrongLines() throws IOException {
    Path list =
        Files.writeString(
            folder.resolve("p.txt"), "nim(3) // three\n\n  // a remark\n//\nnim(\nnim(5)\n");
    String file = study("file " + list);
    assertThat(run(1, "study", "run", file)).contains("2 rows added: 3 of 3 done", "given up");
    assertThat(run(0, "study", "show", file)).contains("nim(5)    *5");
    assertThat(run(0, "study", "status", file)).contains("1 item, the first nim(");
  }

  @Test
  void aSearchSaysWhatItHasFoundAndThatItHasStopped() {
    String file = study("search konane 1x6", "--find", "{1|0}");
    assertThat(run(0, "study", "run", file))
        .isEqualToNormalizingNewlines(
            """
            380 rows added: item 380 of 585 is one that is sought, so that the search ends there
            found: konane(.ox.ox): value {1|0}
            """);
    assertThat(run(0, "study", "show", file, "--format", "csv").lines()).hasSize(1 + 380);
    assertThat(run(0, "study", "status", file))
        .contains("item 380 of 585 is one that is sought", "380 rows: complete");
  }

  @Test
  void aPictureIsDrawn() {
    String file = study("domineering({m}x{n})", "m=1..3", "n=1..3", "--show", "value,temperature");
    run(0, "study", "run", file);
    assertThat(run(0, "study", "show", file, "--columns", "temperature", "--format", "svg"))
        .startsWith("<svg");
    assertThat(run(2, "study", "show", file, "--format", "svg")).isEmpty();
    assertThat(err.toString()).contains("choose one with --columns");
  }

  @Test
  void faultsAreSaidInALine() throws IOException {
    Path text = Files.writeString(folder.resolve("t.study"), "hello\n");
    for (String command : List.of("run", "status", "show", "conjecture")) {
      run(1, "study", command, text.toString());
      assertThat(err.toString()).contains("is not a study").hasLineCount(1);
      run(1, "study", command, folder.resolve("none").toString());
      assertThat(err.toString()).contains("there is no study").hasLineCount(1);
    }
    run(1, "study", "status", text.toString(), "--json");
    run(2, "study", "new", folder.resolve("u").toString(), "domineering({m}x{n})", "m=1..2");
    assertThat(err.toString()).contains("has no range");
    run(1, "study", "new", text.toString(), "positions clobber 2x2");
    assertThat(err.toString()).contains("exists already");
    run(2, "study");
    assertThat(err.toString()).contains("a command is missing");
    run(
        2,
        "study",
        "new",
        folder.resolve("v").toString(),
        "positions clobber 2x2",
        "--show",
        "valu");
    assertThat(err.toString()).contains("there is no column 'valu'");
  }
}
