package org.gamester.script.objects;

/** An object with its own place in the universal order. */
public interface Ranked {

  /** Before which other kinds of objects it comes: see {@link ObjectOrder}. */
  int orderRank();

  /** How it stands to another object of the same rank. */
  int compareWithinRank(Object other, ObjectOrder order);
}
