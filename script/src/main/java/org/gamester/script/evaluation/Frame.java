package org.gamester.script.evaluation;

import org.jspecify.annotations.Nullable;

/** The local variables of one activation of a function, or of one input, by their slots. */
final class Frame {

  final Evaluation evaluation;
  final @Nullable Object[] slots;

  /** The nodes under evaluation around this activation. */
  final int depth;

  /** The object whose method this is; of a static one, its class; null outside of classes. */
  final @Nullable Object self;

  Frame(Evaluation evaluation, int size, int depth, @Nullable Object self) {
    this.evaluation = evaluation;
    this.slots = new @Nullable Object[size];
    this.depth = depth;
    this.self = self;
  }
}
