package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An impartial game that is written in two rulesets has the same Grundy values. */
class ImpartialSameGameTwiceTest {
  private static final Evaluator EVALUATOR = new Evaluator();

  private static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  private static long nimber(String text) {
    return EVALUATOR.nimber(position(text));
  }

  /** In both texts # stands for the number n, and $ before a letter for n of these letters. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "kayles(.$o) ~ octal{0.77}(#) ~ 40",
        "kayles(#) ~ splittles{1,2}(#) ~ 60",
        "node-kayles(path #) ~ octal{0.137}(#) ~ 30",
        "arc-kayles(path #) ~ octal{0.07}(#) ~ 30",
        "cram(1x#) ~ dawsons-kayles(#) ~ 40",
        "lasker-nim(#) ~ take-and-break{4.[3]}(#) ~ 40",
        "grundy(#) ~ take-and-break{4!.0}(#) ~ 60",
        "dawsons-kayles(#) ~ take-and-break{0.07}(#) ~ 60",
        "fibonacci-nim(#) ~ take-away{2k}(#) ~ 40",
        "take-away{3}(# limit 3) ~ subtraction{1,2,3}(#) ~ 30",
        "poset-game(chain $g) ~ nim(#) ~ 12",
        "chomp(1x#) + chomp(#x1) ~ nim(0) ~ 12",
      })
  void sequences(String first, String second, int greatest) {
    for (int n = 0; n <= greatest; n++) {
      assertThat(nimber(filled(first, n)))
          .as("%s, n = %d", first, n)
          .isEqualTo(nimber(filled(second, n)));
    }
  }

  private static String filled(String pattern, int n) {
    int dollar = pattern.indexOf('$');
    String text =
        dollar < 0
            ? pattern
            : pattern.substring(0, dollar)
                + String.valueOf(pattern.charAt(dollar + 1)).repeat(n)
                + pattern.substring(dollar + 2);
    return text.replace("#", Integer.toString(n));
  }

  @Test
  void arcKaylesOnPathsWithLoopsIsKayles() {
    StringBuilder edges = new StringBuilder();
    for (int n = 1; n <= 30; n++) {
      edges.append(" ").append(n).append('-').append(n);
      if (n > 1) {
        edges.append(" ").append(n - 1).append('-').append(n);
      }
      assertThat(nimber("arc-kayles(" + edges + ")")).isEqualTo(nimber("kayles(" + n + ")"));
    }
  }

  @Test
  void queensAreWythoffAndRooksAreNim() {
    for (int row = 0; row <= 10; row++) {
      for (int column = 0; column <= 10; column++) {
        String cell = "(" + row + "," + column + ")";
        assertThat(nimber("wythoff" + cell)).isEqualTo(nimber("wythoff-queens" + cell));
        assertThat(nimber("nim-rook" + cell)).isEqualTo(row ^ column);
        assertThat(nimber("wythoff{1}" + cell)).isEqualTo(row ^ column);
      }
    }
  }

  @Test
  void greenDiagramsWithoutTheirCornerAreChomp() {
    for (int a = 1; a <= 4; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          String rows = "#" + "g".repeat(a - 1) + row(b) + row(c);
          assertThat(nimber("poset-game(" + rows + ")"))
              .as(rows)
              .isEqualTo(nimber("chomp(" + a + "," + b + "," + c + ")"));
        }
      }
    }
  }

  private static String row(int length) {
    return length == 0 ? "" : "|" + "g".repeat(length);
  }

  @Test
  void turningTurtlesAreNimOnTheHeads() {
    for (int code = 0; code < 1 << 10; code++) {
      StringBuilder coins = new StringBuilder();
      int sum = 0;
      for (int place = 1; place <= 10; place++) {
        boolean isHead = (code >> (place - 1) & 1) != 0;
        coins.append(isHead ? 'h' : 't');
        sum ^= isHead ? place : 0;
      }
      assertThat(nimber("turning-turtles(" + coins + ")")).isEqualTo(sum);
    }
  }

  /** The closed forms of coin-turning games, beside the same sets of coins in another code. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {"1-2 ~ 1,2", "1-3 ~ 1,2,3", "2 ~ 2,2", "1+C ~ 1+C,1", "1+ ~ 1+,1"})
  void closedFormsOfCoinTurning(String code, String sameSets) {
    for (int n = 0; n <= 12; n++) {
      assertThat(nimber("spawning{" + code + "}(" + n + ")"))
          .isEqualTo(nimber("spawning{" + sameSets + "}(" + n + ")"));
    }
  }

  @Test
  void geographyIsDecidedByMatchingsOnAllGraphsOfSixVertices() {
    for (int vertices = 1; vertices <= 6; vertices++) {
      SmallGraphs.forEach(vertices, ImpartialSameGameTwiceTest::checkMatchings);
    }
  }

  private static void checkMatchings(SmallGraphs.Graph graph) {
    Position position = position("uvg(" + graph.text() + " at 1)");
    boolean isLost = position.knownValue().isPresent();
    assertThat(isLost).as(graph.text()).isNotEqualTo(graph.alwaysMatchesFirst());
    Outcome outcome = new PlainSearch(1 << 16).outcome(position);
    assertThat(outcome == Outcome.P).as(graph.text()).isEqualTo(isLost);
  }

  /** Sparse graphs have many odd cycles to be contracted. */
  @Test
  void geographyIsDecidedByMatchingsOnRandomGraphs() {
    Random random = new Random(1993);
    for (int trial = 0; trial < 150; trial++) {
      int vertices = 8 + random.nextInt(5);
      StringBuilder edges = new StringBuilder("1");
      for (int e = 0; e < vertices + 2; e++) {
        int a = 1 + random.nextInt(vertices);
        int b = 1 + random.nextInt(vertices);
        edges.append(' ').append(a).append('-').append(b);
      }
      Position position = position("uvg(" + edges + " at 1)");
      Outcome outcome = new PlainSearch(1 << 22).outcome(position);
      assertThat(position.knownValue().isPresent())
          .as(edges.toString())
          .isEqualTo(outcome == Outcome.P);
    }
  }

