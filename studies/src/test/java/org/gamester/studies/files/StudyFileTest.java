package org.gamester.studies.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyFileTest {
  private static final StudySpec SPEC =
      new StudySpec(
          "nim({n})", List.of("n=0..9"), List.of("value", "g + \"x\""), Map.of("seed", "7"));

  @TempDir private Path folder = Path.of("");
  private Path path = Path.of("");

  @BeforeEach
  void make() {
    path = folder.resolve("a.study");
    StudyFile.create(path, SPEC, List.of("n"), List.of(), "1");
  }

  private static Item item(long number) {
    return new Item(number, List.of((int) number), "nim(" + number + ")");
  }

  private void addRows(long count) {
    try (StudyFile study = StudyFile.write(path)) {
      StudyWriter writer = study.begin("1", 1);
      LongStream.range(0, count)
          .forEach(i -> writer.add(item(i), Arrays.asList("*".repeat(50) + i, 0.5)));
      writer.commit();
      writer.end("complete");
    }
  }

  @Test
  void theQuestionIsReadBack() {
    try (StudyFile study = StudyFile.read(path)) {
      assertThat(study.spec()).isEqualTo(SPEC);
      assertThat(study.variables()).containsExactly("n");
      assertThat(study.isComplete()).isFalse();
    }
  }

  @Test
  void aFileThatIsThereIsNotOverwritten() {
    assertThatThrownBy(() -> StudyFile.create(path, SPEC, List.of("n"), List.of(), "1"))
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("exists already");
  }

  @Test
  void whatIsNotCommittedIsLostAndWhatIsStays() {
    addRows(3);
    StudyFile study = StudyFile.write(path);
    StudyWriter writer = study.begin("1", 1);
    writer.add(item(5), Arrays.asList("*5", null));
    writer.commit();
    writer.add(item(6), Arrays.asList("*6", null));
    try (StudyFile reader = StudyFile.read(path)) {
      LongPredicate done = reader.done();
      assertThat(LongStream.range(0, 10).filter(done)).containsExactly(0L, 1L, 2L, 5L);
    }
    study.close();
  }

  @Test
  void aSecondRunIsToldWhoWorks() {
    try (StudyFile study = StudyFile.write(path);
        StudyFile other = StudyFile.write(path)) {
      StudyWriter writer = study.begin("1", 1);
      assertThatThrownBy(() -> other.begin("1", 1))
          .isInstanceOf(StudyException.class)
          .hasMessageContaining("process " + ProcessHandle.current().pid() + " works at it since");
      assertThat(other.heldBy()).isPresent();
      writer.end("complete");
      assertThat(other.heldBy()).isEmpty();
    }
  }

  @Test
  void aHolderThatIsGoneDoesNotHold() throws Exception {
    try (StudyFile study = StudyFile.write(path)) {
      StudyWriter _ = study.begin("1", 1);
    }
    change("UPDATE runs SET process_start = '2001-01-01T00:00:00Z'");
    try (StudyFile study = StudyFile.write(path)) {
      StudyWriter writer = study.begin("1", 1);
      assertThat(study.runs().getFirst().ending()).isEqualTo("broken off");
      writer.end("complete");
    }
    change("UPDATE runs SET host = 'elsewhere', ended = NULL, seen = '2999-01-01T00:00:00Z'");
    try (StudyFile study = StudyFile.write(path)) {
      assertThatThrownBy(() -> study.begin("1", 1)).hasMessageContaining("on elsewhere");
    }
    change("UPDATE runs SET seen = '2001-01-01T00:00:00Z'");
    try (StudyFile study = StudyFile.write(path)) {
      study.begin("1", 1).end("complete");
    }
  }

  private void change(String statement) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + path);
        Statement each = connection.createStatement()) {
      each.executeUpdate(statement);
    }
  }

  @Test
  void aFileCutAnywhereIsRefusedAndLeftAsItIs() throws Exception {
    addRows(2000);
    byte[] whole = Files.readAllBytes(path);
    for (int length :
        new int[] {0, 50, 100, whole.length / 3, whole.length / 2, whole.length - 1}) {
      byte[] cut = Arrays.copyOf(whole, length);
      Files.write(path, cut);
      assertThatThrownBy(() -> StudyFile.write(path))
          .isInstanceOf(StudyException.class)
          .hasMessageMatching("(?s).*(is not a study|bytes are missing).*");
      assertThatThrownBy(() -> StudyFile.read(path)).isInstanceOf(StudyException.class);
      assertThat(Arrays.equals(Files.readAllBytes(path), cut)).isTrue();
    }
  }

  @Test
  void pagesOfRubbishAreSaidToBeDamage() throws IOException {
    addRows(2000);
    byte[] bytes = Files.readAllBytes(path);
    Arrays.fill(bytes, 3 * 4096, bytes.length, (byte) 0x5A);
    Files.write(path, bytes);
    assertThatThrownBy(
            () -> {
              try (StudyFile study = StudyFile.read(path)) {
                study.rows(List.of("value"), row -> true);
              }
            })
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void filesOfOtherProgramsAreRefused() throws Exception {
    Path text = Files.writeString(folder.resolve("text.study"), "nim(3)\n".repeat(100));
    assertThatThrownBy(() -> StudyFile.write(text))
        .hasMessageContaining("is not a study: no SQLite database");
    Path other = folder.resolve("other.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + other);
        Statement each = connection.createStatement()) {
      each.executeUpdate("CREATE TABLE study (a)");
    }
    byte[] before = Files.readAllBytes(other);
    assertThatThrownBy(() -> StudyFile.write(other))
        .hasMessageContaining("it is a database of another program");
    assertThat(Arrays.equals(Files.readAllBytes(other), before)).isTrue();
    change("PRAGMA user_version = 99");
    assertThatThrownBy(() -> StudyFile.read(path)).hasMessageContaining("its format is 99");
    assertThatThrownBy(() -> StudyFile.read(folder.resolve("none.study")))
        .hasMessageContaining("there is no study");
    assertThatThrownBy(() -> StudyFile.read(folder)).hasMessageContaining("is not a file");
  }

  /** SQLite's own limit of pages takes the place of a full disk: the error is the same. */
  @Test
  void aFullDiskKeepsWhatWasCommitted() {
    addRows(10);
    StudyFile study = StudyFile.write(path);
    StudyWriter writer = study.begin("1", 1);
    study.limitPages();
    assertThatThrownBy(
            () -> {
              for (long i = 10; i < 100_000; i++) {
                writer.add(item(i), Arrays.asList("*".repeat(500), null));
                writer.commit();
              }
            })
        .isInstanceOf(StudyException.class)
        .hasMessageContaining("the disk is full");
    study.close();
    try (StudyFile again = StudyFile.read(path)) {
      assertThat(again.rowCount()).isGreaterThanOrEqualTo(10);
      assertThat(LongStream.range(0, again.rowCount()).allMatch(again.done())).isTrue();
    }
  }

  @Test
  void columnsOfTheSameNameAreRefused() {
    StudySpec twice = new StudySpec("q", List.of(), List.of("value", "Value"), Map.of());
    assertThatThrownBy(
            () -> StudyFile.create(folder.resolve("b"), twice, List.of(), List.of(), "1"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two columns 'Value'");
  }

  @Test
  void aRowTakesLittleMoreThanItsEntries() throws IOException {
    addRows(0);
    long empty = Files.size(path);
    addRows(10_000);
    assertThat((Files.size(path) - empty) / 10_000 - 54 - 8).isLessThan(200);
  }
}
