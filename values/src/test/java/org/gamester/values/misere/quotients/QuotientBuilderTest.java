package org.gamester.values.misere.quotients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misere quotients, against play of all short sums by the definition. */
class QuotientBuilderTest {

  /** The options of the heaps of a game in which taking k is allowed as digit k of a code says. */
  private static List<List<int[]>> heaps(String code, int last) {
    List<List<int[]>> heaps = new ArrayList<>();
    for (int heap = 0; heap <= last; heap++) {
      List<int[]> options = new ArrayList<>();
      for (int taken = 1; taken <= Math.min(heap, code.length()); taken++) {
        int digit = code.charAt(taken - 1) - '0';
        int rest = heap - taken;
        if (rest == 0 && (digit & 1) != 0) {
          options.add(new int[0]);
        }
        if (rest > 0 && (digit & 2) != 0) {
          options.add(new int[] {rest});
        }
        for (int part = 1; part <= rest / 2 && (digit & 4) != 0; part++) {
          options.add(new int[] {part, rest - part});
        }
      }
      heaps.add(options);
    }
    return heaps;
  }

  private static MisereQuotient quotient(List<List<int[]>> games) {
    QuotientBuilder builder = new QuotientBuilder(1_000);
    games.forEach(builder::add);
    return builder.quotient();
  }

  /** Play by the definition; a sum is its games in ascending order. */
  private static final class Play {
    private final List<List<int[]>> games;
    private final Map<List<Integer>, Boolean> known = new HashMap<>();

    Play(List<List<int[]>> games) {
      this.games = games;
    }

    boolean isP(int... sum) {
      int[] live = Arrays.stream(sum).filter(game -> !games.get(game).isEmpty()).sorted().toArray();
      List<Integer> key = Arrays.stream(live).boxed().toList();
      Boolean found = known.get(key);
      if (found == null) {
        found = live.length > 0;
        for (int i = 0; i < live.length && found; i++) {
          int place = i;
          found =
              games.get(live[i]).stream().noneMatch(option -> isP(replaced(live, place, option)));
        }
        known.put(key, found);
      }
      return found;
    }

    private static int[] replaced(int[] sum, int place, int[] option) {
      int[] more = Arrays.copyOf(sum, sum.length + option.length);
      System.arraycopy(option, 0, more, sum.length, option.length);
      more[place] = more[more.length - 1];
      return Arrays.copyOf(more, more.length - 1);
    }
  }

  /** All sums of at most {@code length} games. */
  private static List<int[]> sums(int games, int length) {
    List<int[]> all = new ArrayList<>(List.of(new int[0]));
    for (int i = 0; i < all.size(); i++) {
      int[] sum = all.get(i);
      for (int game = sum.length == 0 ? 0 : sum[sum.length - 1];
          game < games && sum.length < length;
          game++) {
        int[] more = Arrays.copyOf(sum, sum.length + 1);
        more[sum.length] = game;
        all.add(more);
      }
    }
    return all;
  }

  /**
   * The elements of all short sums have the outcomes of these; and sums with the outcomes of one
   * element with all short sums have one element. Among them quotients that need counts, and ones
   * that are built by multiples: 0.76 at heap 11, 0.123 and 0.74 at heap 9.
   */
  @ParameterizedTest
  @CsvSource({
    "123, 10, 20, 4",
    "77, 9, 18, 4",
    "72, 9, 8, 4",
    "74, 9, 28, 5",
    "76, 11, 34, 4",
    "3, 9, 2, 4",
    "31, 9, 6, 4",
    "714, 8, 40, 4"
  })
  void agreesWithPlay(String code, int last, int order, int length) {
    List<List<int[]>> games = heaps(code, last);
    MisereQuotient quotient = quotient(games);
    assertThat(quotient.order()).isEqualTo(order);
    Play play = new Play(games);
    for (int[] sum : sums(games.size(), length)) {
      assertThat(quotient.isPPosition(quotient.element(sum)))
          .as("%s", Arrays.toString(sum))
          .isEqualTo(play.isP(sum));
    }
    for (int x = 0; x < quotient.order(); x++) {
      for (int y = 0; y < x; y++) {
        assertThat(areToldApart(quotient, x, y)).as("%d and %d", x, y).isTrue();
      }
    }
  }

  private static boolean areToldApart(MisereQuotient quotient, int x, int y) {
    for (int z = 0; z < quotient.order(); z++) {
      if (quotient.isPPosition(quotient.times(x, z))
          != quotient.isPPosition(quotient.times(y, z))) {
        return true;
      }
    }
    return false;
  }

