package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the Java programs that the documentation shows, letter for letter and with the values on the
 * class path only; what they print is what the comments beside the lines say.
 */
class JavaExamplesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** A whole program: blocks that only show some lines have no main method. */
  private static final Pattern PROGRAM =
      Pattern.compile("```java\\R((?:(?!```).*\\R)*?void main\\(\\)(?:(?!```).*\\R)*)```");

  private static final Pattern PRINTED = Pattern.compile("IO\\.println\\(.*\\);\\s*// (.*)");

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/values.md"})
  void programsPrintWhatTheirCommentsSay(String page, @TempDir Path folder) throws Exception {
    List<String> programs = programs(page);
    assertThat(programs).as("programs in %s", page).isNotEmpty();
    for (String program : programs) {
      List<String> expected = expected(program);
      assertThat(expected).isNotEmpty();
      assertThat(run(program, folder)).isEqualTo(expected);
    }
  }

  private static List<String> programs(String page) throws IOException {
    List<String> programs = new ArrayList<>();
    Matcher matcher = PROGRAM.matcher(Files.readString(ROOT.resolve(page)));
    while (matcher.find()) {
      programs.add(matcher.group(1));
    }
    return programs;
  }

  private static List<String> expected(String program) {
    List<String> comments = new ArrayList<>();
    for (String line : program.lines().filter(line -> line.contains("println")).toList()) {
      Matcher matcher = PRINTED.matcher(line);
      assertThat(matcher.find()).as("a comment in '%s'", line).isTrue();
      comments.add(matcher.group(1));
    }
    return comments;
  }

  /** The lines that the program prints; what the compiler or Java complains of is among them. */
  private static List<String> run(String program, Path folder) throws Exception {
    Path source = Files.writeString(folder.resolve("Example.java"), program);
    Path output = folder.resolve("output.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                ROOT.resolve("values/target/classes").toString(),
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                source.toString())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("the program ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    return Files.readAllLines(output);
  }
}
