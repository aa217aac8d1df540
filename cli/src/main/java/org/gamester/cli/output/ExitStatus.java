package org.gamester.cli.output;

/** The exit statuses of the process. */
public final class ExitStatus {
  /** Success. */
  public static final int OK = 0;

  /** Something could not be evaluated or written; the reason has been printed. */
  public static final int SOME_FAILED = 1;

  /** Usage error; nothing was evaluated. */
  public static final int UNUSABLE_ARGUMENTS = 2;

  private ExitStatus() {}
}
