package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.BoardGame;
import org.gamester.rulesets.board.StripGame;
import org.gamester.rulesets.board.Turn;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * All boards of a size with given letters on their cells, up to the turns that keep the value.
 *
 * <p>Of the images of a board the one that comes first in the order of its cells, by the order of
 * the letters, stands for all. Their number is, by the lemma of Burnside (Cauchy, Frobenius), the
 * mean over the turns of k^c, where k is the number of letters and c the number of cycles of the
 * turn on the cells. Listing takes k^cells steps, each at most eight comparisons of boards, most of
 * which end at one of the first cells.
 */
final class Boards {
  private static final int MOST_CELLS = 1 << 10;

  private final String before;
  private final int rows;
  private final int columns;
  private final String letters;
  private final List<int[]> images;

  private Boards(String before, int rows, int columns, String letters, List<int[]> images) {
    this.before = before;
    this.rows = rows;
    this.columns = columns;
    this.letters = letters;
    this.images = images;
  }

  /**
   * The boards of a game.
   *
   * @param letters those of the cells; empty for all letters of the game but that of an absent
   *     cell, or with that if it would be the only one
   * @throws IllegalArgumentException if the game is not played on a grid or a strip, or has no such
   *     letters
   */
  static Boards of(Rules rules, int rows, int columns, String letters) {
    if (!(rules instanceof BoardGame game) || !isGrid(game)) {
      throw new IllegalArgumentException(
          rules.text() + " is not played on a grid or a strip of cells, so it has no such boards");
    }
    if (game instanceof StripGame && rows > 1) {
      throw new IllegalArgumentException(
          rules.text() + " is played on a strip, so that its boards have one row");
    }
    if ((long) rows * columns > MOST_CELLS) {
      throw new IllegalArgumentException("a board here has at most " + MOST_CELLS + " cells");
    }
    String all = game.alphabet().letters();
    String usual = all.length() == 2 ? all : all.substring(0, all.length() - 1);
    boolean areOnce = letters.chars().distinct().count() == letters.length();
    if (!areOnce || !letters.chars().allMatch(letter -> all.indexOf(letter) >= 0)) {
      throw new IllegalArgumentException(
          "--letters takes letters of %s, each once, out of '%s'; found '%s'"
              .formatted(rules.text(), all, letters));
    }
    List<int[]> images = new ArrayList<>();
    for (Turn turn : game.turnsKeepingValue().stream().sorted().toList()) {
      if (!turn.transposes() || rows == columns) {
        int[] image = new int[rows * columns];
        Arrays.setAll(image, cell -> turn.image(cell, rows, columns));
        images.add(image);
      }
    }
    return new Boards(
        rules.text(), rows, columns, letters.isEmpty() ? usual : letters, List.copyOf(images));
  }

  private static boolean isGrid(BoardGame game) {
    return switch (game.description().boardKind()) {
      case GRID, STRIP -> true;
      default -> false;
    };
  }

  /** How many letters a cell may have. */
  int letterCount() {
    return letters.length();
  }

  /** How many cells a board has. */
  int cells() {
    return rows * columns;
  }

  /** How many rows a board has. */
  int rows() {
    return rows;
  }

  /** How many turns keep the value, the one that does nothing among them. */
  int turns() {
    return images.size();
  }

  /** How many boards there are up to these turns. */
  BigInteger count() {
    BigInteger fixed = BigInteger.ZERO;
    for (int[] image : images) {
      fixed = fixed.add(BigInteger.valueOf(letters.length()).pow(cycles(image)));
    }
    return fixed.divide(BigInteger.valueOf(images.size()));
  }

  private static int cycles(int[] image) {
    boolean[] isSeen = new boolean[image.length];
    int cycles = 0;
    for (int start = 0; start < image.length; start++) {
      if (!isSeen[start]) {
        cycles++;
        for (int cell = start; !isSeen[cell]; cell = image[cell]) {
          isSeen[cell] = true;
        }
      }
    }
    return cycles;
  }

  /** Whether a board comes first among its images. */
  boolean isFirst(int[] board) {
    for (int[] image : images) {
      for (int cell = 0; cell < board.length; cell++) {
        int difference = board[image[cell]] - board[cell];
        if (difference < 0) {
          return false;
        }
        if (difference > 0) {
          break;
        }
      }
    }
    return true;
  }

  /** The first of the images of a board. */
  int[] first(int[] board) {
    int[] first = board;
    for (int[] image : images) {
      int[] turned = new int[board.length];
      for (int cell = 0; cell < board.length; cell++) {
        turned[cell] = board[image[cell]];
      }
      first = Arrays.compare(turned, first) < 0 ? turned : first;
    }
    return first;
  }

  /** The board whose letters are the digits of a number. */
  int[] board(long number) {
    int[] board = new int[cells()];
    long rest = number;
    for (int cell = board.length - 1; cell >= 0; cell--) {
      board[cell] = (int) (rest % letters.length());
      rest /= letters.length();
    }
    return board;
  }

  /** A board with random letters. */
  int[] random(RandomGenerator random) {
    int[] board = new int[cells()];
    Arrays.setAll(board, cell -> random.nextInt(letters.length()));
    return board;
  }

  /** The position on a board, complete. */
  String text(int[] board) {
    StringBuilder text = new StringBuilder(before).append('(');
    for (int cell = 0; cell < board.length; cell++) {
      if (cell > 0 && cell % columns == 0) {
        text.append('|');
      }
      text.append(letters.charAt(board[cell]));
    }
    return text.append(')').toString();
  }

  /** The positions on all boards, in the order of their cells. */
  Iterator<String> texts() {
    return new Iterator<>() {
      private int @Nullable [] next = new int[cells()];

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public String next() {
        int[] board = next;
        if (board == null) {
          throw new NoSuchElementException();
        }
        String text = text(board);
        next = following(board);
        return text;
      }
    };
  }

  private int @Nullable [] following(int[] board) {
    int[] following = board.clone();
    do {
      Computation.poll();
      int cell = following.length - 1;
      while (cell >= 0 && following[cell] == letters.length() - 1) {
        following[cell--] = 0;
      }
      if (cell < 0) {
        return null;
      }
      following[cell]++;
    } while (!isFirst(following));
    return following;
  }
}
