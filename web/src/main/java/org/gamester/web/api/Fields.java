package org.gamester.web.api;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.web.answers.RefusedRequest;

/** The fields of a request as a record. */
final class Fields {
  private static final int LONGEST_NAME = 40;

  private Fields() {}

  /** The fields that a record is read from. */
  static List<Field> of(Class<?> type) {
    return Stream.of(type.getRecordComponents()).map(Field::of).toList();
  }

  /**
   * Reads a record.
   *
   * @param given the texts of the fields of a request
   * @throws RefusedRequest if a field is unknown, missing, given twice or of another kind
   */
  static <T extends Record> T read(Class<T> type, Map<String, List<String>> given) {
    List<Field> known = of(type);
    for (String name : given.keySet()) {
      if (known.stream().noneMatch(field -> field.name().equals(name))) {
        String shown =
            name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "..." : name;
        String names = known.stream().map(Field::name).collect(Collectors.joining(", "));
        throw new RefusedRequest(
            400, "there is no field '%s' here; expected %s".formatted(shown, names));
      }
    }
    Object[] contents =
        known.stream().map(each -> each.read(given.getOrDefault(each.name(), List.of()))).toArray();
    Class<?>[] types =
        Stream.of(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types).newInstance(contents);
    } catch (ReflectiveOperationException e) {
      if (e.getCause() instanceof RefusedRequest refused) {
        throw refused;
      }
      throw new LinkageError("no record " + type.getSimpleName(), e);
    }
  }
}
