package org.gamester.values.misere;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An impartial game under misere play, in canonical form: no option of an option is equal to the
 * game. Made by {@link MisereGames}; two of one maker are equal if and only if they are the same
 * object.
 *
 * <p>The games of one maker are ordered by birthday, then by the number of options, by the Grundy
 * values under normal and under misere play, and at last by their options in ascending order.
 */
public final class MisereGame implements Comparable<MisereGame> {
  private static final int BITS = 21; // more than are needed for as many games as there can be

  private final MisereGames maker;
  private final int id;
  private final List<MisereGame> options;
  private final int birthday;
  private final int nimber;
  private final int misereNimber;
  private final long figures;
  private final Genus genus;
  private final boolean isHeap;
  private final int hash;
  private @Nullable MisereGame mate;
  private int[] parts;

  /** The options are in ascending order. */
  MisereGame(MisereGames maker, int id, List<MisereGame> options, Genus genus) {
    this.maker = maker;
    this.id = id;
    this.options = options;
    this.birthday = options.isEmpty() ? 0 : options.getLast().birthday + 1;
    this.nimber = genus.base();
    this.genus = genus;
    this.misereNimber = genus.digit(0);
    this.figures = ((long) birthday << BITS | options.size()) << BITS | nimber;
    this.isHeap = options.size() == birthday && options.stream().allMatch(MisereGame::isHeap);
    this.hash = options.hashCode();
    this.parts = birthday == 0 ? new int[0] : new int[] {id};
  }

  /** What has made it. */
  public MisereGames maker() {
    return maker;
  }

  /** The order in which the maker has made it, so that options come before what has them. */
  int id() {
    return id;
  }

  /** The sum with a heap of 1; null if the maker has not found it yet. */
  @Nullable MisereGame mate() {
    return mate;
  }

  /**
   * Makes two games, each of which is the sum of the other with a heap of 1, each other's mates.
   */
  void join(MisereGame other) {
    mate = other;
    other.mate = this;
  }

  /** The numbers of games of which it is known to be the sum, born one after another before it. */
  int[] parts() {
    return parts;
  }

  /** Takes note that it is a sum. */
  void isSumOf(int[] numbers) {
    if (parts.length == 1) {
      parts = numbers;
    }
  }

  /** The options in ascending order, no two equal. */
  public List<MisereGame> options() {
    return options;
  }

  /** The length of the longest play. */
  public int birthday() {
    return birthday;
  }

  /** The Grundy value under normal play. */
  public int nimber() {
    return nimber;
  }

  /**
   * The Grundy value under misere play: 1 for the game without moves, otherwise the mex of those of
   * the options. It is 0 if and only if the previous player wins.
   */
  public int misereNimber() {
    return misereNimber;
  }

  /** Whether the previous player wins under misere play. */
  public boolean isPPosition() {
    return misereNimber() == 0;
  }

  /** The genus. */
  public Genus genus() {
    return genus;
  }

  /** Whether it is a heap of Nim, of as many tokens as its birthday. */
  public boolean isHeap() {
    return isHeap;
  }

  /**
   * The order of the class; both games must be of one maker. Without recursion: where options
   * differ, the first two that do decide.
   */
  @Override
  public int compareTo(MisereGame other) {
    MisereGame a = this;
    MisereGame b = other;
    while (a != b) {
      int difference = a.compareFigures(b);
      if (difference != 0) {
        return difference;
      }
      int i = 0;
      while (a.options.get(i) == b.options.get(i)) {
        i++;
      }
      MisereGame first = a.options.get(i);
      b = b.options.get(i);
      a = first;
    }
    return 0;
  }

  private int compareFigures(MisereGame other) {
    return figures == other.figures
        ? Integer.compare(misereNimber, other.misereNimber)
        : Long.compare(figures, other.figures);
  }

  /** Whether the two are equal: also if they are of different makers. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MisereGame that
            && maker != that.maker
            && hash == that.hash
            && birthday == that.birthday
            && maker.own(that) == this;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** The game in the notation of {@link MisereGameWriter}. */
  @Override
  public String toString() {
    return MisereGameWriter.classic().write(this);
  }
}
