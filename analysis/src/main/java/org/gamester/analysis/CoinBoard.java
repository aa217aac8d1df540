package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.gamester.rulesets.CoinGraph;
import org.gamester.values.GameTooLargeException;

/**
 * Coins on strings as sets of bits: bit s says that string s has not been cut.
 *
 * <p>A coin that one string holds can be taken, and all that can be taken one after the other is a
 * number of trees, the same in whatever order it is taken. {@link #settle} takes it. A tree whose
 * last string is tied to something that stays, and that has two coins or more, can be declined: the
 * player takes all but two neighbouring coins and cuts that last string, so that the opponent takes
 * the two by one cut and has to move. A tree that is not tied to anything can be declined by
 * leaving two such pairs, if it has a path of four coins. Nothing else is worth while: what can be
 * taken and not be declined is taken (E. Berlekamp, <i>The Dots and Boxes Game</i>; J. Barker, R.
 * Korf, <i>Solving Dots-And-Boxes</i>, 2012). Tests compare this with all moves.
 *
 * <p>A position is settled if no coin can be taken. In a settled position, strings joined by coins
 * that only two strings hold form a chain. It does not matter which string of a chain is cut,
 * except in a chain of two coins, whose middle string leaves the opponent no choice.
 *
 * <p>Not safe between threads; {@link #copy} is for another one. Cost of a step: one look at each
 * string.
 */
final class CoinBoard {

  /** The most strings that are left on a board that can be searched. */
  static final int MOST_STRINGS = 64;

  private static final int BYTE = 8;
  private static final int GROUND = CoinGraph.GROUND;

  private final int strings;
  private final int coins;
  private final int[] one;
  private final int[] other;
  private final long[] held;

  /** Of strings with the same ends, sets of two or more. */
  private final long[] parallels;

  /** For each symmetry and each byte of a set, the images of all values of the byte. */
  private final long[][][] images;

  private long settled;
  private int taken;
  private int cost;

  private final int[] height;
  private final int[] waiting;

  /** The strings to cut in a settled position, and how many coins the chain of each has. */
  private final int[] cuts;

  private final int[] lengths;

  private final boolean[] loops;

  private int chainLength;
  private boolean isLoop;
  private int chainCut;

  /**
   * @param graph {@linkplain CoinGraph#within reduced} to {@value #MOST_STRINGS} strings, if
   *     possible
   * @throws GameTooLargeException if it has more
   */
  CoinBoard(CoinGraph graph) {
    if (graph.strings() > MOST_STRINGS) {
      throw new GameTooLargeException(
          String.format(
              Locale.ROOT,
              "%,d strings are left to cut, or lines to draw; at most %d can be searched",
              graph.uncut(),
              MOST_STRINGS));
    }
    this.strings = graph.strings();
    this.coins = graph.coins();
    this.one = new int[strings];
    this.other = new int[strings];
    this.held = new long[coins];
    for (int s = 0; s < strings; s++) {
      one[s] = graph.one(s);
      other[s] = graph.other(s);
      for (int coin : new int[] {one[s], other[s]}) {
        if (coin != GROUND) {
          held[coin] |= 1L << s;
        }
      }
    }
    this.parallels = parallels();
    this.images = images(graph.symmetries());
    this.height = new int[coins];
    this.waiting = new int[coins + 1];
    this.cuts = new int[strings];
    this.lengths = new int[strings];
    this.loops = new boolean[strings];
  }

  private CoinBoard(CoinBoard board) {
    this.strings = board.strings;
    this.coins = board.coins;
    this.one = board.one;
    this.other = board.other;
    this.held = board.held;
    this.parallels = board.parallels;
    this.images = board.images;
    this.height = new int[coins];
    this.waiting = new int[coins + 1];
    this.cuts = new int[strings];
    this.lengths = new int[strings];
    this.loops = new boolean[strings];
  }

  /** The same board for another thread. */
  CoinBoard copy() {
    return new CoinBoard(this);
  }

  private long[] parallels() {
    List<Long> found = new ArrayList<>();
    long seen = 0;
    for (int s = 0; s < strings; s++) {
      long alike = 0;
      for (int t = s; t < strings && (seen >>> s & 1) == 0; t++) {
        boolean hasSameEnds =
            (one[s] == one[t] && other[s] == other[t])
                || (one[s] == other[t] && other[s] == one[t]);
        alike |= hasSameEnds ? 1L << t : 0;
      }
      seen |= alike;
      if (Long.bitCount(alike) > 1) {
        found.add(alike);
      }
    }
    return found.stream().mapToLong(Long::longValue).toArray();
  }

