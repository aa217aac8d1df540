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

class ScriptCommandTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String script, String... words) throws IOException {
    Path file = folder.resolve("study.cgs");
    Files.writeString(file, script);
    List<String> all = new ArrayList<>(List.of("script", file.toString()));
    all.addAll(List.of(words));
    int status =
        Gamester.run(new PrintWriter(out), new PrintWriter(err, true), all.toArray(String[]::new));
    assertThat(out.toString() + err).doesNotContain("internal error");
    return status;
  }

  @Test
  void statementsGoOverSeveralLines() throws IOException {
    assertThat(run("x :=\n  1\n  + 2;\nfor n from 1 to 2 do\n  System.Print(n * x)\nend\nx + 1"))
        .isZero();
    assertThat(out.toString()).isEqualTo("3\n6\n4\n");
  }

  @Test
  void classesOfAFolderAreKnown() throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes"));
    Files.writeString(
        classes.resolve("Pile.cgs"),
        """
        singleton class Pile extends game.heap.HeapRuleset
          override def HeapOptions(n as Integer) := [[n - a] for a from 1 to 3 where a <= n];
        end
        """);
    Files.writeString(
        classes.resolve("rows.rules"), "game: Rows\nboard: strip\npieces: . #\nboth: .. -> ##\n");
    assertThat(
            run(
                "[Pile(6).NimValue, Position(\"pile(7)\").NimValue,"
                    + " Position(\"rows(1x6)\").NimValue]",
                "--rulesets",
                classes.toString()))
        .isZero();
    assertThat(out.toString()).isEqualTo("[2,3,3]\n");
  }

  @Test
  void aSemicolonKeepsTheLastValueFromBeingPrinted() throws IOException {
    assertThat(run("1 + 1; [n for n from 1 to 2];\n// the end\n")).isZero();
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void theFirstErrorEndsTheRunWithItsPlace() throws IOException {
    assertThat(run("System.Print(1);\ny := 3 +\n   \"a\";\nSystem.Print(2)")).isEqualTo(1);
    assertThat(out.toString()).isEqualTo("1\n");
    assertThat(err.toString())
        .contains("No operation `+`", "study.cgs, line 2, column 8", "\n           ^");
  }

  @Test
  void aSyntaxErrorAnywhereIsFoundFirst() throws IOException {
    assertThat(run("System.Print(1);\nfor n from 1 to 3 do n")).isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).contains("expected `end`", "line 2, column 23");
  }

  @Test
  void argumentsAreAList() throws IOException {
    assertThat(run("Arguments", "--", "7", "--json", "-x")).isZero();
    assertThat(out.toString()).isEqualTo("[\"7\",\"--json\",\"-x\"]\n");
  }

  @Test
  void withoutArgumentsTheListIsEmpty() throws IOException {
    assertThat(run("Arguments.Size")).isZero();
    assertThat(out.toString()).isEqualTo("0\n");
  }

  @Test
  void aReturnEndsTheRun() throws IOException {
    assertThat(run("if true then return 7 end\nSystem.Print(1)")).isZero();
    assertThat(out.toString()).isEqualTo("7\n");
  }

  @Test
  void jsonHasAnObjectForEachStatement() throws IOException {
    assertThat(run("x := {2|1};\nfor n from 1 to 2 do System.Print(n) end\nx.Mean;\nx.Nothin"))
        .isEqualTo(1);
    out.getBuffer().setLength(0);
    assertThat(run("x := {2|1};\nfor n from 1 to 2 do System.Print(n) end\nx.Nothin", "--json"))
        .isEqualTo(1);
    assertThat(ProgramProcess.isJsonLines(out.toString())).isTrue();
    assertThat(out.toString().lines().map(line -> line.replaceFirst("\"file\":\"[^\"]*\",", "")))
        .containsExactly(
            "{\"schema\":\"gamester.script/1\",\"line\":1,\"value\":\"{2|1}\","
                + "\"type\":\"game.CanonicalShortGame\"}",
            "{\"schema\":\"gamester.script/1\",\"line\":2,\"value\":null,\"type\":null,"
                + "\"output\":[\"1\",\"2\"]}",
            "{\"schema\":\"gamester.script/1\",\"line\":3,\"error\":{\"message\":"
                + "\"Not a method or member variable: `Nothin` (in object of class"
                + " `game.CanonicalShortGame`)\",\"column\":3}}");
  }

  @Test
  void aLimitIsSaid() throws IOException {
    assertThat(run("while true do end", "--timeout", "300ms")).isEqualTo(1);
    assertThat(err.toString()).contains("gave up after", "--timeout gives it longer");
  }

  @Test
  void whatIsNoScriptIsAUsageError() throws IOException {
    assertThat(Gamester.run(new PrintWriter(out), new PrintWriter(err, true), "script", "--", "x"))
        .isEqualTo(2);
    assertThat(
            Gamester.run(
                new PrintWriter(out), new PrintWriter(err, true), "script", folder + "/no.cgs"))
        .isEqualTo(2);
    assertThat(err.toString()).contains("there is no file");
    Path file = folder.resolve("bytes.cgs");
    Files.write(file, new byte[] {(byte) 0xFF, 0});
    assertThat(
            Gamester.run(
                new PrintWriter(out), new PrintWriter(err, true), "script", file.toString()))
        .isEqualTo(2);
  }
}
