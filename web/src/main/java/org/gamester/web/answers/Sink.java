package org.gamester.web.answers;

import java.util.Map;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;

/** Takes what the program says, while it answers. Called by one thread at a time. */
public interface Sink {

  /** A line of the answer: one JSON object. */
  void line(String json);

  /** The same by its fields, as {@link JsonText} takes them. */
  default void row(Map<String, @Nullable Object> fields) {
    line(JsonText.write(fields));
  }

  /** How far the answer has come, in words. */
  void progress(String words);

  /** What is said beside the answer, such as why there is none. */
  void problem(Problem problem);
}
