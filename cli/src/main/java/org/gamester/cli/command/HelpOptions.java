package org.gamester.cli.command;

import org.gamester.cli.Gamester;
import picocli.CommandLine.Option;

/**
 * The options that ask about the program. Their short forms are read by {@link Gamester} as whole
 * words only, since {@code -hackenbush(xo)} and {@code -Vxx} are games.
 */
@SuppressWarnings("UnusedVariable") // the parser acts on them
public final class HelpOptions {
  @Option(
      names = "--help",
      usageHelp = true,
      description = "Show this help message and exit; also -h.")
  private boolean help;

  @Option(
      names = "--version",
      versionHelp = true,
      description = "Print version information and exit; also -V.")
  private boolean version;
}
