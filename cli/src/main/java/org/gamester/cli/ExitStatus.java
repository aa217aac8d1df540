package org.gamester.cli;

/** What the process says to the shell that started it. */
final class ExitStatus {
  /** Everything asked for was answered. */
  static final int OK = 0;

  /** Some of the expressions could not be evaluated; each one's reason has been printed. */
  static final int SOME_FAILED = 1;

  /** The arguments could not be used; nothing was evaluated. */
  static final int UNUSABLE_ARGUMENTS = 2;

  private ExitStatus() {}
}
