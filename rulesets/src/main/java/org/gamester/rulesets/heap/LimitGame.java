package org.gamester.rulesets.heap;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameters;

/**
 * A game on heaps with a limit on the amount that may be taken next; on the first move one token at
 * least must be left.
 */
abstract class LimitGame extends MemoryGame {

  LimitGame(Description description) {
    super(description);
  }

  LimitGame(Description description, Parameters parameters) {
    super(description, parameters);
  }

  @Override
  final long least(long limit) {
    return 1;
  }

  @Override
  final long greatest(long limit) {
    return limit;
  }

  @Override
  final long start(long size) {
    return Math.max(0, size - 1);
  }

  @Override
  final long reduced(long size, long limit) {
    return Math.min(size, limit);
  }

  @Override
  final String word() {
    return "limit";
  }
}
