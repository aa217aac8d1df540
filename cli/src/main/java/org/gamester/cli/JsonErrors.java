package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;

/** An error as JSON: its message and, where it has a place, its column and line, from 1. */
final class JsonErrors {
  private JsonErrors() {}

  /** An error in one line that has been given, or in a file. */
  static Map<String, Object> of(Result.Failure failure) {
    return of(failure, "");
  }

  /**
   * An error, with its line unless the column says where it is, and its file if that is another.
   *
   * @param file the file that is evaluated, whose name and line stand beside the error; empty if
   *     there is none
   */
  static Map<String, Object> of(Result.Failure failure, String file) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("message", failure.message());
    if (!failure.detail().isEmpty()) {
      error.put("detail", failure.detail());
    }
    boolean isElsewhere = !failure.file().isEmpty() && !failure.file().equals(file);
    if (isElsewhere) {
      error.put("file", failure.file());
    }
    if (isElsewhere || file.isEmpty() && !failure.isOnOneLine()) {
      error.put("line", failure.line());
    }
    if (!failure.positions().isEmpty()) {
      error.put("column", failure.column() + 1);
    }
    return error;
  }

  static Map<String, Object> of(TextException refusal) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("message", refusal.complaint());
    error.put("column", refusal.column());
    return error;
  }
}
