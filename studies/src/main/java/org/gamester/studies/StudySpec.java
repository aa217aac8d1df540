package org.gamester.studies;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A question as it was asked, in words: all that a study needs to go on.
 *
 * @param question the first words, as in {@code positions clobber 3x4}
 * @param ranges the ranges of variables, as in {@code m=1..6}
 * @param show the columns, in order
 * @param options what else was said, by the names of the options without hyphens, in order of name
 */
public record StudySpec(
    String question, List<String> ranges, List<String> show, Map<String, String> options) {

  public StudySpec {
    ranges = List.copyOf(ranges);
    show = List.copyOf(show);
    options = java.util.Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** What an option was given, if it was. */
  public Optional<String> option(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /**
   * A whole number that an option was given.
   *
   * @param otherwise if it was not
   * @throws IllegalArgumentException if what was given is not a number from {@code least} on
   */
  public long number(String name, long least, long otherwise) {
    String text = options.get(name);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("-?\\d{1,18}") || Long.parseLong(text) < least) {
      throw new IllegalArgumentException(
          "--%s takes a whole number from %,d on, found '%s'".formatted(name, least, text));
    }
    return Long.parseLong(text);
  }

  /** In one line, as it is asked for on the command line. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(question);
    ranges.forEach(range -> text.append(' ').append(range));
    text.append("; ").append(String.join(", ", show));
    options.forEach((name, value) -> text.append("; ").append(name).append(' ').append(value));
    return text.toString();
  }
}
