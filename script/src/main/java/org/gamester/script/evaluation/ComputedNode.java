package org.gamester.script.evaluation;

/** A node whose value may be an integer that is still a {@code Long}, see {@link SmallIntegers}. */
interface ComputedNode extends Node {

  @Override
  Object compute(Frame frame);

  @Override
  default Object evaluate(Frame frame) {
    return SmallIntegers.toObject(compute(frame));
  }
}
