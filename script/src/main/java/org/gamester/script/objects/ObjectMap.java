package org.gamester.script.objects;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * An immutable map of objects, which lists its entries in the universal order of their keys. Maps
 * that are found to be equal share one table from then on, see {@link StoredList}.
 */
public final class ObjectMap implements Nested {

  private static final int BYTES_OF_AN_ENTRY = 40;

  private final int depth;
  private volatile Map<Object, Object> values;
  private volatile @Nullable ObjectList entries;
  private int hash;

  private ObjectMap(Map<Object, Object> values) {
    this.values = values;
    int deepest = 0;
    for (Map.Entry<Object, Object> entry : values.entrySet()) {
      deepest = Math.max(deepest, Nesting.depth(entry.getKey()));
      deepest = Math.max(deepest, Nesting.depth(entry.getValue()));
    }
    this.depth = Nesting.around(Nesting.around(deepest));
  }

  /** The map of the entries of a map that is not changed any more. */
  public static ObjectMap adopting(Map<Object, Object> values) {
    return new ObjectMap(values);
  }

  /** The map of these entries; of two with equal keys the later one counts. */
  public static ObjectMap ofEntries(Collection<MapEntry> entries) {
    Map<Object, Object> values = new HashMap<>();
    for (MapEntry entry : entries) {
      Computation.poll();
      values.put(entry.key(), entry.value());
    }
    return new ObjectMap(values);
  }

  @Override
  public int depth() {
    return depth;
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

  public ObjectSet keys() {
    return ObjectSet.adopting(new HashSet<>(values.keySet()));
  }

  /** The values, in no particular order. */
  public Collection<Object> values() {
    return Collections.unmodifiableCollection(values.values());
  }

  /** The entries, ordered by key. */
  public ObjectList entries() {
    ObjectList list = entries;
    if (list == null) {
      Map<Object, Object> table = values;
      Object[] sorted = new ObjectOrder().sorted(table.keySet()).toArray();
      for (int i = 0; i < sorted.length; i++) {
        Computation.poll();
        sorted[i] = new MapEntry(sorted[i], Objects.requireNonNull(table.get(sorted[i])));
      }
      list = ObjectList.adopting(sorted);
      entries = list;
    }
    return list;
  }

  /** A copy that can be changed. */
  public Map<Object, Object> copy() {
    return copyOf(values);
  }

  /** A copy of a map of objects that can be changed. */
  static Map<Object, Object> copyOf(Map<Object, Object> values) {
    Computation.requireRoom(values.size(), BYTES_OF_AN_ENTRY, "entries of a map");
    Map<Object, Object> copy = new HashMap<>();
    values.forEach(
        (key, value) -> {
          Computation.poll();
          copy.put(key, value);
        });
    return copy;
  }

  @Override
  public int hashCode() {
    int code = hash;
    if (code == 0) {
      code = size() + 1;
      for (Map.Entry<Object, Object> entry : values.entrySet()) {
        Computation.poll();
        code += 31 * entry.getKey().hashCode() + entry.getValue().hashCode();
      }
      hash = code;
    }
    return code;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof ObjectMap that) || size() != that.size()) {
      return false;
    }
    if (values != that.values) {
      if (hashCode() != that.hashCode() || !hasEntriesOf(that)) {
        return false;
      }
      that.values = values;
    }
    return true;
  }

  private boolean hasEntriesOf(ObjectMap that) {
    for (Map.Entry<Object, Object> entry : values.entrySet()) {
      Computation.poll();
      if (!entry.getValue().equals(that.get(entry.getKey()))) {
        return false;
      }
    }
    return true;
  }
}
