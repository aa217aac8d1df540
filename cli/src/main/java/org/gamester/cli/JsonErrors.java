package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.script.Result;

/** An error as JSON: its message, and where it has a place, line and column (both from 1). */
final class JsonErrors {
  private JsonErrors() {}

  static Map<String, Object> of(Result.Failure failure) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("message", failure.message());
    if (!failure.detail().isEmpty()) {
      error.put("detail", failure.detail());
    }
    if (!failure.positions().isEmpty()) {
      error.put("column", failure.column() + 1);
    }
    return error;
  }
}
