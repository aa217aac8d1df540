package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The quotient of a set of games that are played with labels: sums are mapped to a finite monoid of
 * labels, and who is to move in a sum with a label of a given set has won at once. Otherwise a sum
 * is a P-position if and only if no option is one. Games are added one at a time.
 *
 * <p>The quotient is always verified, by its transition algebra: whether a sum is a P-position must
 * follow from its label and from the elements of its options. Then play of every sum comes out as
 * the monoid says, by induction on its length; and since the monoid is reduced, that is, no two
 * elements have the same outcomes with all others, it is the quotient.
 *
 * <p>A further game G either has the element of an earlier game with the same label and options; or
 * an element x for which o(G + X) is that of x X for all X; or the monoid grows. To find it, the
 * transition algebra is taken to know all that matters of a sum X without G: the outcomes of nG +
 * X, for n = 0, 1, 2, ..., are worked out by play from the least sum X of each element, until they
 * repeat. The monoid of all these pairs (n, X) is reduced to what the outcomes tell apart. If it is
 * not verified, there is a sum for which another one has been taken wrongly: the games that the two
 * differ in are counted from then on, besides what the transition algebra knows.
 */
final class LabelledQuotient {

  /** A monoid that is not verified may be so many times as large as one that is wanted. */
  private static final int CANDIDATES = 8;

  private final FiniteMonoid labels;
  private final BitSet won;
  private final int mostElements;
  private final int mostCounted;
  private final List<List<int[]>> games;
  private MisereQuotient quotient;
  private TransitionAlgebra algebra;

  /**
   * No games yet.
   *
   * @param won the labels with which who is to move has won
   * @param mostElements a quotient with more elements is not looked for
   * @param mostCounted algebras with more elements than that are not tried
   */
  LabelledQuotient(FiniteMonoid labels, BitSet won, int mostElements, int mostCounted) {
    this.labels = labels;
    this.won = won;
    this.mostElements = mostElements;
    this.mostCounted = mostCounted;
    this.games = new ArrayList<>();
    this.quotient = MisereQuotient.trivial(!won.get(0));
    this.algebra = transitions(quotient);
  }

  /** The quotient of the games so far. */
  MisereQuotient quotient() {
    return quotient;
  }

  /** Takes a quotient that is known to be that of the games so far and one more. */
  void take(MisereQuotient larger, List<int[]> options) {
    games.add(options);
    quotient = larger;
    algebra = transitions(larger);
  }

  /**
   * Adds a game, of which the label is known.
   *
   * @param options sums of earlier games
   * @throws QuotientTooLargeException if the quotient would have too many elements
   * @throws TooManyElementsException if it is not found by the algebras that are tried
   */
  void add(List<int[]> options) {
    int element = algebra.elementOf(labels.element(games.size()), quotient.elements(options));
    if (element < 0) {
      element = elementOfTheSame(options);
    }
    games.add(options);
    try {
      if (element < 0 || !isExtended(element)) {
        grow();
      }
    } catch (RuntimeException e) {
      games.removeLast();
      throw e;
    }
  }

  private int elementOfTheSame(List<int[]> options) {
    return new Extension(
            algebra,
            labels,
            won,
            element -> algebra.value(element).mark(),
            algebra.elements(options),
            labels.element(games.size()))
        .elementOfTheSame(quotient);
  }

  /** Whether the monoid remains right with the last game as another one of an element. */
  private boolean isExtended(int element) {
    MisereQuotient larger = quotient.with(element);
    try {
      addGame(algebra, larger, labels, games.size() - 1);
      quotient = larger;
      return true;
    } catch (GeneratedMonoid.FaultException e) {
      algebra = transitions(quotient);
      return false;
    }
  }

  private void addGame(
      TransitionAlgebra transitions, MisereQuotient monoid, FiniteMonoid marks, int game) {
    List<int[]> options = games.get(game);
    transitions.add(
        new TransitionAlgebra.Transition(
            marks.element(game), monoid.element(game), monoid.elements(options)),
        options);
  }

  /**
   * The transition algebra of a monoid.
   *
   * @throws GeneratedMonoid.FaultException if the monoid is not a quotient
   */
  private TransitionAlgebra transitions(MisereQuotient monoid) {
    BitSet pPortion = monoid.pPortion();
    TransitionAlgebra transitions =
        new TransitionAlgebra(
            monoid,
            labels,
            sum ->
                pPortion.get(sum.image())
                    == (!won.get(sum.mark()) && !sum.options().intersects(pPortion)),
            Integer.MAX_VALUE);
    for (int game = 0; game < monoid.games(); game++) {
      addGame(transitions, monoid, labels, game);
    }
    return transitions;
  }

  private void grow() {
    TransitionAlgebra known = algebra;
    Tally tally = Tally.none();
    while (true) {
      ProductMonoid marks = new ProductMonoid(labels, tally);
      MisereQuotient candidate = candidate(known, marks);
      try {
        TransitionAlgebra transitions = transitions(candidate);
        if (candidate.order() > mostElements) {
          throw new QuotientTooLargeException(mostElements);
        }
        algebra = transitions;
        quotient = candidate;
        return;
      } catch (GeneratedMonoid.FaultException fault) {
        int[] earlier = Arrays.stream(fault.sum()).filter(i -> i < quotient.games()).toArray();
        tally = tally.separating(earlier, known.leastSum(known.element(earlier)));
      }
      known = counting(new ProductMonoid(labels, tally));
    }
  }

  private MisereQuotient candidate(TransitionAlgebra known, ProductMonoid marks) {
    int last = games.size() - 1;
    boolean isCounting = known != algebra;
    return new Extension(
            known,
            labels,
            won,
            element -> {
              int mark = known.value(element).mark();
              return isCounting ? marks.first(mark) : mark;
            },
            known.elements(games.get(last)),
            labels.element(last))
        .reduced(CANDIDATES * mostElements);
  }

  /** The transition algebra of the quotient, with counts. */
  private TransitionAlgebra counting(ProductMonoid marks) {
    TransitionAlgebra transitions =
        new TransitionAlgebra(quotient, marks, sum -> true, mostCounted);
    for (int game = 0; game < quotient.games(); game++) {
      addGame(transitions, quotient, marks, game);
    }
    return transitions;
  }
}
