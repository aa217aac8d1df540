package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Variable;
import org.gamester.rulesets.Rules;
import org.gamester.studies.PositionSource;
import org.gamester.studies.Question;
import org.gamester.studies.StudySpec;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.FamilyText;
import org.jspecify.annotations.Nullable;

/** Reads questions as they are asked on the command line, and as files hold them. */
public final class QuestionReader {
  private static final String RANGE = "\\s*\\.\\.\\s*";
  private static final Pattern CODES =
      Pattern.compile("octal\\s+codes\\s+0\\.([0-7]{1,9})" + RANGE + "0\\.([0-7]{1,9})");
  private static final Pattern SETS =
      Pattern.compile("subtraction\\s+sets\\s+(\\d{1,3})" + RANGE + "(\\d{1,3})");
  private static final Pattern POSITIONS =
      Pattern.compile("positions\\s+(.+?)\\s+(?:(\\d{1,4})\\s*x\\s*)?(\\d{1,4})");
  private static final Pattern SEARCH =
      Pattern.compile("search\\s+(.+?)\\s+(?:(\\d{1,4})\\s*x\\s*)?(\\d{1,4})");
  private static final Pattern GRAPHS =
      Pattern.compile("(graphs|trees)\\s+(.+?)\\s+(\\d{1,3})(?:" + RANGE + "(\\d{1,3}))?");
  private static final Pattern FILE = Pattern.compile("file\\s+(.+)");

  private static final int LARGEST_HEAP = (1 << 29) - 1;
  private static final int USUAL_HEAP = 10_000;
  private static final int MOST_IN_SET = 30;

  private final PositionSource positions;
  private final StudySpec spec;
  private final Iterable<String> listed;

  /**
   * @param spec what is asked
   * @param positions reads positions
   * @param listed the positions of a file, for a question that names one
   */
  public QuestionReader(StudySpec spec, PositionSource positions, Iterable<String> listed) {
    this.spec = spec;
    this.positions = positions;
    this.listed = listed;
  }

  /** The name of the file with positions that a question names; empty if it names none. */
  public static Optional<String> fileOf(StudySpec spec) {
    Matcher file = FILE.matcher(spec.question().strip());
    return file.matches() ? Optional.of(file.group(1)) : Optional.empty();
  }

  /** The question with the columns that it needs, or that are shown where none are named. */
  public static StudySpec complete(StudySpec asked) {
    String text = asked.question().strip();
    List<String> show = asked.show();
    if (show.isEmpty()) {
      boolean isOfHeaps = CODES.matcher(text).matches() || SETS.matcher(text).matches();
      boolean isSearch = SEARCH.matcher(text).matches();
      show = isOfHeaps ? List.of("period", "preperiod") : isSearch ? List.of() : List.of("value");
    }
    StudySpec shown = new StudySpec(text, asked.ranges(), show, asked.options());
    return SEARCH.matcher(text).matches()
        ? new StudySpec(text, asked.ranges(), SearchReader.columns(shown), asked.options())
        : shown;
  }

  /**
   * The question.
   *
   * @throws RuntimeException an {@code IllegalArgumentException}, or one that is {@link
   *     org.gamester.values.Refused}, if it cannot be asked so
   */
  public Question read() {
    String text = spec.question().strip();
    Matcher codes = CODES.matcher(text);
    Matcher sets = SETS.matcher(text);
    Matcher boards = POSITIONS.matcher(text);
    Matcher search = SEARCH.matcher(text);
    Matcher graphs = GRAPHS.matcher(text);
    boolean isFamily = false;
    Question question;
    if (codes.matches()) {
      question = codes(codes.group(1), codes.group(2));
    } else if (sets.matches()) {
      question = sets(Integer.parseInt(sets.group(1)), Integer.parseInt(sets.group(2)));
    } else if (boards.matches()) {
      question = positions(boards);
    } else if (search.matches()) {
      question =
          new SearchReader(spec, positions)
              .read(rules(search.group(1)), number(search.group(2), 1), number(search.group(3), 1));
    } else if (graphs.matches()) {
      question = graphs(graphs);
    } else if (FILE.matcher(text).matches()) {
      question = file();
    } else {
      isFamily = true;
      question = family();
    }
    if (!isFamily && !spec.ranges().isEmpty()) {
      throw new IllegalArgumentException(
          "'%s' has no variables, so that it takes no range such as %s"
              .formatted(text, spec.ranges().getFirst()));
    }
    return question;
  }

