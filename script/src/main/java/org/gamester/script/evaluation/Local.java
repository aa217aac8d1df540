package org.gamester.script.evaluation;

import java.util.Objects;
import org.gamester.values.ShortGame;

/**
 * A local variable of a function, known before the function is called.
 *
 * <p>Its slot in the {@link Frame} holds the value, or, if an inner function captures it, a {@link
 * Variable} that both share.
 */
final class Local {

  private int slot;
  private boolean captured;

  /** Gives it its slot, before anything is evaluated. */
  void place(int newSlot) {
    slot = newSlot;
  }

  int slot() {
    return slot;
  }

  /** Lets an inner function share it, before anything is evaluated. */
  void capture() {
    captured = true;
  }

  /** Makes the variable anew, with a first value. */
  void declare(Frame frame, Object value) {
    frame.slots[slot] = captured ? new Variable(value) : value;
  }

  void assign(Frame frame, Object value) {
    if (frame.slots[slot] instanceof Variable variable) {
      frame.evaluation.generation().assign(variable, value);
    } else {
      frame.slots[slot] = value;
    }
  }

  /** The value; an integer may be a {@code Long}, see {@link SmallIntegers}. */
  Object compute(Frame frame) {
    Object held = frame.slots[slot];
    return Objects.requireNonNull(held instanceof Variable variable ? variable.value : held);
  }

  /** The value, which is remembered as the object of the language that it is. */
  Object read(Frame frame) {
    Object held = frame.slots[slot];
    if (held instanceof Long n) {
      Object integer = ShortGame.integer(n);
      frame.slots[slot] = integer;
      return integer;
    }
    return SmallIntegers.toObject(compute(frame));
  }
}
