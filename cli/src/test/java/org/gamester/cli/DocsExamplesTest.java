package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
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
        Files.write(folder.resolve(file.getKey()), file.getValue());
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
        example.words().stream()
            .map(word -> DocumentedExample.isFile(word) ? folder.resolve(word).toString() : word)
            .toArray(String[]::new);
    int status = Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words);
    String printed =
        (out.toString().isEmpty() ? err.toString() : out.toString()).replace(folder + "/", "");
    assertThat(example.comparable(printed)).isEqualTo(example.shown());
    assertThat(status).isNotEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
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
