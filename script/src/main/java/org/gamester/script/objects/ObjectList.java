package org.gamester.script.objects;

import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list of objects: every list of the language is one.
 *
 * <p>Two of them are equal if they have the same elements in the same order. Unlike that of other
 * {@link java.util.List}s, the hash code looks at no more than {@value #HASHED} elements, so that
 * the one of a list that is not stored costs no more than that.
 */
public abstract sealed class ObjectList extends AbstractList<Object> implements RandomAccess, Nested
    permits StoredList, ProgressionList {

  public static final ObjectList EMPTY = adopting();

  private static final int HASHED = 1_000;
  private static final int BYTES_OF_AN_ELEMENT = 8;

  /** Of one that was not stored anywhere before: a game. */
  static final int BYTES_OF_A_NEW_ELEMENT = 100;

  private int hash;

  ObjectList() {}

  /**
   * The list of these elements. That of a range is not stored.
   *
   * @throws org.gamester.values.GameTooLargeException if there is no room for it
   */
  public static ObjectList of(Collection<?> elements) {
    return switch (elements) {
      case IntegerRange range -> new ProgressionList(range.progression());
      case ProgressionSet set -> new ProgressionList(set.progression());
      case ObjectList list -> list;
      default -> {
        requireRoom(elements.size());
        yield adopting(elements.toArray());
      }
    };
  }

  /** The list of the elements of an array that is not changed any more. */
  public static ObjectList adopting(Object... elements) {
    return new StoredList(elements);
  }

  /**
   * Refuses to make a list that does not fit into memory.
   *
   * @throws org.gamester.values.GameTooLargeException if it does not
   */
  public static void requireRoom(long size) {
    if (size > Integer.MAX_VALUE - 8) {
      throw new ScriptException("A list has at most 2^31 elements.");
    }
    Computation.requireRoom(size, BYTES_OF_AN_ELEMENT, "elements of a list");
  }

  /** The elements from one index to below another. */
  @Override
  public abstract ObjectList subList(int from, int to);

  @Override
  public boolean contains(@Nullable Object object) {
    return indexOf(object) >= 0;
  }

  /**
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public int indexOf(@Nullable Object object) {
    for (int i = 0; i < size(); i++) {
      Computation.poll();
      if (get(i).equals(object)) {
        return i;
      }
    }
    return -1;
  }

  /** A copy of the elements. */
  @Override
  public Object[] toArray() {
    Computation.requireRoom(size(), BYTES_OF_A_NEW_ELEMENT, "elements of a list");
    Object[] copy = new Object[size()];
    for (int i = 0; i < copy.length; i++) {
      Computation.poll();
      copy[i] = get(i);
    }
    return copy;
  }

  @Override
  public int hashCode() {
    int code = hash;
    if (code == 0) {
      int size = size();
      int looked = Math.min(size, HASHED);
      code = 31 + size;
      for (int i = 0; i < looked; i++) {
        Computation.poll();
        code = 31 * code + get((int) ((long) i * size / looked)).hashCode();
      }
      hash = code;
    }
    return code;
  }

  /**
   * Whether the other is a list of the language with the same elements in the same order.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof ObjectList that)
        || size() != that.size()
        || hash != 0 && that.hash != 0 && hash != that.hash) {
      return false;
    }
    return hasElementsOf(that);
  }

  /** Whether a list of the same size has the same elements. */
  boolean hasElementsOf(ObjectList that) {
    for (int i = 0; i < size(); i++) {
      Computation.poll();
      if (!get(i).equals(that.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** For messages about defects only: the language writes its objects itself. */
  @Override
  public final String toString() {
    return "list of " + size();
  }
}
