package org.gamester.web.api;

import java.util.LinkedHashMap;
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
  /** The rulesets that a request brings. */
  static final Field OWN = Field.texts(Question.WithRulesets.FIELD, Question.Meaning.OWN);

  static final List<ApiQuestion> ALL = questions(Question.class).toList();

  /** The records of a sealed interface in their order. */
  private static Stream<ApiQuestion> questions(Class<?> type) {
    if (type == Question.WithRulesets.class) {
      return Stream.empty();
    }
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

  /** The fields of a request. */
  List<Field> fields() {
    return Stream.concat(Fields.of(type).stream(), Stream.of(OWN)).toList();
  }

  /** The question of a request with these fields. */
  Question read(Map<String, List<String>> fields) {
    Map<String, List<String>> others = new LinkedHashMap<>(fields);
    List<String> texts = Question.WithRulesets.texts(others);
    others.remove(OWN.name());
    Question question = (Question) Fields.read(type, others);
    return texts.isEmpty() ? question : new Question.WithRulesets(texts, question);
  }
}