  /** A path is won from its end if it has an even number of vertices. */
  @Test
  void geographyOnLargeGraphs() {
    assertThat(position("uvg(path 1001 at 1)").knownValue()).contains(ShortGame.ZERO);
    assertThat(position("uvg(path 1000 at 1)").knownValue()).isEmpty();
    assertThat(position("uvg(grid 31x31 at 1)").knownValue()).contains(ShortGame.ZERO);
    assertThat(position("uvg(grid 31x31 at 2)").knownValue()).isEmpty();
    assertThat(position("uvg(cycle 999 at 1)").knownValue()).contains(ShortGame.ZERO);
  }

  /** Of r-Wythoff: the least numbers that do not occur before, and r n more. */
  @Test
  void lostPositionsOfWythoffByTheirRecursion() {
    for (int r = 1; r <= 4; r++) {
      BitSet used = new BitSet();
      for (int n = 1; n <= 300; n++) {
        int smaller = used.nextClearBit(1);
        int larger = smaller + r * n;
        used.set(smaller);
        used.set(larger);
        String before = "wythoff{k+" + r + "}(" + larger + ",";
        assertThat(position(before + smaller + ")").knownValue()).contains(ShortGame.ZERO);
        assertThat(position(before + (smaller + 1) + ")").knownValue()).isEmpty();
      }
    }
  }

  /** floor(n phi) by Fibonacci numbers: (F(2k), F(2k+1)) is lost, one more is not. */
  @Test
  void lostPositionsOfWythoffWithManyDigits() {
    BigInteger a = BigInteger.ONE;
    BigInteger b = BigInteger.TWO;
    while (b.bitLength() < 60) {
      assertThat(position("wythoff(" + a + "," + b + ")").knownValue()).contains(ShortGame.ZERO);
      if (a.longValue() > 2) {
        BigInteger more = b.add(BigInteger.ONE);
        assertThat(position("wythoff(" + a + "," + more + ")").knownValue()).isEmpty();
      }
      BigInteger next = a.add(b);
      b = b.add(next);
      a = next;
    }
  }

  @Test
  void lostHeapsOfFibonacciNimWithManyDigits() {
    long one = 1;
    long next = 2;
    while (next < Long.MAX_VALUE / 4) {
      String heap = "fibonacci-nim(" + next;
      assertThat(position(heap + ")").knownValue()).contains(ShortGame.ZERO);
      assertThat(position(heap + " limit " + (next - 1) + ")").knownValue())
          .contains(ShortGame.ZERO);
      assertThat(position(heap + " limit " + next + ")").knownValue()).isEmpty();
      long sum = one + next;
      one = next;
      next = sum;
    }
  }
}
