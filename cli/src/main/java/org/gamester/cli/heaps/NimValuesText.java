package org.gamester.cli.heaps;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.gamester.rulesets.Rules;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * The text of Grundy values that come one after another: each call gives what the values add that
 * have come since the last one. Columns are as wide as the widest number that has come by then.
 */
final class NimValuesText {
  private static final int IN_A_LINE = 20;

  private final List<HeapSpan> spans;
  private int done;
  private int width = 1;

  /**
   * @param spans the range of the heaps, or those of m and n
   */
  NimValuesText(List<HeapSpan> spans) {
    this.spans = spans;
  }

  /**
   * Lines of twenty values, each line after the heap at which it begins; without a last line end.
   */
  String line(List<Object> values) {
    HeapSpan span = spans.getFirst();
    int label = String.valueOf(span.to()).length();
    widen(values.subList(done, values.size()));
    StringBuilder text = new StringBuilder();
    for (; done < values.size(); done++) {
      if (done % IN_A_LINE == 0) {
        text.append(done == 0 ? "" : "\n");
        text.append(right(String.valueOf(span.from() + done), label)).append(':');
      }
      text.append(' ').append(right(values.get(done).toString(), width));
    }
    return text.toString();
  }

  /** A line for each row, below a line with the range of n. */
  String table(List<List<Object>> rows) {
    HeapSpan across = spans.getLast();
    int label = String.valueOf(spans.getFirst().to()).length();
    width = Math.max(width, String.valueOf(across.to()).length());
    rows.subList(done, rows.size()).forEach(this::widen);
    StringBuilder text = new StringBuilder();
    if (done == 0) {
      text.append(" ".repeat(label + 1));
      for (long n = across.from(); n <= across.to(); n++) {
        text.append(' ').append(right(String.valueOf(n), width));
      }
      text.append('\n');
    }
    for (; done < rows.size(); done++) {
      text.append(right(String.valueOf(spans.getFirst().from() + done), label)).append(':');
      rows.get(done).forEach(value -> text.append(' ').append(right(value.toString(), width)));
      text.append('\n');
    }
    return text.toString();
  }

  /** The same values as an object that is still open: {@link #jsonEnd} closes it. */
  String json(Rules rules, List<?> values) {
    StringBuilder text = new StringBuilder();
    if (done == 0) {
      Map<String, @Nullable Object> head = new LinkedHashMap<>();
      head.put("schema", NimCommand.SCHEMA);
      head.put("rules", rules.text());
      head.put("from", spans.stream().map(HeapSpan::from).toList());
      String object = JsonText.write(head);
      text.append(object, 0, object.length() - 1).append(",\"nimbers\":[");
    }
    text.append(done > 0 && done < values.size() ? "," : "");
    text.append(
        values.subList(done, values.size()).stream()
            .map(NimValuesText::jsonEntry)
            .collect(Collectors.joining(",")));
    done = values.size();
    return text.toString();
  }

  private static String jsonEntry(Object value) {
    return switch (value) {
      case Long number -> number.toString();
      case List<?> row ->
          row.stream().map(NimValuesText::jsonEntry).collect(Collectors.joining(",", "[", "]"));
      default -> JsonText.write(value);
    };
  }

  /** The end of the object, with further fields. */
  static String jsonEnd(Map<String, @Nullable Object> fields) {
    String object = JsonText.write(fields);
    return "]" + (fields.isEmpty() ? "" : ",") + object.substring(1) + System.lineSeparator();
  }

  private void widen(List<?> values) {
    for (Object value : values) {
      if (value instanceof Long number) {
        width = Math.max(width, number.toString().length());
      }
    }
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
