package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Theorem;
import org.gamester.values.ShortGame;

/** A heap with a memory of the last move in it. Moves are listed by the amount taken. */
record MemoryHeap(MemoryGame rules, long size, long memory) implements ImpartialPosition {

  private boolean isDead() {
    return rules.least(memory) > Math.min(size, rules.greatest(memory));
  }

  @Override
  public List<Move> moves() {
    long least = rules.least(memory);
    long greatest = Math.min(size, rules.greatest(memory));
    PositionMoves moves = new PositionMoves(this, 4, isDead() ? 0 : greatest - least + 1);
    rules.forEachAmount(
        size,
        memory,
        taken ->
            moves.add(
                Move.of(new MemoryHeap(rules, size - taken, rules.after(taken)), "take " + taken)));
    return moves.toList();
  }

  @Override
  public List<? extends Position> components() {
    return isDead() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return isDead()
        ? DisjunctiveSum.EMPTY
        : new MemoryHeap(rules, size, rules.reduced(size, memory));
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return isDead() ? Optional.of(ShortGame.ZERO) : rules.knownValue(size, memory);
  }

  @Override
  public Optional<Theorem> theorem() {
    return isDead() ? Optional.empty() : rules.theorem(size, memory);
  }

  @Override
  public String text() {
    return memory == rules.start(size) ? "" + size : size + " " + rules.word() + " " + memory;
  }

  /** A column of tokens with the text below. */
  @Override
  public String picture() {
    return Heap.column(size) + text();
  }

  @Override
  public Appearance appearance() {
    return new Appearance.Heap(size, text(), false);
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
