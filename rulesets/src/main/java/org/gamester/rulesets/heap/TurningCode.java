package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * Which sets of coins may be turned over (<i>Winning Ways</i>, chapter 14), in the heap form: a
 * heap of n, the rightmost coin turned, becomes heaps of the numbers of the other coins.
 *
 * <p>A code is a list of parts, joined by commas: a number of coins ({@code 3}, {@code 1-5} or
 * {@code 1+}) and conditions, C consecutive, E equally spaced, S symmetric about their middle, F
 * the first coin of the row among them, C(5) within 5 adjacent coins.
 *
 * <p>Order: part by part, by the number of the leftmost coin from the right, then as the sets of
 * inner coins are enumerated.
 */
final class TurningCode implements Taking {

  /**
   * A part of a code.
   *
   * @param least the least number of coins
   * @param most the greatest
   * @param shape how the coins lie
   * @param first whether coin 1 must be among them
   * @param within the greatest number of adjacent coins that they may lie among
   */
  private record Part(int least, int most, Shape shape, boolean first, long within) {}

  private enum Shape {
    ANY,
    CONSECUTIVE,
    EQUALLY_SPACED,
    SYMMETRIC
  }

  private static final int UNBOUNDED = Integer.MAX_VALUE;
  private static final int GREATEST_COUNT = 1_000_000;
  private static final long MOST_WORK = 1 << 26;

  private final List<Part> parts;
  private final String text;

  private TurningCode(List<Part> parts, String text) {
    this.parts = List.copyOf(parts);
    this.text = text;
  }

  /**
   * Reads a code, up to the end of the text.
   *
   * @throws org.gamester.rulesets.TextException if it is not a code
   */
  static TurningCode read(TextReader text) {
    text.skipBlanks();
    int start = text.offset();
    List<Part> parts = new ArrayList<>();
    do {
      parts.add(readPart(text));
    } while (text.accept(','));
    if (!text.atEnd()) {
      throw text.expected("C, E, S, F, C(n), a comma or the end of the code");
    }
    String written = text.between(start, text.offset()).replaceAll("\\s", "");
    return new TurningCode(parts, written);
  }

  private static Part readPart(TextReader text) {
    int least = (int) text.number("a number of coins", 1, GREATEST_COUNT);
    int most = least;
    if (text.accept('+')) {
      most = UNBOUNDED;
    } else if (text.accept('-')) {
      most = (int) text.number("the end of a range", least, GREATEST_COUNT);
    }
    Shape shape = Shape.ANY;
    boolean first = false;
    long within = Long.MAX_VALUE;
    while (true) {
      text.skipBlanks();
      int place = text.offset();
      Shape next = shape;
      if (text.accept('F')) {
        first = true;
      } else if (text.accept('E')) {
        next = Shape.EQUALLY_SPACED;
      } else if (text.accept('S')) {
        next = Shape.SYMMETRIC;
      } else if (text.accept('C')) {
        if (text.accept('(')) {
          within = text.number("a number of adjacent coins", 1, GREATEST_COUNT);
          text.expect(')');
        } else {
          next = Shape.CONSECUTIVE;
        }
      } else {
        return new Part(least, most, shape, first, within);
      }
      if (next != shape && shape != Shape.ANY) {
        throw text.errorAt(place, "coins can be only one of C, E and S");
      }
      shape = next;
    }
  }

  /**
   * The Grundy value of a heap, where a theorem gives it: in Turning Turtles (Nim), Twins, Mock
   * Turtles (the odious numbers), Motley (all sets) and Ruler.
   */
  @Override
  public OptionalLong knownNimber(long size) {
    if (size == 0) {
      return OptionalLong.of(0);
    }
    return switch (text) {
      case "1-2" -> OptionalLong.of(size);
      case "2" -> OptionalLong.of(size - 1);
      case "1-3" -> size < 1L << 61 ? OptionalLong.of(odious(size - 1)) : OptionalLong.empty();
      case "1+" -> size < Long.SIZE ? OptionalLong.of(1L << (size - 1)) : OptionalLong.empty();
      case "1+C" -> OptionalLong.of(Long.lowestOneBit(size));
      default -> OptionalLong.empty();
    };
  }

  @Override
  public String reason(long size) {
    return switch (text) {
      case "1-2" ->
          "Turning Turtles is Nim: a head at place n is a heap of n tokens. To turn the coin at"
              + " place m as well makes it a heap of m, since two equal heaps cancel.";
      case "2" ->
          "Twins is Nim with the places counted from 0: a head at place n is a heap of n - 1"
              + " tokens.";
      case "1-3" ->
          "Mock Turtles: a head at place n is worth 2(n - 1) or 2(n - 1) + 1, whichever is odious,"
              + " that is, has an odd number of ones in binary (Winning Ways, chapter 14).";
      case "1+" ->
          "In Motley the coins to the left of a head may be turned in any set, so that a head at"
              + " place n is worth 2^(n - 1).";
      case "1+C" ->
          "In Ruler a head at place n is worth the greatest power of 2 that divides n (Winning"
              + " Ways, chapter 14).";
      default -> "";
    };
  }

