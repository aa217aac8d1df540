package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawCommandTest {
  @TempDir private Path folder = Path.of("");

  private record Result(int status, String out, String err) {}

  private static Result draw(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] all = Stream.concat(Stream.of("draw"), Arrays.stream(words)).toArray(String[]::new);
    int status = Gamester.run(new PrintWriter(out), new PrintWriter(err, true), all);
    return new Result(status, out.toString(), err.toString());
  }

  private static String svg(String... words) {
    Result result = draw(words);
    assertThat(result.err()).isEmpty();
    assertThat(result.status()).isZero();
    return result.out();
  }

  private static long count(String text, String part) {
    return Pattern.compile(Pattern.quote(part)).matcher(text).results().count();
  }

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void withoutAFileItWritesSvg() {
    assertThat(svg("position", "clobber(xo|ox)"))
        .startsWith("<svg ")
        .endsWith("</svg>\n")
        .contains("<title>clobber(xo|ox)</title>", "data-cell=\"a2\"");
    assertThat(svg("position", "clobber", "xo|ox")).isEqualTo(svg("position", "clobber(xo|ox)"));
  }

  @ParameterizedTest
  @CsvSource({"svg, <svg", "png, \u0089PNG", "pdf, %PDF", "tex, \\documentclass"})
  void theNameOfTheFileSaysTheFormat(String end, String start) throws IOException {
    Path file = folder.resolve("picture." + end);
    Result result = draw("thermograph", "{3|1}", "-o", file.toString());
    assertThat(result).isEqualTo(new Result(0, "", ""));
    byte[] bytes = Files.readAllBytes(file);
    assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).startsWith(start);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "tree nim(1000000); the tree has more than",
        "table nim({m}); a picture has one or two variables with ranges such as n=0..8, found 0",
        "table nim({m}) m=5..1; the range 5..1 of m is empty",
        "table nim({m}) m=1..3 --show nonsense; nonsense",
      })
  void whatCannotBeDrawnIsSaidInWords(String words, String message) {
    Result result = draw(words.split(" "));
    assertThat(result.status()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(result.err()).contains(message).doesNotContain("internal error", "Exception");
  }

  @Test
  void aPictureOfTooManyPixelsIsRefused() {
    Result result = draw("position", "clobber(xo|ox)", "--scale", "100", "-o", file("x.png"));
    assertThat(result.status()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(result.err()).contains("pixels is too large").doesNotContain("internal error");
    assertThat(folder.resolve("x.png")).doesNotExist();
  }

  @Test
  void aFileIsOverwrittenOnlyWithForce() throws IOException {
    Path file = Files.writeString(folder.resolve("old.svg"), "old");
    Result refused = draw("position", "nim(3)", "-o", file.toString());
    assertThat(refused.status()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(refused.err()).contains("exists already; --force overwrites it");
    assertThat(file).hasContent("old");
    assertThat(draw("position", "nim(3)", "-o", file.toString(), "--force").status()).isZero();
    assertThat(Files.readString(file)).startsWith("<svg ");
  }

  @Test
  void aFileThatCannotBeWrittenIsSaid() {
    Result result = draw("position", "nim(3)", "-o", file("no/such/folder.svg"));
    assertThat(result.status()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(result.err()).contains("cannot write ", ": there is no folder ");
    assertThat(draw("position", "nim(3)", "-o", "/proc/x.svg").err())
        .startsWith("cannot write /proc/x.svg: ")
        .doesNotContain(".part");
  }

  @Test
  void severalThermographsStandInOnePicture() {
    String picture = svg("thermograph", "{5||2|1}", "{3|-1}", "clobber(xo)");
    assertThat(count(picture, "data-thermograph=")).isEqualTo(3);
    assertThat(picture).contains("data-thermograph=\"clobber(xo)\"");
    assertThat(count(svg("thermograph", "clobber", "xo"), "data-thermograph=")).isEqualTo(1);
  }

  @Test
  void aNumberLineHasARowForEachGame() {
    assertThat(count(svg("number-line", "{3|-1}", "^", "3/4"), "data-game=")).isEqualTo(3);
  }

  @Test
  void aTreeThatIsTooLargeIsRefusedWithAdvice() {
    assertThat(draw("tree", "domineering(4x4)").err())
        .isEqualToIgnoringNewLines(
            "the tree has more than 2,000 nodes; draw fewer levels, or equal nodes once");
    assertThat(draw("tree", "--shared", "domineering(4x4)").err())
        .isEqualToIgnoringNewLines("the tree has more than 2,000 nodes; draw fewer levels");
    assertThat(draw("tree", "nim(3)", "--levels", "-1").err()).contains("--levels must be 0");
  }

  @Test
  void treesAreLiteralCanonicalOrTrimmed() {
    assertThat(count(svg("tree", "nim(2+1)"), "data-node=")).isEqualTo(12);
    // The value is *3.
    assertThat(count(svg("tree", "nim(2+1)", "--form", "canonical"), "data-node=")).isEqualTo(8);
    // Left takes one of the two and mirrors then: 2+1, 1+1, 0+1 or 1+0, 0+0.
    assertThat(count(svg("tree", "nim(2+1)", "--form", "trimmed"), "data-node=")).isEqualTo(6);
    assertThat(count(svg("tree", "nim(2+1)", "--levels", "1"), "data-node=")).isEqualTo(4);
  }

  @Test
  void theNodesOfATreeSayWhatIsAsked() {
    assertThat(svg("tree", "clobber(xo)", "--labels", "text")).contains("data-node=\"xo\"");
    assertThat(svg("tree", "clobber(xo)", "--labels", "outcome")).contains("data-node=\"N\"");
    assertThat(svg("tree", "clobber(xo)")).contains("data-node=\"∗\"");
    assertThat(svg("tree", "clobber(xo)", "--labels", "picture"))
        .contains("scale(0.5)", "data-cell=\"a1\"");
    assertThat(svg("tree", "clobber(xo)", "--labels", "none")).contains("data-node=\"\"");
  }

  @Test
  void aTableOverTwoVariablesIsAGrid() {
    String table = svg("table", "domineering({m}x{n})", "m=1..2", "n=1..3");
    assertThat(count(table, "data-row=")).isEqualTo(6);
    assertThat(table).contains("±1", "N: the next player wins", "m \\ n");
  }

  @Test
  void aTableOverOneVariableHasItsColumns() {
    String table = svg("table", "kayles", "n=0..4", "--show", "nimber,outcome");
    assertThat(count(table, "data-row=")).isEqualTo(10);
    assertThat(table).contains("data-column=\"nimber\"", "data-column=\"outcome\"");
  }

  @Test
  void aSeriesShowsGrundyValuesOrMeansAndTemperatures() {
    String kayles = svg("series", "kayles", "n=0..11");
    assertThat(count(kayles, "data-series=")).isEqualTo(1);
    assertThat(count(kayles, "<circle")).isEqualTo(12);
    assertThat(svg("series", "splittles{1,3 | 2,4}(n)", "n=0..6"))
        .contains("data-series=\"mean\"", "data-series=\"temperature\"");
  }

  /** (0,0), (1,2), (3,5), (4,7) and their mirror images. */
  @Test
  void aSeriesOverTwoVariablesShowsPPositions() {
    assertThat(count(svg("series", "wythoff", "x=0..7", "y=0..7"), "<circle")).isEqualTo(7);
  }

  @Test
  void aTitleIsTextAndNothingElse() {
    assertThat(svg("position", "nim(3)", "--title", "<b>&\"a\"</b>"))
        .contains("<title>&lt;b&gt;&amp;&quot;a&quot;&lt;/b&gt;</title>");
  }

  static List<List<String>> unusable() {
    return List.of(
        List.of("position", "nim(3)", "-o", "picture.gif"),
        List.of("position", "nim(3)", "-o", "picture"),
        List.of("position", "nim(3)", "--show", "value"),
        List.of("position", "nim(3)", "--shared"),
        List.of("position", "nim(3)", "--style", "page", "-o", "picture.pdf"),
        List.of("position", "nim(3)", "--scale", "0"),
        List.of("picture", "nim(3)"),
        List.of("position"),
        List.of("position", "nim(3)", "--colour"));
  }

  @ParameterizedTest
  @org.junit.jupiter.params.provider.MethodSource("unusable")
  void whatCannotBeMeantIsRefused(List<String> words) {
    Result result = draw(words.toArray(String[]::new));
    assertThat(result.status()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("gamester draw: ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "position;nim(3;this bracket is not closed",
        "tree;nim(3+4+5+6+7);more than 2,000 nodes",
        "table;nim(n);one or two variables",
        "thermograph;[1,2];expected a position"
      })
  void whatCannotBeDrawnIsSaid(String kind, String argument, String reason) {
    Result result = draw(kind, argument);
    assertThat(result.status()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).contains(reason);
  }

  @Test
  void limitsHold() {
    Result result = draw("thermograph", "domineering(8x8)", "--timeout", "200ms");
    assertThat(result.status()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(result.err()).contains("gave up after");
    Result table = draw("table", "domineering({m}x{n})", "m=7..8", "n=7..8", "--timeout", "200ms");
    assertThat(table.status()).isEqualTo(ExitStatus.SOME_FAILED);
    assertThat(table.out()).isEmpty();
    assertThat(table.err()).contains("gave up after");
  }

  @Test
  void treesOfPlayThatComesBackHaveArcs() {
    assertThat(svg("tree", "over")).contains("drawn as arcs: 1.");
    assertThat(svg("tree", "wind-up(2)", "--form", "canonical"))
        .contains("The onside: ", " The offside: ", ">onside<", ">offside<");
    assertThat(count(svg("tree", "hare-and-hounds(hounds d2 hare e2)"), "data-node"))
        .isGreaterThan(3);
  }

  @Test
  void tablesOfLoopyValuesAreColouredByWhoWins() {
    assertThat(svg("table", "wind-up(n)", "n=0..4"))
        .contains("N: the next player wins", "P: the previous player wins");
  }
}
