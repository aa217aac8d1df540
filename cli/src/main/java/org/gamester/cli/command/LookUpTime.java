package org.gamester.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * How long the look-up of a name may take if nothing else is said: far longer than any does, so
 * that a busy machine is not a reason to give one up.
 */
public final class LookUpTime implements IDefaultValueProvider {
  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    return argument instanceof OptionSpec option && option.longestName().equals("--timeout")
        ? "1m"
        : null;
  }
}
