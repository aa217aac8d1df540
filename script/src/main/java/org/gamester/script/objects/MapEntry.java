package org.gamester.script.objects;

import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/** A key of a map and what it maps to. */
public final class MapEntry implements Nested {

  private final Object key;
  private final Object value;
  private final int depth;
  private final int hash;

  public MapEntry(Object key, Object value) {
    this.key = key;
    this.value = value;
    this.depth = Nesting.around(key, value);
    this.hash = 31 * key.hashCode() + value.hashCode();
  }

  public Object key() {
    return key;
  }

  public Object value() {
    return value;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /**
   * Whether the other maps the same key to the same value.
   *
   * @throws org.gamester.values.ComputationStopped if it takes too long
   */
  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof MapEntry that
            && hash == that.hash
            && key.equals(that.key)
            && value.equals(that.value);
  }
}
