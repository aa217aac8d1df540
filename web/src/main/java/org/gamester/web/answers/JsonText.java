package org.gamester.web.answers;

import java.io.StringWriter;
import java.util.Map;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes maps, lists, strings, numbers and truth values as JSON on one line: the answers of the
 * commands, and of the server.
 */
public final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonText() {}

  /**
   * The text of {@code value}, without a line end.
   *
   * @throws IllegalArgumentException if something in it is of another type
   */
  public static String write(@Nullable Object value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator generator = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      write(generator, value);
    }
    return wellFormed(text.toString());
  }

  /** Half of a pair of surrogates has no code in UTF-8; it is written as an escape. */
  private static String wellFormed(String json) {
    if (json.codePoints().noneMatch(JsonText::isHalfOfAPair)) {
      return json;
    }
    StringBuilder text = new StringBuilder(json.length() + 16);
    json.codePoints()
        .forEach(
            c -> {
              if (isHalfOfAPair(c)) {
                text.append("\\u%04x".formatted(c));
              } else {
                text.appendCodePoint(c);
              }
            });
    return text.toString();
  }

  private static boolean isHalfOfAPair(int c) {
    return Character.getType(c) == Character.SURROGATE;
  }

  /** The object that says why there is no answer. */
  public static String error(String message) {
    return error(new Problem(message));
  }

  /** The same with a place. */
  public static String error(Problem problem) {
    return write(Map.of("error", problem.fields()));
  }

  private static void write(JsonGenerator generator, @Nullable Object value) {
    switch (value) {
      case null -> generator.writeNull();
      case String string -> generator.writeString(string);
      case Boolean truth -> generator.writeBoolean(truth);
      case Integer number -> generator.writeNumber(number);
      case Long number -> generator.writeNumber(number);
      case Map<?, ?> map -> {
        generator.writeStartObject();
        map.forEach(
            (key, field) -> {
              generator.writeName(String.valueOf(key));
              write(generator, field);
            });
        generator.writeEndObject();
      }
      case Iterable<?> items -> {
        generator.writeStartArray();
        items.forEach(item -> write(generator, item));
        generator.writeEndArray();
      }
      default -> throw new IllegalArgumentException("no JSON for a " + value.getClass().getName());
    }
  }
}
