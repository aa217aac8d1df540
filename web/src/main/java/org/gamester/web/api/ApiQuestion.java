package org.gamester.web.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.web.answers.Question;

/**
 * A question as a request asks it.
 *
 * @param type the record that the fields of the request make
 * @param about what it answers
 */
record ApiQuestion(Class<? extends Record> type, Question.Asks about) {
  static final List<ApiQuestion> ALL = questions(Question.class).toList();

  /** The records of a sealed interface in their order. */
  private static Stream<ApiQuestion> questions(Class<?> type) {
    return type.isRecord()
        ? Stream.of(
            new ApiQuestion(type.asSubclass(Record.class), type.getAnnotation(Question.Asks.class)))
        : Stream.of(type.getPermittedSubclasses()).flatMap(ApiQuestion::questions);
  }

  /** What a job asks for by its name. */
  static Optional<ApiQuestion> named(String name) {
    return ALL.stream().filter(question -> question.name().equals(name)).findAny();
  }

  /** The last part of the route, and what a job is asked by. */
  String name() {
    return type.getSimpleName().toLowerCase(Locale.ROOT);
  }

  /** The question of a request with these fields. */
  Question read(Map<String, List<String>> fields) {
    return (Question) Fields.read(type, fields);
  }
}
