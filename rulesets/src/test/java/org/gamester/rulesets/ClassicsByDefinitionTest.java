package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The classics (group D) by their definitions: the moves are written out once more, on texts, and
 * the values of small random positions are compared.
 */
class ClassicsByDefinitionTest {
  private static final int POSITIONS = 200;

  private final Random random = new Random(1976);
  private final SlowEvaluator evaluator = new SlowEvaluator();

  /** The moves of a game whose positions are texts. */
  private interface Moves {
    Set<String> from(String position, boolean isLeft);
  }

  /** The value of a text from its moves. */
  private static ShortGame value(Moves moves, String position, Map<String, ShortGame> memory) {
    ShortGame known = memory.get(position);
    if (known == null) {
      known =
          ShortGame.of(
              values(moves, position, true, memory), values(moves, position, false, memory));
      memory.put(position, known);
    }
    return known;
  }

  private static List<ShortGame> values(
      Moves moves, String position, boolean isLeft, Map<String, ShortGame> memory) {
    List<ShortGame> values = new ArrayList<>();
    for (String to : moves.from(position, isLeft)) {
      values.add(value(moves, to, memory));
    }
    return values;
  }

  private void compare(String rules, String position, ShortGame expected) {
    Position read = Catalogue.standard().read(rules, position);
    assertThat(evaluator.value(read)).as("%s", read).isEqualTo(expected);
    assertThat(evaluator.value(read.normalForm()))
        .as("normal form of %s", read)
        .isEqualTo(expected);
  }

  private String row(String letters, int most) {
    StringBuilder row = new StringBuilder();
    for (int length = random.nextInt(1, most + 1); length > 0; length--) {
      row.append(letters.charAt(random.nextInt(letters.length())));
    }
    return row.toString();
  }

  private static String with(String text, int place, char letter) {
    return text.substring(0, place) + letter + text.substring(place + 1);
  }

  @Test
  void cutthroat() {
    for (int i = 0; i < POSITIONS; i++) {
      int n = random.nextInt(1, 7);
      boolean[][] joined = new boolean[n][n];
      StringBuilder text = new StringBuilder();
      for (int a = 0; a < n; a++) {
        text.append(a + 1).append(' ');
        for (int b = a + 1; b < n; b++) {
          if (random.nextInt(5) < 2) {
            joined[a][b] = true;
            joined[b][a] = true;
            text.append(a + 1).append('-').append(b + 1).append(' ');
          }
        }
      }
      StringBuilder colours = new StringBuilder();
      for (int a = 0; a < n; a++) {
        colours.append("xo".charAt(random.nextInt(2)));
      }
      Moves moves =
          (position, isLeft) -> {
            Set<String> found = new TreeSet<>();
            for (int a = 0; a < n; a++) {
              if (position.charAt(a) == (isLeft ? 'x' : 'o')) {
                found.add(withoutOneColour(with(position, a, '#'), joined));
              }
            }
            return found;
          };
      compare(
          "cutthroat",
          text + "v=" + colours,
          value(moves, withoutOneColour(colours.toString(), joined), new HashMap<>()));
    }
  }

  private static String withoutOneColour(String colours, boolean[][] joined) {
    String left = colours;
    for (int a = 0; a < colours.length(); a++) {
      Set<Integer> part = new HashSet<>(Set.of(a));
      int before = 0;
      while (part.size() > before) {
        before = part.size();
        for (int b : List.copyOf(part)) {
          for (int c = 0; c < colours.length(); c++) {
            if (joined[b][c] && colours.charAt(b) != '#' && colours.charAt(c) != '#') {
              part.add(c);
            }
          }
        }
      }
      char colour = colours.charAt(a);
      if (part.stream().allMatch(b -> colours.charAt(b) == colour)) {
        left = with(left, a, '#');
      }
    }
    return left;
  }

