package org.gamester.papers.posets;

import static org.gamester.papers.posets.PosetGames.diagram;
import static org.gamester.papers.posets.PosetGames.value;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.fitting.SequenceFit;

/** Section 4: limits, mirror images, and open questions. */
final class ConclusionFunctions {

  private ConclusionFunctions() {}

  static Fraction limitOfSquares(int rows, int last) {
    List<Fraction> values = new ArrayList<>();
    for (int n = 0; n <= last; n++) {
      values.add(square(rows, n));
    }
    return SequenceFit.find(values, 0, 6)
        .flatMap(SequenceFit::limit)
        .orElseThrow(() -> new IllegalStateException("no recurrence fits " + rows + " rows"));
  }

  static Fraction square(int rows, int n) {
    int[] lengths = Collections.nCopies(rows, n).stream().mapToInt(Integer::intValue).toArray();
    return Fraction.of(value(diagram(lengths)).leftStop());
  }
}
