package org.gamester.studies.conjectures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.fitting.NumberTable;
import org.gamester.lab.fitting.SequenceFit;
import org.gamester.lab.fitting.TableFit;
import org.gamester.lab.periodicity.HeapPeriods;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.studies.Entry;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.files.StudyFile.StoredRow;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Looks for statements that hold of all rows of a study: a column is constant, two columns are
 * equal, differ by a constant number or game or are ordered, a table is symmetric, a column of
 * numbers has a formula in one or two variables, or a polynomial for each residue, a column of
 * games or numbers is arithmetic periodic.
 *
 * <p>Each is found from the rows of the smaller items, two thirds of all, and then tested on the
 * others; what fails there is not said. A statement that follows from a simpler one about the same
 * columns is left out. None is proved.
 */
public final class Conjectures {
  private static final int LEAST_ROWS = 6;
  private static final int MOST_SKIPPED = 2;
  private static final int MOST_ROWS = 200_000;

  private static final int SYMMETRIC = 3;
  private static final int FORMULA = 10;
  private static final int PERIODIC = 60;
  private static final int ON_A_LINE = 100;

  private final Statements statements;
  private final List<Variable> variables;
  private final List<StoredRow> rows;

  private Conjectures(Statements statements) {
    this.statements = statements;
    this.variables = statements.variables();
    this.rows = statements.rows();
  }

  /**
   * The statements, the simplest first.
   *
   * @param variables those of the question, with their ranges
   * @param family the text of the family that the items are; empty if they are none
   */
  public static List<Conjecture> of(
      StudyFile study, List<Variable> variables, Optional<String> family) {
    List<StoredRow> rows = new ArrayList<>();
    study.rows(
        List.of(),
        row -> {
          rows.add(row);
          return rows.size() < MOST_ROWS;
        });
    Statements statements =
        new Statements(variables, study.spec().show(), family.map(ColumnText::new), rows);
    if (rows.size() >= LEAST_ROWS) {
      new Conjectures(statements).look();
    }
    return statements.found().stream().sorted(Comparator.comparingInt(Conjecture::weight)).toList();
  }

  private void look() {
    List<String> shown = statements.columns().stream().filter(ColumnText::isMathematical).toList();
    new ColumnRelations(statements).look(shown);
    for (String column : shown) {
      if (!statements.isSettled(column)) {
        switch (variables.size()) {
          case 1 -> overOne(column, rows, variables, FORMULA);
          case 2 -> overTwo(column);
          default -> {}
        }
      }
    }
  }

  /** Formulas and periods over the last of some variables, the others being fixed. */
  private boolean overOne(String column, List<StoredRow> line, List<Variable> over, int weight) {
    Variable variable = over.getLast();
    List<StoredRow> sequence = consecutive(line);
    if (sequence.size() < LEAST_ROWS) {
      return false;
    }
    int first = sequence.getFirst().item().point().getLast();
    int last = sequence.getLast().item().point().getLast();
    List<Fraction> numbers = new ArrayList<>();
    for (StoredRow row : sequence) {
      Entry.number(statements.entry(row, column)).ifPresent(numbers::add);
    }
    if (numbers.size() == sequence.size()) {
      Optional<SequenceFit> fit = SequenceFit.find(numbers, first, MOST_SKIPPED);
      if (fit.isPresent() && fit.get().formula().isPresent()) {
        SequenceFit formula = fit.get();
        String sum = renamed(FormulaText.of(formula.formula().orElseThrow()), variable.name());
        statements.add(
            new Conjecture(
                column,
                "%s = %s%s".formatted(column, sum, at(over, formula.start(), last)),
                statements.claim(
                    within(over, formula.start(), last),
                    "",
                    statements.written(column),
                    "==",
                    Optional.of(sum)),
                (long) formula.fittedTo() - formula.start(),
                (long) formula.testedTo() - formula.fittedTo(),
                weight + formula.formula().orElseThrow().terms().size()));
        return true;
      }
    }
    return periodic(column, sequence, over, weight + PERIODIC - FORMULA)
        || numbers.size() == sequence.size()
            && quasiPolynomial(column, numbers, over, first, weight);
  }

