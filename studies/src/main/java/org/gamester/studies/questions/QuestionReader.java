package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.stream.LongStream;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Ranges;
import org.gamester.lab.Variable;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.rulesets.Rules;
import org.gamester.script.claims.ClaimFile;
import org.gamester.script.syntax.Source;
import org.gamester.studies.PositionSource;
import org.gamester.studies.Question;
import org.gamester.studies.StudySpec;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.FamilyText;
import org.jspecify.annotations.Nullable;

/** Reads questions as they are asked on the command line, and as files hold them. */
public final class QuestionReader {
  private static final String CLAIM_FILES = ".claims";
  private static final int LARGEST_HEAP = (1 << 29) - 1;
  private static final int USUAL_HEAP = 10_000;
  private static final int MOST_IN_SET = 30;

  private final PositionSource positions;
  private final StudySpec spec;
  private final Iterable<String> listed;

  /**
   * @param spec what is asked
   * @param positions reads positions
   * @param listed the lines of a file, for a question that names one
   */
  public QuestionReader(StudySpec spec, PositionSource positions, Iterable<String> listed) {
    this.spec = spec;
    this.positions = positions;
    this.listed = listed;
  }

  /** The name of the file that a question is on, of positions or claims; empty if it is on none. */
  public static Optional<String> fileOf(StudySpec spec) {
    String text = spec.question().strip();
    return switch (QuestionKind.of(spec)) {
      case FILE -> Optional.of(QuestionKind.FILE.parts(text).group(1));
      case CLAIMS ->
          Optional.of(QuestionKind.CLAIMS.parts(text).group(1))
              .filter(name -> name.endsWith(CLAIM_FILES));
      default -> Optional.empty();
    };
  }

  /** Whether the file that a question is on has claims, so that all of its lines count. */
  public static boolean isOnClaims(StudySpec spec) {
    return QuestionKind.of(spec) == QuestionKind.CLAIMS;
  }

  /**
   * A question that is asked anew, with the columns that it needs, or that are shown where none are
   * named.
   *
   * @throws IllegalArgumentException if it is none, or does not take one of the options
   */
  public static StudySpec complete(StudySpec asked) {
    QuestionKind kind = QuestionKind.of(asked);
    kind.checkOptions(asked);
    List<String> show = asked.show().isEmpty() ? kind.usualColumns() : asked.show();
    StudySpec shown =
        new StudySpec(asked.question().strip(), asked.ranges(), show, asked.options());
    return kind == QuestionKind.SEARCH
        ? new StudySpec(
            shown.question(), shown.ranges(), SearchReader.columns(shown), shown.options())
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
    QuestionKind kind = QuestionKind.of(spec);
    boolean takesRanges = kind == QuestionKind.FAMILY || kind == QuestionKind.CLAIMS;
    if (!takesRanges && !spec.ranges().isEmpty()) {
      throw new IllegalArgumentException(
          "'%s' has no variables, so that it takes no range such as %s"
              .formatted(text, spec.ranges().getFirst()));
    }
    Matcher parts = kind.parts(text);
    return switch (kind) {
      case CODES -> codes(parts.group(1), parts.group(2) == null ? parts.group(1) : parts.group(2));
      case SETS -> sets(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)));
      case POSITIONS -> positions(parts);
      case SEARCH ->
          new SearchReader(spec, positions)
              .read(rules(parts.group(1)), number(parts.group(2), 1), number(parts.group(3), 1));
      case GRAPHS, TREES -> graphs(parts, kind == QuestionKind.TREES);
      case POSETS -> posets(parts);
      case CLAIMS -> claims(parts.group(1));
      case FILE -> file();
      case FAMILY -> family();
    };
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

  private Question graphs(Matcher asked, boolean areTrees) {
    int least = number(asked.group(2), 1);
    int most = number(asked.group(3), least);
    Graphs graphs = new Graphs(areTrees, rules(asked.group(1)), least, most);
    return listed(graphs.count(), graphs.description(), graphs::texts);
  }

  private Question posets(Matcher asked) {
    int least = number(asked.group(2), 1);
    int most = number(asked.group(3), least);
    Posets posets =
        new Posets(rules(asked.group(1)), least, most, spec.option("letters").orElse(""));
    return listed(posets.count(), posets.description(), posets::texts);
  }

  private Question listed(long count, String countedBy, Supplier<Iterator<String>> texts) {
    var _ = positions.read(texts.get().next(), new Evaluator());
    return new TextsQuestion(OptionalLong.of(count), countedBy, texts, columns(List.of()));
  }

  private Question claims(String selection) {
    return new ClaimsQuestion(() -> claimsOf(selection), Ranges.parse(spec.ranges()), spec.show());
  }

  private List<Claim> claimsOf(String selection) {
    if (!selection.endsWith(CLAIM_FILES)) {
      return ClaimSet.select(ClaimSet.installed(), selection);
    }
    String key = selection.replaceAll(".*[/\\\\]", "").replace(CLAIM_FILES, "");
    ClaimFile file =
        ClaimFile.read(
            Source.withoutMark(selection, String.join("\n", listed)), key, positions.catalogue());
    return ClaimSet.select(List.of(file), file.paper().key());
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
    if (!(first + last).matches("[0-7]*")) {
      throw new IllegalArgumentException("the digits of an octal code go from 0 to 7");
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
