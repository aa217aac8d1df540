package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Columns;
import org.gamester.script.CompiledExpression;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.studies.Item;
import org.gamester.studies.ItemEvaluation;
import org.gamester.studies.PositionSource;
import org.gamester.studies.UnknownName;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.PositionMember;
import org.jspecify.annotations.Nullable;

/**
 * What is shown of positions: the columns of tables; {@code nodes}, how many positions are
 * evaluated for the row by an evaluator that knows nothing before; {@code time}, in microseconds; a
 * member of positions in the language, as in {@code Birthday}; an expression in which {@code g} is
 * the position, as in {@code g + g == 0}.
 *
 * @param names the columns
 * @param variables the variables of the question, which may stand in expressions
 * @param positions reads the items
 */
record PositionColumns(List<String> names, List<String> variables, PositionSource positions) {
  static final String NODES = "nodes";
  static final String TIME = "time";
  private static final String POSITION = "g";
  private static final Pattern MEMBER = Pattern.compile("[A-Z]\\w*");
  private static final long FEW_REMEMBERED = 1 << 22;

  PositionColumns {
    names = List.copyOf(names);
    variables = List.copyOf(variables);
    if (variables.contains(POSITION)) {
      throw new IllegalArgumentException(
          "in expressions g is the position, so that no variable can be called so");
    }
  }

  /**
   * Refuses an expression that cannot be compiled, and a name that no member has.
   *
   * @throws RuntimeException an {@code IllegalArgumentException}, or what the language says
   */
  void check() {
    for (String name : names) {
      if (MEMBER.matcher(name).matches()) {
        checkMember(name);
      }
    }
    compiled(new Evaluator());
  }

  private static void checkMember(String name) {
    LanguageReference reference = new LanguageReference();
    boolean isKnown =
        reference.find(name).stream()
            .anyMatch(topic -> topic.kind() == Topic.Kind.MEMBER && topic.shortName().equals(name));
    if (!isKnown) {
      throw new IllegalArgumentException(
          "no game of the language has a member '%s'%s; one of your own ruleset is written 'g.%s'"
              .formatted(
                  name,
                  reference.nearest(name).stream()
                      .findFirst()
                      .map(near -> " (did you mean '%s'?)".formatted(near))
                      .orElse(""),
                  name));
    }
  }

  ItemEvaluation evaluation(Evaluator shared) {
    boolean isCounted = names.contains(NODES);
    List<Shown> sharedColumns = isCounted ? List.of() : compiled(shared);
    return item -> {
      long begun = System.nanoTime();
      Evaluator evaluator = isCounted ? new Evaluator(FEW_REMEMBERED, false, p -> {}) : shared;
      List<Shown> columns = isCounted ? compiled(evaluator) : sharedColumns;
      PositionMember member =
          new FamilyReader(positions, List.of(), evaluator).member(item.position());
      List<@Nullable Object> entries = new ArrayList<>(columns.size());
      for (Shown column : columns) {
        entries.add(column.of(item, member));
      }
      replace(entries, NODES, evaluator.evaluated());
      replace(entries, TIME, (System.nanoTime() - begun) / 1000);
      return entries;
    };
  }

  private void replace(List<@Nullable Object> entries, String name, long number) {
    int index = names.indexOf(name);
    if (index >= 0) {
      entries.set(index, number);
    }
  }

  /** One column, for one thread. */
  private interface Shown {
    @Nullable Object of(Item item, PositionMember member);
  }

  private List<Shown> compiled(Evaluator evaluator) {
    List<Shown> columns = new ArrayList<>();
    for (String name : names) {
      columns.add(compiled(name, evaluator));
    }
    return columns;
  }

  private Shown compiled(String name, Evaluator evaluator) {
    if (name.equals(NODES) || name.equals(TIME)) {
      return (item, member) -> null;
    }
    Optional<Column> known =
        Columns.all().stream().filter(column -> column.name().equals(name)).findFirst();
    if (known.isPresent()) {
      return (item, member) -> known.get().of().apply(member);
    }
    if (name.matches("[a-z]+(-[a-z]+)*") && !name.equals(POSITION) && !variables.contains(name)) {
      List<String> all = new ArrayList<>(Columns.all().stream().map(Column::name).toList());
      all.addAll(List.of(NODES, TIME));
      throw new IllegalArgumentException(UnknownName.text("column", name, all));
    }
    boolean isMember = MEMBER.matcher(name).matches();
    List<String> parameters = new ArrayList<>(List.of(POSITION));
    parameters.addAll(variables);
    String text = isMember ? POSITION + "." + name : name;
    CompiledExpression expression =
        CompiledExpression.of(text, parameters, positions.catalogue(), evaluator);
    return (item, member) -> {
      List<Object> arguments = new ArrayList<>();
      arguments.add(CompiledExpression.object(member.position(), evaluator));
      arguments.addAll(item.point());
      return expression.plain(expression.at(arguments));
    };
  }
}
