package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The fields of the objects that the commands print, and docs/json.md and docs/web.md. */
class JsonPageTest {
  private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
  private static final Pattern FORMAT = Pattern.compile("gamester\\.[a-z-]+/1");

  /** The words in code of each format, those of the sections that name it. */
  private static Map<String, Set<String>> described() throws IOException {
    Map<String, Set<String>> described = new HashMap<>();
    for (String page : List.of("docs/json.md", "docs/web.md")) {
      String text = Files.readString(Path.of(DocumentedExample.inCheckout(page)));
      for (String section : text.split("(?m)^(?=##)", -1)) {
        List<String> words =
            CODE.matcher(section).results().map(code -> code.group(1).split("\\.", 2)[0]).toList();
        FORMAT
            .matcher(section)
            .results()
            .forEach(
                format ->
                    described
                        .computeIfAbsent(format.group(), _ -> new HashSet<>(Set.of("schema")))
                        .addAll(words));
      }
    }
    return described;
  }

  /** The fields of each format in the recorded answers. */
  private static Map<String, Set<String>> printed() throws IOException {
    Map<String, Set<String>> printed = new TreeMap<>();
    Path folder =
        Path.of(DocumentedExample.inCheckout("cli/src/test/resources/org/gamester/cli/recorded"));
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.toList();
    }
    for (Path file : files) {
      for (RecordedAnswer answer : RecordedAnswer.read(Files.readAllLines(file))) {
        for (String line : answer.out().lines().toList()) {
          if (line.startsWith("{\"schema\":\"gamester.")) {
            Map<?, ?> object = JsonTree.object(line.replace("\"states\":#", "\"states\":0"));
            Set<String> fields =
                printed.computeIfAbsent(
                    Objects.requireNonNull(object.get("schema")).toString(), _ -> new TreeSet<>());
            object.keySet().forEach(field -> fields.add(field.toString()));
          }
        }
      }
    }
    return printed;
  }

  @Test
  void everyFieldThatIsPrintedIsDescribed() throws IOException {
    Map<String, Set<String>> described = described();
    Map<String, Set<String>> printed = printed();
    assertThat(printed).hasSizeGreaterThan(15).containsKeys("gamester.value/1", "gamester.play/1");
    printed.forEach(
        (format, fields) -> {
          assertThat(described).containsKey(format);
          assertThat(described.get(format)).as(format).containsAll(fields);
        });
  }
}
