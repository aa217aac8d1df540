package org.gamester.cli.command;

import java.time.Duration;
import org.gamester.values.Limits;
import picocli.CommandLine.Option;

/** How long and how big one evaluation may become before it is given up. */
public final class LimitOptions implements AskedLimits {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      defaultValue = "10s",
      converter = TimeSpan.class,
      description =
          "Give up after this time, such as 500ms, 10s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Duration timeout = Duration.ofSeconds(10);

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "2G",
      converter = MemorySize.class,
      description =
          "Give up beyond this much memory, such as 300M or 2G (default: ${DEFAULT-VALUE}).")
  private Long memory = 2L << 30;

  @Override
  public Limits limits() {
    return new Limits(timeout, memory);
  }
}
