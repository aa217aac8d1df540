package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A sample of what {@link SignalTrial} tries at length. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class SignalTest {
  private static final int MOMENTS = 16;
  private static final int LONGEST_MILLIS = 2500;

  @TempDir private static Path folder = Path.of("");

  /** SIGINT, unless this process ignores it, as its children then do. */
  private static List<String> signals() throws IOException {
    List<String> signals = new ArrayList<>(List.of("TERM"));
    Path status = Path.of("/proc/self/status");
    boolean isIgnored =
        Files.exists(status)
            && Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .anyMatch(line -> (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 2) != 0);
    if (!isIgnored) {
      signals.add("INT");
    }
    return signals;
  }

  @Test
  void everyCommandEndsCleanlyAtAnyMoment() throws IOException, InterruptedException {
    List<String> program = new ArrayList<>(ProgramProcess.program());
    program.add(1, "-XX:+DisplayVMOutputToStderr"); // as bin/launch
    List<SignalTrial.Moment> moments =
        SignalTrial.run(program, signals(), MOMENTS, 20261128L, LONGEST_MILLIS, folder, _ -> {});
    assertThat(moments).hasSize(MOMENTS).allMatch(moment -> moment.complaint().isEmpty());
    assertThat(moments).anyMatch(moment -> moment.status() > 128);
  }
}
