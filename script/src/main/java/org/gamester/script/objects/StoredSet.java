package org.gamester.script.objects;

import java.util.Collection;
import java.util.Collections;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A set whose elements are in a hash table. Sets that are found to be equal share one table from
 * then on, see {@link StoredList}.
 */
final class StoredSet extends ObjectSet {

  private final int depth;
  private volatile Set<Object> elements;
  private volatile @Nullable ObjectList sorted;

  StoredSet(Set<Object> elements) {
    this.elements = elements;
    this.depth = Nesting.around(elements);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public boolean contains(@Nullable Object object) {
    return elements.contains(object);
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public Collection<Object> unsorted() {
    return Collections.unmodifiableSet(elements);
  }

  @Override
  public ObjectList sorted() {
    ObjectList list = sorted;
    if (list == null) {
      list = new ObjectOrder().sorted(elements);
      sorted = list;
    }
    return list;
  }

  @Override
  boolean hasElementsOf(ObjectSet other) {
    if (!(other instanceof StoredSet that)) {
      return super.hasElementsOf(other);
    }
    if (elements != that.elements) {
      if (!super.hasElementsOf(other)) {
        return false;
      }
      that.elements = elements;
    }
    return true;
  }
}
