package org.gamester.analysis;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.jspecify.annotations.Nullable;

/** A component of a position, in normal form. */
sealed interface Component {

  /** The component as a position. */
  Position position();

  /** One that is held as a position. */
  record Whole(Position position) implements Component {}

  /** One that is held in words. */
  final class Packed implements Component {
    private final Packing packing;
    private final long[] words;
    private final int hash;

    /**
     * @param words are copied
     */
    Packed(Packing packing, long[] words) {
      this.packing = packing;
      this.words = Arrays.copyOf(words, packing.words());
      long mixed = 0;
      for (long word : this.words) {
        mixed = (mixed ^ word) * 0x9E3779B97F4A7C15L;
        mixed ^= mixed >>> 32;
      }
      this.hash = Long.hashCode(mixed);
    }

    Packing packing() {
      return packing;
    }

    long[] words() {
      return words;
    }

    @Override
    public Position position() {
      return packing.unpack(words, 0);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Packed that
          && hash == that.hash
          && Arrays.equals(words, that.words)
          && packing.equals(that.packing);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }
}
