package org.gamester.bench;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class WholeJobsTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... args) throws Exception {
    return WholeJobs.run(
        new PrintStream(out, true, UTF_8), new PrintStream(err, true, UTF_8), List.of(args));
  }

  @Test
  void namesOfJobsAreDistinct() {
    assertThat(Jobs.all()).extracting(Job::name).doesNotHaveDuplicates();
  }

  @Test
  void listShowsEveryJob() throws Exception {
    assertThat(run("--list")).isZero();
    assertThat(out.toString(UTF_8).lines()).hasSameSizeAs(Jobs.all());
  }

  @Test
  void anUnknownJobIsRejected() throws Exception {
    assertThat(run("day9")).isEqualTo(2);
    assertThat(err.toString(UTF_8)).contains("there is no job 'day9'");
  }

  @Test
  void heavyCommandsAreDividedAsAShellDividesThem() {
    assertThat(LateCommands.commands()).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    assertThat(LateCommands.words("prove 'nim(1) + nim(2)' --tree"))
        .containsExactly("prove", "nim(1) + nim(2)", "--tree");
  }

  @Test
  void pairsOverDayTwoHaveTheKnownNumberOfValues() {
    assertThat(Jobs.pairsOverDayTwo()).hasSize(981);
  }

  @Test
  void aMeasurementSurvivesTheTransferBetweenProcesses() {
    Measurement measurement = Measurement.of(Jobs.named("day2-pairs").orElseThrow());
    assertThat(measurement.answer()).isEqualTo("981 distinct games");
    assertThat(Measurement.from(measurement.toProperties())).isEqualTo(measurement);
  }

  /** SIGTERM ends only the process that it is sent to. */
  @Test
  void theProcessOfAJobEndsWithTheProgram() throws Exception {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("jdk.module.path", "")
                    + File.pathSeparator
                    + System.getProperty("java.class.path", ""),
                WholeJobs.class.getName(),
                "solve-domineering-8x8")
            .redirectErrorStream(true)
            .start();
    try {
      List<ProcessHandle> jobs = program.children().toList();
      while (jobs.isEmpty() && program.isAlive()) {
        Thread.sleep(10);
        jobs = program.children().toList();
      }
      assertThat(jobs).hasSize(1);
      program.destroy();
      program.waitFor();
      assertThat(jobs.getFirst().isAlive()).isFalse();
    } finally {
      program.descendants().forEach(ProcessHandle::destroyForcibly);
      program.destroyForcibly();
    }
  }

  @Test
  void jsonIsOneObjectALine() {
    Report.json(new PrintStream(out, true, UTF_8))
        .add(new Measurement("a", "says \"b\\c\"", 1.5, 1, 2, 3, 4, 5, 6, ""));
    assertThat(out.toString(UTF_8).strip())
        .isEqualTo(
            "{\"schema\":1,\"job\":\"a\",\"answer\":\"says \\\"b\\\\c\\\"\",\"wallMillis\":1.500,"
                + "\"threadCpuMillis\":1.000,\"processCpuMillis\":2.000,\"peakHeapBytes\":3,"
                + "\"keptHeapBytes\":4,\"valuesBytes\":5,\"distinctValues\":6,\"caches\":\"\"}");
  }
}
