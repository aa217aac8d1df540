package org.gamester.cli;

import java.time.Duration;
import org.gamester.values.Limits;
import picocli.CommandLine.Option;

/** How long and how big one evaluation may become before it is given up. */
final class LimitOptions {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = TimeSpan.class,
      description = "Give up an evaluation after this time: 500ms, 10s, 5m, 2h (${DEFAULT-VALUE}).")
  private Duration timeout = Duration.ofSeconds(10);

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "2G",
      converter = MemorySize.class,
      description = "Give up an evaluation beyond this heap: 300M, 2G (${DEFAULT-VALUE}).")
  private Long memory = 2L << 30;

  /** The limits of one evaluation. */
  Limits limits() {
    return new Limits(timeout, memory);
  }
}
