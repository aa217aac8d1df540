package org.gamester.web.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.web.answers.RefusedRequest;

/** The fields of a request, checked against those that its route knows. */
final class Fields {
  private static final int LONGEST_NUMBER = 18;
  private static final int MOST_TEXTS = 1_000;

  private final Map<String, List<String>> values;

  private Fields(Map<String, List<String>> values) {
    this.values = values;
  }

  /**
   * Checks the fields of a request.
   *
   * @throws RefusedRequest if one is unknown, missing, given twice or of another kind
   */
  static Fields of(Map<String, List<String>> given, List<Field> known) {
    for (String name : given.keySet()) {
      if (known.stream().noneMatch(field -> field.name().equals(name))) {
        throw new RefusedRequest(
            400,
            "there is no field '%s' here%s"
                .formatted(
                    name.length() > 40 ? name.substring(0, 40) + "..." : name,
                    known.isEmpty() ? "" : "; expected " + names(known)));
      }
    }
    known.forEach(field -> check(field, given.getOrDefault(field.name(), List.of())));
    return new Fields(given);
  }

  private static String names(List<Field> known) {
    return known.stream().map(Field::name).collect(Collectors.joining(", "));
  }

  private static void check(Field field, List<String> values) {
    String name = field.name();
    if (values.isEmpty()) {
      if (field.isRequired()) {
        throw new RefusedRequest(
            400, "the field %s is missing: %s".formatted(name, field.meaning()));
      }
      return;
    }
    if (values.size() > (field.kind() == Field.Kind.TEXTS ? MOST_TEXTS : 1)) {
      throw new RefusedRequest(400, "the field %s is given too often".formatted(name));
    }
    String value = values.getFirst();
    boolean fits =
        switch (field.kind()) {
          case TEXT -> field.choices().isEmpty() || field.choices().contains(value);
          case TEXTS -> true;
          case NUMBER -> value.matches("[0-9]{1," + LONGEST_NUMBER + "}");
          case FLAG -> value.equals("true") || value.equals("false");
        };
    if (!fits) {
      throw new RefusedRequest(
          400,
          switch (field.kind()) {
            case NUMBER -> "the field %s takes a number".formatted(name);
            case FLAG -> "the field %s takes true or false".formatted(name);
            default ->
                "the field %s takes one of %s".formatted(name, String.join(", ", field.choices()));
          });
    }
  }

  /** A field that is required. */
  String text(String name) {
    return texts(name).getFirst();
  }

  Optional<String> optional(String name) {
    return texts(name).stream().findFirst();
  }

  List<String> texts(String name) {
    return values.getOrDefault(name, List.of());
  }

  boolean isSet(String name) {
    return texts(name).contains("true");
  }
}
