package org.gamester.lab.periodicity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Rules;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeapPeriodsTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final int LAST = 60;

  private static Periodicity<?> find(Rules rules, List<ShortGame> values) {
    return HeapPeriods.find(rules, values, 0).orElseThrow();
  }

  private static List<ShortGame> values(Rules rules, int last) {
    List<ShortGame> values = new ArrayList<>();
    for (int heap = 0; heap <= last; heap++) {
      values.add(EVALUATOR.value(rules.read(String.valueOf(heap))));
    }
    return values;
  }

  /**
   * Periods of partizan games on heaps. The values of {1,4}|{1,5} are those of Mesdal, <i>Partizan
   * Splittles</i>; what is proved goes on beyond the heaps from which it was proved.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "subtraction{1 | 2}; 3; 0; 0; true",
        "subtraction{1,2 | 2,3}; 4; 0; 0; true",
        "subtraction{1,3 | 2,4}; 5; 0; 0; true",
        "octal{0.7 | 0.07}; 2; 0; {1|0}; true",
        "splittles{1 | 3}; 3; 0; {2|0}; true",
        "octal{4.0 | 0.3}; 1; 1; -1/2; true",
        "octal{0.77 | 0.7}; 2; 0; ^; false",
        "subtraction{1 | 1,2}; 1; 1; v*; false",
        "splittles{1,4 | 1,5}; 8; 0; ^[2]; false",
      })
  void periods(String name, int length, int start, String saltus, boolean isProved) {
    Rules rules = Catalogue.standard().rules(name);
    List<ShortGame> values = values(rules, LAST);
    Periodicity<?> found = find(rules, values);
    assertThat(found.period()).isEqualTo(length);
    assertThat(found.start()).isEqualTo(start);
    ShortGame step = GameReader.exact().read(saltus);
    assertThat(found.saltus()).allSatisfy(added -> assertThat(added).isEqualTo(step));
    assertThat(found.certificate() instanceof Certificate.Observed).isEqualTo(!isProved);
    List<ShortGame> more = values(rules, 2 * LAST);
    for (int heap = start; heap + length <= 2 * LAST; heap++) {
      assertThat(more.get(heap + length)).isEqualTo(more.get(heap).plus(step));
    }
  }

  /**
   * Too few values prove nothing. In the last game Right has no move from the heaps before 50, so
   * that those are integers in intervals without an end.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"octal{4.0 | 0.3}; 5", "octal{0.7 | 0.07}; 8", "subtraction{1 | 50}; 49"})
  void nothingIsProvedTooEarly(String name, int last) {
    Rules rules = Catalogue.standard().rules(name);
    assertThat(find(rules, values(rules, last)).certificate())
        .isInstanceOf(Certificate.Observed.class);
  }
}
