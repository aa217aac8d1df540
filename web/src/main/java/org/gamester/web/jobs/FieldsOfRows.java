package org.gamester.web.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.gamester.values.Problem;
import org.gamester.web.answers.Sink;
import org.jspecify.annotations.Nullable;

/** Keeps the rows of an answer by their fields, and passes all on. */
record FieldsOfRows(Sink sink, List<Map<String, @Nullable Object>> rows) implements Sink {
  FieldsOfRows(Sink sink) {
    this(sink, new ArrayList<>());
  }

  @Override
  public void row(Map<String, @Nullable Object> fields) {
    rows.add(fields);
    sink.row(fields);
  }

  @Override
  public void line(String json) {
    sink.line(json);
  }

  @Override
  public void progress(String words) {
    sink.progress(words);
  }

  @Override
  public void problem(Problem problem) {
    sink.problem(problem);
  }
}
