package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the commands write as LaTeX, read by a small reader and, where there is one, by LaTeX. */
class LatexOutputTest {
  private static final long PATIENCE_SECONDS = 120;

  private static final Set<String> MACROS =
      Set.of(
          "begin",
          "end",
          "quad",
          "frac",
          "ast",
          "uparrow",
          "downarrow",
          "pm",
          "big",
          "cdot",
          "ldots",
          "mbox",
          "textbar",
          "textasciicircum",
          "textasciitilde",
          "textbackslash",
          "textless",
          "textgreater",
          "hline",
          "multicolumn",
          "emph",
          "\\",
          "{",
          "}",
          "$",
          "&",
          "#",
          "%",
          "_",
          ",",
          "!");

  private static final Pattern MACRO = Pattern.compile("\\\\([A-Za-z]+|.)");

  @TempDir private Path folder = Path.of("");

  static Stream<List<String>> commands() {
    return Stream.of(
        List.of("explain", "domineering(2x2) + domineering(2x3)"),
        List.of("explain", "{3|1} + {2|-2} - {1|0} + 1/2"),
        List.of("explain", "kayles(5) + wythoff(4,7)"),
        List.of("explain", "clobber(xoxo|oxox)"),
        List.of("explain", "hackenbush(xxo) - 1/2"),
        List.of("explain", "nim(3+5+7)"),
        List.of("explain", "^ + ^*"),
        List.of("explain", "--all", "snort(path 3) + {1|0}"),
        List.of("moves", "domineering(4x3)"),
        List.of("moves", "--compare", "splittles{1,3 | 2,4}(4)"),
        List.of("moves", "--list", "clobber(xo|ox)"),
        List.of("value", "{2|-1/2}"),
        List.of("value", "{0||0|-1/4} + *3 - ^^"),
        List.of("simplify", "{0,*,{0,*|0}|*,{0,*|0}}"),
        List.of("simplify", "domineering(3x2)"),
        List.of(
            "table", "domineering({m}x{n})", "m=1..3", "n=1..3", "--show", "value,mean,stops,rcf"),
        List.of("table", "young(x,2)", "x=1..3", "--show", "value,mean"),
        List.of("table", "domineering({m}x{n})", "m=1..3", "n=1..3", "--grid"));
  }

  private static String latex(List<String> command) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words =
        Stream.concat(command.stream(), Stream.of("--format", "latex")).toArray(String[]::new);
    Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
    assertThat(out.toString()).as(err.toString()).isNotEmpty();
    return out.toString();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void isBalancedAndNeedsNoPackages(List<String> command) {
    String text = latex(command);
    Matcher macro = MACRO.matcher(text);
    while (macro.find()) {
      assertThat(MACROS).contains(macro.group(1));
    }
    int depth = 0;
    boolean isFormula = false;
    String bare = text.replaceAll("\\\\[^A-Za-z]", "");
    for (int i = 0; i < bare.length(); i++) {
      char c = bare.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      assertThat(depth).isNotNegative();
      isFormula ^= c == '$';
    }
    assertThat(depth).isZero();
    assertThat(isFormula).isFalse();
    assertFormulas(text);
  }

  /** What belongs into formulas is there alone, and a sign after a bar or comma is no operation. */
  private static void assertFormulas(String text) {
    String[] parts = text.replace("\\$", "").split("\\$", -1);
    for (int i = 0; i < parts.length; i++) {
      if (i % 2 == 0) {
        assertThat(parts[i]).doesNotContain("\\frac", "\\ast", "arrow", "\\pm", "\\big", "^");
        assertThat(parts[i]).doesNotContainPattern("\\d/\\d");
      } else {
        assertThat(parts[i]).doesNotContainPattern("(\\\\big\\|[\\\\!,]*|,)(-|\\\\pm)");
      }
    }
  }

  @Test
  void latexCompilesAllOfIt() throws IOException, InterruptedException {
    assumeTrue(
        Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "pdflatex"))),
        "there is no LaTeX on this machine");
    StringBuilder document = new StringBuilder("\\documentclass{article}\n\\begin{document}\n");
    commands().forEach(command -> document.append(latex(command)).append("\n\n"));
    document.append("\\end{document}\n");
    Files.writeString(folder.resolve("all.tex"), document);
    Process latex =
        new ProcessBuilder("pdflatex", "-halt-on-error", "-interaction=nonstopmode", "all.tex")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said.txt").toFile())
            .start();
    assertThat(latex.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(latex.exitValue()).as(Files.readString(folder.resolve("said.txt"))).isZero();
  }
}
