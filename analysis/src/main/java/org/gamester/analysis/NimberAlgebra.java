package org.gamester.analysis;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.coordinates.CoordinateGame;
import org.gamester.rulesets.coordinates.Token;
import org.gamester.rulesets.coordinates.TokenNimbers;
import org.gamester.rulesets.heap.Heap;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.HeapNimbers;
import org.gamester.values.NumberUpStar;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values of impartial positions: the mex of the options' values, the nim sum of the parts'
 * (Sprague and Grundy; law 34). Those of heaps, and of tokens on a board, are kept in arrays, one
 * for each game.
 */
final class NimberAlgebra implements Algebra<Long> {

  private final Map<HeapGame, HeapNimbers> heaps = new ConcurrentHashMap<>();
  private final Map<CoordinateGame, Optional<TokenNimbers>> tokens = new ConcurrentHashMap<>();

  @Override
  public boolean isPartizan() {
    return false;
  }

  @Override
  public @Nullable Long known(Position position) {
    if (!position.isImpartial()) {
      throw new IllegalArgumentException(
          "only impartial positions have a Grundy value, and "
              + position.rules().text(position)
              + " is partizan");
    }
    if (position instanceof Heap heap) {
      return heaps.computeIfAbsent(heap.rules(), HeapGame::nimbers).of(heap.size());
    }
    return position
        .knownValue()
        .filter(value -> value instanceof NumberUpStar)
        .map(value -> ((NumberUpStar) value).star())
        .orElseGet(() -> position instanceof Token token ? ofToken(token) : null);
  }

  private @Nullable Long ofToken(Token token) {
    OptionalLong nimber =
        tokens
            .computeIfAbsent(token.rules(), CoordinateGame::nimbers)
            .map(known -> known.of(token.row(), token.column()))
            .orElseGet(OptionalLong::empty);
    return nimber.isPresent() ? nimber.getAsLong() : null;
  }

  @Override
  public Long zero() {
    return 0L;
  }

  @Override
  public Long sum(Long first, Long second) {
    return first ^ second;
  }

  @Override
  public Long negative(Long result) {
    return result;
  }

  @Override
  public Long times(Long result, BigInteger count) {
    return count.testBit(0) ? result : zero();
  }

  @Override
  public Long of(Object[] options, int leftCount, int count) {
    long small = 0;
    BitSet large = null;
    for (int i = 0; i < count; i++) {
      long option = (Long) options[i];
      if (option < Long.SIZE) {
        small |= 1L << option;
      } else if (option < count) {
        large = large == null ? new BitSet() : large;
        large.set((int) option);
      }
    }
    int mex = Long.numberOfTrailingZeros(~small);
    return (long) (mex < Long.SIZE || large == null ? mex : large.nextClearBit(Long.SIZE));
  }
}
