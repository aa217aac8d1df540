package org.gamester.script.objects;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** A set that can be changed. Compared by its present contents. */
public final class MutableSet implements Nested {

  private Set<Object> elements;

  public MutableSet(Collection<?> elements) {
    this.elements = copyOf(elements);
  }

  private static Set<Object> copyOf(Collection<?> elements) {
    Set<Object> copy = new LinkedHashSet<>();
    for (Object element : elements) {
      Computation.poll();
      copy.add(element);
    }
    return copy;
  }

  /** The elements themselves: changes write through. */
  public Set<Object> elements() {
    return elements;
  }

  /** Puts other elements in the place of all. */
  public void replaceBy(Set<Object> others) {
    elements = others;
  }

  @Override
  public int depth() {
    return 1;
  }

  /** The same for all, since the contents change. */
  @Override
  public int hashCode() {
    return 0x53;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MutableSet that
            && elements.size() == that.elements.size()
            && Nesting.compare(() -> hasElementsOf(that));
  }

  private boolean hasElementsOf(MutableSet that) {
    for (Object element : elements) {
      Computation.poll();
      if (!that.elements.contains(element)) {
        return false;
      }
    }
    return true;
  }
}
