package org.gamester.script.objects;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** An immutable map of objects, which lists its entries in the universal order of their keys. */
public final class ObjectMap {

  private final Map<Object, Object> values;
  private int hash;

  private ObjectMap(Map<Object, Object> values) {
    this.values = values;
  }

  public static ObjectMap of(Map<?, ?> values) {
    return new ObjectMap(new LinkedHashMap<>(values));
  }

  /** The map of these entries; of two with equal keys the later one counts. */
  public static ObjectMap ofEntries(Collection<MapEntry> entries) {
    Map<Object, Object> values = new LinkedHashMap<>();
    for (MapEntry entry : entries) {
      values.put(entry.key(), entry.value());
    }
    return new ObjectMap(values);
  }

  public @Nullable Object get(Object key) {
    return values.get(key);
  }

  public boolean containsKey(Object key) {
    return values.containsKey(key);
  }

  public int size() {
    return values.size();
  }

  public Set<Object> keys() {
    return ObjectSet.of(values.keySet());
  }

  public Collection<Object> values() {
    return values.values();
  }

  /** The entries, ordered by key. */
  public List<Object> entries() {
    List<Object> entries = new ArrayList<>(values.size());
    for (Object key : ObjectSet.of(values.keySet()).sorted()) {
      entries.add(new MapEntry(key, java.util.Objects.requireNonNull(values.get(key))));
    }
    return entries;
  }

  /** A copy that can be changed. */
  public Map<Object, Object> copy() {
    return new LinkedHashMap<>(values);
  }

  /** Found once, see {@link ObjectList}. */
  @Override
  public int hashCode() {
    int code = hash;
    if (code == 0) {
      code = size() + 1;
      for (Map.Entry<Object, Object> entry : values.entrySet()) {
        Computation.poll();
        code += entry.hashCode();
      }
      hash = code;
    }
    return code;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof ObjectMap map
            && hashCode() == map.hashCode()
            && values.equals(map.values);
  }
}
