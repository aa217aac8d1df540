package org.gamester.script.claims;

import java.util.List;
import org.gamester.script.Result;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.Problem;
import org.gamester.values.Refused;

/** Thrown for a text that is not a claims file. The message shows what is wrong and where. */
public final class ClaimFileException extends IllegalArgumentException implements Refused {
  private static final long serialVersionUID = 1L;

  private final transient Problem problem;

  ClaimFileException(String message) {
    this(new Problem(message));
  }

  private ClaimFileException(Problem problem) {
    super(problem.text());
    this.problem = problem;
  }

  static ClaimFileException of(SyntaxException e) {
    return new ClaimFileException(
        failure(String.valueOf(e.getMessage()), e.detail(), List.of(e.position())).problem());
  }

  static ClaimFileException of(ScriptException e) {
    return new ClaimFileException(failure(e.getMessage(), e.detail(), e.positions()).problem());
  }

  private static Result.Failure failure(
      String message, String detail, List<SourcePlace> positions) {
    return new Result.Failure(message, detail, positions, List.of(), null);
  }

  /** Message, detail and places in several lines. */
  static String display(String message, String detail, List<SourcePlace> positions) {
    return failure(message, detail, positions).display();
  }

  @Override
  public Problem problem() {
    return problem;
  }
}
