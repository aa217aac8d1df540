package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.impartial.NimField;
import org.gamester.values.notation.GameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables and formulas that books and papers print, as far as they are quick to confirm. */
class PublishedTablesTest {
  private static final Evaluator EVALUATOR = new Evaluator();
  private static final Outcomes OUTCOMES = new Outcomes(EVALUATOR);

  private static Position read(String position) {
    return Catalogue.standard().readSum(position);
  }

  private static ShortGame valueOf(String position) {
    return EVALUATOR.value(read(position));
  }

  private static void assertValue(String position, String value) {
    assertThat(valueOf(position)).as(position).isEqualTo(GameReader.exact().read(value));
  }

  /**
   * Cutcake (<i>Winning Ways</i>, ch. 2): with 2^k the greatest power of two that is at most the
   * number of rows, n columns are worth floor(n / 2^k) - 1 if that is not negative; else the same
   * for Right with rows and columns exchanged.
   */
  @Test
  void cutcake() {
    for (int rows = 1; rows <= 16; rows++) {
      for (int columns = 1; columns <= 16; columns++) {
        int forLeft = columns / Integer.highestOneBit(rows) - 1;
        int forRight = rows / Integer.highestOneBit(columns) - 1;
        int value = forLeft >= 0 ? forLeft : -forRight;
        assertThat(valueOf("cutcake(" + rows + "," + columns + ")"))
            .as("%d rows, %d columns", rows, columns)
            .isEqualTo(ShortGame.integer(value));
      }
    }
  }

  /**
   * Toads and Frogs with one space (Erickson, <i>New Toads and Frogs results</i>, 1996): a toads, a
   * space and b frogs are worth * if a and b are at least 2, and {{a-2|1}|0} if b is 1.
   */
  @Test
  void toadsAndFrogsWithOneSpace() {
    for (int toads = 2; toads <= 7; toads++) {
      String row = "toads-and-frogs(" + "t".repeat(toads) + ".";
      assertValue(row + "f)", "{{" + (toads - 2) + "|1}|0}");
      for (int frogs = 2; frogs <= 7; frogs++) {
        assertValue(row + "f".repeat(frogs) + ")", "*");
      }
    }
  }

  /**
   * Rows of alternating stones in Konane with empty cells behind one end (Ernst, <i>Playing Konane
   * mathematically</i>, 1995): one move for every two stones, for the player whose stone is second.
   */
  @Test
  void konaneRowsWithOneOpenEnd() {
    for (int stones = 0; stones <= 24; stones++) {
      StringBuilder row = new StringBuilder(".");
      for (int i = 0; i < stones; i++) {
        row.append(i % 2 == 0 ? 'o' : 'x');
      }
      assertThat(valueOf("konane(" + row + ")")).isEqualTo(ShortGame.integer(stones / 2));
    }
  }

  /**
   * Toppling Dominoes (Fink, Nowakowski, Siegel and Wolfe, 2015; <i>Lessons in Play</i>): n
   * dominoes of each colour in two blocks are a switch of n - 1, and alternating rows are powers of
   * 1/2.
   */
  @Test
  void topplingDominoes() {
    for (int n = 0; n <= 8; n++) {
      String blocks = "x".repeat(n) + "o".repeat(n);
      if (n > 0) {
        assertValue("toppling-dominoes(" + blocks + ")", "{" + (n - 1) + "|-" + (n - 1) + "}");
      }
      assertThat(valueOf("toppling-dominoes(" + "xo".repeat(n) + "x)"))
          .isEqualTo(ShortGame.number(Dyadic.of(1, n)));
      assertValue("toppling-dominoes(" + "g".repeat(n) + ")", "*" + n);
    }
  }

  /**
   * Paths of Col are worth 0, but for one vertex, and Snort on complete graphs and stars is the
   * switch of all moves that are left (Conway, <i>On Numbers and Games</i>, ch. 8).
   */
  @Test
  void mapColouring() {
    assertValue("col(path 1)", "*");
    for (int n = 2; n <= 14; n++) {
      assertValue("col(path " + n + ")", "0");
      assertValue("snort(complete " + n + ")", "{" + (n - 1) + "|-" + (n - 1) + "}");
      assertValue("snort(star " + n + ")", "{" + n + "|-" + n + "}");
    }
  }

  /**
   * Two rows of Domineering (Conway, <i>On Numbers and Games</i>, ch. 10), values that a second
   * search confirms on the boards themselves.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2x1; 1",
        "2x2; {1|-1}",
        "2x3; {2|-1/2}",
        "2x4; {2|0||0}",
        "2x5; 1/2",
        "2x6; {3|1||1|||-1}",
        "3x3; {1|-1}",
        "4x4; +-{0,{{2|0},2+Tiny(2)|{2|0},-Tiny(2)}}",
      })
  void domineeringRectangles(String board, String value) {
    Position position = read("domineering(" + board + ")");
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(position)).isEqualTo(expected);
    assertThat(new PlainSearch(2_000_000).hasValue(position, expected)).isTrue();
  }

  /**
   * Outcomes of square boards of Domineering: Berlekamp 1988 and Breuker, Uiterwijk and van den
   * Herik 2000.
   */
  @ParameterizedTest
  @CsvSource({"1, P", "2, N", "3, N", "4, N", "5, P"})
  void domineeringSquares(int side, Outcome outcome) {
    assertThat(OUTCOMES.of(read("domineering(" + side + "x" + side + ")"))).isEqualTo(outcome);
  }