  /** The tame quotients: Nim with heaps of up to 1, 2 to 3, 4 to 7, 8 to 15. */
  @ParameterizedTest
  @CsvSource({"0, 1, 0", "1, 2, 1", "2, 6, 2", "3, 6, 2", "4, 10, 2", "7, 10, 2", "8, 18, 2"})
  void nim(int last, int order, int pPortion) {
    List<List<int[]>> heaps = new ArrayList<>();
    for (int heap = 0; heap <= last; heap++) {
      List<int[]> options = new ArrayList<>();
      for (int smaller = 0; smaller < heap; smaller++) {
        options.add(new int[] {smaller});
      }
      heaps.add(options);
    }
    MisereQuotient quotient = quotient(heaps);
    assertThat(quotient.order()).isEqualTo(order);
    assertThat(quotient.pPortionOrder()).isEqualTo(pPortion);
    assertThat(quotient.isTame()).isTrue();
    assertThat(quotient(heaps("123", 10)).isTame()).isFalse();
    assertThat(quotient(heaps("72", 10)).isTame()).isFalse();
  }

  /** Notakto on one board of 3 x 3: 18 elements (Plambeck and Whitehead 2013). */
  @Test
  void notakto() {
    int[] lines = {7, 56, 448, 73, 146, 292, 273, 84};
    List<List<int[]>> games = new ArrayList<>();
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int count = 9; count >= 0; count--) {
      for (int board = 0; board < 512; board++) {
        if (Integer.bitCount(board) == count) {
          int now = board;
          List<int[]> options = new ArrayList<>();
          boolean isOver = Arrays.stream(lines).anyMatch(line -> (now & line) == line);
          for (int cell = 0; cell < 9 && !isOver; cell++) {
            Integer next = numbers.get(board | 1 << cell);
            if (next != null && (board >> cell & 1) == 0) {
              options.add(new int[] {next});
            }
          }
          numbers.put(board, games.size());
          games.add(options);
        }
      }
    }
    MisereQuotient quotient = quotient(games);
    assertThat(quotient.order()).isEqualTo(18);
    assertThat(Presentation.of(quotient).generators()).containsExactly("a", "b", "c", "d");
  }

  @Test
  void presentation() {
    MisereQuotient quotient = quotient(heaps("123", 10));
    Presentation presentation = Presentation.of(quotient);
    assertThat(presentation.games()).containsExactly(1, 3, 6, 8, 9);
    assertThat(presentation.text(0)).isEqualTo("1");
    assertThat(presentation.rules())
        .containsExactly(
            "a^2 = 1",
            "c^2 = c",
            "cd = bc",
            "ce = ac",
            "d^2 = 1",
            "de = be",
            "e^2 = c",
            "b^2c = c",
            "b^2d = b^3",
            "b^2e = e",
            "b^4 = b^2");
    List<String> texts = new ArrayList<>();
    quotient.pPortion().stream().forEach(x -> texts.add(presentation.text(x)));
    assertThat(texts).containsExactlyInAnyOrder("a", "b^2", "c", "ad", "be");
  }

  /** A quotient that is too large is refused, and the one before stays. */
  @Test
  void limit() {
    QuotientBuilder builder = new QuotientBuilder(30);
    List<List<int[]>> heaps = heaps("74", 9);
    heaps.forEach(builder::add);
    assertThat(builder.quotient().order()).isEqualTo(28);
    List<int[]> next = heaps("74", 10).getLast();
    assertThatThrownBy(() -> builder.add(next)).isInstanceOf(QuotientTooLargeException.class);
    assertThat(builder.quotient().order()).isEqualTo(28);
    assertThat(builder.quotient().games()).isEqualTo(10);
    assertThatThrownBy(() -> builder.add(next)).isInstanceOf(QuotientTooLargeException.class);
    builder.add(heaps.getLast());
    assertThat(builder.quotient().element(10)).isEqualTo(builder.quotient().element(9));
  }

  /** Random games, the options of each random sums of earlier ones. */
  @Test
  void randomGames() {
    Random random = new Random(123);
    for (int trial = 0; trial < 60; trial++) {
      List<List<int[]>> games = new ArrayList<>();
      for (int game = 0; game < 7; game++) {
        List<int[]> options = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0 && game > 0; i--) {
          options.add(random.ints(random.nextInt(3), 0, game).sorted().toArray());
        }
        games.add(options);
      }
      QuotientBuilder builder = new QuotientBuilder(200);
      try {
        games.forEach(builder::add);
      } catch (QuotientTooLargeException e) {
        assertThat(builder.quotient().games()).isPositive();
      }
      MisereQuotient quotient = builder.quotient();
      Play play = new Play(games);
      for (int[] sum : sums(quotient.games(), 4)) {
        assertThat(quotient.isPPosition(quotient.element(sum))).isEqualTo(play.isP(sum));
      }
    }
  }
}
