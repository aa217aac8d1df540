package org.gamester.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.rulesets.TextException;
import org.gamester.script.Result;

/** An error as JSON: its message and, where it has a place, its column, from 1. */
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

  static Map<String, Object> of(TextException refusal) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("message", refusal.complaint());
    error.put("column", refusal.column());
    return error;
  }
}