  private static int number(@Nullable String text, int otherwise) {
    return text == null ? otherwise : Integer.parseInt(text);
  }

  private Rules rules(String name) {
    return positions.catalogue().rules(name);
  }

  private PositionColumns columns(List<String> variables) {
    PositionColumns columns = new PositionColumns(spec.show(), variables, positions);
    columns.check();
    return columns;
  }

  private Question family() {
    List<Variable> variables = spec.ranges().stream().map(FamilyText::variable).toList();
    if (variables.isEmpty()) {
      throw new IllegalArgumentException(
          "no variable of '%s' has a range; add one such as n=0..8".formatted(spec.question()));
    }
    if (variables.stream().map(Variable::name).distinct().count() < variables.size()) {
      throw new IllegalArgumentException("two variables have the same name");
    }
    FamilyText family =
        new FamilyReader(positions, List.of(spec.question()), new Evaluator()).family(variables);
    return new FamilyQuestion(
        family, variables, columns(variables.stream().map(Variable::name).toList()));
  }

  private Question positions(Matcher asked) {
    Boards boards =
        Boards.of(
            rules(asked.group(1)),
            number(asked.group(2), 1),
            number(asked.group(3), 1),
            spec.option("letters").orElse(""));
    BigInteger count = boards.count();
    if (count.bitLength() >= Long.SIZE) {
      throw new IllegalArgumentException(
          "there are %s such boards, more than can be looked at".formatted(count));
    }
    var _ = positions.read(boards.text(new int[boards.cells()]), new Evaluator());
    return new TextsQuestion(
        OptionalLong.of(count.longValueExact()),
        "%d letters on %d cells up to %s that keep the value, counted by Burnside's lemma"
            .formatted(
                boards.letterCount(),
                boards.cells(),
                boards.turns() == 1 ? "1 turn" : boards.turns() + " turns"),
        boards::texts,
        columns(List.of()));
  }

  private Question graphs(Matcher asked) {
    int least = number(asked.group(3), 1);
    int most = number(asked.group(4), least);
    Graphs graphs = new Graphs(asked.group(1).equals("trees"), rules(asked.group(2)), least, most);
    var _ = positions.read(graphs.texts().next(), new Evaluator());
    return new TextsQuestion(
        OptionalLong.of(graphs.count()), graphs.description(), graphs::texts, columns(List.of()));
  }

  private Question file() {
    List<String> first = new ArrayList<>();
    long count = 0;
    for (String line : listed) {
      first.add(line);
      count++;
    }
    return new TextsQuestion(
        OptionalLong.of(count), "lines of a file", first::iterator, columns(List.of()));
  }

  private int largestHeap() {
    long to = spec.number("to", 0, USUAL_HEAP);
    if (to > LARGEST_HEAP) {
      throw new IllegalArgumentException("the largest heap is at most " + LARGEST_HEAP);
    }
    return (int) to;
  }

  private Question codes(String first, String last) {
    if (first.length() != last.length()) {
      throw new IllegalArgumentException(
          "both codes need the same number of digits, as in 0.000..0.777");
    }
    int digits = first.length();
    long from = Long.parseLong(first, 8);
    long to = Long.parseLong(last, 8);
    if (to < from) {
      throw new IllegalArgumentException("the codes 0.%s..0.%s are none".formatted(first, last));
    }
    return new HeapGamesQuestion(
        to - from + 1,
        () ->
            LongStream.rangeClosed(from, to)
                .mapToObj(code -> "0." + padded(Long.toOctalString(code), digits))
                .iterator(),
        largestHeap(),
        spec.show(),
        positions);
  }

  private static String padded(String digits, int length) {
    return "0".repeat(length - digits.length()) + digits;
  }

  private Question sets(int least, int most) {
    if (least < 1 || most < least || most - least >= MOST_IN_SET) {
      throw new IllegalArgumentException(
          "subtraction sets have numbers of a range such as 1..6, of at most " + MOST_IN_SET);
    }
    long count = (1L << most - least + 1) - 1;
    return new HeapGamesQuestion(
        count,
        () -> LongStream.rangeClosed(1, count).mapToObj(set -> subtraction(set, least)).iterator(),
        largestHeap(),
        spec.show(),
        positions);
  }

  private static String subtraction(long set, int least) {
    List<String> numbers = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      numbers.add(Integer.toString(least + Long.numberOfTrailingZeros(rest)));
    }
    return "subtraction{" + String.join(",", numbers) + "}";
  }
}
