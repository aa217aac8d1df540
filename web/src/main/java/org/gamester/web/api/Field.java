package org.gamester.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A field that a request may have: a parameter of the address, or a field of the body.
 *
 * @param name its name
 * @param meaning what it says
 * @param kind which texts it takes
 * @param isRequired whether it must be given
 * @param choices the texts it may be; empty if that is not restricted
 */
record Field(String name, String meaning, Kind kind, boolean isRequired, List<String> choices) {

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
    choices = List.copyOf(choices);
  }

  static Field required(String name, String meaning) {
    return new Field(name, meaning, Kind.TEXT, true, List.of());
  }

  static Field text(String name, String meaning, String... choices) {
    return new Field(name, meaning, Kind.TEXT, false, List.of(choices));
  }

  static Field texts(String name, String meaning) {
    return new Field(name, meaning, Kind.TEXTS, false, List.of());
  }

  static Field number(String name, String meaning) {
    return new Field(name, meaning, Kind.NUMBER, false, List.of());
  }

  static Field flag(String name, String meaning) {
    return new Field(name, meaning, Kind.FLAG, false, List.of());
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
    if (!choices.isEmpty()) {
      schema.put("enum", choices);
    }
    return schema;
  }
}
