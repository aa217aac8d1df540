package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever README.md and the pages of docs show is what the program prints. */
class DocsExamplesTest {
  private static final String NEEDS_A_JAR = "docs/new-ruleset.md"; // see NewRulesetPageTest

  @TempDir private static Path folder = Path.of("");

  @BeforeAll
  static void writeTheFilesOfThePages() throws IOException {
    for (String page : DocumentedExample.pages()) {
      for (var file : DocumentedExample.files(page).entrySet()) {
        Path written = folder.resolve(file.getKey());
        Files.createDirectories(written.getParent());
        Files.write(written, file.getValue());
      }
    }
  }

  static Stream<DocumentedExample> examples() {
    return DocumentedExample.pages().stream()
        .filter(page -> !page.equals(NEEDS_A_JAR))
        .flatMap(page -> DocumentedExample.of(page).stream());
  }

  @ParameterizedTest
  @MethodSource("examples")
  void printsWhatThePageShows(DocumentedExample example) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words =
        example.words().stream().map(DocsExamplesTest::resolved).toArray(String[]::new);
    int status = Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words);
    String printed =
        (out.toString().isEmpty() ? err.toString() : out.toString()).replace(folder + "/", "");
    assertThat(example.comparable(printed)).isEqualTo(example.shown());
    assertThat(status).isNotEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
  }

  /**
   * A file that a page shows, the folder of one (which ends in a slash), or a file or folder of the
   * checkout, as a path; any other word as it is.
   */
  private static String resolved(String word) {
    if (word.startsWith("docs/")) {
      return DocumentedExample.inCheckout(word);
    }
    boolean isShown = DocumentedExample.isFile(word) || word.endsWith("/");
    return isShown ? folder.resolve(word).toString() : word;
  }

  @Test
  void filesOfTheCheckoutAreShownAsTheyAre() throws IOException {
    int shown = 0;
    for (String page : DocumentedExample.pages()) {
      for (var file : DocumentedExample.files(page).entrySet()) {
        if (file.getKey().startsWith("docs/")) {
          assertThat(file.getValue())
              .as(page + ": " + file.getKey())
              .isEqualTo(Files.readAllLines(Path.of(DocumentedExample.inCheckout(file.getKey()))));
          shown++;
        }
      }
    }
    assertThat(shown).isPositive();
  }

  @Test
  void thePagesShowEveryCommand() {
    assertThat(examples().map(example -> example.words().getFirst()))
        .contains("value", "eval", "moves", "table", "series", "rulesets", "claims");
  }

  @Test
  void readmeHasTwoCommandsToSetUp() {
    List<String> readme = DocumentedExample.page("README.md");
    List<String> setUp =
        readme.subList(readme.indexOf("## Set up"), readme.indexOf("## Sixty seconds"));
    assertThat(setUp.stream().filter(line -> line.startsWith("./") || line.startsWith("mvn ")))
        .hasSize(2)
        .endsWith("mvn verify");
  }

  @Test
  void theSplitterKnowsQuotesAndComments() {
    assertThat(DocumentedExample.split("value '{2|1} + ^'  x=1   # as shown"))
        .containsExactly("value", "{2|1} + ^", "x=1");
    assertThat(DocumentedExample.split("eval \"a 'b'\" ''")).containsExactly("eval", "a 'b'", "");
  }
}
