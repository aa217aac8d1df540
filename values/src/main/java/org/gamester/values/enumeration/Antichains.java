package org.gamester.values.enumeration;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.gamester.values.Computation;

/**
 * The antichains of a finite partially ordered set: the subsets of which no two elements are
 * comparable.
 *
 * <p>Elements are added in the order of the list; with an antichain goes the set of later elements
 * that are incomparable with all of it, so no dead end is entered. The order is compared n(n-1)/2
 * times, then each antichain takes O(n/64) words, and the memory is that of one antichain's sets.
 *
 * @param <T> the elements
 */
public final class Antichains<T> {
  private final List<T> elements;
  private final BitSet[] laterIncomparable;

  /** The antichains of {@code elements}, all different, under the order {@code lessOrEqual}. */
  public Antichains(List<T> elements, BiPredicate<? super T, ? super T> lessOrEqual) {
    this.elements = List.copyOf(elements);
    int n = elements.size();
    this.laterIncomparable = new BitSet[n];
    for (int i = 0; i < n; i++) {
      laterIncomparable[i] = new BitSet(n);
      for (int j = i + 1; j < n; j++) {
        Computation.poll();
        T a = elements.get(i);
        T b = elements.get(j);
        if (!lessOrEqual.test(a, b) && !lessOrEqual.test(b, a)) {
          laterIncomparable[i].set(j);
        }
      }
    }
  }

  /**
   * Passes every antichain to {@code action}, the empty one first, elements in the order of the
   * list.
   */
  public void forEach(Consumer<? super List<T>> action) {
    List<T> chosen = new ArrayList<>();
    List<BitSet> untried = new ArrayList<>();
    BitSet all = new BitSet();
    all.set(0, elements.size());
    untried.add(all);
    action.accept(List.of());
    while (!untried.isEmpty()) {
      Computation.poll();
      BitSet candidates = untried.getLast();
      int next = candidates.nextSetBit(0);
      if (next < 0) {
        untried.removeLast();
        if (!chosen.isEmpty()) {
          chosen.removeLast();
        }
        continue;
      }
      candidates.clear(next);
      chosen.add(elements.get(next));
      action.accept(List.copyOf(chosen));
      BitSet compatible = (BitSet) laterIncomparable[next].clone();
      compatible.and(candidates);
      untried.add(compatible);
    }
  }

  /**
   * All antichains, the empty one first. Their number may be exponential in that of the elements.
   */
  public List<List<T>> toList() {
    List<List<T>> antichains = new ArrayList<>();
    forEach(antichains::add);
    return antichains;
  }
}
