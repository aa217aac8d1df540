package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.EditDistance;
import org.gamester.studies.StudySpec;

/**
 * The kinds of questions: how each is written, and, in words with blanks between them, which
 * options it takes and which columns it has where none are named.
 */
enum QuestionKind {
  CODES(
      "octal codes 0.000..0.777",
      "octal\\s+codes\\s+0\\.([0-9]{1,9})(?:\\s*\\.\\.\\s*0\\.([0-9]{1,9}))?",
      "to",
      "period preperiod"),
  SETS(
      "subtraction sets 1..8",
      "subtraction\\s+sets\\s+(\\d{1,3})\\s*\\.\\.\\s*(\\d{1,3})",
      "to",
      "period preperiod"),
  POSITIONS(
      "positions clobber 3x4",
      "positions\\s+(.+?)\\s+(?:(\\d{1,4})\\s*x\\s*)?(\\d{1,4})",
      "letters",
      "value"),
  GRAPHS("graphs node-kayles 1..7", vertices("graphs"), "", "value"),
  TREES("trees snort 12", vertices("trees"), "", "value"),
  POSETS("posets poset-game 1..5", vertices("posets"), "letters", "value"),
  CLAIMS("claims notes.claims", "claims\\s+(.+)", "", "holds"),
  FILE("file positions.txt", "file\\s+(.+)", "", "value"),
  SEARCH(
      "search konane 1x12",
      "search\\s+(.+?)\\s+(?:(\\d{1,4})\\s*x\\s*)?(\\d{1,4})",
      "letters maximize minimize find counterexample method seed evaluations population",
      ""),
  FAMILY("nim({n})", ".*", "", "value");

  private final String form;
  private final Pattern pattern;
  private final String options;
  private final String columns;

  QuestionKind(String form, String pattern, String options, String columns) {
    this.form = form;
    this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
    this.options = options;
    this.columns = columns;
  }

  private static String vertices(String word) {
    return word + "\\s+(.+?)\\s+(\\d{1,3})(?:\\s*\\.\\.\\s*(\\d{1,3}))?";
  }

  /** The words that a question of this kind begins with, as in {@code octal codes}. */
  private String words() {
    boolean areTwo = this == CODES || this == SETS;
    return String.join(" ", words(form).subList(0, areTwo ? 2 : 1));
  }

  /** The columns where none are named. */
  List<String> usualColumns() {
    return words(columns);
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : Arrays.asList(text.split(" ", -1));
  }

  /** The parts of a question of this kind. */
  Matcher parts(String question) {
    Matcher matcher = pattern.matcher(question);
    if (!matcher.matches()) {
      throw new IllegalStateException(question);
    }
    return matcher;
  }

  private boolean fits(String question) {
    return pattern.matcher(question).matches();
  }

  /**
   * The kind of a question.
   *
   * @throws IllegalArgumentException if it is of none, and no family either; the message says what
   *     there is
   */
  static QuestionKind of(StudySpec spec) {
    String question = spec.question().strip();
    for (QuestionKind kind : values()) {
      if (kind != FAMILY && kind.fits(question)) {
        return kind;
      }
    }
    Optional<QuestionKind> meant = meant(question);
    boolean isFamily = question.contains("(") || !spec.ranges().isEmpty();
    if (meant.isPresent() && !question.contains("(")) {
      throw new IllegalArgumentException(
          "'%s' is no question; one that begins with '%s' is written as in '%s'"
              .formatted(question, meant.get().words(), meant.get().form));
    }
    if (!isFamily) {
      throw new IllegalArgumentException(
          "'%s' is no question; there are: a family of positions, as in 'nim({n})' n=0..8, and %s"
              .formatted(question, forms()));
    }
    return FAMILY;
  }

  /** The kind whose words a question begins with, rightly spelt or nearly so. */
  private static Optional<QuestionKind> meant(String question) {
    List<String> words = Arrays.asList(question.split("\\s+", -1));
    for (QuestionKind kind : values()) {
      List<String> own = words(kind.words());
      boolean isMeant = kind != FAMILY;
      for (int i = 0; i < own.size() && isMeant; i++) {
        isMeant =
            i < words.size()
                && EditDistance.between(words.get(i), own.get(i))
                    <= EditDistance.nearby(own.get(i));
      }
      if (isMeant) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }

  private static String forms() {
    List<String> forms = new ArrayList<>();
    for (QuestionKind kind : values()) {
      if (kind != FAMILY) {
        forms.add("'" + kind.form + "'");
      }
    }
    return String.join(", ", forms);
  }

  /**
   * Refuses options that a question of this kind does not take.
   *
   * @throws IllegalArgumentException if there are any
   */
  void checkOptions(StudySpec spec) {
    for (String option : spec.options().keySet()) {
      if (!words(options).contains(option)) {
        List<String> takers =
            Arrays.stream(values())
                .filter(kind -> words(kind.options).contains(option))
                .map(kind -> "'" + kind.form + "'")
                .toList();
        throw new IllegalArgumentException(
            "'%s' takes no --%s; that belongs to questions such as %s"
                .formatted(spec.question().strip(), option, String.join(", ", takers)));
      }
    }
    String method = spec.option("method").orElse("exhaustive");
    for (String option : List.of("seed", "evaluations", "population")) {
      boolean isUsed =
          method.equals("genetic") || (method.equals("random") && !option.equals("population"));
      if (spec.option(option).isPresent() && !isUsed) {
        throw new IllegalArgumentException(
            "--%s belongs to a search with --method %s"
                .formatted(option, option.equals("population") ? "genetic" : "random or genetic"));
      }
    }
  }
}
