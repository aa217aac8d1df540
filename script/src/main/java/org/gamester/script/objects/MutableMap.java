package org.gamester.script.objects;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map that can be changed. Compared by its present contents. */
public final class MutableMap {

  private final Map<Object, Object> values;

  public MutableMap(Map<?, ?> values) {
    this.values = new LinkedHashMap<>(values);
  }

  /** The values by key: changes write through. */
  public Map<Object, Object> values() {
    return values;
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MutableMap map && values.equals(map.values);
  }
}
