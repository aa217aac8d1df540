package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.MemorySize;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.TimeSpan;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

class GamesterTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Gamester.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  @Test
  void helpNamesEveryCommandWhicheverIsLoaded() {
    assertThat(run("--help")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Usage: gamester", "completion", "bench");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aCommandParsedAloneHasItsFullName() {
    assertThat(run("value", "--help")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Usage: gamester value ");
    assertThat(run("value")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).startsWith("gamester value: ").contains("'gamester value --help'");
  }

  @Test
  void versionNamesProgramAndJava() {
    assertThat(run("--version")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("gamester ").contains("Java " + Runtime.version());
  }

  @Test
  void withoutACommandThereIsHelp() {
    assertThat(run()).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("Usage: gamester");
  }

  /** Messages of the worksheet name these options. */
  @Test
  void anOptionWithoutACommandIsOneOfTheWorksheet() {
    for (String[] options : new String[][] {{"--timeout", "1m"}, {"--memory=1G"}}) {
      err.getBuffer().setLength(0);
      assertThat(run(options)).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
      assertThat(err.toString()).contains("the worksheet needs a terminal");
    }
    assertThat(run("--tiemout", "1m")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("'--tiemout'");
  }

  @Test
  void mistypedCommandGetsASuggestionFirst() {
    assertThat(run("vlaue", "1")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString())
        .startsWith("gamester: there is no command 'vlaue'; did you mean 'value'?");
    assertThat(run("completon")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("'completon'; did you mean 'completion'");
  }

  @Test
  void aValueWhoseSidesDifferIsShownWithBoth() {
    assertThat(run("value", "on + off")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("value                dud\n").contains("onside  ");
    assertThat(run("value", "over - over")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("offside  ");
  }

  @Test
  void onlyNearCommandsAreSuggested() {
    assertThat(run("expl", "1")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("'expl'; did you mean 'explain'?");
    assertThat(run("qwerty")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("there is no command 'qwerty'\n");
    assertThat(run("clobber(xo)")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString())
        .contains(
            "there is no command 'clobber(xo)'; a position or an expression follows a command,"
                + " as in: gamester value 'clobber(xo)'\n");
  }

  @Test
  void theShortOptionsAreWholeWords() {
    assertThat(run("value", "-h")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).startsWith("Usage: gamester value ");
    assertThat(run("value", "-hackenbush(xo)")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("value                -1/2");
    assertThat(run("-V")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("Java " + Runtime.version());
    assertThat(run("value", "--", "-Vxx")).isEqualTo(ExitStatus.SOME_FAILED);
  }

  @Test
  void outputThatCannotBeWrittenIsAFailure() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] characters, int from, int length) throws IOException {
            throw new IOException("No space left on device");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    List<String> commands =
        List.of(
            "--version", "--help", "completion", "rulesets", "claims", "value 1", "moves nim(1)");
    for (String command : commands) {
      assertThat(Gamester.run(new PrintWriter(full), new PrintWriter(err), command.split(" ")))
          .as(command)
          .isEqualTo(ExitStatus.SOME_FAILED);
    }
  }

  @Test
  void completionKnowsTheCommandsAndOptions() {
    assertThat(run("completion")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("complete -F", "bench", "--version");
  }

  @Test
  void outputIsPlainWhereNobodyWatches() {
    run("--help");
    assertThat(out.toString()).doesNotContain("\u001b");
  }

  @Command(name = "echo")
  static final class Echo extends EvaluationCommand {
    @Parameters private List<String> games = List.of();

    @Override
    protected int evaluate() {
      refuseMistypedOptions(games);
      if (games.contains("?")) {
        throw unusable("'?' is not a game");
      }
      if (games.contains("fault")) {
        throw new IllegalStateException("the reason");
      }
      out().println(games);
      return games.contains("broken") ? ExitStatus.SOME_FAILED : ExitStatus.OK;
    }
  }

  private int echo(Echo command, String... args) {
    CommandLine commandLine = Gamester.commandLine().addSubcommand("echo", command);
    Gamester.configure(commandLine);
    return commandLine.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(args);
  }

  @Test
  void gamesThatBeginWithAMinusSignAreNoOptions() {
    Echo echo = new Echo();
    assertThat(echo(echo, "echo", "-3*2", "--1", "-v", "-{2|1}", "--timeout", "2m", "@file"))
        .isEqualTo(ExitStatus.OK);
    assertThat(out.toString().strip()).isEqualTo("[-3*2, --1, -v, -{2|1}, @file]");
    assertThat(echo.limits().time()).isEqualTo(Duration.ofMinutes(2));
    assertThat(echo.limits().memoryBytes()).isEqualTo(2L << 30);
    assertThat(echo.output().style()).isEqualTo(OutputOptions.Style.EXACT);
  }

  @Test
  void mistypedOptionIsRefusedWithASuggestion() {
    assertThat(echo(new Echo(), "echo", "--jsn", "1")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("--jsn", "--json");
  }

  @Test
  void aCommandMayRefuseOrFail() {
    assertThat(echo(new Echo(), "echo", "?")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).startsWith("gamester echo: '?' is not a game");
    assertThat(echo(new Echo(), "echo", "broken")).isEqualTo(ExitStatus.SOME_FAILED);
  }

  @Test
  void choicesAreReadInEitherCase() {
    Echo echo = new Echo();
    assertThat(echo(echo, "echo", "--style", "classic", "1")).isEqualTo(0);
    assertThat(echo.output().style()).isEqualTo(OutputOptions.Style.CLASSIC);
    Echo latex = new Echo();
    assertThat(echo(latex, "echo", "--format=LaTeX", "1")).isEqualTo(0);
    assertThat(latex.output().format()).isEqualTo(OutputOptions.Format.LATEX);
    assertThat(echo(new Echo(), "echo", "--style", "modern", "1"))
        .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString()).contains("--style is exact or classic; found 'modern'");
  }

  @Test
  void anInternalErrorIsReportedWithoutAStackTrace() {
    assertThat(echo(new Echo(), "echo", "fault")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("internal error", "the reason").doesNotContain("\tat ");
  }

  @ParameterizedTest
  @CsvSource({
    "500ms,500",
    "10s,10000",
    "10,10000",
    "1.5m,90000",
    "2h,7200000",
    "0.001s,1",
    "1.25,1250",
    "2.5ms,2",
    "08s,8000",
    "0.01h,36000",
    "999999999.999h,3599999999996400"
  })
  void timeSpans(String text, long millis) {
    assertThat(new TimeSpan().convert(text)).isEqualTo(Duration.ofMillis(millis));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "s", "-1s", "0s", "1d", "1e9s", "99999999999h", "1 s"})
  void noTimeSpans(String text) {
    assertThatThrownBy(() -> new TimeSpan().convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @ParameterizedTest
  @CsvSource({
    "300M,314572800",
    "2G,2147483648",
    "2g,2147483648",
    "1024K,1048576",
    "1GiB,1073741824"
  })
  void memorySizes(String text, long bytes) {
    assertThat(new MemorySize().convert(text)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "G", "2", "-2G", "1K", "0G", "2P", "9999999999G"})
  void noMemorySizes(String text) {
    assertThatThrownBy(() -> new MemorySize().convert(text))
        .isInstanceOf(TypeConversionException.class)
        .hasMessageContaining("'" + text + "'");
  }

  @Test
  void moreMovesThanCanBeComparedStopAtTheTimeLimit() {
    assertThat(run("moves", "--timeout", "200ms", "nim(100000)")).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(err.toString()).contains("gave up");
  }

  @Test
  void aCountTooLargeToPrintIsLeftOut() {
    assertThat(run("value", "*99999999999")).isEqualTo(ExitStatus.OK);
    assertThat(out.toString()).contains("too large to print");
  }

  @Test
  void aByteOrderMarkIsNoExpression(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("lines.txt");
    Files.writeString(file, "\uFEFF1+1\r\n2+3\r\n");
    assertThat(run("eval", file.toString())).isEqualTo(ExitStatus.OK);
    assertThat(out.toString().lines()).containsExactly("2", "5");
  }
}
