package org.gamester.script.objects;

import java.util.LinkedHashMap;
import java.util.Map;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** A map that can be changed. Compared by its present contents. */
public final class MutableMap implements Nested {

  private Map<Object, Object> values;

  public MutableMap(Map<Object, Object> values) {
    this.values = new LinkedHashMap<>(ObjectMap.copyOf(values));
  }

  /** The values by key: changes write through. */
  public Map<Object, Object> values() {
    return values;
  }

  /** Puts other entries in the place of all. */
  public void replaceBy(Map<Object, Object> others) {
    values = others;
  }

  /** The map as it is now. */
  public ObjectMap contents() {
    return ObjectMap.adopting(ObjectMap.copyOf(values));
  }

  @Override
  public int depth() {
    return 1;
  }

  /** The same for all, since the contents change. */
  @Override
  public int hashCode() {
    return 0x4d;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof MutableMap that
            && values.size() == that.values.size()
            && Nesting.compare(() -> hasEntriesOf(that));
  }

  private boolean hasEntriesOf(MutableMap that) {
    for (Map.Entry<Object, Object> entry : values.entrySet()) {
      Computation.poll();
      if (!entry.getValue().equals(that.values.get(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