  /** A polynomial for each residue of the variable. */
  private boolean quasiPolynomial(
      String column, List<Fraction> numbers, List<Variable> over, int first, int weight) {
    String name = over.getLast().name();
    Optional<QuasiPolynomial> found = QuasiPolynomial.find(numbers, first, MOST_SKIPPED, name);
    if (found.isEmpty()) {
      return false;
    }
    QuasiPolynomial formula = found.get();
    int last = first + numbers.size() - 1;
    statements.add(
        new Conjecture(
            column,
            "%s is a quasi-polynomial of period %d: %s%s"
                .formatted(
                    column, formula.period(), formula.text(), at(over, formula.start(), last)),
            statements.claim(
                within(over, formula.start(), last),
                "",
                statements.written(column),
                "==",
                Optional.of(formula.text())),
            (long) formula.fittedTo() - formula.start(),
            (long) last + 1 - formula.fittedTo(),
            weight + PERIODIC + formula.period()));
    return true;
  }

  private static String renamed(String formula, String variable) {
    return formula.replaceAll("(?<!\\w)n(?!\\w)", variable);
  }

  private static String at(List<Variable> over, int from, int to) {
    String fixed =
        over.subList(0, over.size() - 1).stream()
            .map(v -> v.name() + " = " + v.low() + ", ")
            .collect(Collectors.joining());
    return " for " + fixed + over.getLast().name() + " = " + from + ".." + to;
  }

  private static List<Variable> within(List<Variable> over, int from, int to) {
    List<Variable> within = new ArrayList<>(over.subList(0, over.size() - 1));
    within.add(over.getLast().within(from, to));
    return within;
  }

  /** The rows from the first on whose last coordinates are consecutive. */
  private static List<StoredRow> consecutive(List<StoredRow> line) {
    List<StoredRow> consecutive = new ArrayList<>();
    for (StoredRow row : line) {
      int next = row.item().point().getLast();
      if (!consecutive.isEmpty() && next != consecutive.getLast().item().point().getLast() + 1) {
        break;
      }
      consecutive.add(row);
    }
    return consecutive;
  }

  /** A period of the first two thirds of the entries that goes on in the others. */
  private boolean periodic(String column, List<StoredRow> line, List<Variable> over, int weight) {
    List<ShortGame> games = new ArrayList<>();
    for (StoredRow row : line) {
      Entry.game(statements.entry(row, column)).ifPresent(games::add);
    }
    if (games.size() < line.size() || column.equals("outcome")) {
      return false;
    }
    int first = line.getFirst().item().point().getLast();
    int part = games.size() - games.size() / 3;
    Optional<? extends Periodicity<?>> seen =
        HeapPeriods.find(new PeriodTheorem.None(), games.subList(0, part), first)
            .filter(pattern -> pattern.kind() != Periodicity.Kind.QUASI_PERIODIC);
    if (seen.isEmpty() || !goesOn(seen.get(), games, first, part)) {
      return false;
    }
    Periodicity<?> pattern = seen.get();
    Object saltus = pattern.saltus().getFirst();
    boolean isOfNimbers = !(saltus instanceof ShortGame) && column.equals("value");
    if (isOfNimbers && statements.columns().contains("nimber")) {
      return false;
    }
    String subject = isOfNimbers ? "nimber" : column;
    String name = over.getLast().name();
    int last = first + games.size() - 1 - pattern.period();
    Optional<String> after =
        statements
            .text()
            .flatMap(each -> each.with(name, name + "+" + pattern.period()).of(subject));
    String shown = Entry.text(Entry.stored(saltus));
    statements.add(
        new Conjecture(
            column,
            "%s has period %d with saltus %s%s"
                .formatted(
                    subject,
                    pattern.period(),
                    pattern.isUniform() ? shown : "by residue " + pattern.saltus(),
                    at(over, pattern.start(), last)),
            pattern.isUniform()
                ? statements.claim(
                    within(over, pattern.start(), last),
                    "",
                    after,
                    "==",
                    statements.written(subject).map(w -> w + " + (" + shown + ")"))
                : "",
            part,
            (long) games.size() - part,
            weight + pattern.period()));
    return true;
  }

  /** Whether a pattern that begins in a part of the games holds in all of them. */
  private static boolean goesOn(
      Periodicity<?> pattern, List<ShortGame> games, int first, int from) {
    int period = pattern.period();
    for (int i = from; i < games.size(); i++) {
      Object saltus = pattern.saltus().get(Math.floorMod(first + i - pattern.start(), period));
      ShortGame before = games.get(i - period);
      ShortGame expected =
          saltus instanceof ShortGame game
              ? before.plus(game)
              : ShortGame.nimber(nimber(before) + Long.parseLong(saltus.toString()));
      if (!games.get(i).equals(expected)) {
        return false;
      }
    }
    return true;
  }

