package org.gamester.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.gamester.studies.StudySpec;
import org.gamester.studies.files.StudyFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line with a standalone cluster, of which a part is lost. */
class SparkClusterTest {
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  @TempDir private Path folder = Path.of("");

  /** Waits until there are rows, and says how many. */
  private static long someRows(Path file, Process process) throws InterruptedException {
    Instant end = Instant.now().plus(PATIENCE);
    long rows = 0;
    while (rows == 0 && process.isAlive() && Instant.now().isBefore(end)) {
      Thread.sleep(50);
      try (StudyFile study = StudyFile.read(file)) {
        rows = study.rowCount();
      }
    }
    return rows;
  }

  @Test
  void aWorkerIsLostAndTheRowsAreThoseOfALocalRun() throws Exception {
    StudySpec spec =
        Studies.spec(
            "octal codes 0.600..0.777",
            List.of(),
            "period,preperiod,proved,max",
            Map.of("to", "4000"));
    Path expected = Studies.make(folder.resolve("local.study"), spec, List.of(), List.of());
    Path file = Studies.make(folder.resolve("spark.study"), spec, List.of(), List.of());
    Path out = folder.resolve("out.txt");
    Path err = folder.resolve("err.txt");
    try (ClusterProcesses cluster = ClusterProcesses.start(folder, 2)) {
      Process process =
          cluster.program(
              out,
              err,
              "study",
              "run",
              file.toString(),
              "--spark",
              cluster.master(),
              "--spark-conf",
              "spark.executor.memory=512m");
      long rows = someRows(file, process);
      assertThat(rows).as(() -> said(out, err)).isBetween(1L, 127L);
      cluster.killWorker(0);
      assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).as(() -> said(out, err)).isZero();
    }
    assertThat(Files.readString(out)).isEqualTo("128 rows added: 128 of 128 done\n");
    assertThat(Files.readString(err)).contains("Lost executor");
    assertThat(Studies.run(expected, "", List.of()).rows()).isEqualTo(128);
    assertThat(Studies.rows(file)).isEqualTo(Studies.rows(expected));
    try (StudyFile study = StudyFile.read(file)) {
      assertThat(study.runs()).hasSize(1);
      assertThat(study.runs().getFirst().rows()).isEqualTo(128);
      assertThat(study.runs().getFirst().ending()).isEqualTo("complete");
    }
  }

  private static String said(Path out, Path err) {
    try {
      return Files.readString(out) + Files.readString(err);
    } catch (java.io.IOException e) {
      return e.toString();
    }
  }
}
