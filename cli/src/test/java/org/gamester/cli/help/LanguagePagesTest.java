package org.gamester.cli.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.gamester.cli.DocumentedExample;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of the language in docs are what the program writes today, and have every name. */
class LanguagePagesTest {
  private static final Map<String, String> PAGES = new LanguagePages().all();

  @Test
  void thePagesInDocsAreTrue() {
    PAGES.forEach(
        (place, text) ->
            assertThat(String.join("\n", DocumentedExample.page("docs/" + place)) + "\n")
                .as("docs/%s; write it again with ./gamester help --pages docs", place)
                .isEqualTo(text));
  }

  @Test
  void thereIsNoOtherPageButTheGuide() {
    Set<String> expected = new HashSet<>(PAGES.keySet());
    expected.remove("language.md");
    expected.add("language/guide.md");
    assertThat(DocumentedExample.pagesIn("docs/language").stream().map(name -> name.substring(5)))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void thePagesHaveEveryName() {
    String all = String.join("\n", PAGES.values());
    for (Topic topic : new LanguageReference().topics()) {
      String name = topic.shortName().equals("new") ? "(" : topic.shortName();
      assertThat(all).as(topic.name()).contains(name.replace("|", "\\|"));
    }
  }

  @Test
  void theCommandWritesThem(@TempDir Path folder) throws IOException {
    assertThat(new LanguagePages().write(folder.resolve("new"))).isEqualTo(PAGES.size());
    assertThat(folder.resolve("new/language/game.md"))
        .content()
        .isEqualTo(PAGES.get("language/game.md"));
  }
}
