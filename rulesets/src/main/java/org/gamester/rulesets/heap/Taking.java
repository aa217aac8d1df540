package org.gamester.rulesets.heap;

import java.util.Optional;
import java.util.OptionalLong;

/** What one player may do with a heap. Equal takings allow the same. */
public interface Taking {

  /** Sends what a heap of {@code size} tokens may become to {@code moves}, in a fixed order. */
  void forEach(long size, HeapMoves moves);

  /**
   * What a take-and-break code such as {@code 0.77} allows.
   *
   * @throws org.gamester.rulesets.TextException if the text is not a code
   */
  static Taking ofCode(org.gamester.rulesets.TextReader text) {
    return TakeAndBreakReader.read(text);
  }

  /** What both of two rules allow, first that of the first. */
  static Taking either(Taking one, Taking other) {
    return new Taking() {
      @Override
      public void forEach(long size, HeapMoves moves) {
        one.forEach(size, moves);
        other.forEach(size, moves);
      }

      @Override
      public boolean isDead(long size) {
        return one.isDead(size) && other.isDead(size);
      }

      @Override
      public Optional<Bounds> bounds() {
        return one.bounds()
            .flatMap(
                first ->
                    other
                        .bounds()
                        .map(
                            second ->
                                new Bounds(
                                    Math.max(first.take(), second.take()),
                                    Math.max(first.heaps(), second.heaps()))));
      }
    };
  }

  /** Whether it is certain that nothing can be done with a heap of {@code size} tokens. */
  boolean isDead(long size);

  /**
   * The bounds of a taking that has any.
   *
   * @param take the greatest amount that is ever taken
   * @param heaps the greatest number of heaps that are ever left
   */
  record Bounds(long take, int heaps) {}

  /**
   * The bounds, if only so many tokens may be taken, and the rest be divided only into so many
   * heaps, of any sizes: what the periodicity theorems ask for.
   */
  default Optional<Bounds> bounds() {
    return Optional.empty();
  }

  /** Why a heap has the {@link #knownNimber}, as a sentence; empty if there is none to say. */
  default String reason(long size) {
    return "";
  }

  /** The Grundy value of a heap if both players may do this, where a theorem gives it. */
  default OptionalLong knownNimber(long size) {
    return OptionalLong.empty();
  }
}
