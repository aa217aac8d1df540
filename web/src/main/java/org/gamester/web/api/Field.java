package org.gamester.web.api;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.gamester.web.answers.Question;
import org.gamester.web.answers.RefusedRequest;

/**
 * A field that a request may have: a parameter of the address, or a field of the body.
 *
 * @param name its name
 * @param meaning what it says
 * @param kind which texts it takes
 * @param isRequired whether it must be given
 * @param constants what its texts stand for; empty if it may be any text
 */
record Field(String name, String meaning, Kind kind, boolean isRequired, List<Enum<?>> constants) {
  private static final String NUMBER = "[0-9]{1,18}";
  private static final int MOST_TEXTS = 1_000;

  /** Which texts a field takes. */
  enum Kind {
    /** Any text. */
    TEXT,
    /** Any number of texts. */
    TEXTS,
    /** A whole number that is not negative. */
    NUMBER,
    /** Whether something is asked for: true or false. */
    FLAG
  }

  Field {
    constants = List.copyOf(constants);
  }

  static Field required(String name, String meaning) {
    return new Field(name, meaning, Kind.TEXT, true, List.of());
  }

  static Field texts(String name, String meaning) {
    return new Field(name, meaning, Kind.TEXTS, false, List.of());
  }

  static Field flag(String name, String meaning) {
    return new Field(name, meaning, Kind.FLAG, false, List.of());
  }

  /** The field that a component of a record is read from, see {@link Question}. */
  static Field of(RecordComponent component) {
    Class<?> type = component.getType();
    Kind kind =
        type == boolean.class
            ? Kind.FLAG
            : type == OptionalLong.class
                ? Kind.NUMBER
                : type == List.class ? Kind.TEXTS : Kind.TEXT;
    List<Enum<?>> constants =
        type == Optional.class
                && component.getGenericType() instanceof ParameterizedType optional
                && optional.getActualTypeArguments()[0] instanceof Class<?> content
                && content.isEnum()
            ? Stream.of(content.getEnumConstants()).<Enum<?>>map(each -> (Enum<?>) each).toList()
            : List.of();
    String meaning = component.getAnnotation(Question.Says.class).value();
    return new Field(component.getName(), meaning, kind, type == String.class, constants);
  }

  /** The words that it takes; empty if it takes any text. */
  private List<String> choices() {
    return constants.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList();
  }

  /**
   * The content of the component that the field is read for.
   *
   * @param texts what is given for the field
   * @throws RefusedRequest if that does not fit
   */
  Object read(List<String> texts) {
    if (texts.isEmpty() && isRequired) {
      throw refusal("the field %s is missing: %s", meaning);
    }
    if (texts.size() > (kind == Kind.TEXTS ? MOST_TEXTS : 1)) {
      throw refusal("the field %s is given too often");
    }
    Optional<String> text = texts.stream().findFirst();
    return switch (kind) {
      case TEXTS -> List.copyOf(texts);
      case NUMBER -> {
        if (!text.orElse("0").matches(NUMBER)) {
          throw refusal("the field %s takes a number");
        }
        yield text.map(Long::parseLong).map(OptionalLong::of).orElse(OptionalLong.empty());
      }
      case FLAG -> {
        if (!text.orElse("true").matches("true|false")) {
          throw refusal("the field %s takes true or false");
        }
        yield text.equals(Optional.of("true"));
      }
      case TEXT -> {
        if (text.isPresent() && !constants.isEmpty() && !choices().contains(text.get())) {
          throw refusal("the field %s takes one of %s", String.join(", ", choices()));
        }
        yield isRequired
            ? text.orElseThrow()
            : constants.isEmpty() ? text : text.map(word -> constants.get(choices().indexOf(word)));
      }
    };
  }

  private RefusedRequest refusal(String reason, Object... more) {
    return new RefusedRequest(
        400, reason.formatted(Stream.concat(Stream.of(name), Stream.of(more)).toArray()));
  }

  /** The field in the language of OpenAPI. */
  Map<String, Object> schema() {
    Map<String, Object> schema = new LinkedHashMap<>();
    switch (kind) {
      case TEXT -> schema.put("type", "string");
      case TEXTS -> {
        schema.put("type", "array");
        schema.put("items", Map.of("type", "string"));
      }
      case NUMBER -> {
        schema.put("type", "integer");
        schema.put("minimum", 0);
      }
      case FLAG -> schema.put("type", "boolean");
    }
    if (!constants.isEmpty()) {
      schema.put("enum", choices());
    }
    return schema;
  }
}
