package org.gamester.cli.command;

import org.gamester.values.Problem;
import org.gamester.values.Refused;

/** What was asked cannot be answered. */
public final class RefusedException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  public RefusedException(String message) {
    this(new Problem(message));
  }

  public RefusedException(Problem problem) {
    super(problem.text());
    this.problem = problem;
  }

  @Override
  public Problem problem() {
    return problem;
  }
}