  /**
   * A symmetry after which strings with the same ends have the order that they had before, so that
   * the image of a {@linkplain #sorted sorted} set is sorted.
   */
  private int[] ordered(int[] symmetry) {
    int[] ordered = symmetry.clone();
    for (long parallel : parallels) {
      long images = 0;
      for (long rest = parallel; rest != 0; rest &= rest - 1) {
        images |= 1L << symmetry[Long.numberOfTrailingZeros(rest)];
      }
      for (long rest = parallel; rest != 0; rest &= rest - 1, images &= images - 1) {
        ordered[Long.numberOfTrailingZeros(rest)] = Long.numberOfTrailingZeros(images);
      }
    }
    return ordered;
  }

  private long[][][] images(List<int[]> given) {
    List<int[]> symmetries = given.stream().map(this::ordered).toList();
    int bytes = (strings + BYTE - 1) / BYTE;
    long[][][] tables = new long[symmetries.size()][bytes][1 << BYTE];
    for (int i = 0; i < tables.length; i++) {
      for (int set = 0; set < bytes << BYTE; set++) {
        long image = 0;
        for (int bit = 0; bit < BYTE; bit++) {
          int string = (set >>> BYTE) * BYTE + bit;
          if ((set >>> bit & 1) != 0 && string < strings) {
            image |= 1L << symmetries.get(i)[string];
          }
        }
        tables[i][set >>> BYTE][set & 0xFF] = image;
      }
    }
    return tables;
  }

  int strings() {
    return strings;
  }

  private static int degree(long strings) {
    return Long.bitCount(strings);
  }