  @Test
  void blockbusting() {
    Map<String, ShortGame> memory = new HashMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      String parcels = row("...xo", 8);
      compare("blockbusting", parcels, blockbusting(parcels, memory));
    }
  }

  private static ShortGame blockbusting(String parcels, Map<String, ShortGame> memory) {
    ShortGame known = memory.get(parcels);
    if (known == null) {
      if (parcels.contains(".")) {
        List<ShortGame> left = new ArrayList<>();
        List<ShortGame> right = new ArrayList<>();
        for (int a = 0; a < parcels.length(); a++) {
          if (parcels.charAt(a) == '.') {
            left.add(blockbusting(with(parcels, a, 'x'), memory));
            right.add(blockbusting(with(parcels, a, 'o'), memory));
          }
        }
        known = ShortGame.of(left, right);
      } else {
        int pairs = 0;
        for (int a = 1; a < parcels.length(); a++) {
          pairs += parcels.startsWith("xx", a - 1) ? 1 : 0;
        }
        known = ShortGame.integer(pairs);
      }
      memory.put(parcels, known);
    }
    return known;
  }

  @ParameterizedTest
  @ValueSource(strings = {"push", "shove"})
  void pushAndShove(String game) {
    Moves moves =
        (row, isLeft) -> {
          Set<String> found = new TreeSet<>();
          for (int a = 0; a < row.length(); a++) {
            if (row.charAt(a) == (isLeft ? 'x' : 'o')) {
              int gap = row.lastIndexOf('.', a);
              int leaves = game.equals("shove") ? 0 : Math.max(gap, 0);
              String moved = row.substring(leaves + 1, a + 1);
              found.add(row.substring(0, leaves) + moved + "." + row.substring(a + 1));
            }
          }
          return found;
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      String row = row("..xo", 7);
      compare(game, row, value(moves, row, memory));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"maze", "maize"})
  void maze(String game) {
    for (int i = 0; i < POSITIONS; i++) {
      int rows = random.nextInt(1, 4);
      int columns = random.nextInt(1, 5);
      String cells = "";
      while (cells.length() < rows * columns) {
        cells += row("...#", 1);
      }
      String start = with(cells, random.nextInt(rows * columns), '@');
      Moves moves =
          (position, isLeft) -> {
            Set<String> found = new TreeSet<>();
            int token = position.indexOf('@');
            int step = isLeft ? columns : 1;
            int end = isLeft ? rows * columns : (token / columns + 1) * columns;
            for (int to = token + step; to < end && position.charAt(to) == '.'; to += step) {
              found.add(with(with(position, token, '.'), to, '@'));
              if (game.equals("maize")) {
                break;
              }
            }
            return found;
          };
      compare(game, inRows(start, columns), value(moves, start, new HashMap<>()));
    }
  }

  private static String inRows(String cells, int columns) {
    List<String> rows = new ArrayList<>();
    for (int from = 0; from < cells.length(); from += columns) {
      rows.add(cells.substring(from, from + columns));
    }
    return String.join("|", rows);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void silverDollar(boolean hasDollar) {
    Moves moves =
        (strip, isLeft) -> {
          Set<String> found = new TreeSet<>();
          if (hasDollar && !strip.contains("s")) {
            return found;
          }
          for (int a = 0; a < strip.length(); a++) {
            for (int to = a - 1; strip.charAt(a) != '.' && to >= 0; to--) {
              if (strip.charAt(to) != '.') {
                break;
              }
              found.add(with(with(strip, a, '.'), to, strip.charAt(a)));
            }
          }
          if (hasDollar) {
            int first = Math.min((strip + "c").indexOf('c'), (strip + "s").indexOf('s'));
            found.add(with(strip, first, '.'));
          }
          return found;
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      String strip = row("...c", 7);
      if (hasDollar) {
        strip = with(strip, random.nextInt(strip.length()), 's');
      }
      compare(
          hasDollar ? "silver-dollar{true}" : "silver-dollar", strip, value(moves, strip, memory));
    }
  }

  private static long[] pair(String text) {
    return Arrays.stream(text.substring(1, text.length() - 1).split(",", -1))
        .mapToLong(Long::parseLong)
        .toArray();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1})
  void euclid(long least) {
    Moves moves =
        (text, isLeft) -> {
          Set<String> found = new TreeSet<>();
          long small = Math.min(pair(text)[0], pair(text)[1]);
          long large = Math.max(pair(text)[0], pair(text)[1]);
          for (long times = 1; small > 0 && large - times * small >= least; times++) {
            found.add("(%d,%d)".formatted(small, large - times * small));
          }
          return found;
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (long a = least; a <= 24; a++) {
      for (long b = least; b <= 24; b++) {
        String text = "(%d,%d)".formatted(a, b);
        ShortGame expected = value(moves, text, memory);
        Position read = Catalogue.standard().read(least == 0 ? "euclid{zero}" : "euclid", text);
        assertThat(read.knownValue()).as(text).contains(expected);
        assertThat(evaluator.literalValue(read)).as(text).isEqualTo(expected);
        if (least == 1) {
          long floor = Math.abs(a * a - b * b) / (a * b);
          assertThat(expected).as(text).isEqualTo(ShortGame.nimber(floor));
        }
      }
    }
  }

  @Test
  void erosion() {
    Moves moves =
        (text, isLeft) -> {
          long left = pair(text)[0];
          long right = pair(text)[1];
          long small = Math.min(left, right);
          boolean mayMove = small > 0 && (isLeft ? left > right : right > left);
          return mayMove
              ? Set.of(
                  isLeft
                      ? "(%d,%d)".formatted(left - right, right)
                      : "(%d,%d)".formatted(left, right - left))
              : Set.of();
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (long a = 0; a <= 24; a++) {
      for (long b = 0; b <= 24; b++) {
        String text = "(%d,%d)".formatted(a, b);
        ShortGame expected = value(moves, text, memory);
        Position read = Catalogue.standard().read("erosion", text);
        assertThat(read.knownValue()).as(text).contains(expected);
        assertThat(evaluator.literalValue(read)).as(text).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pegDuotaire(boolean isMulti) {
    for (int i = 0; i < POSITIONS; i++) {
      int rows = random.nextInt(1, 4);
      int columns = random.nextInt(1, 5);
      String cells = "";
      while (cells.length() < rows * columns) {
        cells += row("..xxx#", 1);
      }
      Moves moves = (position, isLeft) -> hops(position, columns, isMulti);
      compare(
          isMulti ? "peg-duotaire{multi}" : "peg-duotaire",
          inRows(cells, columns),
          value(moves, cells, new HashMap<>()));
    }
  }

  private static Set<String> hops(String position, int columns, boolean isMulti) {
    Set<String> found = new TreeSet<>();
    for (int peg = 0; peg < position.length(); peg++) {
      if (position.charAt(peg) == 'x') {
        hops(position, peg, columns, isMulti, found);
      }
    }
    return found;
  }

  private static void hops(
      String position, int peg, int columns, boolean isMulti, Set<String> found) {
    int[][] ways = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
    int rows = position.length() / columns;
    for (int[] way : ways) {
      int row = peg / columns + 2 * way[0];
      int column = peg % columns + 2 * way[1];
      if (row >= 0 && row < rows && column >= 0 && column < columns) {
        int to = row * columns + column;
        int over = (peg + to) / 2;
        if (position.charAt(over) == 'x' && position.charAt(to) == '.') {
          String after = with(with(with(position, peg, '.'), over, '.'), to, 'x');
          found.add(after);
          if (isMulti) {
            hops(after, to, columns, true, found);
          }
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,2", "1,3", "2,3", "1,2,4", "3"})
  void kotzig(String steps) {
    for (int places = 1; places <= 11; places++) {
      int n = places;
      Moves moves =
          (circle, isLeft) -> {
            Set<String> found = new TreeSet<>();
            int token = circle.indexOf('@');
            for (String step : steps.split(",", -1)) {
              int to = (token + Integer.parseInt(step)) % n;
              if (Integer.parseInt(step) < n && circle.charAt(to) == '.') {
                found.add(with(with(circle, token, '#'), to, '@'));
              }
            }
            return found;
          };
      String circle = "@" + ".".repeat(n - 1);
      compare("kotzig{%d | %s}".formatted(n, steps), circle, value(moves, circle, new HashMap<>()));
    }
  }

  @Test
  void nimOnGraphs() {
    for (int i = 0; i < POSITIONS; i++) {
      int n = random.nextInt(1, 5);
      StringBuilder text = new StringBuilder();
      for (int e = random.nextInt(6); e > 0; e--) {
        text.append(random.nextInt(n)).append('-').append(random.nextInt(n)).append(':');
        text.append(random.nextInt(4)).append(' ');
      }
      String start = text + (text.isEmpty() ? "(0) " : "") + "at ";
      String token = text.isEmpty() ? "0" : text.substring(0, 1);
      compare("graph-nim", start + token, value(this::walks, start + token, new HashMap<>()));
    }
  }

  private Set<String> walks(String position, boolean isLeft) {
    Set<String> found = new TreeSet<>();
    String[] words = position.split(" ", -1);
    String token = words[words.length - 1];
    for (int e = 0; e < words.length - 2; e++) {
      if (words[e].matches("\\d-\\d:\\d")) {
        String one = words[e].substring(0, 1);
        String other = words[e].substring(2, 3);
        int weight = Integer.parseInt(words[e].substring(4));
        for (int left = 0; left < weight; left++) {
          String[] moved = words.clone();
          moved[e] = one + "-" + other + ":" + left;
          if (one.equals(token)) {
            moved[words.length - 1] = other;
            found.add(String.join(" ", moved));
          }
          if (other.equals(token)) {
            moved[words.length - 1] = one;
            found.add(String.join(" ", moved));
          }
        }
      }
    }
    return found;
  }

  private static int[] heaps(String text) {
    return Arrays.stream(text.split("[+]", -1)).mapToInt(Integer::parseInt).toArray();
  }

  private static String heaps(int... sizes) {
    return String.join("+", Arrays.stream(sizes).sorted().mapToObj(Integer::toString).toList());
  }

  private String randomHeaps(int most, int largest) {
    return heaps(random.ints(random.nextInt(1, most + 1), 0, largest + 1).toArray());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void mooresNim(int most) {
    Moves moves =
        (text, isLeft) -> {
          Set<String> found = new TreeSet<>();
          int[] from = heaps(text);
          int count = 1;
          for (int size : from) {
            count *= size + 1;
          }
          for (int code = 0; code < count; code++) {
            int[] to = from.clone();
            int touched = 0;
            int rest = code;
            for (int h = 0; h < to.length; h++) {
              int taken = rest % (from[h] + 1);
              rest /= from[h] + 1;
              to[h] -= taken;
              touched += taken > 0 ? 1 : 0;
            }
            if (touched > 0 && touched <= most) {
              found.add(heaps(to));
            }
          }
          return found;
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      String text = randomHeaps(4, 3);
      ShortGame expected = value(moves, text, memory);
      compare("moore-nim{%d}".formatted(most), text, expected);
      assertThat(
              Catalogue.standard()
                  .read("moore-nim{%d}".formatted(most), text)
                  .theorem()
                  .orElseThrow()
                  .outcome())
          .isEqualTo(expected.outcome());
    }
  }

  @Test
  void nimWithOnePass() {
    Moves moves =
        (text, isLeft) -> {
          Set<String> found = new TreeSet<>();
          boolean isPassed = text.endsWith("passed");
          int[] from = heaps(text.replace(" passed", ""));
          for (int h = 0; h < from.length; h++) {
            for (int left = 0; left < from[h]; left++) {
              int[] to = from.clone();
              to[h] = left;
              found.add(heaps(to) + (isPassed ? " passed" : ""));
            }
          }
          if (!isPassed && Arrays.stream(from).sum() > 0) {
            found.add(text + " passed");
          }
          return found;
        };
    Map<String, ShortGame> memory = new HashMap<>();
    for (int i = 0; i < POSITIONS; i++) {
      String text = randomHeaps(3, 4) + (random.nextInt(4) == 0 ? " passed" : "");
      compare("nim-with-pass", text, value(moves, text, memory));
    }
  }

  /** The theorem on Treblecross, against all plays; the play ends with three in a row. */
  @Test
  void treblecross() {
    Map<String, Boolean> memory = new HashMap<>();
    int compared = 0;
    for (int i = 0; i < 5 * POSITIONS; i++) {
      String text = row("....x#", 11);
      if (text.contains("xxx")) {
        continue;
      }
      Position read = Catalogue.standard().read("treblecross", text);
      assertThat(read.theorem().orElseThrow().outcome())
          .as(text)
          .isEqualTo(isWon(text, memory) ? Outcome.N : Outcome.P);
      compared++;
    }
    assertThat(compared).isGreaterThan(POSITIONS);
  }

  private static boolean isWon(String row, Map<String, Boolean> memory) {
    Boolean known = memory.get(row);
    if (known == null) {
      known = false;
      for (int a = 0; a < row.length() && !row.contains("xxx") && !known; a++) {
        known = row.charAt(a) == '.' && !isWon(with(row, a, 'x'), memory);
      }
      memory.put(row, known);
    }
    return known;
  }

  /** Empty rows are heaps of 0.007 with two tokens more. */
  @Test
  void emptyRowsOfTreblecross() {
    Rules octal = Catalogue.standard().rules("octal{0.007}");
    Map<String, Boolean> memory = new HashMap<>();
    for (int n = 3; n <= 16; n++) {
      String row = ".".repeat(n);
      ShortGame heap = evaluator.value(octal.read(Integer.toString(n + 2)));
      Outcome expected = n == 6 || n == 12 ? Outcome.P : Outcome.N;
      assertThat(heap.outcome()).as("row of %d", n).isEqualTo(expected);
      assertThat(Catalogue.standard().read("treblecross", row).theorem().orElseThrow().outcome())
          .isEqualTo(expected);
      if (n <= 12) {
        assertThat(isWon(row, memory)).as(row).isEqualTo(expected == Outcome.N);
      }
    }
  }
}
