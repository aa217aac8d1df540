package org.gamester.values.misere.quotients;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The transition algebra of games that are mapped to a finite monoid: the pairs of the element of a
 * sum and the set of the elements of its options (Plambeck and Siegel, <i>Misere quotients for
 * impartial games</i>). Pairs multiply by (x, E)(y, F) = (xy, xF and yE together). A mark, which is
 * an element of another monoid, is kept besides.
 *
 * <p>Cost: elements times kinds of games times the sizes of sets.
 */
final class TransitionAlgebra extends GeneratedMonoid<TransitionAlgebra.Transition> {
  private final FiniteMonoid base;
  private final FiniteMonoid marks;
  private final Law law;
  private final Map<Transition, Integer> imagesByOptions = new HashMap<>();
  private final List<int[]> optionsOfKinds = new ArrayList<>();
  private final List<int[]> options = new ArrayList<>();

  /**
   * What is known of a sum.
   *
   * @param mark its mark
   * @param image its element
   * @param options the elements of its options
   */
  record Transition(int mark, int image, BitSet options) {
    @Override
    public int hashCode() {
      return 31 * (31 * options.hashCode() + image) + mark;
    }
  }

  /** What every sum has to satisfy. */
  interface Law {
    boolean holds(Transition sum);
  }

  /** No games yet. */
  TransitionAlgebra(FiniteMonoid base, FiniteMonoid marks, Law law, int mostElements) {
    super(new Transition(0, 0, new BitSet()), mostElements);
    this.base = base;
    this.marks = marks;
    this.law = law;
  }

  @Override
  Transition product(Transition a, Transition b) {
    BitSet products = new BitSet(base.order());
    addProducts(a.image, b.options, products);
    addProducts(b.image, a.options, products);
    return new Transition(marks.times(a.mark, b.mark), base.times(a.image, b.image), products);
  }

  private void addProducts(int image, BitSet factors, BitSet products) {
    for (int i = factors.nextSetBit(0); i >= 0; i = factors.nextSetBit(i + 1)) {
      products.set(base.times(image, i));
    }
  }

  @Override
  boolean isAllowed(Transition sum) {
    return law.holds(sum);
  }

  /**
   * Adds a game.
   *
   * @param sums its options, as sums of earlier games
   */
  void add(Transition game, List<int[]> sums) {
    BitSet elements = elements(sums);
    if (add(game)) {
      imagesByOptions.put(new Transition(game.mark, 0, game.options), game.image);
      optionsOfKinds.add(elements.stream().toArray());
    }
  }

  /**
   * The element of the games with that mark and those elements of options; -1 if there are none.
   */
  int elementOf(int mark, BitSet elements) {
    return imagesByOptions.getOrDefault(new Transition(mark, 0, elements), -1);
  }

  /** The elements of the options of the least sum of an element, all of them before it. */
  int[] options(int element) {
    while (options.size() <= element) {
      int next = options.size();
      options.add(next == 0 ? new int[0] : findOptions(next));
    }
    return options.get(element);
  }

  /** Those of the divisor, with the last game; and the divisor with an option of the last game. */
  private int[] findOptions(int element) {
    int last = lastKind(element);
    int divisor = divisor(element);
    int[] ofDivisor = options.get(divisor);
    int[] ofLast = optionsOfKinds.get(last);
    // Few numbers of a wide range: sorted, they take less than a set of bits.
    int[] found = new int[ofDivisor.length + ofLast.length];
    for (int i = 0; i < ofDivisor.length; i++) {
      found[i] = step(ofDivisor[i], last);
    }
    for (int i = 0; i < ofLast.length; i++) {
      found[ofDivisor.length + i] = times(divisor, ofLast[i]);
    }
    return distinct(found);
  }

  private static int[] distinct(int[] numbers) {
    Arrays.sort(numbers);
    int count = 0;
    for (int number : numbers) {
      if (count == 0 || numbers[count - 1] != number) {
        numbers[count++] = number;
      }
    }
    return Arrays.copyOf(numbers, count);
  }
}
