package org.gamester.script.objects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list that can be changed. Compared by its present contents. */
public final class MutableList {

  private final List<Object> elements;

  public MutableList(Collection<?> elements) {
    this.elements = new ArrayList<>(elements);
  }

  /** The elements themselves: changes write through. */
  public List<Object> elements() {
    return elements;
  }

  @Override
  public int hashCode() {
    return elements.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MutableList list && elements.equals(list.elements);
  }
}
