package org.gamester.cli.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.gamester.cli.DocumentedExample;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pages of the catalogue in docs are what the program writes today, and there are no others.
 */
class CataloguePagesTest {
  private static final Map<String, String> PAGES = new CataloguePages(Catalogue.standard()).all();

  @Test
  void thePagesInDocsAreTrue() {
    PAGES.forEach(
        (place, text) ->
            assertThat(String.join("\n", DocumentedExample.page("docs/" + place)) + "\n")
                .as("docs/%s; write it again with ./gamester rulesets --pages docs", place)
                .isEqualTo(text));
  }

  @Test
  void thereIsNoOtherPage() {
    Set<String> expected = new HashSet<>(PAGES.keySet());
    expected.remove("catalogue.md");
    assertThat(DocumentedExample.pagesIn("docs/catalogue").stream().map(name -> name.substring(5)))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void theIndexHasEveryName() {
    String index = PAGES.getOrDefault("catalogue.md", "");
    for (CatalogueEntry entry : Catalogue.standard().entries()) {
      assertThat(index).contains("`" + entry.name() + "`");
    }
  }

  @Test
  void theCommandWritesThem(@TempDir Path folder) throws IOException {
    assertThat(new CataloguePages(Catalogue.standard()).write(folder.resolve("new")))
        .isEqualTo(PAGES.size());
    assertThat(folder.resolve("new/catalogue/nim.md"))
        .content()
        .isEqualTo(PAGES.get("catalogue/nim.md"));
  }
}