  /** How many coins some string of a set holds. */
  int coinsOf(long uncut) {
    int count = 0;
    for (long strings : held) {
      count += (strings & uncut) != 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * The same set for as many sets as can be exchanged with it: strings with the same ends are
   * exchanged, and of all its images under the symmetries the least is taken.
   */
  long canonical(long uncut) {
    long sorted = sorted(uncut);
    long best = sorted;
    for (long[][] table : images) {
      long image = 0;
      long rest = sorted;
      for (int b = 0; b < table.length; b++, rest >>>= BYTE) {
        image |= table[b][(int) rest & 0xFF];
      }
      if (Long.compareUnsigned(image, best) < 0) {
        best = image;
      }
    }
    return best;
  }

  /** Of strings with the same ends those of the least numbers. */
  private long sorted(long uncut) {
    long result = uncut;
    for (long parallel : parallels) {
      long present = result & parallel;
      if (present != 0 && present != parallel) {
        long least = 0;
        long open = parallel;
        for (int count = degree(present); count > 0; count--) {
          least |= open & -open;
          open &= open - 1;
        }
        result = (result & ~parallel) | least;
      }
    }
    return result;
  }

  private int otherEnd(int string, int coin) {
    return one[string] == coin ? other[string] : one[string];
  }

  /**
   * Takes all that can be taken; {@link #settled}, {@link #taken} and {@link #cost} then say what
   * is left.
   *
   * @param string the only string that has been cut since the position was settled; -1 if others
   *     may have been
   */
  void settle(long uncut, int string) {
    settled = uncut;
    taken = 0;
    cost = 0;
    int count = 0;
    if (string < 0) {
      for (int coin = 0; coin < coins; coin++) {
        if (degree(held[coin] & uncut) == 1) {
          waiting[count++] = coin;
        }
      }
    } else {
      for (int coin = one[string], end = 0; end < 2; end++, coin = other[string]) {
        if (coin != GROUND && degree(held[coin] & uncut) == 1) {
          waiting[count++] = coin;
        }
      }
    }
    if (count > 0) {
      take(count);
    }
  }

  /**
   * Takes coins leaf by leaf. The height of a coin is the number of strings on the longest way from
   * it to coins that have been taken before it.
   */
  private void take(int leaves) {
    Arrays.fill(height, 0);
    int count = leaves;
    int top = 0;
    while (top < count) {
      int coin = waiting[top++];
      long last = held[coin] & settled;
      if (last == 0) {
        continue; // the cut that took its neighbour has taken it too
      }
      int tied = otherEnd(Long.numberOfTrailingZeros(last), coin);
      settled &= ~last;
      taken++;
      if (tied == GROUND) {
        decline(height[coin] > 0, 4);
        continue;
      }
      int degree = degree(held[tied] & settled);
      if (degree == 0) {
        taken++;
        decline(height[coin] + height[tied] > 1, 8);
        continue;
      }
      height[tied] = Math.max(height[tied], height[coin] + 1);
      if (degree == 1) {
        waiting[count++] = tied;
      }
    }
    if (cost != 4) {
      findTied();
    }
  }

  private void decline(boolean canBe, int price) {
    if (canBe && cost != 4) {
      cost = price;
    }
  }

  /** Looks for a coin with two strings or more on which a tree hangs that can be declined. */
  private void findTied() {
    for (int coin = 0; coin < coins; coin++) {
      if (height[coin] > 1 && (held[coin] & settled) != 0) {
        cost = 4;
        return;
      }
    }
  }

  /** The strings that are uncut when all has been taken. */
  long settled() {
    return settled;
  }

  /** How many coins were taken. */
  int taken() {
    return taken;
  }

  /**
   * How much declining costs: twice the coins that are left to the opponent, who then has to move;
   * 0 if nothing can be declined.
   */
  int cost() {
    return cost;
  }

  /**
   * Finds the cuts to look at in a settled position; the shorter chains come first.
   *
   * @return how many there are, see {@link #cut} and {@link #length}
   */
  int findCuts(long uncut) {
    int count = 0;
    long open = sortedOut(uncut);
    long chains = 0;
    for (long rest = open; rest != 0; rest &= rest - 1) {
      int s = Long.numberOfTrailingZeros(rest);
      if (isInChain(one[s], uncut) || isInChain(other[s], uncut)) {
        chains |= 1L << s;
      } else {
        cuts[count] = s;
        loops[count] = false;
        lengths[count++] = 0;
      }
    }
    while (chains != 0) {
      long chain = chainOf(Long.numberOfTrailingZeros(chains), uncut);
      chains &= ~chain;
      count = insert(count);
    }
    return count;
  }

  /** The set without all but the first of strings with the same ends, unless a chain has them. */
  private long sortedOut(long uncut) {
    long result = uncut;
    for (long parallel : parallels) {
      long present = result & parallel;
      int s = Long.numberOfTrailingZeros(parallel);
      if (present != 0 && !isInChain(one[s], uncut) && !isInChain(other[s], uncut)) {
        result = (result & ~parallel) | (present & -present);
      }
    }
    return result;
  }

  private boolean isInChain(int coin, long uncut) {
    return coin != GROUND && degree(held[coin] & uncut) == 2;
  }

  /** All strings of the chain that a string is in; says where to cut it and how long it is. */
  private long chainOf(int string, long uncut) {
    long chain = 1L << string;
    chainLength = 0;
    chainCut = string;
    isLoop = false;
    for (int end = 0; end < 2; end++) {
      int coin = end == 0 ? one[string] : other[string];
      int at = string;
      while (isInChain(coin, uncut)) {
        chainLength++;
        long next = held[coin] & uncut & ~(1L << at);
        if ((next & chain) != 0) {
          isLoop = true;
          return chain;
        }
        chain |= next;
        at = Long.numberOfTrailingZeros(next);
        coin = otherEnd(at, coin);
      }
    }
    if (chainLength == 2) {
      chainCut = middle(chain, uncut);
    }
    return chain;
  }

  /** Of the three strings of a chain of two coins the one between them. */
  private int middle(long chain, long uncut) {
    long rest = chain;
    int s = Long.numberOfTrailingZeros(rest);
    while (!isInChain(one[s], uncut) || !isInChain(other[s], uncut)) {
      rest &= rest - 1;
      s = Long.numberOfTrailingZeros(rest);
    }
    return s;
  }

  private int insert(int count) {
    int place = count;
    while (place > 0 && lengths[place - 1] > chainLength) {
      cuts[place] = cuts[place - 1];
      lengths[place] = lengths[place - 1];
      loops[place] = loops[place - 1];
      place--;
    }
    cuts[place] = chainCut;
    lengths[place] = chainLength;
    loops[place] = isLoop;
    return count + 1;
  }

  /** One of the cuts that have been found. */
  int cut(int index) {
    return cuts[index];
  }

  /** How many coins the chain of a cut has; 0 if it gives nothing away. */
  int length(int index) {
    return lengths[index];
  }

  /** Whether the chain of a cut is a loop. */
  boolean isLoop(int index) {
    return loops[index];
  }
}