  /**
   * Clobber (Albert, Grossman, Nowakowski and Wolfe, <i>An introduction to Clobber</i>, 2005): n
   * times xxo in a row are worth floor((n + 1) / 2) ups, for small n; rows xo...xo are lost by the
   * first player for 6 stones alone.
   */
  @Test
  void clobberRows() {
    for (int n = 1; n <= 5; n++) {
      assertThat(valueOf("clobber(" + "xxo".repeat(n) + ")")).isEqualTo(ShortGame.ups((n + 1) / 2));
    }
    for (int n = 1; n <= 11; n++) {
      assertThat(OUTCOMES.of(read("clobber(" + "xo".repeat(n) + ")")))
          .isEqualTo(n == 3 ? Outcome.P : Outcome.N);
    }
  }

  /**
   * Two rows of Clobber in the colours of a chessboard are lost by the first player if and only if
   * the number of columns is a multiple of 3 (Grossman 2004, up to 17 columns); small boards by the
   * moves alone too.
   */
  @Test
  void clobberWithTwoRows() {
    for (int columns = 2; columns <= 9; columns++) {
      Position board = read("clobber(2x" + columns + ")");
      Outcome expected = columns % 3 == 0 ? Outcome.P : Outcome.N;
      assertThat(OUTCOMES.of(board)).as("2x%d", columns).isEqualTo(expected);
      if (columns <= 4) {
        assertThat(new PlainSearch(2_000_000).outcome(board)).isEqualTo(expected);
      }
    }
  }

  /**
   * Amazons in corners. One amazon alone in the corner of two rows has a move for every other cell;
   * with its opponent in the opposite corner it is a hot game. Berlekamp, <i>Sums of N x 2
   * Amazons</i>, 2000, and Snatzke, <i>Exhaustive search in the game Amazons</i>, 2002, treat these
   * boards; the values are our own, and a search by the moves alone confirms them.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "x.|..; 3",
        "x..|...; 5",
        "x...|....; 7",
        "x.|.o; 0",
        "x..o; {1|-1}",
        "x...o; {2|-2}",
        "x..|..o; +-{1,{2|0}}",
      })
  void amazonsInCorners(String board, String value) {
    Position position = read("amazons(" + board + ")");
    ShortGame expected = GameReader.exact().read(value);
    assertThat(EVALUATOR.value(position)).isEqualTo(expected);
    assertThat(new PlainSearch(4_000_000).hasValue(position, expected)).isTrue();
  }

  /**
   * Turning Corners is nim multiplication, with rows and columns counted from 0, and every Tartan
   * game its product (<i>Winning Ways</i>, ch. 14), here from the moves; in Acrostic Twins a head
   * at (m,n) is worth the nim sum of m and n.
   */
  @Test
  void coinTurningInTwoDimensions() {
    for (int row = 0; row <= 2; row++) {
      for (int column = 0; column <= 3; column++) {
        String head = "(" + ("t".repeat(column + 1) + "|").repeat(row) + "t".repeat(column) + "h)";
        assertThat(EVALUATOR.nimber(read("turning-corners" + head)))
            .isEqualTo(nimProduct(row, column));
        assertThat(EVALUATOR.nimber(read("acrostic-twins" + head))).isEqualTo(row ^ column);
        for (String codes : List.of("1-2 | 1-3", "1+C | 1+C", "3 | 1-2", "1-2 | 1-2")) {
          String game = "tartan{" + codes + "}" + head;
          assertThat(EVALUATOR.nimber(read(game))).as(game).isEqualTo(byMoves(read(game)));
        }
      }
    }
    assertThat(EVALUATOR.nimber(read("turning-corners(tt|tt|th|ht|hh)")))
        .isEqualTo(byMoves(read("turning-corners(tt|tt|th|ht|hh)")));
  }

  private static long nimProduct(int a, int b) {
    return NimField.product(BigInteger.valueOf(a), BigInteger.valueOf(b)).longValueExact();
  }

  private final Map<Position, Long> nimbers = new HashMap<>();

  /** The Grundy value by the moves alone. */
  private long byMoves(Position position) {
    Long known = nimbers.get(position);
    if (known == null) {
      BitSet seen = new BitSet();
      position.options(Player.LEFT).forEach(option -> seen.set((int) byMoves(option)));
      known = (long) seen.nextClearBit(0);
      nimbers.put(position, known);
    }
    return known;
  }

