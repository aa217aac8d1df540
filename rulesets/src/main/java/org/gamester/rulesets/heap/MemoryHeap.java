package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.Theorem;
import org.gamester.values.ShortGame;

/** A heap with a memory of the last move in it. Moves are listed by the amount taken. */
record MemoryHeap(MemoryGame game, long size, long memory) implements ImpartialPosition {

  @Override
  public Rules rules() {
    return game;
  }

  private boolean isDead() {
    return game.least(memory) > Math.min(size, game.greatest(memory));
  }

  @Override
  public List<Move> moves() {
    long least = game.least(memory);
    long greatest = Math.min(size, game.greatest(memory));
    PositionMoves moves = new PositionMoves(this, 4, isDead() ? 0 : greatest - least + 1);
    game.forEachAmount(
        size,
        memory,
        taken ->
            moves.add(
                Move.of(new MemoryHeap(game, size - taken, game.after(taken)), "take " + taken)));
    return moves.toList();
  }

  @Override
  public List<? extends Position> components() {
    return isDead() ? List.of() : List.of(this);
  }

  @Override
  public Position normalForm() {
    return isDead() ? DisjunctiveSum.EMPTY : new MemoryHeap(game, size, game.reduced(size, memory));
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return isDead() ? Optional.of(ShortGame.ZERO) : game.knownValue(size, memory);
  }

  @Override
  public Optional<Theorem> theorem() {
    return isDead() ? Optional.empty() : game.theorem(size, memory);
  }

  @Override
  public String text() {
    return memory == game.start(size) ? "" + size : size + " " + game.word() + " " + memory;
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
    return game.text(this);
  }
}
