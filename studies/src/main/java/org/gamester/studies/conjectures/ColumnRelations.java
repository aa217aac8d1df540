package org.gamester.studies.conjectures;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.gamester.lab.fitting.Fraction;
import org.gamester.studies.Entry;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Statements about one column as a whole, or two: constant, equal, shifted, ordered. */
final class ColumnRelations {
  private static final int CONSTANT = 0;
  private static final int EQUAL = 1;
  private static final int SHIFTED = 2;
  private static final int ORDERED = 50;

  private final Statements statements;

  ColumnRelations(Statements statements) {
    this.statements = statements;
  }

  /** Looks at these columns, and at each two of them. */
  void look(List<String> columns) {
    columns.forEach(this::constant);
    for (int i = 0; i < columns.size(); i++) {
      for (int j = i + 1; j < columns.size(); j++) {
        relation(columns.get(i), columns.get(j));
      }
    }
  }

  private void constant(String column) {
    Object first = statements.entry(statements.rows().getFirst(), column);
    if (first != null
        && statements.rows().stream()
            .allMatch(row -> Objects.equals(first, statements.entry(row, column)))) {
      statements.settle(column);
      statements.add(
          column,
          column + " is " + Entry.text(first) + " everywhere",
          statements.claim(statements.written(column), "==", Statements.written(first)),
          CONSTANT);
    }
  }

  private void relation(String one, String other) {
    if (statements.isSettled(one) || statements.isSettled(other)) {
      return;
    }
    if (statements.holds(Objects::equals, one, other)) {
      statements.settle(other);
      statements.add(
          one + ", " + other,
          one + " and " + other + " are equal",
          statements.claim(statements.written(one), "==", statements.written(other)),
          EQUAL);
      return;
    }
    List<Fraction> differences = new ArrayList<>();
    for (StoredRow row : statements.rows()) {
      Optional<Fraction> first = Entry.number(statements.entry(row, one));
      Optional<Fraction> second = Entry.number(statements.entry(row, other));
      if (first.isEmpty() || second.isEmpty()) {
        relationOfGames(one, other);
        return;
      }
      differences.add(first.get().minus(second.get()));
    }
    Fraction first = differences.getFirst();
    if (differences.stream().allMatch(first::equals)) {
      statements.settle(other);
      statements.add(
          one + ", " + other,
          "%s is %s + %s".formatted(one, other, FormulaText.number(first)),
          statements.claim(
              statements.written(one),
              "==",
              statements.written(other).map(w -> w + " + " + FormulaText.number(first))),
          SHIFTED);
    } else if (differences.stream().allMatch(d -> d.signum() <= 0)) {
      ordered(one, other);
    } else if (differences.stream().allMatch(d -> d.signum() >= 0)) {
      ordered(other, one);
    }
  }

  /** Two columns of games that differ by a constant, or of which one is never the greater one. */
  private void relationOfGames(String one, String other) {
    @Nullable ShortGame difference = null;
    boolean isConstant = true;
    boolean isLess = true;
    boolean isGreater = true;
    for (StoredRow row : statements.rows()) {
      Computation.poll();
      Optional<ShortGame> first = Entry.game(statements.entry(row, one));
      Optional<ShortGame> second = Entry.game(statements.entry(row, other));
      if (first.isEmpty() || second.isEmpty() || !(isConstant || isLess || isGreater)) {
        return;
      }
      if (isConstant) {
        ShortGame here = first.get().minus(second.get());
        isConstant = difference == null || here.equals(difference);
        difference = here;
      }
      isLess = isLess && first.get().lessOrEqual(second.get());
      isGreater = isGreater && first.get().greaterOrEqual(second.get());
    }
    if (isConstant && difference != null) {
      statements.settle(other);
      String constant = "(" + Entry.text(Entry.stored(difference)) + ")";
      statements.add(
          one + ", " + other,
          "%s is %s + %s".formatted(one, other, constant),
          statements.claim(
              statements.written(one),
              "==",
              statements.written(other).map(w -> w + " + " + constant)),
          SHIFTED);
    } else if (isLess) {
      ordered(one, other);
    } else if (isGreater) {
      ordered(other, one);
    }
  }

  private void ordered(String small, String large) {
    statements.add(
        small + ", " + large,
        small + " <= " + large,
        statements.claim(statements.written(small), "<=", statements.written(large)),
        ORDERED);
  }
}
