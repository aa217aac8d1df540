package org.gamester.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.runs.StudyRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Studies on threads that Spark keeps in this process. */
class SparkWorkplaceTest {
  private static final String HERE = "local[2]";

  @TempDir private Path folder = Path.of("");

  private void assertSameRows(StudySpec spec, List<Path> rulesets, List<String> listed) {
    Path local = Studies.make(folder.resolve("local.study"), spec, rulesets, listed);
    Path spark = Studies.make(folder.resolve("spark.study"), spec, rulesets, listed);
    StudyRun.Summary expected = Studies.run(local, "", rulesets);
    StudyRun.Summary actual = Studies.run(spark, HERE, rulesets);
    assertThat(actual.isFound()).isEqualTo(expected.isFound());
    assertThat(actual.givenUp()).isEqualTo(expected.givenUp());
    assertThat(Studies.rows(spark)).isNotEmpty().isEqualTo(Studies.rows(local));
    try (StudyFile one = StudyFile.read(local);
        StudyFile other = StudyFile.read(spark)) {
      assertThat(other.surrenders()).isEqualTo(one.surrenders());
      assertThat(other.isComplete()).isTrue();
    }
  }

  @Test
  void theRowsOfAFamilyAreTheSame() {
    assertSameRows(
        Studies.spec(
            "domineering({m}x{n})", List.of("m=1..4", "n=1..4"), "value,outcome,nodes", Map.of()),
        List.of(),
        List.of());
  }

  @Test
  void aSearchThatLearnsFromItsRowsTakesTheSameWay() {
    assertSameRows(
        Studies.spec(
            "search konane 1x7",
            List.of(),
            "",
            Map.of(
                "maximize", "temperature", "method", "genetic", "seed", "7", "evaluations", "60")),
        List.of(),
        List.of());
  }

  @Test
  void whatIsFoundEndsTheSearchAtTheSameRow() {
    assertSameRows(
        Studies.spec("search konane 1x6", List.of(), "", Map.of("find", "{1|0}")),
        List.of(),
        List.of());
  }

  @Test
  void whatCannotBeEvaluatedHasItsReason() {
    assertSameRows(
        Studies.spec("file some.txt", List.of(), "value,g + g", Map.of()),
        List.of(),
        List.of("nim(3)", "nim(", "clobber(xo)"));
  }

  @Test
  void rulesetsOfAFolderAreSentAlong() throws Exception {
    Path rulesets = Files.createDirectory(folder.resolve("rules"));
    Files.writeString(
        rulesets.resolve("pins.rules"),
        """
        game:   Two Pins
        board:  heap
        both:   take 1 or 2, leaving 0, 1 or 2 heaps
        """);
    assertSameRows(
        Studies.spec("file some.txt", List.of(), "value", Map.of()),
        List.of(rulesets),
        List.of("two-pins(3)", "two-pins(5)"));
  }

  @Test
  void aRunGoesOnWhereAnotherWasBrokenOff() {
    StudySpec spec = Studies.spec("positions clobber 2x3", List.of(), "value", Map.of());
    Path local = Studies.make(folder.resolve("local.study"), spec, List.of(), List.of());
    assertThat(Studies.run(local, "", List.of()).stop()).isNull();
    List<String> rows = Studies.rows(local);
    try (var connection = java.sql.DriverManager.getConnection("jdbc:sqlite:" + local);
        var statement = connection.createStatement()) {
      assertThat(statement.executeUpdate("DELETE FROM rows WHERE item % 3 = 1")).isPositive();
    } catch (java.sql.SQLException e) {
      throw new AssertionError(e);
    }
    long left = Studies.rows(local).size();
    assertThat(Studies.run(local, HERE, List.of()).rows()).isEqualTo(rows.size() - left);
    assertThat(Studies.rows(local)).isEqualTo(rows);
  }

  @Test
  void aMasterThatIsNotThereIsNamed() throws Exception {
    StudySpec spec = Studies.spec("positions clobber 2x2", List.of(), "value", Map.of());
    Path file = Studies.make(folder.resolve("lost.study"), spec, List.of(), List.of());
    int port;
    try (var socket = new java.net.ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    assertThatThrownBy(() -> Studies.run(file, "spark://127.0.0.1:" + port, List.of()))
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("there is no Spark master at spark://127.0.0.1:" + port);
  }
}
