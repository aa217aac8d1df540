package org.gamester.studies.questions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Rules;
import org.gamester.studies.Entry;
import org.gamester.studies.PositionSource;
import org.gamester.studies.Question;
import org.gamester.studies.StudySpec;
import org.gamester.studies.UnknownName;
import org.gamester.values.ShortGame;

/** Reads what is looked for, and by which method. */
record SearchReader(StudySpec spec, PositionSource positions) {
  private static final long USUAL_SEED = 1;
  private static final long USUAL_IN_RANDOM = 100_000;
  private static final long USUAL_IN_GENETIC = 10_000;
  private static final long USUAL_POPULATION = 100;
  private static final long MOST = 1_000_000_000;

  /** The columns that a search needs besides those that are to be shown. */
  static List<String> columns(StudySpec spec) {
    List<String> columns = new ArrayList<>(spec.show());
    for (String needed :
        List.of(
            spec.option("maximize").orElse(""),
            spec.option("minimize").orElse(""),
            spec.option("find").map(wanted -> "value").orElse(""),
            spec.option("counterexample").orElse(""))) {
      if (!needed.isEmpty() && !columns.contains(needed)) {
        columns.add(needed);
      }
    }
    return columns;
  }

  Question read(Rules rules, int rows, int columns) {
    Goal goal = goal();
    PositionColumns shown = new PositionColumns(spec.show(), List.of(), positions);
    shown.check();
    String letters = spec.option("letters").orElse("");
    String method = spec.option("method").orElse("exhaustive");
    List<Boards> sizes = sizes(rules, rows, columns, letters);
    Boards largest = sizes.getLast();
    var _ = positions.read(largest.text(new int[largest.cells()]), new Evaluator());
    long seed = spec.number("seed", Long.MIN_VALUE, USUAL_SEED);
    long usual = method.equals("random") ? USUAL_IN_RANDOM : USUAL_IN_GENETIC;
    long evaluations = Math.min(MOST, spec.number("evaluations", 1, usual));
    return switch (method) {
      case "exhaustive" -> new ExhaustiveSearch(sizes, goal, shown);
      case "random" -> new RandomSearch(largest, goal, shown, seed, evaluations);
      case "genetic" ->
          new GeneticSearch(
              largest,
              goal,
              shown,
              seed,
              evaluations,
              (int) Math.min(MOST, spec.number("population", 2, USUAL_POPULATION)));
      default ->
          throw new IllegalArgumentException(
              UnknownName.text("method", method, List.of("exhaustive", "random", "genetic")));
    };
  }

  /** The boards of at most this size in order of the number of their cells; the whole one last. */
  private static List<Boards> sizes(Rules rules, int rows, int columns, String letters) {
    List<Boards> sizes = new ArrayList<>();
    for (int r = 1; r <= rows; r++) {
      for (int c = 1; c <= columns; c++) {
        sizes.add(Boards.of(rules, r, c, letters));
      }
    }
    sizes.sort(java.util.Comparator.comparingInt(Boards::cells).thenComparingInt(Boards::rows));
    return sizes;
  }

  private Goal goal() {
    List<Goal> goals = new ArrayList<>();
    spec.option("maximize").ifPresent(c -> goals.add(new Goal(Goal.Kind.MAXIMIZE, index(c), null)));
    spec.option("minimize").ifPresent(c -> goals.add(new Goal(Goal.Kind.MINIMIZE, index(c), null)));
    spec.option("find")
        .ifPresent(v -> goals.add(new Goal(Goal.Kind.FIND, index("value"), wanted(v))));
    spec.option("counterexample")
        .ifPresent(e -> goals.add(new Goal(Goal.Kind.FIND, index(e), "false")));
    if (goals.size() != 1) {
      throw new IllegalArgumentException(
          "a search needs one goal: --maximize COLUMN, --minimize COLUMN, --find VALUE or"
              + " --counterexample EXPRESSION");
    }
    return goals.getFirst();
  }

  private int index(String column) {
    return spec.show().indexOf(column);
  }

  private Object wanted(String text) {
    Evaluator evaluator = new Evaluator();
    ShortGame game = evaluator.value(positions.read(text, evaluator));
    return Optional.ofNullable(Entry.stored(game)).orElseThrow();
  }
}
