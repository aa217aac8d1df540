package org.gamester.cli;

/** The exit statuses of the process. */
final class ExitStatus {
  /** Success. */
  static final int OK = 0;

  /** Something could not be evaluated or written; the reason has been printed. */
  static final int SOME_FAILED = 1;

  /** Usage error; nothing was evaluated. */
  static final int UNUSABLE_ARGUMENTS = 2;

  private ExitStatus() {}
}
