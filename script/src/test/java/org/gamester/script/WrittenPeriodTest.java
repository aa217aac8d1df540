package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Periods of heaps whose options are written in the language: which are proved, and what of. */
final class WrittenPeriodTest {

  @TempDir private Path folder;

  private WrittenFolder files;

  @BeforeEach
  void write() {
    files = new WrittenFolder(folder);
  }

  private String text(String options, String members) {
    return files.text("game.heap.HeapRuleset(n -> " + options + ")" + members);
  }

  /** Options, the take-and-break code of the same game, and up to where a period is looked for. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[[n-i] for i from 2 to 3 where i <= n]; 0.033; 60",
        "[[n-i] for i from 1 to 5 by 2 where n >= i]; 0.30303; 60",
        "[[n-i] for i in [1,3,4] where not (i > n)]; 0.3033; 60",
        "[[h] for h from n-3 to n-1 where h >= 0]; 0.333; 60",
        "if n == 0 then [] elseif n == 1 then [[0]] else [[n-1],[n-2]] end; 0.33; 60",
        "[[a,n-i-a] for i from 1 to 2 for a from 0 to n-i]; 0.77; 300",
        "[[n-i-a,a,0] for i from 1 to 2 for a from 0 to n-i where a <= n-i-a]; 0.77; 300",
        "if n < 2 then [] else [[a,n-2-a] for a from 0 to (n-2).Div(2)] end; 0.07; 300",
        "[[a+1,n-1-(a+1)] for a from 0 to n-3]; 0.4; 300",
        "[[a,b] for a from 1 to n-2 for b in [n-1-a]]; 0.4; 300",
        "[[a,b,n-1-a-b] for a from 0 to n-1 for b from 0 to n-1-a]; 0.F; 60",
      })
  void aPeriodIsThatOfTheCode(String options, String code, int to) {
    String members = ".CheckPeriodicity(" + to + ")";
    String period = files.text("game.heap.TakeAndBreak(\"" + code + "\")" + members);
    assertThat(period).startsWith("game.heap.Periodicity(");
    assertThat(text(options, members)).isEqualTo(period);
    for (long heap : new long[] {90, 1_000_000_000, (1L << 62) + 5}) {
      String value = "(" + heap + ").NimValue";
      assertThat(text(options, value))
          .as("%d", heap)
          .isEqualTo(files.text("game.heap.TakeAndBreak(\"" + code + "\")" + value));
    }
  }

  /** Whatever has been seen of these, it proves nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[[i] for i from 0 to n-1]",
        "[[n-i] for i from 1 to n where i <= 3]",
        "[[n.Div(2)] for i from 1 to 1 where n > 0]",
        "[[n-1] for i from 1 to 1 where n % 2 == 1]",
        "[[n-1] for i from 1 to 1 where (n-1000)*(n-1000) > 0 and n > 0]",
        "[[a,n-a] for a from 1 to n-1 where a < n-a]",
        "[[a,n-2-a] for a from 0 to n-2 where a <= n-2-a and a >= n-2-a]",
        "[[a,n-2-a] for a from 0 to n-2 where a != n-2-a]",
        "[[a,n-1-a] for a from 2 to n-3]",
        "[[a,n-4-a] for a from 0 to n-4 where a <= 7]",
        "[[2*a,n-1-2*a] for a from 0 to (n-1).Div(2)]",
        "[[a,a,n-1-2*a] for a from 0 to (n-1).Div(2)]",
        "[[a,n-i-a] for i from 1 to n for a from 0 to n-i]",
        "[[a,b,n-1-a-b] for a from 0 to n-1 for b from 0 to n-1-a where a+b <= 9]",
        "[[n-i] for i in Helper where i <= n]",
        "[{a,n-2-a} for a from 0 to n-2]",
        "[[0] for a from 1 to n-100]",
        "(begin var k := 1; [[n-k] for i from 1 to 1 where n > 0] end)",
      })
  void noPeriodIsProved(String options) {
    assertThat(files.text("Helper := [1,2]; " + call(options, ".CheckPeriodicity(150)")))
        .isEqualTo("Nothing");
  }

  private static String call(String options, String members) {
    return "game.heap.HeapRuleset(n -> " + options + ")" + members;
  }

  @Test
  void theVariablesOfARulesetAreKnown() {
    files.file(
        "Away.cgs",
        "class Away(amounts as List, most as Integer ? 4) extends game.heap.HeapRuleset\n"
            + "  override def HeapOptions(n as Integer) :=\n"
            + "    [[n - a] for a in amounts where a <= n and a <= most];\nend");
    assertThat(files.text("Away([1,2,4,9])(10^15).NimValue"))
        .isEqualTo(files.text("subtraction{1,2,4}(1000000000000000).NimValue"));
    assertThat(files.text("Away([1,9], 20)(10^15).NimValue"))
        .isEqualTo(files.text("subtraction{1,9}(1000000000000000).NimValue"));
  }

  @Test
  void theExplanationNamesTheTheorem() {
    files.file(
        "Pins.cgs",
        "singleton class Pins extends game.heap.HeapRuleset\n"
            + "  override def HeapOptions(n as Integer) :=\n"
            + "    [[a,n-i-a] for i from 1 to 2 for a from 0 to n-i];\nend");
    assertThat(files.text("Pins(10^9).NimValue"))
        .isEqualTo(files.text("kayles(1000000000).NimValue"));
    Position heap =
        UserRulesets.of(List.of(folder), Catalogue.standard())
            .catalogue()
            .readSum("pins(1000000000)");
    assertThat(heap.theorem()).isEmpty();
    assertThat(heap.knownValue()).isPresent();
    assertThat(heap.theorem().orElseThrow().sentences())
        .containsExactly(
            "By the periodicity theorem for octal games the nimbers of the heaps have the period 12"
                + " from heap 71 on.",
            "So the heap of 1000000000 is worth as much as the heap of 76.");
  }

  @Test
  void aLimitIsSaidInWords() {
    assertThat(text("[[n-i] for i from 1 to 2 where i <= n and n % 1 == 0]", "(10^9).NimValue"))
        .isEqualTo(
            "!!the Grundy value of a heap of 1,000,000,000 tokens needs those of the smaller heaps,"
                + " of which at most 4,194,304 are evaluated: 16,384 moves take only 16,384 tokens,"
                + " and no period is proved, since the options are not written as taking certain"
                + " numbers of tokens and dividing the rest in all ways");
  }
}
