package org.gamester.cli;

import java.time.Duration;
import org.gamester.values.Limits;
import picocli.CommandLine.Option;

/**
 * How long the look-up of a name may take: far longer than any does, so that a busy machine is no
 * reason to give one up.
 */
final class LookUpLimitOptions {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "1m",
      converter = TimeSpan.class,
      description =
          "Give up after this time, such as 500ms, 10s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Duration timeout = Duration.ofMinutes(1);

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "2G",
      converter = MemorySize.class,
      description =
          "Give up beyond this much memory, such as 300M or 2G (default: ${DEFAULT-VALUE}).")
  private Long memory = 2L << 30;

  /** The limits of the look-up. */
  Limits limits() {
    return new Limits(timeout, memory);
  }
}
