package org.gamester.cli.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.periodicity.Certificate;
import org.gamester.lab.periodicity.HeapPeriods;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** The values of the heaps of a partizan game and their period, as lines or as fields. */
final class PartizanHeapReport {
  private static final int FIRST_VALUES = 12;
  private static final int LONGEST = 40;

  private final HeapGame game;
  private final List<ShortGame> values;
  private final boolean isWithPeriod;

  PartizanHeapReport(HeapGame game) {
    this(game, new ArrayList<>(), true);
  }

  private PartizanHeapReport(HeapGame game, List<ShortGame> values, boolean isWithPeriod) {
    this.game = game;
    this.values = values;
    this.isWithPeriod = isWithPeriod;
  }

  /** The values that have been found alone, where there is no time to look for their period. */
  PartizanHeapReport withoutPeriod() {
    return new PartizanHeapReport(game, found(), false);
  }

  /**
   * Finds the values of the heaps up to {@code to}; those that have been found are kept if the
   * computation is stopped.
   */
  void evaluate(Evaluator evaluator, int to) {
    for (int heap = count(); heap <= to; heap++) {
      ShortGame value = evaluator.value(game.heap(heap));
      synchronized (values) {
        values.add(value);
      }
    }
  }

  /** How many values have been found. */
  int count() {
    synchronized (values) {
      return values.size();
    }
  }

  private List<ShortGame> found() {
    synchronized (values) {
      return List.copyOf(values);
    }
  }

  /** The first values. */
  record First(Rules rules, int to, List<String> first) {}

  /** The period of the values, as far as there is one. */
  record Period(
      boolean proved,
      Optional<Integer> period,
      Optional<Integer> preperiod,
      Optional<List<String>> saltus,
      Optional<String> pattern) {}

  /** As the parts of an object. */
  Object[] parts() {
    List<ShortGame> found = found();
    List<String> first = found.stream().limit(FIRST_VALUES).map(ShortGame::toString).toList();
    First values = new First(game, found.size() - 1, first);
    if (!isWithPeriod) {
      return new Object[] {values};
    }
    Optional<? extends Periodicity<?>> period = HeapPeriods.find(game, found, 0);
    return new Object[] {
      values,
      new Period(
          period.filter(p -> !(p.certificate() instanceof Certificate.Observed)).isPresent(),
          period.map(Periodicity::period),
          period.map(Periodicity::start),
          period.map(p -> p.saltus().stream().distinct().map(Object::toString).toList()),
          period.map(p -> p.kind().name()))
    };
  }

  String lines() {
    List<ShortGame> found = found();
    if (found.isEmpty()) {
      return game.text() + ": no value found\n";
    }
    int last = found.size() - 1;
    return "%s: heaps 0 to %,d%n".formatted(game.text(), last)
        + "values        "
        + found.stream()
            .limit(FIRST_VALUES)
            .map(value -> GameWriter.exact().writeBriefly(value, LONGEST))
            .takeWhile(text -> text.length() <= LONGEST)
            .collect(Collectors.joining(", "))
        + (found.size() > FIRST_VALUES ? ", ...\n" : "\n")
        + (isWithPeriod ? "period        " + period(found) + "\n" : "");
  }

  private String period(List<ShortGame> found) {
    return HeapPeriods.find(game, found, 0)
        .map(pattern -> pattern.toString().replaceFirst("^period ", ""))
        .orElse("none seen up to %,d".formatted(found.size() - 1));
  }
}
