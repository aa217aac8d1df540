package org.gamester.script.objects;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.RandomAccess;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of objects. Its hash code is found once: lists that share sublists are as cheap
 * to look up as they are to hold, however many elements they have when written out.
 */
public final class ObjectList extends AbstractList<Object> implements RandomAccess {

  public static final ObjectList EMPTY = new ObjectList(new Object[0]);

  private final Object[] elements;
  private int hash;

  private ObjectList(Object[] elements) {
    this.elements = elements;
  }

  public static ObjectList of(Collection<?> elements) {
    return elements instanceof ObjectList list ? list : new ObjectList(elements.toArray());
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
    return Arrays.copyOf(elements, elements.length, Object[].class);
  }

  /**
   * That of any list with these elements.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public int hashCode() {
    int code = hash;
    if (code == 0) {
      code = 1;
      for (Object element : elements) {
        Computation.poll();
        code = 31 * code + element.hashCode();
      }
      hash = code;
    }
    return code;
  }

  /**
   * Whether the other is a list of the same elements in the same order.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof ObjectList that)) {
      return super.equals(other);
    }
    if (this == that) {
      return true;
    }
    if (elements.length != that.elements.length || differInHash(hash, that.hash)) {
      return false;
    }
    for (int i = 0; i < elements.length; i++) {
      Computation.poll();
      if (!elements[i].equals(that.elements[i])) {
        return false;
      }
    }
    return true;
  }

  /** Whether two hash codes are known, and differ. */
  private static boolean differInHash(int a, int b) {
    return a != 0 && b != 0 && a != b;
  }
}
