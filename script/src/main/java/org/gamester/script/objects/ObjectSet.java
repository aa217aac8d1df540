package org.gamester.script.objects;

import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** An immutable set of objects, which lists them in the universal order. */
public final class ObjectSet extends AbstractSet<Object> {

  public static final ObjectSet EMPTY = new ObjectSet(Set.of());

  private final Set<Object> elements;
  private volatile @Nullable List<Object> sorted;
  private int hash;

  private ObjectSet(Set<Object> elements) {
    this.elements = elements;
  }

  public static ObjectSet of(Collection<?> elements) {
    return elements instanceof ObjectSet set ? set : new ObjectSet(new LinkedHashSet<>(elements));
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
  public Iterator<Object> iterator() {
    return sorted().iterator();
  }

  /** The elements in the universal order. */
  public List<Object> sorted() {
    List<Object> list = sorted;
    if (list == null) {
      list = new ArrayList<>(elements);
      list.sort(new ObjectOrder());
      list = Collections.unmodifiableList(list);
      sorted = list;
    }
    return list;
  }

  /** Found once, see {@link ObjectList}. */
  @Override
  public int hashCode() {
    int code = hash;
    if (code == 0) {
      code = size() + 1;
      for (Object element : elements) {
        Computation.poll();
        code += element.hashCode();
      }
      hash = code;
    }
    return code;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof ObjectSet set
            && hashCode() == set.hashCode()
            && elements.equals(set.elements);
  }
}
