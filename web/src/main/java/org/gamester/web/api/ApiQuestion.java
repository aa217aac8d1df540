package org.gamester.web.api;

import java.util.List;
import java.util.function.Function;
import org.gamester.web.answers.Question;

/**
 * Something that can be asked: the question of a command, made from the fields of a request.
 *
 * @param name the last part of the route, and what a job is asked by
 * @param meaning what it answers, in a sentence
 * @param fields what the request may say
 * @param isList whether the answer is a list of objects
 * @param isUnhurried whether a job with it has all the time that somebody watches it
 * @param question the question that the fields make
 */
record ApiQuestion(
    String name,
    String meaning,
    List<Field> fields,
    boolean isList,
    boolean isUnhurried,
    Function<Fields, Question> question) {

  ApiQuestion {
    fields = List.copyOf(fields);
  }

  /** A question whose answer has a limit of time. */
  ApiQuestion(
      String name,
      String meaning,
      List<Field> fields,
      boolean isList,
      Function<Fields, Question> question) {
    this(name, meaning, fields, isList, false, question);
  }
}
