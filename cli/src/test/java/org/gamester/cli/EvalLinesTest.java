package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.worksheet.InputLines;
import org.gamester.cli.worksheet.InputLines.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which lines {@code eval} answers. */
class EvalLinesTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
  }

  private List<String> answers() {
    return out.toString().lines().toList();
  }

  @Test
  void everyExpressionHasItsAnswer() {
    assertThat(run("eval", "--json", "-e", "def nim(n) := n + 100; nim(5)"))
        .isEqualTo(ExitStatus.OK);
    assertThat(answers())
        .singleElement()
        .asString()
        .contains("\"value\":\"105\"", "\"warnings\":[\"`nim` is your own name here");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "--json", "-e", "1", "-e", "foo", "-e", ""))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(3);
    assertThat(answers().getLast())
        .isEqualTo(
            "{\"schema\":\"gamester.eval/1\",\"line\":3,\"expr\":\"\",\"value\":null,\"type\":null}");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "-e", "")).isEqualTo(ExitStatus.OK);
    assertThat(answers()).containsExactly("");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "-e", "", "-e", "2", "-e", "", "-e", "")).isEqualTo(ExitStatus.OK);
    assertThat(answers()).containsExactly("", "2", "", "");
  }

  @Test
  void aLineFeedInAnExpressionIsWhiteSpace() {
    assertThat(run("eval", "--json", "-e", "1 + // one\n2", "-e", "1 +\r\n\t)", "-e", "3"))
        .isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(3);
    assertThat(answers().get(0)).contains("\"expr\":\"1 + // one\\n2\",\"value\":\"3\"");
    assertThat(answers().get(1)).contains("\"line\":2,\"column\":2}");
    assertThat(answers().get(2)).contains("\"line\":3,\"expr\":\"3\",\"value\":\"3\"");
    out.getBuffer().setLength(0);
    assertThat(run("eval", "-e", "1\n2")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(1).first().asString().endsWith(" (line 2, column 1)");
  }

  @Test
  void aLineBeyondTheBoundIsRefusedAndTheNextOnesAreAnswered() throws IOException {
    Path file = folder.resolve("long.txt");
    Files.writeString(file, "1\n" + "2".repeat(2_000_000) + "\n3\n");
    assertThat(run("eval", "--memory", "16M", file.toString())).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(answers()).hasSize(3).startsWith("1").endsWith("3");
    assertThat(answers().get(1))
        .matches(
            "!!the line is too long: a line has at most [\\d,]+ bytes with this limit of memory");
    out.getBuffer().setLength(0);
    run("eval", "--json", "--memory", "16M", file.toString());
    assertThat(answers().get(1))
        .startsWith(
            "{\"schema\":\"gamester.eval/1\",\"line\":2,\"expr\":\"" + "2".repeat(100) + "...\"")
        .contains("\"error\":{\"message\":\"the line is too long");
  }

  /** Never ends, and never has a line feed. */
  private static InputStream endless() {
    return new InputStream() {
      @Override
      public int read() {
        return 'y';
      }
    };
  }

  @Test
  void anEndlessLineIsGivenUp() throws IOException {
    try (InputLines lines = new InputLines(endless(), 1_000)) {
      assertThat(lines.next()).contains(new Line("y".repeat(100), true));
      List<Integer> asked = new ArrayList<>();
      assertThat(
              lines.skipRest(
                  () -> {
                    asked.add(1);
                    return asked.size() == 5;
                  }))
          .isFalse();
      assertThat(asked).hasSize(5);
    }
  }

  @Test
  void linesEndAsTextsDo() throws IOException {
    byte[] text = "a\r\n\rb\n\n12345\r\n123456\r\nω\r".getBytes(StandardCharsets.UTF_8);
    List<Line> found = new ArrayList<>();
    try (InputLines lines = new InputLines(new ByteArrayInputStream(text), 5)) {
      Optional<Line> line = lines.next();
      while (line.isPresent()) {
        found.add(line.get());
        if (line.get().isTooLong()) {
          assertThat(lines.skipRest(() -> true)).isTrue();
        }
        line = lines.next();
      }
    }
    assertThat(found)
        .containsExactly(
            new Line("a", false),
            new Line("", false),
            new Line("b", false),
            new Line("", false),
            new Line("12345", false),
            new Line("12345", true),
            new Line("ω", false));
  }
}
