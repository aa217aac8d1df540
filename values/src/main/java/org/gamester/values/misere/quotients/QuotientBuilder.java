package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Finds misere quotients of sets of games, one game at a time.
 *
 * <p>The quotient of the games so far is a labelled one, in which the empty sum is won by who is to
 * move. If adding a game G does not lead to a verified quotient soon, its multiples are taken in
 * turn: who wins nG + X is decided by who wins (n - 1)G + X, and by play in X alone; so the sums X
 * have a labelled quotient for each n, of which the labels are the elements for fewer G, and which
 * is built of the earlier games one by one. All of them together, until the outcomes repeat, tell
 * the elements of the new quotient, which is verified like any other.
 */
public final class QuotientBuilder {
  private static final int FEW_COUNTED = 1 << 12;

  private final List<List<int[]>> games = new ArrayList<>();
  private final int mostElements;
  private final LabelledQuotient labelled;

  /** Tells the empty sum, 0, from all other sums, 1. */
  private final class Emptiness implements FiniteMonoid {
    @Override
    public int order() {
      return 2;
    }

    @Override
    public int times(int a, int b) {
      return a | b;
    }

    @Override
    public int element(int game) {
      return games.get(game).isEmpty() ? 0 : 1;
    }
  }

  /**
   * No games yet.
   *
   * @param mostElements a quotient with more elements is not looked for
   */
  public QuotientBuilder(int mostElements) {
    this.mostElements = mostElements;
    BitSet empty = new BitSet();
    empty.set(0);
    this.labelled = new LabelledQuotient(new Emptiness(), empty, mostElements, FEW_COUNTED);
  }

  /** The quotient of the games so far. */
  public MisereQuotient quotient() {
    return labelled.quotient();
  }

  /**
   * Adds a game.
   *
   * @param options sums of earlier games, each by their numbers, counted from 0
   * @throws QuotientTooLargeException if the quotient would have too many elements, or needs too
   *     large algebras to be found; it is still that of the games before then
   */
  public void add(List<int[]> options) {
    games.add(options);
    try {
      try {
        labelled.add(options);
      } catch (GeneratedMonoid.TooManyElementsException e) {
        labelled.take(byMultiples(options), options);
      }
    } catch (GeneratedMonoid.TooManyElementsException e) {
      games.removeLast();
      throw new QuotientTooLargeException(mostElements);
    } catch (RuntimeException e) {
      games.removeLast();
      throw e;
    }
  }

  private MisereQuotient byMultiples(List<int[]> options) {
    Pairs known = pairs(quotient(), Tally.none());
    List<BitSet> pPositions = new ArrayList<>(List.of(lifted(quotient().pPortion(), known)));
    while (true) {
      BitSet won = won(known, options, pPositions.getLast());
      LabelledQuotient next = new LabelledQuotient(known, won, mostElements, GeneratedMonoid.MOST);
      for (int game = 0; game < quotient().games(); game++) {
        next.add(games.get(game));
      }
      Pairs more = pairs(known, next.quotient());
      pPositions.replaceAll(set -> lifted(set, more));
      BitSet found = new BitSet();
      for (int x = 0; x < more.order(); x++) {
        found.set(x, next.quotient().isPPosition(more.value(x).second()));
      }
      known = more;
      int again = pPositions.indexOf(found);
      if (again >= 0) {
        return new Multiples(known, pPositions, again, mostElements).reduced();
      }
      pPositions.add(found);
    }
  }

  private Pairs pairs(FiniteMonoid first, FiniteMonoid second) {
    Pairs pairs = new Pairs(first, second);
    for (int game = 0; game < quotient().games(); game++) {
      pairs.addGame();
    }
    return pairs;
  }

  /** The pairs of which the first element is in a set. */
  private static BitSet lifted(BitSet set, Pairs pairs) {
    BitSet lifted = new BitSet();
    for (int x = 0; x < pairs.order(); x++) {
      lifted.set(x, set.get(pairs.value(x).first()));
    }
    return lifted;
  }

  /** The elements from which the move in G leads to a P-position. */
  private static BitSet won(FiniteMonoid known, List<int[]> options, BitSet pPositions) {
    int[] moves = known.elements(options).stream().toArray();
    BitSet won = new BitSet();
    for (int x = 0; x < known.order(); x++) {
      for (int move : moves) {
        if (pPositions.get(known.times(x, move))) {
          won.set(x);
        }
      }
    }
    return won;
  }
}
