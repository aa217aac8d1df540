package org.gamester.script.objects;

/** An object with its own place in the universal order, see {@link ObjectOrder}. */
public interface UniversallyOrdered {

  /** Objects of lower ranks come first. */
  int orderRank();

  /** Compares with another object of the same rank. */
  int compareWithinRank(Object other, ObjectOrder order);
}
