package org.gamester.script.objects;

import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A list of integers in equal steps, which is not stored. */
public non-sealed class ProgressionList extends ObjectList {

  private final Progression progression;

  ProgressionList(Progression progression) {
    this.progression = progression;
  }

  final Progression progression() {
    return progression;
  }

  @Override
  public final int depth() {
    return 1;
  }

  @Override
  public final Object get(int index) {
    return progression.get(index);
  }

  @Override
  public final int size() {
    return progression.size();
  }

  @Override
  public final ObjectList subList(int from, int to) {
    return new ProgressionList(progression.part(from, to));
  }

  @Override
  public final int indexOf(@Nullable Object object) {
    return object == null ? -1 : progression.indexOf(object);
  }

  /** The same integers, the smallest first. */
  public final ObjectList ascending() {
    return new ProgressionList(progression.ascending());
  }

  /** The sum of the elements; 0 if there are none. */
  public final ShortGame sum() {
    return progression.sum();
  }

  /** The least nonnegative integer that is not an element. */
  public final ShortGame mex() {
    return progression.mex();
  }

  /** The smallest element, if there is any. */
  public final ShortGame smallest() {
    return progression.ascending().get(0);
  }

  /** The largest element, if there is any. */
  public final ShortGame largest() {
    return progression.ascending().get(size() - 1);
  }

  @Override
  final boolean hasElementsOf(ObjectList other) {
    return other instanceof ProgressionList that
        ? progression.hasElementsOf(that.progression)
        : super.hasElementsOf(other);
  }
}
