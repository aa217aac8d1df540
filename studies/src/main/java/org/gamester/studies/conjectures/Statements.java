package org.gamester.studies.conjectures;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.gamester.lab.Variable;
import org.gamester.studies.Entry;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.jspecify.annotations.Nullable;

/** The rows that statements are about, and the statements that were found of them. */
final class Statements {
  private final List<Variable> variables;
  private final List<String> columns;
  private final Optional<ColumnText> text;
  private final List<StoredRow> rows;
  private final int fitted;
  private final List<Conjecture> found = new ArrayList<>();
  private final Set<String> settled = new HashSet<>();

  /**
   * @param text how the language writes entries; empty if the items are no family
   */
  Statements(
      List<Variable> variables,
      List<String> columns,
      Optional<ColumnText> text,
      List<StoredRow> rows) {
    this.variables = variables;
    this.columns = columns;
    this.text = text;
    this.rows = rows;
    this.fitted = rows.size() - rows.size() / 3;
  }

  /** The variables of the question. */
  List<Variable> variables() {
    return variables;
  }

  /** The columns. */
  List<String> columns() {
    return columns;
  }

  /** How the language writes entries. */
  Optional<ColumnText> text() {
    return text;
  }

  /** The rows, smaller items first. */
  List<StoredRow> rows() {
    return rows;
  }

  /** What was found. */
  List<Conjecture> found() {
    return found;
  }

  /** Notes that nothing more is to be said of a column. */
  void settle(String column) {
    settled.add(column);
  }

  /** Whether nothing more is to be said of a column. */
  boolean isSettled(String column) {
    return settled.contains(column);
  }

  /** The entry of a column. */
  @Nullable Object entry(StoredRow row, String column) {
    return row.entries().get(columns.indexOf(column));
  }

  /** Whether something holds of all rows, and so of those that are held back. */
  boolean holds(
      BiPredicate<@Nullable Object, @Nullable Object> relation, String one, String other) {
    return rows.stream().allMatch(row -> relation.test(entry(row, one), entry(row, other)));
  }

  /** Adds a statement about all rows. */
  void add(String subject, String says, String claim, int weight) {
    found.add(new Conjecture(subject, says, claim, fitted, (long) rows.size() - fitted, weight));
  }

  /** Adds a statement. */
  void add(Conjecture conjecture) {
    found.add(conjecture);
  }

  /** A claim on all points, if the items are a family. */
  String claim(Optional<String> left, String relation, Optional<String> right) {
    return claim(variables, "", left, relation, right);
  }

  /** A claim on some points. */
  String claim(
      List<Variable> over,
      String where,
      Optional<String> left,
      String relation,
      Optional<String> right) {
    if (left.isEmpty() || right.isEmpty() || variables.isEmpty()) {
      return "";
    }
    String ranges =
        over.stream()
            .map(v -> v.name() + " in " + v.low() + ".." + v.high())
            .collect(Collectors.joining(", "));
    return "for %s%s: %s %s %s"
        .formatted(
            ranges, where.isEmpty() ? "" : " where " + where, left.get(), relation, right.get());
  }

  /** The entry of a column in the language. */
  Optional<String> written(String column) {
    return text.flatMap(each -> each.of(column));
  }

  /** An entry in the language. */
  static Optional<String> written(@Nullable Object entry) {
    return entry == null ? Optional.empty() : Optional.of(Entry.text(entry));
  }
}
