package org.gamester.script.objects;

import java.util.Arrays;
import org.gamester.values.Computation;

/**
 * A list whose elements are in an array.
 *
 * <p>Lists that are found to be equal share one array from then on: lists that share sublists are
 * compared in time linear in what they take in memory, however many elements they have when written
 * out.
 */
final class StoredList extends ObjectList {

  private final int depth;
  private volatile Object[] elements;

  StoredList(Object[] elements) {
    this.elements = elements;
    int deepest = 0;
    for (Object element : elements) {
      if (element instanceof Nested nested) {
        deepest = Math.max(deepest, nested.depth());
      }
    }
    this.depth = Nesting.around(deepest);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public Object get(int index) {
    return elements[index];
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  public Object[] toArray() {
    requireRoom(elements.length);
    return Arrays.copyOf(elements, elements.length, Object[].class);
  }

  @Override
  public ObjectList subList(int from, int to) {
    if (from == 0 && to == elements.length) {
      return this;
    }
    requireRoom(to - from);
    return new StoredList(Arrays.copyOfRange(elements, from, to, Object[].class));
  }

  @Override
  boolean hasElementsOf(ObjectList other) {
    if (!(other instanceof StoredList that)) {
      return super.hasElementsOf(other);
    }
    Object[] ours = elements;
    Object[] theirs = that.elements;
    if (ours == theirs) {
      return true;
    }
    for (int i = 0; i < ours.length; i++) {
      Computation.poll();
      if (!ours[i].equals(theirs[i])) {
        return false;
      }
    }
    that.elements = ours;
    return true;
  }
}
