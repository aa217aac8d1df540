package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Texts of small positions of ten rulesets, and of sums of them. */
public final class SeededPositions {
  private static final List<List<String>> BOARDS =
      List.of(
          List.of("domineering", ".#", "2x4"),
          List.of("clobber", "xo.", "2x3"),
          List.of("konane", "xo.", "2x4"),
          List.of("snort", "xo.", "1x4"),
          List.of("col", "xo.", "1x4"),
          List.of("toads-and-frogs", "xo.", "1x6"),
          List.of("toppling-dominoes", "xog.", "1x4"));

  private static final List<String> HEAPS = List.of("nim", "kayles", "subtraction{1,2 | 2,3}");

  private static final List<String> VALUES = List.of("*", "^", "1/2", "{1|-1}", "-1", "v*");

  private final Random random;

  public SeededPositions(long seed) {
    this.random = new Random(seed);
  }

  /** A position of one ruleset. */
  public String one() {
    int kind = random.nextInt(BOARDS.size() + HEAPS.size());
    if (kind < BOARDS.size()) {
      return board(BOARDS.get(kind));
    }
    return HEAPS.get(kind - BOARDS.size()) + "(" + random.nextInt(1, 6) + ")";
  }

  private String board(List<String> board) {
    StringBuilder text = new StringBuilder(board.getFirst()).append('(');
    int rows = board.get(2).charAt(0) - '0';
    int columns = board.get(2).charAt(2) - '0';
    for (int row = 0; row < rows; row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < columns; column++) {
        text.append(board.get(1).charAt(random.nextInt(board.get(1).length())));
      }
    }
    return text.append(')').toString();
  }

  /** A position, or a sum or difference of two, or of one and a value. */
  public String sum() {
    return switch (random.nextInt(4)) {
      case 0 -> one() + " + " + one();
      case 1 -> one() + " - " + one();
      case 2 -> one() + " + " + VALUES.get(random.nextInt(VALUES.size()));
      default -> one();
    };
  }

  List<String> sums(int count) {
    List<String> sums = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sums.add(sum());
    }
    return sums;
  }
}
