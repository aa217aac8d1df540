package org.gamester.studies.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.CompiledExpression;
import org.gamester.studies.Entry;
import org.gamester.studies.StudyException;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** An expression of the language that is true or false of a row. One thread uses it. */
public final class RowCondition {
  private static final List<String> ALWAYS = List.of("item", "position");

  private final String text;
  private final CompiledExpression expression;
  private final List<Boolean> mentioned;

  private RowCondition(String text, CompiledExpression expression, List<Boolean> mentioned) {
    this.text = text;
    this.expression = expression;
    this.mentioned = mentioned;
  }

  /**
   * Compiles a condition on the rows of a study.
   *
   * @throws RuntimeException one that is {@link org.gamester.values.Refused}, if it is none
   */
  public static RowCondition of(String text, StudyFile study, Catalogue catalogue) {
    List<String> names = new ArrayList<>(ALWAYS);
    for (String column : study.columnNames()) {
      names.add(column.matches("[A-Za-z][\\w-]*") ? column.replace('-', '_') : "_" + names.size());
    }
    CompiledExpression expression = CompiledExpression.of(text, names, catalogue, new Evaluator());
    return new RowCondition(text, expression, names.stream().map(expression::mentions).toList());
  }

  /**
   * Whether it is true.
   *
   * @throws StudyException if it is neither true nor false
   */
  public boolean holdsFor(StoredRow row) {
    List<@Nullable Object> entries = new ArrayList<>();
    entries.add(row.item().number());
    entries.add(row.item().position());
    entries.addAll(row.item().point());
    entries.addAll(row.entries());
    List<@Nullable Object> arguments = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      boolean isText = i < ALWAYS.size() || !mentioned.get(i);
      arguments.add(isText ? entries.get(i) : object(entries.get(i)));
    }
    Object answer = expression.at(arguments);
    if (!(answer instanceof Boolean isTrue)) {
      throw new StudyException(
          "'%s' is neither true nor false of item %d".formatted(text, row.item().number()));
    }
    return isTrue;
  }

  /** What an entry is in the language: a number or a game, an outcome, true or false, a text. */
  private static @Nullable Object object(@Nullable Object entry) {
    return switch (entry) {
      case null -> null;
      case Long n -> n;
      case Integer n -> n;
      case Double x -> dyadic(x);
      case String text when text.matches("[LRNP]") -> Outcome.valueOf(text);
      case String text when text.equals("true") || text.equals("false") -> Boolean.valueOf(text);
      case Object other -> {
        Optional<ShortGame> game = Entry.game(other);
        yield game.isPresent() ? game.get() : other;
      }
    };
  }

  private static Dyadic dyadic(double x) {
    return Entry.number(x).orElseThrow().toDyadic();
  }
}
