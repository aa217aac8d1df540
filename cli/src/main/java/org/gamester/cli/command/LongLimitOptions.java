package org.gamester.cli.command;

import java.time.Duration;
import org.gamester.values.Limits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How long and how big a run of many evaluations may become before it is stopped. */
public final class LongLimitOptions implements AskedLimits {
  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      converter = TimeSpan.class,
      description = "Stop after this time, and write what is known by then (default: no limit).")
  private @Nullable Duration timeout;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      defaultValue = "8G",
      converter = MemorySize.class,
      description = "Stop beyond this much memory, such as 300M or 2G (default: ${DEFAULT-VALUE}).")
  private Long memory = 8L << 30;

  @Override
  public Limits limits() {
    return new Limits(timeout, memory);
  }
}
