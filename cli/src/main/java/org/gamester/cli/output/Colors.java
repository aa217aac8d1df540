package org.gamester.cli.output;

import picocli.CommandLine.Help.Ansi;

/**
 * Whether output is coloured: only where a person reads it on a terminal, and not if they set
 * {@code NO_COLOR}.
 *
 * <p>The launcher, for which the question costs nothing, answers it in the system property {@code
 * gamester.terminal}; without the launcher the console is asked.
 */
public final class Colors {
  private static final String ANSWERED = "gamester.terminal";

  private Colors() {}

  public static boolean wanted() {
    String noColor = System.getenv("NO_COLOR");
    if ((noColor != null && !noColor.isEmpty()) || "dumb".equals(System.getenv("TERM"))) {
      return false;
    }
    String answer = System.getProperty(ANSWERED);
    if (answer != null) {
      return Boolean.parseBoolean(answer);
    }
    return isConsole();
  }

  /** Whether both standard input and standard output are a terminal. */
  @SuppressWarnings("SystemConsoleNull") // it is null again in JDK 25 where nobody is there
  public static boolean isConsole() {
    var console = System.console();
    return console != null && console.isTerminal();
  }

  public static Ansi ansi() {
    return wanted() ? Ansi.ON : Ansi.OFF;
  }
}
