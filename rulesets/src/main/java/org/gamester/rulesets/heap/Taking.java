package org.gamester.rulesets.heap;

import org.gamester.rulesets.OptionList;

/** What one player may do with a heap. Equal takings allow the same. */
public sealed interface Taking permits SetTaking, TakeAndBreakCode {

  /** Adds what a heap of {@code size} may become, in a fixed order, to {@code options}. */
  void addOptions(HeapRules rules, long size, OptionList options);

  /** Whether it is certain that nothing can be done with a heap of {@code size}. */
  boolean isDead(long size);
}
