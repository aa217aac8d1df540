package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Coins on strings: what is left to play for in Strings and Coins, and, since a box is a coin and
 * each of its four sides a string, in Dots and Boxes. A string ties two coins together, or a coin
 * to the ground; some of the strings may have been cut.
 */
public final class CoinGraph {

  /** The end of a string that is tied to no coin. */
  public static final int GROUND = -1;

  private final int coins;
  private final int[] one;
  private final int[] other;
  private final BitSet uncut;
  private final List<int[]> symmetries;

  /**
   * @param coins how many coins there are
   * @param one for each string a coin, or {@link #GROUND}
   * @param other for each string its other end
   * @param uncut the strings that have not been cut
   * @param symmetries permutations of all strings that map coins to coins, each as the image of
   *     every string; the identity need not be there
   */
  public CoinGraph(int coins, int[] one, int[] other, BitSet uncut, List<int[]> symmetries) {
    this.coins = coins;
    this.one = one.clone();
    this.other = other.clone();
    this.uncut = (BitSet) uncut.clone();
    this.symmetries = List.copyOf(symmetries);
  }

  /** The graphs beside each other. */
  static CoinGraph sum(List<CoinGraph> graphs) {
    int coins = 0;
    int strings = 0;
    int all = graphs.stream().mapToInt(CoinGraph::strings).sum();
    int[] one = new int[all];
    int[] other = new int[all];
    BitSet uncut = new BitSet();
    List<int[]> symmetries = new ArrayList<>();
    for (CoinGraph graph : graphs) {
      for (int s = 0; s < graph.strings(); s++) {
        one[strings + s] = moved(graph.one[s], coins);
        other[strings + s] = moved(graph.other[s], coins);
        uncut.set(strings + s, graph.uncut.get(s));
      }
      for (int[] symmetry : graph.symmetries) {
        int[] moved = new int[all];
        Arrays.setAll(moved, s -> s);
        for (int s = 0; s < symmetry.length; s++) {
          moved[strings + s] = strings + symmetry[s];
        }
        symmetries.add(moved);
      }
      coins += graph.coins;
      strings += graph.strings();
    }
    return new CoinGraph(coins, one, other, uncut, symmetries);
  }

  private static int moved(int coin, int by) {
    return coin == GROUND ? GROUND : coin + by;
  }

  /**
   * The same graph with at most so many strings, those that have been cut left out if need be; the
   * symmetries are then lost.
   */
  public CoinGraph within(int strings) {
    if (strings() <= strings) {
      return this;
    }
    int[] left = uncut.stream().toArray();
    int[] place = new int[coins];
    Arrays.fill(place, GROUND);
    int[] newOne = new int[left.length];
    int[] newOther = new int[left.length];
    int newCoins = 0;
    for (int i = 0; i < left.length; i++) {
      for (int[] ends : List.of(one, other)) {
        int coin = ends[left[i]];
        if (coin != GROUND && place[coin] == GROUND) {
          place[coin] = newCoins++;
        }
        (ends == one ? newOne : newOther)[i] = coin == GROUND ? GROUND : place[coin];
      }
    }
    BitSet all = new BitSet();
    all.set(0, left.length);
    return new CoinGraph(newCoins, newOne, newOther, all, List.of());
  }

  /** Whether another graph has the same strings, cut or not. */
  public boolean hasStringsOf(CoinGraph graph) {
    return coins == graph.coins
        && Arrays.equals(one, graph.one)
        && Arrays.equals(other, graph.other)
        && symmetries.size() == graph.symmetries.size();
  }

  /** How many coins there are, those that have been taken among them. */
  public int coins() {
    return coins;
  }

  /** How many strings there are, those that have been cut among them. */
  public int strings() {
    return one.length;
  }

  /** Whether a string has not been cut. */
  public boolean isUncut(int string) {
    return uncut.get(string);
  }

  /** How many strings have not been cut. */
  public int uncut() {
    return uncut.cardinality();
  }

  /** A coin at an end of a string, or {@link #GROUND}. */
  public int one(int string) {
    return one[string];
  }

  /** What is at its other end. */
  public int other(int string) {
    return other[string];
  }

  /** How many uncut strings hold each coin. */
  public int[] degrees() {
    int[] degrees = new int[coins];
    for (int s = uncut.nextSetBit(0); s >= 0; s = uncut.nextSetBit(s + 1)) {
      for (int coin : new int[] {one[s], other[s]}) {
        if (coin != GROUND) {
          degrees[coin]++;
        }
      }
    }
    return degrees;
  }

  /** Permutations of the strings that map coins to coins: the image of every string. */
  public List<int[]> symmetries() {
    return symmetries;
  }
}