  /**
   * The positions that the player to move loses, by the moves alone: in the games of Wythoff (1907)
   * and Fraenkel (1982) the pairs (floor(a n), floor(a n) + r n), which with all of their numbers
   * are each positive integer once (Beatty); in Fibonacci Nim (Whinihan 1963) the Fibonacci
   * numbers, and from any other heap it wins to take the least part of its Zeckendorf sum.
   */
  @Test
  void lostPositions() {
    for (int r = 1; r <= 3; r++) {
      Set<Integer> seen = new HashSet<>();
      int n = 1;
      for (int smaller = 1; smaller <= 14; smaller++) {
        for (int larger = smaller; larger <= 14; larger++) {
          if (byMoves(read("wythoff{k+" + r + "}(" + smaller + "," + larger + ")")) == 0) {
            assertThat(larger - smaller).isEqualTo(r * n);
            double a = (2 - r + Math.sqrt(r * r + 4)) / 2;
            assertThat(smaller).isEqualTo((int) Math.floor(a * n));
            assertThat(seen.add(smaller) && seen.add(larger)).isTrue();
            n++;
          }
        }
      }
      assertThat(n).isGreaterThan(3);
    }
    for (int heap = 2; heap <= 34; heap++) {
      Position position = read("fibonacci-nim(" + heap + ")");
      int least = leastZeckendorfPart(heap);
      if (byMoves(position) == 0) {
        assertThat(least).as("heap %d", heap).isEqualTo(heap);
      } else {
        assertThat(byMoves(position.play(Player.LEFT, "take " + least))).isZero();
      }
    }
  }

  private static int leastZeckendorfPart(int number) {
    int part = 1;
    int next = 2;
    while (next <= number) {
      int sum = part + next;
      part = next;
      next = sum;
    }
    return part == number ? part : leastZeckendorfPart(number - part);
  }

  /**
   * Two values that lists of examples print differently. Five vertices of Digraph Placement are
   * worth 2v*, not v2*, which would be two downs and a star: the search by the moves alone tells
   * them apart. In Backsliding Toads and Frogs the player to move loses t.f, so that it is not a
   * star: a program written from the text of the rules alone says so too.
   */
  @Test
  void valuesThatSourcesPrintDifferently() {
    Position position = read("digraph-placement(2>1 3>1 4>1 5>1 3>2 4>2 5>2 2>5 3>5 4>5 v=ooxxx)");
    GameReader reader = GameReader.exact();
    assertThat(EVALUATOR.value(position)).isEqualTo(reader.read("2v*"));
    assertThat(new PlainSearch(100_000).hasValue(position, reader.read("2v*"))).isTrue();
    assertThat(new PlainSearch(100_000).hasValue(position, reader.read("vv*"))).isFalse();
    assertThat(OUTCOMES.of(read("backsliding(t.f)"))).isEqualTo(Outcome.P);
    assertThat(BackslidingRules.isLost("t.f", 't')).isTrue();
    assertThat(BackslidingRules.isLost("t.f", 'f')).isTrue();
  }

  /**
   * Octal games (<i>Winning Ways</i>, ch. 4; Guy and Smith 1956; Austin 1976; Gangolli and Plambeck
   * 1989): from which heap on the Grundy values are periodic. The theorem of Guy and Smith proves
   * each period from the values up to its bound.
   */
  @ParameterizedTest
  @CsvSource({
    "0.07, 53, 34",
    "0.137, 52, 34",
    "0.77, 71, 12",
    "0.45, 498, 20",
    "0.055, 259, 148",
    "0.156, 3479, 349",
    "0.165, 5181, 1550",
    "0.356, 7315, 142",
    "0.644, 3256, 442",
    "0.127, 46578, 4",
    "0.15, 1, 10",
    "0.72, 1, 4",
    "0.75, 1, 2",
  })
  void octalPeriods(String code, long start, long length) {
    HeapGame game = (HeapGame) Catalogue.standard().rules("octal{" + code + "}");
    assertThat(game.nimbers().of(Math.max(10_000, 3 * (start + length)))).isNotNegative();
    ProvedPeriod period = game.nimbers().period().orElseThrow();
    assertThat(period.length()).as("length").isEqualTo(length);
    assertThat(period.start()).as("start").isEqualTo(start);
  }

  /** 0.16 has the period 149459 (Gangolli and Plambeck 1989): seen here over two periods. */
  @Test
  void theLongPeriod() {
    HeapGame game = (HeapGame) Catalogue.standard().rules("octal{0.16}");
    long length = 149_459;
    long start = 105_351;
    for (long n = start; n < start + length; n++) {
      assertThat(game.nimbers().of(n + length)).isEqualTo(game.nimbers().of(n));
    }
    assertThat(game.nimbers().of(start - 1 + length)).isNotEqualTo(game.nimbers().of(start - 1));
  }
}
