package org.gamester.lab.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gamester.lab.claims.ClaimRun;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.MarkdownReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages in docs/papers are the reports of the current claims. */
class PaperPagesTest {

  static List<ClaimSet> papers() {
    return ClaimSet.installed();
  }

  @ParameterizedTest
  @MethodSource("papers")
  void thePageIsTheReportOfTheRun(ClaimSet set) throws IOException {
    String key = set.paper().key();
    Path page = pages().resolve(key + ".md");
    String remedy =
        "./gamester claims %s --format markdown > docs/papers/%s.md".formatted(key, key);
    assertThat(page).as(remedy).exists();
    assertThat(MarkdownReport.page(set.paper(), ClaimRun.DEFAULT.run(set.claims())))
        .as(remedy)
        .isEqualToNormalizingNewlines(Files.readString(page));
  }

  private static Path pages() {
    Path here = Path.of("").toAbsolutePath();
    Path root = Files.exists(here.resolve("README.md")) ? here : here.resolve("..").normalize();
    return root.resolve("docs/papers");
  }
}