  /** 2n with a last binary digit that makes the number of ones odd. */
  private static long odious(long n) {
    return 2 * n + (Long.bitCount(n) + 1) % 2;
  }

  @Override
  public void forEach(long size, HeapMoves moves) {
    Listing listing = new Listing(size, moves);
    for (Part part : parts) {
      listing.list(part);
    }
  }

  @Override
  public boolean isDead(long size) {
    return size == 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TurningCode code && parts.equals(code.parts);
  }

  @Override
  public int hashCode() {
    return parts.hashCode();
  }

  @Override
  public String toString() {
    return text;
  }

  /** Lists the sets whose rightmost coin has a certain number, up to a limit on work. */
  private static final class Listing {
    private final long right;
    private final HeapMoves moves;
    private long work;

    Listing(long right, HeapMoves moves) {
      this.right = right;
      this.moves = moves;
    }

    private void spend(long steps) {
      Computation.poll();
      work += steps;
      if (work > MOST_WORK) {
        throw new GameTooLargeException("there are too many sets of coins to list");
      }
    }

    void list(Part part) {
      if (part.least() == 1 && right > 0 && (!part.first() || right == 1)) {
        spend(1);
        moves.add(0);
      }
      long last = part.first() ? 1 : Math.max(1, right - part.within() + 1);
      if (right - last >= part.within()) {
        return;
      }
      for (long left = part.first() ? 1 : right - 1; left >= last && left < right; left--) {
        spend(1);
        if (part.shape() == Shape.CONSECUTIVE && right - left >= part.most()) {
          return;
        }
        listFrom(part, left);
      }
    }

    /** The sets of two coins or more with a certain leftmost coin. */
    private void listFrom(Part part, long left) {
      long inner = right - left - 1;
      long least = Math.max(0, part.least() - 2L);
      long most = Math.min(inner, part.most() - 2L);
      switch (part.shape()) {
        case ANY -> {
          for (long count = least; count <= most; count++) {
            addSubsets(left, inner, (int) Math.min(count, MOST_WORK));
          }
        }
        case CONSECUTIVE -> {
          if (inner >= least && inner <= most) {
            add(left, 1);
          }
        }
        case EQUALLY_SPACED -> {
          for (long count = least; count <= most; count++) {
            spend(1);
            if ((inner + 1) % (count + 1) == 0) {
              add(left, (inner + 1) / (count + 1));
            }
          }
        }
        case SYMMETRIC -> {
          for (long count = least; count <= most; count++) {
            spend(1);
            if (count % 2 == 0 || inner % 2 == 1) {
              addMirrored(left, inner, (int) Math.min(count, MOST_WORK));
            }
          }
        }
      }
    }

    /** All coins from {@code left} up to the rightmost one, in steps. */
    private void add(long left, long step) {
      long count = (right - left) / step;
      spend(count);
      long[] others = new long[(int) count];
      for (int i = 0; i < others.length; i++) {
        others[i] = left + i * step;
      }
      moves.add(0, others);
    }

    private void addSubsets(long left, long inner, int count) {
      if (count > inner) {
        return;
      }
      spend(count);
      int[] chosen = firstChoice(count);
      do {
        spend(count + 1L);
        long[] others = new long[count + 1];
        others[0] = left;
        for (int i = 0; i < count; i++) {
          others[i + 1] = left + 1 + chosen[i];
        }
        moves.add(0, others);
      } while (nextChoice(chosen, inner));
    }

    /** Inner coins in pairs about the middle, and the middle coin if their number is odd. */
    private void addMirrored(long left, long inner, int count) {
      int pairs = count / 2;
      if (pairs > inner / 2) {
        return;
      }
      spend(count);
      int[] chosen = firstChoice(pairs);
      do {
        spend(count + 1L);
        long[] others = new long[count + 1];
        others[0] = left;
        for (int i = 0; i < pairs; i++) {
          others[i + 1] = left + 1 + chosen[i];
          others[count - i] = right - 1 - chosen[i];
        }
        if (count % 2 == 1) {
          others[pairs + 1] = (left + right) / 2;
        }
        moves.add(0, others);
      } while (nextChoice(chosen, inner / 2));
    }

    private static int[] firstChoice(int count) {
      int[] chosen = new int[count];
      Arrays.setAll(chosen, i -> i);
      return chosen;
    }

    /** The next set of numbers below {@code limit} in lexicographic order. */
    private static boolean nextChoice(int[] chosen, long limit) {
      int i = chosen.length - 1;
      while (i >= 0 && chosen[i] == limit - chosen.length + i) {
        i--;
      }
      if (i < 0) {
        return false;
      }
      chosen[i]++;
      for (int j = i + 1; j < chosen.length; j++) {
        chosen[j] = chosen[j - 1] + 1;
      }
      return true;
    }
  }
}
