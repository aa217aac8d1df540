package org.gamester.script.objects;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A set that can be changed. Compared by its present contents. */
public final class MutableSet {

  private final Set<Object> elements;

  public MutableSet(Collection<?> elements) {
    this.elements = new LinkedHashSet<>(elements);
  }

  /** The elements themselves: changes write through. */
  public Set<Object> elements() {
    return elements;
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MutableSet set && elements.equals(set.elements);
  }
}
