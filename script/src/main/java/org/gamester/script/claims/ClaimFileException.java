package org.gamester.script.claims;

import java.util.List;
import org.gamester.script.Result;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/** Thrown for a text that is not a claims file. The message shows what is wrong and where. */
public final class ClaimFileException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  ClaimFileException(String message) {
    super(message);
  }

  static ClaimFileException of(SyntaxException e) {
    return new ClaimFileException(
        display(String.valueOf(e.getMessage()), e.detail(), List.of(e.position())));
  }

  static ClaimFileException of(ScriptException e) {
    return new ClaimFileException(display(e.getMessage(), e.detail(), e.positions()));
  }

  /** Message, detail and places in several lines. */
  static String display(String message, String detail, List<SourcePlace> positions) {
    return new Result.Failure(message, detail, positions, List.of(), null).display();
  }
}
