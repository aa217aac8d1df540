package org.gamester.script.objects;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** A set of integers in equal steps, which is not stored. */
final class ProgressionSet extends ObjectSet {

  private final Progression progression;

  /**
   * @param progression the smallest first
   */
  ProgressionSet(Progression progression) {
    this.progression = progression;
  }

  Progression progression() {
    return progression;
  }

  @Override
  public int depth() {
    return 1;
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return object != null && progression.indexOf(object) >= 0;
  }

  @Override
  public int size() {
    return progression.size();
  }

  @Override
  public ObjectList sorted() {
    return new ProgressionList(progression);
  }

  @Override
  public Collection<Object> unsorted() {
    return sorted();
  }

  @Override
  boolean hasElementsOf(ObjectSet other) {
    return other instanceof ProgressionSet that
        ? progression.hasElementsOf(that.progression)
        : super.hasElementsOf(other);
  }
}
