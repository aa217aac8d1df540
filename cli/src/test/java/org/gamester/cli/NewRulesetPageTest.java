package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.output.ExitStatus;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The ruleset of docs/new-ruleset.md, compiled from the text of that page, put into a jar as the
 * page says, and played.
 */
class NewRulesetPageTest {
  private static final String PAGE = "docs/new-ruleset.md";

  @TempDir private static Path folder = Path.of("");
  private static Path jar = Path.of("");

  @BeforeAll
  static void compileThePage() throws Exception {
    jar = folder.resolve("my.jar");
    Path source =
        Files.createDirectories(folder.resolve("source/org/example")).resolve("Trominoes.java");
    Path classes = folder.resolve("classes");
    Files.write(source, DocumentedExample.block(PAGE, "java"));
    compile(source, classes);
    Path services = Files.createDirectories(classes.resolve("META-INF/services"));
    Files.write(services.resolve(Ruleset.class.getName()), DocumentedExample.block(PAGE, "text"));
    pack(classes);
  }

  private static void compile(Path source, Path classes) throws URISyntaxException {
    StringWriter complaints = new StringWriter();
    int status =
        ToolProvider.findFirst("javac")
            .orElseThrow()
            .run(
                new PrintWriter(complaints),
                new PrintWriter(complaints),
                "-Xlint:all",
                "-Werror",
                "-proc:none",
                "-cp",
                place(Ruleset.class) + java.io.File.pathSeparator + place(ShortGame.class),
                "-d",
                classes.toString(),
                source.toString());
    assertThat(status).as(complaints.toString()).isZero();
  }

  private static Path place(Class<?> of) throws URISyntaxException {
    var source = Objects.requireNonNull(of.getProtectionDomain().getCodeSource());
    return Path.of(Objects.requireNonNull(source.getLocation()).toURI());
  }

  private static void pack(Path classes) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(file);
        Stream<Path> found = Files.walk(classes)) {
      for (Path path : found.filter(Files::isRegularFile).sorted().toList()) {
        entries.putNextEntry(new JarEntry(classes.relativize(path).toString().replace('\\', '/')));
        Files.copy(path, entries);
        entries.closeEntry();
      }
    }
  }

  @Test
  void theExampleIsShort() {
    assertThat(DocumentedExample.block(PAGE, "java")).hasSizeLessThanOrEqualTo(25);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "trominoes(...); -1",
        "trominoes(.|.|.); 1",
        "trominoes(...|.##|.##); *",
        "trominoes(3x3); +-2",
        "trominoes(...) + 1; 0"
      })
  void positionsOfItHaveValues(String text, String value) throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, Catalogue.class.getClassLoader())) {
      Position position = Catalogue.load(loader).readSum(text);
      assertThat(new Evaluator().value(position).toString()).isEqualTo(value);
    }
  }

  @Test
  void itIsFoundByTheServiceLoaderAndItsExampleIsRead() throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, Catalogue.class.getClassLoader())) {
      Catalogue catalogue = Catalogue.load(loader);
      Ruleset trominoes =
          catalogue.rulesets().stream()
              .filter(ruleset -> ruleset.id().equals("trominoes"))
              .findFirst()
              .orElseThrow();
      assertThat(trominoes.getClass().getClassLoader()).isSameAs(loader);
      assertThat(catalogue.readSum(trominoes.description().example()).rules().ruleset())
          .isSameAs(trominoes);
      assertThat(catalogue.has("nim")).isTrue();
    }
  }

  static List<DocumentedExample> examples() {
    return DocumentedExample.of(PAGE);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void theCommandsTakeTheJar(DocumentedExample example) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    String[] words =
        example.words().stream()
            .map(word -> word.equals("my.jar") ? jar.toString() : word)
            .toArray(String[]::new);
    assertThat(Gamester.run(new PrintWriter(out), new PrintWriter(err), words))
        .as(err.toString())
        .isEqualTo(ExitStatus.OK);
    assertThat(example.comparable(out.toString())).isEqualTo(example.shown());
  }
}
