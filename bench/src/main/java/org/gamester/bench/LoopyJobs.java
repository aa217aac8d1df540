package org.gamester.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.rulesets.coordinates.FoxAndGeese;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;

/** Jobs with positions to which play may return. */
final class LoopyJobs {
  private static final int WIDTH = 8;

  private LoopyJobs() {}

  static List<Job> all() {
    return List.of(
        table("fox-and-geese-row-3", "{(3,1),(3,3),(3,5),(3,7)}"),
        table("fox-and-geese-row-5", "{(5,1),(5,3),(5,5),(5,7)}"),
        new Jobs.Computation(
            "fox-and-geese-8x8",
            "who wins all positions of Fox and Geese with four geese on 8x8, both starters",
            LoopyJobs::allPositions));
  }

  /** A table of values for one placement of the geese, in the language. */
  private static Job table(String name, String geese) {
    String line = "game.grid.FoxAndGeese.ValuesTable(" + geese + ")";
    return new Jobs.Computation(name, line, () -> evaluated(line));
  }

  /** What a line of the language gives, the last line of it. */
  static String evaluated(String line) {
    return switch (new Worksheet().evaluate(line)) {
      case Result.Value value -> value.text().lines().reduce((first, last) -> last).orElse("");
      case Result.Failure failure -> throw new IllegalStateException(failure.message());
    };
  }

  private static String allPositions() {
    FoxAndGeese game = new FoxAndGeese();
    List<int[]> cells = new ArrayList<>();
    for (int row = 1; row <= WIDTH; row++) {
      for (int column = 2 - row % 2; column <= WIDTH; column += 2) {
        cells.add(new int[] {row, column});
      }
    }
    Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    Outcomes outcomes = new Outcomes(new Evaluator());
    int count = cells.size();
    for (int a = 0; a < count; a++) {
      for (int b = a + 1; b < count; b++) {
        for (int c = b + 1; c < count; c++) {
          for (int d = c + 1; d < count; d++) {
            Computation.poll();
            List<int[]> geese = List.of(cells.get(a), cells.get(b), cells.get(c), cells.get(d));
            for (int[] fox : cells) {
              if (!geese.contains(fox)) {
                counts.merge(outcomes.of(game.position(geese, fox)), 1, Integer::sum);
              }
            }
          }
        }
      }
    }
    return counts.toString();
  }
}
