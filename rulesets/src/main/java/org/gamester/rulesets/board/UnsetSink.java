package org.gamester.rulesets.board;

import org.gamester.rulesets.Packing;

/** Placeholder sink; throws if it is used. */
enum UnsetSink implements Packing.Sink {
  INSTANCE;

  @Override
  public void part(long[] words, boolean isNegative) {
    throw new IllegalStateException();
  }

  @Override
  public void endOption() {
    throw new IllegalStateException();
  }
}
