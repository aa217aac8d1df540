package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pictures of the documentation are what the commands in docs/pictures/pictures.txt draw. */
class PicturesTest {
  private static final String FOLDER = "docs/pictures";
  private static final long LARGEST = 40_000;

  static Stream<String> commands() {
    return DocumentedExample.page(FOLDER + "/pictures.txt").stream();
  }

  private static Path file(String command) {
    List<String> words = DocumentedExample.split(command);
    return Path.of(DocumentedExample.inCheckout(words.getLast()));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aPictureIsWhatItsCommandDraws(String command) throws IOException {
    List<String> words = new ArrayList<>(DocumentedExample.split(command));
    words.removeLast();
    assertThat(words.removeLast()).isEqualTo("-o");
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status =
        Gamester.run(
            new PrintWriter(out), new PrintWriter(err, true), words.toArray(String[]::new));
    assertThat(err.toString()).isEmpty();
    assertThat(status).isZero();
    assertThat(Files.readString(file(command)))
        .as("drawn anew by ./gamester %s --force", command)
        .isEqualTo(out.toString());
  }

  @Test
  void everyPictureHasACommandAndIsSmall() throws IOException {
    Set<Path> drawn = new TreeSet<>();
    commands().forEach(command -> drawn.add(file(command)));
    try (Stream<Path> files = Files.list(Path.of(DocumentedExample.inCheckout(FOLDER)))) {
      List<Path> svg = files.filter(path -> path.toString().endsWith(".svg")).toList();
      assertThat(svg).containsExactlyInAnyOrderElementsOf(drawn);
      for (Path file : svg) {
        assertThat(Files.size(file)).as(file.toString()).isLessThan(LARGEST);
      }
    }
  }

  @Test
  void thePicturesThatPagesShowAreThere() {
    Pattern picture =
        Pattern.compile("\"(?:docs/)?(pictures/[^\"]+)\"|\\((pictures/[^)]+\\.svg)\\)");
    List<String> shown = new ArrayList<>();
    for (String page : List.of("README.md", "docs/figures.md")) {
      for (String line : DocumentedExample.page(page)) {
        for (MatchResult match : picture.matcher(line).results().toList()) {
          shown.add(match.group(1) == null ? match.group(2) : match.group(1));
        }
      }
    }
    assertThat(shown).hasSizeGreaterThan(10);
    assertThat(shown)
        .allMatch(name -> Files.exists(Path.of(DocumentedExample.inCheckout("docs/" + name))));
  }
}
