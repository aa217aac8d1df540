package org.gamester.studies.files;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.CompiledExpression;
import org.gamester.script.objects.ScriptException;
import org.gamester.studies.Entry;
import org.gamester.studies.StudyException;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * An expression of the language that is true or false of a row. A text that is compared with a
 * column is read as an entry of it, so that {@code outcome == "L"} is {@code outcome == L}. One
 * thread uses it.
 */
public final class RowCondition {
  private static final String ITEM = "item";
  private static final String POSITION = "position";
  private static final int FIRST_OF_STUDY = 2;

  private static final String SIGN = "\\s*(?:===?|!==?|<=|>=|<>|<\\||\\|>|<|>)\\s*";
  private static final String TEXT = "\"((?:[^\"\\\\]|\\\\.)*+)\"";
  private static final String NAME = "(?<![\\w.])([A-Za-z]\\w*+)(?![.(])";

  /** A column and a text that are compared, in either order; or another text. */
  private static final Pattern COMPARED =
      Pattern.compile(
          "%s%s%s|%s%s%s|%s"
              .formatted(NAME, SIGN, TEXT, TEXT, SIGN, "([A-Za-z]\\w*+)(?![.(\\w])", TEXT));

  private static final Pattern OUTCOME = Pattern.compile("[LRNP]");
  private static final int MOST_READ = 1_000;

  private final String text;
  private final CompiledExpression expression;
  private final List<Boolean> mentioned;
  private final List<ComparedText> texts;
  private final Catalogue catalogue;
  private final Map<String, Object> read = new HashMap<>();

  /**
   * A text that is compared with a column.
   *
   * @param column its index among the names
   */
  private record ComparedText(String text, int column, String name) {}

  private RowCondition(
      String text,
      CompiledExpression expression,
      List<Boolean> mentioned,
      List<ComparedText> texts,
      Catalogue catalogue) {
    this.text = text;
    this.expression = expression;
    this.mentioned = mentioned;
    this.texts = texts;
    this.catalogue = catalogue;
  }

  /**
   * Compiles a condition on the rows of a study.
   *
   * @throws IllegalArgumentException if it is none; the message says which names there are
   */
  public static RowCondition of(String text, StudyFile study, Catalogue catalogue) {
    List<String> names = new ArrayList<>(List.of(ITEM, POSITION));
    for (String column : study.columnNames()) {
      names.add(column.matches("[A-Za-z][\\w-]*") ? column.replace('-', '_') : "_" + names.size());
    }
    List<ComparedText> texts = new ArrayList<>();
    String replaced = COMPARED.matcher(text).replaceAll(found -> replacement(found, names, texts));
    List<String> parameters = new ArrayList<>(names);
    for (int i = 0; i < texts.size(); i++) {
      parameters.add(name(i));
    }
    try {
      CompiledExpression expression =
          CompiledExpression.of(replaced, parameters, catalogue, new Evaluator());
      return new RowCondition(
          text,
          expression,
          names.stream().map(expression::mentions).toList(),
          List.copyOf(texts),
          catalogue);
    } catch (ScriptException e) {
      throw new IllegalArgumentException(
          "'%s' is not a condition: %s%s The names of a row are: %s"
              .formatted(
                  text,
                  e.getMessage(),
                  e.detail().isEmpty() ? "" : " (" + e.detail() + ")",
                  names.stream()
                      .filter(name -> !name.startsWith("_"))
                      .collect(Collectors.joining(", "))),
          e);
    }
  }

  private static String name(int text) {
    return "text_" + text;
  }

  /** A name in place of a text that is compared with a column, which keeps the rest. */
  private static String replacement(
      java.util.regex.MatchResult found, List<String> names, List<ComparedText> texts) {
    boolean isAfter = found.group(1) != null;
    String column = isAfter ? found.group(1) : found.group(4);
    int index = column == null ? -1 : names.indexOf(column);
    String whole = found.group();
    if (index < 0 || column.equals(POSITION)) {
      return Matcher.quoteReplacement(whole);
    }
    String literal = isAfter ? found.group(2) : found.group(3);
    int start = (isAfter ? found.start(2) : found.start(3)) - 1 - found.start();
    String name = name(texts.size());
    texts.add(new ComparedText(literal.replaceAll("\\\\(.)", "$1"), index, column));
    return Matcher.quoteReplacement(
        whole.substring(0, start) + name + whole.substring(start + literal.length() + 2));
  }

  /**
   * Whether it is true.
   *
   * @throws StudyException if it is neither true nor false, or compares an entry with a text that
   *     cannot be one
   */
  public boolean holdsFor(StoredRow row) {
    List<@Nullable Object> entries = new ArrayList<>();
    entries.add(row.item().number());
    entries.add(row.item().position());
    entries.addAll(row.item().point());
    entries.addAll(row.entries());
    List<@Nullable Object> arguments = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      boolean isText = i < FIRST_OF_STUDY || !mentioned.get(i);
      arguments.add(isText ? entries.get(i) : object(entries.get(i)));
    }
    for (ComparedText compared : texts) {
      arguments.add(argument(compared, arguments.get(compared.column()), row));
    }
    Object answer = expression.at(arguments);
    if (!(answer instanceof Boolean isTrue)) {
      throw new StudyException(
          "'%s' is neither true nor false of item %d".formatted(text, row.item().number()));
    }
    return isTrue;
  }

  /** What a text is beside an entry. */
  private @Nullable Object argument(ComparedText compared, @Nullable Object entry, StoredRow row) {
    Object argument = object(compared.text());
    if (entry != null
        && (entry instanceof Outcome != argument instanceof Outcome
            || argument instanceof String && !(entry instanceof String))) {
      throw new StudyException(
          "\"%s\" cannot be compared with %s, which is %s of item %d"
              .formatted(compared.text(), compared.name(), described(entry), row.item().number()));
    }
    return argument;
  }

  private static String described(Object entry) {
    return switch (entry) {
      case Outcome outcome -> "the outcome " + outcome;
      case Boolean truth -> truth.toString();
      case Long n -> "the number " + n;
      case Dyadic x -> "the number " + x;
      case ShortGame game -> "the game " + game;
      default -> "a game";
    };
  }

  /** What an entry is in the language: a number or a game, an outcome, true or false, a text. */
  private @Nullable Object object(@Nullable Object entry) {
    return switch (entry) {
      case null -> null;
      case Long n -> n;
      case Integer n -> n;
      case Double x -> Entry.number(x).orElseThrow().toDyadic();
      case String word when OUTCOME.matcher(word).matches() -> Outcome.valueOf(word);
      case String word when word.equals("true") || word.equals("false") -> Boolean.valueOf(word);
      case Object other -> {
        Optional<ShortGame> game = Entry.game(other);
        yield game.isPresent() ? game.get() : loopyOrText(other.toString());
      }
    };
  }

  /** The loopy value that a text is in the language, or else the text itself. */
  private Object loopyOrText(String entry) {
    if (entry.indexOf('(') >= 0) {
      return entry; // a position, or a text that would have to be evaluated
    }
    if (read.size() >= MOST_READ) {
      read.clear();
    }
    return read.computeIfAbsent(
        entry,
        unread -> {
          try {
            Object object =
                CompiledExpression.of(unread, List.of(), catalogue, new Evaluator()).at(List.of());
            return CompiledExpression.isGame(object) ? object : unread;
          } catch (ScriptException e) {
            return unread;
          }
        });
  }
}
