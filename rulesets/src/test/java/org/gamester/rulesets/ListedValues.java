package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Tests of values that are listed in a text, each found from the rules alone. */
final class ListedValues {
  private final SlowEvaluator evaluator = new SlowEvaluator();
  private final List<DynamicTest> tests = new ArrayList<>();

  private ListedValues() {}

  /** Lines {@code rules: position = value ; position = value ; ...}. */
  static Stream<DynamicTest> positions(String listed) {
    ListedValues values = new ListedValues();
    forEachLine(
        listed,
        (rules, facts) -> {
          for (String fact : facts) {
            int equals = fact.indexOf(" = ");
            values.add(rules, fact.substring(0, equals).strip(), fact.substring(equals + 3));
          }
        });
    return values.tests.stream();
  }

  /** Lines {@code rules: values of the heaps 0, 1, 2, ...}, joined by {@code " ; "}. */
  static Stream<DynamicTest> heaps(String listed) {
    ListedValues values = new ListedValues();
    forEachLine(
        listed,
        (rules, facts) -> {
          for (int n = 0; n < facts.size(); n++) {
            values.add(rules, Integer.toString(n), facts.get(n));
          }
        });
    return values.tests.stream();
  }

  /**
   * Lines {@code rules: position pattern: nimbers}: the pattern with {@code #} replaced by first,
   * first + 1, ... has the Grundy values that follow, separated by blanks.
   */
  static Stream<DynamicTest> nimbers(String listed) {
    ListedValues values = new ListedValues();
    for (String line : listed.lines().filter(l -> !l.isBlank()).toList()) {
      String[] pieces = line.strip().split(" ~ ", -1);
      int n = Integer.parseInt(pieces[2]);
      for (String nimber : pieces[3].strip().split(" +", -1)) {
        values.add(pieces[0], pieces[1].replace("#", Integer.toString(n++)), "*" + nimber);
      }
    }
    return values.tests.stream();
  }

  private interface Line {
    void accept(String rules, List<String> facts);
  }

  private static void forEachLine(String listed, Line line) {
    for (String text : listed.lines().filter(l -> !l.isBlank()).toList()) {
      int colon = text.indexOf(": ");
      line.accept(
          text.substring(0, colon).strip(), List.of(text.substring(colon + 2).split(" ; ", -1)));
    }
  }

  private void add(String rules, String position, String expected) {
    tests.add(
        DynamicTest.dynamicTest(
            rules + " " + position + " = " + expected,
            () ->
                assertThat(evaluator.value(Catalogue.standard().read(rules, position)))
                    .isEqualTo(ValueText.read(expected))));
  }
}
