package org.gamester.cli.studies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gamester.cli.Gamester;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.gamester.web.answers.Studies;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyShelfTest {
  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void make() throws IOException {
    run("new", "dominoes", "domineering({m}x{n})", "m=1..2", "n=1..3", "--show", "value,outcome");
    run("run", "dominoes");
    Files.writeString(folder.resolve("rubbish.study"), "hello");
    Files.writeString(folder.resolve("else.txt"), "hello");
  }

  private void run(String command, String name, String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "study";
    all[1] = command;
    all[2] = folder.resolve(name + ".study").toString();
    System.arraycopy(words, 0, all, 3, words.length);
    StringWriter err = new StringWriter();
    assertThat(Gamester.run(new PrintWriter(new StringWriter()), new PrintWriter(err, true), all))
        .as(err.toString())
        .isZero();
  }

  private StudyShelf shelf() {
    return new StudyShelf(folder, Catalogue.standard());
  }

  private Map<String, Object> rows(String sort, String where, long from, int most)
      throws Exception {
    return Watchdog.call(
        Limits.NONE,
        () -> shelf().rows(new Studies.Part("dominoes", sort, where, from, most)).orElseThrow());
  }

  private static List<Object> items(Map<String, Object> rows) {
    return List.copyOf((List<?>) rows.getOrDefault("items", List.of()));
  }

  @Test
  void theStudiesOfTheFolderAreListed() {
    assertThat(shelf().list())
        .hasSize(2)
        .first()
        .satisfies(
            study ->
                assertThat(study)
                    .containsEntry("name", "dominoes")
                    .containsEntry("rows", 6L)
                    .containsEntry("complete", true)
                    .containsEntry("columns", List.of("value", "outcome")));
    assertThat(shelf().list().getLast())
        .containsEntry("name", "rubbish")
        .containsKey("error")
        .doesNotContainKey("rows");
  }

  @Test
  void rowsAreSortedChosenAndCut() throws Exception {
    Map<String, Object> all = rows("", "", 0, 10);
    assertThat(items(all))
        .hasSize(6)
        .first()
        .isEqualTo(
            Map.of(
                "item",
                0L,
                "position",
                "domineering(1x1)",
                "variables",
                Map.of("m", 1, "n", 1),
                "columns",
                Map.of("value", "0", "outcome", "P")));
    assertThat(all).containsEntry("hasMore", false);
    Map<String, Object> part = rows("", "", 2, 3);
    assertThat(items(part)).isEqualTo(items(all).subList(2, 5));
    assertThat(part).containsEntry("hasMore", true);
    assertThat(rows("", "", 3, 3)).containsEntry("hasMore", false);
    assertThat(items(rows("-n,m", "outcome == \"R\"", 0, 10)))
        .extracting(row -> String.valueOf(((Map<?, ?>) row).get("position")))
        .containsExactly("domineering(1x3)", "domineering(1x2)");
  }

  @Test
  void whatCannotBeAskedIsRefused() throws Exception {
    assertThat(shelf().rows(new Studies.Part("../dominoes", "", "", 0, 1))).isEmpty();
    assertThat(shelf().rows(new Studies.Part("else", "", "", 0, 1))).isEmpty();
    assertThatThrownBy(() -> rows("valu", "", 0, 1)).hasMessageContaining("did you mean 'value'?");
    assertThatThrownBy(() -> rows("", "m +", 0, 1)).hasMessageContaining("is not a condition");
    assertThatThrownBy(() -> shelf().rows(new Studies.Part("rubbish", "", "", 0, 1)))
        .hasMessageContaining("is not a study");
  }
}
