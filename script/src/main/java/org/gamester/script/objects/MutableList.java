package org.gamester.script.objects;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** A list that can be changed. Compared by its present contents. */
public final class MutableList implements Nested {

  private List<Object> elements;

  public MutableList(Collection<?> elements) {
    this.elements = copyOf(elements);
  }

  private static List<Object> copyOf(Collection<?> elements) {
    return new ArrayList<>(Arrays.asList(ObjectList.of(elements).toArray()));
  }

  /** The elements themselves: changes write through. */
  public List<Object> elements() {
    return elements;
  }

  /** Puts other elements in the place of all. */
  public void replaceBy(List<Object> others) {
    elements = others;
  }

  @Override
  public int depth() {
    return 1;
  }

  /** The same for all, since the contents change. */
  @Override
  public int hashCode() {
    return 0x4c;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MutableList that
            && elements.size() == that.elements.size()
            && Nesting.compare(() -> hasElementsOf(that));
  }

  private boolean hasElementsOf(MutableList that) {
    for (int i = 0; i < elements.size(); i++) {
      Computation.poll();
      if (!elements.get(i).equals(that.elements.get(i))) {
        return false;
      }
    }
    return true;
  }
}
