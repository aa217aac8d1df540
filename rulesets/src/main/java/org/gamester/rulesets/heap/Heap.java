package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** One heap of tokens. Several heaps are a {@link DisjunctiveSum} of heaps. */
public record Heap(HeapRules rules, long size) implements Position {
  private static final int TALLEST = 20;

  public Heap {
    if (size < 0) {
      throw new IllegalArgumentException("a heap of " + size);
    }
  }

  @Override
  public List<Position> options(Player player) {
    return rules.options(player, size);
  }

  @Override
  public List<Position> components() {
    return size == 0 ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return rules.isDead(size) ? DisjunctiveSum.EMPTY : this;
  }

  @Override
  public Position negative() {
    return isImpartial() ? this : Position.super.negative();
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return rules.knownValue(size);
  }

  @Override
  public boolean isImpartial() {
    return rules.isImpartial();
  }

  /** As in {@code 5 -> 1+2}. */
  @Override
  public String moveName(Player player, int index) {
    return Position.super.moveName(player, index).replace(" + ", "+");
  }

  @Override
  public List<org.gamester.rulesets.Move> moves(Player player) {
    return options(player).stream()
        .map(
            option ->
                new org.gamester.rulesets.Move(
                    size + " -> " + option.text().replace(" + ", "+"), option))
        .toList();
  }

  @Override
  public String text() {
    return Long.toString(size);
  }

  /** A column of tokens with their number below. */
  @Override
  public String picture() {
    return (size > TALLEST ? ":\n" : "") + "o\n".repeat((int) Math.min(size, TALLEST)) + size;
  }

  @Override
  public int hashCode() {
    return Long.hashCode((size + 1) * 0x9E3779B97F4A7C15L ^ rules.hashCode());
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof Heap heap && size == heap.size && rules.equals(heap.rules);
  }

  @Override
  public String toString() {
    return text();
  }
}
