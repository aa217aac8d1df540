package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.gamester.values.Computation;

/**
 * One more game G, as far as a transition algebra knows: every sum of earlier games is taken for
 * the least sum X of its element, and the outcomes of nG + X are worked out by play. Those with n +
 * 1 games follow from those with n, so they are worked out until they repeat.
 */
final class Extension {
  private final TransitionAlgebra algebra;
  private final FiniteMonoid labels;
  private final BitSet won;
  private final IntUnaryOperator labelOfElement;
  private final int[] options;
  private final int labelOfGame;
  private final List<BitSet> pPositions = new ArrayList<>();
  private final List<Integer> labelsOfMultiples = new ArrayList<>();

  /**
   * @param won the labels with which who is to move has won
   * @param labelOfElement the label of the sums of an element of the algebra
   * @param options the elements of the options of G
   * @param labelOfGame the label of G
   */
  Extension(
      TransitionAlgebra algebra,
      FiniteMonoid labels,
      BitSet won,
      IntUnaryOperator labelOfElement,
      BitSet options,
      int labelOfGame) {
    this.algebra = algebra;
    this.labels = labels;
    this.won = won;
    this.labelOfElement = labelOfElement;
    this.options = options.stream().toArray();
    this.labelOfGame = labelOfGame;
    addOutcomes();
  }

  /** The outcomes with one more G. */
  private void addOutcomes() {
    boolean isFirst = pPositions.isEmpty();
    int label = isFirst ? 0 : labels.times(labelsOfMultiples.getLast(), labelOfGame);
    BitSet fewer = isFirst ? new BitSet() : pPositions.getLast();
    BitSet found = new BitSet(algebra.order());
    for (int element = 0; element < algebra.order(); element++) {
      Computation.poll();
      if (!won.get(labels.times(label, labelOfElement.applyAsInt(element)))
          && isNoOptionIn(found, algebra.options(element))
          && (isFirst || isNoProductIn(fewer, element))) {
        found.set(element);
      }
    }
    pPositions.add(found);
    labelsOfMultiples.add(label);
  }

  private static boolean isNoOptionIn(BitSet set, int[] elements) {
    for (int element : elements) {
      if (set.get(element)) {
        return false;
      }
    }
    return true;
  }

  private boolean isNoProductIn(BitSet set, int element) {
    for (int option : options) {
      if (set.get(algebra.times(element, option))) {
        return false;
      }
    }
    return true;
  }

  /**
   * The element x of a quotient with the outcomes of G, if there is one; otherwise -1. The algebra
   * must be that of the quotient.
   */
  int elementOfTheSame(MisereQuotient quotient) {
    addOutcomes();
    BitSet outcomes = pPositions.getLast();
    BitSet pPortion = new BitSet(quotient.order());
    BitSet others = new BitSet(quotient.order());
    for (int element = 0; element < algebra.order(); element++) {
      (outcomes.get(element) ? pPortion : others).set(algebra.value(element).image());
    }
    return pPortion.intersects(others)
        ? -1
        : IntStream.range(0, quotient.order())
            .filter(x -> hasOutcomes(quotient, x, pPortion))
            .findFirst()
            .orElse(-1);
  }

  private static boolean hasOutcomes(MisereQuotient quotient, int x, BitSet pPortion) {
    Computation.poll();
    for (int y = 0; y < quotient.order(); y++) {
      if (quotient.isPPosition(quotient.times(x, y)) != pPortion.get(y)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The monoid of all nG + X, reduced to what their outcomes tell apart.
   *
   * @throws QuotientTooLargeException if it has too many elements
   */
  MisereQuotient reduced(int mostElements) {
    int again = -1;
    while (again < 0) {
      addOutcomes();
      again = sameAsLast();
    }
    List<BitSet> different = pPositions.subList(0, pPositions.size() - 1);
    return new Multiples(algebra, different, again, mostElements).reduced();
  }

  /** How many G have the outcomes and the label of the last number; -1 if there is none. */
  private int sameAsLast() {
    int last = pPositions.size() - 1;
    for (int n = 0; n < last; n++) {
      if (pPositions.get(n).equals(pPositions.get(last))
          && labelsOfMultiples.get(n).equals(labelsOfMultiples.get(last))) {
        return n;
      }
    }
    return -1;
  }
}
