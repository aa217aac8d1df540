package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The modules of JavaScript that the pages are made of. */
class PageModulesTest {
  private static final Path FOLDER = Path.of("src/main/resources/org/gamester/web/assets/js");
  private static final Pattern IMPORT =
      Pattern.compile("(?:from |import\\()\"\\./([\\w-]+\\.js)\"");

  /** For each module, those of the same folder that it imports. */
  private static Map<String, Set<String>> imports() throws IOException {
    Map<String, Set<String>> imports = new TreeMap<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(FOLDER, "*.js")) {
      for (Path file : files) {
        Set<String> names =
            IMPORT
                .matcher(Files.readString(file))
                .results()
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        imports.put(file.getFileName().toString(), names);
      }
    }
    return imports;
  }

  @Test
  void modulesDoNotImportEachOtherInACircle() throws IOException {
    Map<String, Set<String>> imports = imports();
    assertThat(imports.get("families.js")).contains("families-view.js");
    boolean hasChanged = true;
    while (hasChanged) {
      Set<String> done =
          imports.entrySet().stream()
              .filter(module -> module.getValue().isEmpty())
              .map(Map.Entry::getKey)
              .collect(Collectors.toSet());
      imports.keySet().removeAll(done);
      imports.values().forEach(names -> names.removeAll(done));
      hasChanged = !done.isEmpty();
    }
    assertThat(imports).as("modules in a circle, and those that need them").isEmpty();
  }

  @Test
  void everyModuleIsServed() throws Exception {
    try (Browser browser = Browser.of(new EchoAnswers())) {
      for (String module : imports().keySet()) {
        assertThat(browser.get("/assets/js/" + module).statusCode()).as(module).isEqualTo(200);
      }
    }
  }
}
