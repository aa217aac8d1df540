package org.gamester.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.gamester.rulesets.EditDistance;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The message for an unexpected word. */
final class WrongWord {
  private WrongWord() {}

  /** The message in place of the parser's own; empty if that is kept. */
  static Optional<String> message(ParameterException problem) {
    @Nullable ArgSpec expected = problem.getArgSpec();
    @Nullable String found = problem.getValue();
    if (expected == null || found == null) {
      return Optional.empty();
    }
    if (expected instanceof OptionSpec option && expected.typeInfo().isBoolean()) {
      return Optional.of(option.longestName() + " takes no value");
    }
    return expected.typeInfo().isEnum()
        ? Optional.of(expectation(expected) + "; found '" + found + "'" + near(expected, found))
        : Optional.empty();
  }

  private static String expectation(ArgSpec expected) {
    List<String> words = words(expected).toList();
    String last = words.getLast();
    String list = String.join(", ", words.subList(0, words.size() - 1)) + " or " + last;
    return expected instanceof OptionSpec option
        ? option.longestName() + " is " + list
        : "expected " + list;
  }

  private static Stream<String> words(ArgSpec expected) {
    return Stream.of(expected.type().getEnumConstants())
        .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static String near(ArgSpec expected, String found) {
    return words(expected)
        .filter(word -> EditDistance.between(word, found) * 3 <= word.length())
        .findFirst()
        .map(word -> "; did you mean '" + word + "'?")
        .orElse("");
  }
}
