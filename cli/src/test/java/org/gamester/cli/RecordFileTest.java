package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.play.RecordFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A record belongs to one play at a time. */
@Timeout(120)
class RecordFileTest {
  @TempDir private Path folder = Path.of("");

  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(
        new PrintWriter(new StringWriter(), true), new PrintWriter(err, true), words);
  }

  private Path record() {
    return folder.resolve("game.txt");
  }

  private int play(String... more) {
    List<String> words = new ArrayList<>(List.of("play", "nim(3+4)", "--you=none", "--seed=1"));
    words.addAll(List.of("--record", record().toString()));
    words.addAll(Arrays.asList(more));
    return run(words.toArray(String[]::new));
  }

  @Test
  void anotherPlayIsRefusedWhileTheRecordGrows() throws Exception {
    try (RecordFile growing = RecordFile.create(record(), "")) {
      growing.append(List.of("first line"));
      assertThat(play("--force")).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
      assertThat(err.toString())
          .contains(
              "gamester play: cannot write " + record() + ": another play is being recorded in it");
      growing.append(List.of("second line"));
    }
    assertThat(record()).hasContent("first line\nsecond line\n");
    assertThat(play("--force")).isZero();
    assertThat(Files.readString(record())).startsWith("gamester-play 1\n");
  }

  @Test
  void aRecordThatGoesOnIsLockedBeforeItIsRead() throws Exception {
    assertThat(play()).isZero();
    String written = Files.readString(record());
    try (RecordFile growing = RecordFile.toGoOnWith(record())) {
      assertThat(growing.lines()).containsExactlyElementsOf(written.lines().toList());
      assertThat(run("play", "--replay", record().toString(), "--continue"))
          .isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
      assertThat(run("play", "--replay", record().toString())).isZero();
      assertThatThrownBy(() -> RecordFile.replace(record())).isInstanceOf(RecordFile.Problem.class);
      growing.append(List.of("restart"));
    }
    assertThat(record()).hasContent(written + "restart\n");
  }

  /** The processes of the same program, at the same time. */
  @Test
  void whatSeveralProcessesRecordAtOnceIsOneRecord() throws Exception {
    List<String> words =
        List.of(
            "play", "domineering(4x4)", "--you=none", "--record", record().toString(), "--force");
    List<ProgramProcess> plays = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      plays.add(ProgramProcess.start(ProgramProcess.program(), words, null, folder));
    }
    int recorded = 0;
    for (ProgramProcess play : plays) {
      int status = play.await();
      assertThat(status).isIn(ExitStatus.OK, ExitStatus.UNUSABLE_ARGUMENTS);
      recorded += status == ExitStatus.OK ? 1 : 0;
    }
    assertThat(recorded).isPositive();
    assertThat(run("play", "--replay", record().toString())).as(err.toString()).isZero();
  }

  @Test
  void oneOfSeveralThatBeginAtOnceMakesTheFile() throws Exception {
    CountDownLatch start = new CountDownLatch(1);
    int made = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<RecordFile>> files =
          Stream.generate(
                  () ->
                      threads.submit(
                          () -> {
                            start.await();
                            return RecordFile.create(record(), "another name is needed");
                          }))
              .limit(8)
              .toList();
      start.countDown();
      for (Future<RecordFile> file : files) {
        try (RecordFile _ = file.get()) {
          made++;
        } catch (ExecutionException e) {
          assertThat(e.getCause())
              .isInstanceOf(RecordFile.Problem.class)
              .hasMessageContaining("exists already");
        }
      }
    }
    assertThat(made).isEqualTo(1);
  }

  @Test
  void whatIsAddedBeginsOnALineOfItsOwn() throws Exception {
    assertThat(play()).isZero();
    String whole = Files.readString(record());
    assertThat(run("play", "--replay", record().toString(), "--continue")).isZero();
    assertThat(Files.readString(record())).isEqualTo(whole);
    Files.writeString(record(), whole.stripTrailing());
    try (RecordFile opened = RecordFile.toGoOnWith(record())) {
      opened.append(List.of("restart"));
    }
    assertThat(Files.readString(record())).isEqualTo(whole + "restart\n");
  }

  @Test
  void aHeadWithoutAnEmptyLineGetsOne() throws IOException {
    Files.writeString(
        record(),
        "gamester-play 1\nposition: nim(2)\nfirst: left\nleft: perfect\nright: perfect\n");
    assertThat(run("play", "--replay", record().toString(), "--continue")).isZero();
    assertThat(Files.readString(record())).endsWith("right: perfect\n\n1 left take 2\nend left\n");
    assertThat(run("play", "--replay", record().toString())).isZero();
  }
}
