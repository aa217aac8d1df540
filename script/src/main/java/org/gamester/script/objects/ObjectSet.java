package org.gamester.script.objects;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of objects, which lists them in the universal order: every set of the language
 * is one. Nothing is sorted before it is listed.
 *
 * <p>Unlike that of other {@link Set}s, the hash code of a set of more than {@value #HASHED}
 * elements depends on nothing but their number.
 */
public abstract sealed class ObjectSet extends AbstractSet<Object> implements Nested
    permits StoredSet, ProgressionSet {

  public static final ObjectSet EMPTY = of(Set.of());

  private static final int HASHED = 1_000;
  private static final int BYTES_OF_AN_ELEMENT = 32;

  private int hash;

  ObjectSet() {}

  /** The set of these elements. That of a range is not stored. */
  public static ObjectSet of(Collection<?> elements) {
    return switch (elements) {
      case ObjectSet set -> set;
      case ProgressionList list -> new ProgressionSet(list.progression().ascending());
      default -> {
        Set<Object> distinct = new HashSet<>();
        for (Object element : elements) {
          Computation.poll();
          distinct.add(element);
        }
        yield adopting(distinct);
      }
    };
  }

  /** The set of the elements of a set that is not changed any more. */
  public static ObjectSet adopting(Set<Object> elements) {
    return new StoredSet(elements);
  }

  /** A copy that can be changed. */
  public final Set<Object> copy() {
    int bytesOfNew = this instanceof StoredSet ? 0 : ObjectList.BYTES_OF_A_NEW_ELEMENT;
    Computation.requireRoom(size(), BYTES_OF_AN_ELEMENT + bytesOfNew, "elements of a set");
    Set<Object> copy = new HashSet<>();
    for (Object element : unsorted()) {
      Computation.poll();
      copy.add(element);
    }
    return copy;
  }

  /** The elements in the universal order. */
  public abstract ObjectList sorted();

  /** The elements in no particular order. */
  public abstract Collection<Object> unsorted();

  @Override
  public final Iterator<Object> iterator() {
    return sorted().iterator();
  }

  @Override
  public final int hashCode() {
    int code = hash;
    if (code == 0) {
      code = size() + 1;
      if (size() <= HASHED) {
        for (Object element : unsorted()) {
          Computation.poll();
          code += element.hashCode();
        }
      }
      hash = code;
    }
    return code;
  }

  /**
   * Whether the other is a set of the language with the same elements.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof ObjectSet that
            && size() == that.size()
            && hashCode() == that.hashCode()
            && hasElementsOf(that);
  }

  /** Whether a set of the same size has the same elements. */
  boolean hasElementsOf(ObjectSet that) {
    for (Object element : unsorted()) {
      Computation.poll();
      if (!that.contains(element)) {
        return false;
      }
    }
    return true;
  }

  /** For messages about defects only: the language writes its objects itself. */
  @Override
  public final String toString() {
    return "set of " + size();
  }
}