  private static long nimber(ShortGame game) {
    return game instanceof NumberUpStar nimber ? nimber.star() : 0;
  }

  private void overTwo(String column) {
    symmetric(column);
    if (!formulaOverTwo(column)) {
      lines(column);
    }
  }

  /** Whether the entries at (x, y) and (y, x) are equal, or one is minus the other. */
  private void symmetric(String column) {
    Map<List<Integer>, @Nullable Object> entries = new HashMap<>();
    rows.forEach(row -> entries.put(row.item().point(), statements.entry(row, column)));
    int pairs = 0;
    boolean isEqual = true;
    boolean isNegative = true;
    for (StoredRow row : rows) {
      List<Integer> point = row.item().point();
      Object mirrored = entries.get(point.reversed());
      Object entry = statements.entry(row, column);
      if (mirrored == null || entry == null || point.getFirst() >= point.getLast()) {
        continue;
      }
      pairs++;
      isEqual &= entry.equals(mirrored);
      Optional<ShortGame> game = Entry.game(entry);
      Optional<ShortGame> other = Entry.game(mirrored);
      isNegative &=
          game.isPresent() && other.isPresent() && game.get().equals(other.get().negate());
    }
    if (pairs < LEAST_ROWS / 2 || !(isEqual || isNegative)) {
      return;
    }
    String x = variables.getFirst().name();
    String y = variables.getLast().name();
    int low = Math.max(variables.getFirst().low(), variables.getLast().low());
    int high = Math.min(variables.getFirst().high(), variables.getLast().high());
    boolean isSame = isEqual;
    Optional<String> swapped =
        statements.text().flatMap(each -> each.with(x, "\0").with(y, x).with("\0", y).of(column));
    String sign = isEqual ? "" : "-";
    statements.add(
        new Conjecture(
            column,
            "%s(%s,%s) = %s%s(%s,%s)".formatted(column, x, y, sign, column, y, x),
            statements.claim(
                List.of(
                    variables.getFirst().within(low, high), variables.getLast().within(low, high)),
                x + " < " + y,
                statements.written(column),
                "==",
                swapped.map(w -> isSame ? w : "-" + w)),
            (long) pairs - pairs / 3,
            pairs / 3,
            SYMMETRIC));
  }

  private boolean formulaOverTwo(String column) {
    Map<List<Integer>, Fraction> numbers = new LinkedHashMap<>();
    for (StoredRow row : rows) {
      Optional<Fraction> number = Entry.number(statements.entry(row, column));
      if (number.isEmpty()) {
        return false;
      }
      numbers.put(row.item().point(), number.get());
    }
    NumberTable table =
        NumberTable.of(
            variables,
            point -> numbers.containsKey(List.of(point[0], point[1])),
            point -> numbers.getOrDefault(List.of(point[0], point[1]), Fraction.ZERO));
    TableFit fit = TableFit.find(table, point -> isSmall(point[0], 0) && isSmall(point[1], 1));
    if (!(fit instanceof TableFit.Found formula) || formula.testedOn() == 0) {
      return false;
    }
    String sum = FormulaText.of(formula.formula());
    statements.add(
        new Conjecture(
            column,
            column + " = " + sum,
            statements.claim(statements.written(column), "==", Optional.of(sum)),
            formula.fittedOn(),
            formula.testedOn(),
            FORMULA + formula.formula().terms().size()));
    return true;
  }

  /** Whether a coordinate is among the smaller three quarters of its range. */
  private boolean isSmall(int coordinate, int index) {
    Variable variable = variables.get(index);
    return coordinate <= variable.high() - (variable.size() + 3) / 4;
  }

  /** Formulas and periods along the lines of a table. */
  private void lines(String column) {
    Variable first = variables.getFirst();
    for (int x = first.low(); x <= first.high(); x++) {
      int fixed = x;
      List<StoredRow> line =
          rows.stream()
              .filter(row -> row.item().point().getFirst() == fixed)
              .sorted(Comparator.comparing(row -> row.item().point().getLast()))
              .toList();
      boolean _ =
          overOne(column, line, List.of(first.within(x, x), variables.getLast()), ON_A_LINE);
    }
  }
}
