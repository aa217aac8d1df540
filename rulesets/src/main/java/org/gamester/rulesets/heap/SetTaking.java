package org.gamester.rulesets.heap;

import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.OptionList;

/**
 * Taking a number of tokens that is in a set and, where it is allowed, splitting the rest into two
 * heaps.
 *
 * <p>Order: by the number taken; for each first the whole rest, then its splits, smaller part
 * first.
 */
public record SetTaking(SubtractionSet set, boolean maySplit) implements Taking {

  @Override
  public void addOptions(HeapRules rules, long size, OptionList options) {
    long none = Long.MAX_VALUE;
    for (long taken = set.next(0); taken <= size && taken != none; taken = set.next(taken)) {
      long rest = size - taken;
      options.add(new Heap(rules, rest));
      if (maySplit) {
        for (long part = 1; part <= rest / 2; part++) {
          options.add(DisjunctiveSum.of(new Heap(rules, part), new Heap(rules, rest - part)));
        }
      }
    }
  }

  @Override
  public boolean isDead(long size) {
    return set.next(0) > size || set.next(0) == Long.MAX_VALUE;
  }
}
