package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.PositionOf;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** One heap of tokens. Several heaps are a {@link DisjunctiveSum} of heaps. */
public sealed class Heap extends PositionOf<HeapGame> permits ImpartialHeap {
  private static final int TALLEST = 20;
  private static final int LONGEST = 60;

  private final long size;

  Heap(HeapGame game, long size) {
    super(game);
    if (size < 0) {
      throw new IllegalArgumentException("a heap of " + size);
    }
    this.size = size;
  }

  /** The number of tokens. */
  public final long size() {
    return size;
  }

  @Override
  public List<Move> moves(Player player) {
    PositionMoves moves = new PositionMoves(this, 4);
    game.taking(player).forEach(size, (taken, left) -> moves.add(new Take(taken, left)));
    return moves.toList();
  }

  /**
   * The move that takes some tokens, all from one end, and leaves the rest in one heap, whether the
   * rules allow it or not.
   */
  public final Move taking(long tokens) {
    return new Take(tokens, tokens == size ? new long[0] : new long[] {size - tokens});
  }

  /** Tokens are taken, and the rest is left as some heaps. */
  private final class Take implements Move {
    private final long taken;
    private final long[] left;

    Take(long taken, long[] left) {
      this.taken = taken;
      this.left = left;
    }

    @Override
    public Position to() {
      return game.heaps(left);
    }

    /** As in {@code take 2}, {@code take 2, leave 3+4} or {@code leave 3+4}. */
    @Override
    public String name() {
      String take = taken == 0 ? "" : "take " + taken;
      if (left.length == 0 && taken == 0) {
        return "remove the heap";
      }
      if (left.length < 2 && taken > 0) {
        return take;
      }
      StringBuilder name = new StringBuilder(take).append(take.isEmpty() ? "leave " : ", leave ");
      for (int i = 0; i < left.length; i++) {
        name.append(i == 0 ? "" : "+").append(left[i]);
      }
      return name.toString();
    }

    @Override
    public String toString() {
      return name();
    }
  }

  @Override
  public final List<? extends Position> components() {
    return size == 0 ? List.of() : List.of(this);
  }

  @Override
  public final Position normalForm() {
    return game.isDead(size) ? DisjunctiveSum.EMPTY : this;
  }

  @Override
  public final Optional<ShortGame> knownValue() {
    return game.knownValue(size);
  }

  @Override
  public final Optional<Theorem> theorem() {
    return game.theorem(size);
  }

  @Override
  public final String text() {
    return Long.toString(size);
  }

  /** A column of tokens, or a row where they stand in one, with their number below. */
  @Override
  public final String picture() {
    if (game.isPlayedInRow() && size > 0) {
      return "o".repeat((int) Math.min(size, LONGEST)) + (size > LONGEST ? "...\n" : "\n") + size;
    }
    return column(size) + size;
  }

  /** Tokens one above the other, a colon on top if there are more, and a line end. */
  static String column(long size) {
    return (size > TALLEST ? ":\n" : "") + "o\n".repeat((int) Math.min(size, TALLEST));
  }

  @Override
  public final Appearance appearance() {
    return new Appearance.Heap(size, text(), game.isPlayedInRow());
  }

  @Override
  public final int hashCode() {
    return Long.hashCode((size + 1) * 0x9E3779B97F4A7C15L ^ game.hashCode());
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof Heap heap && size == heap.size && game.equals(heap.game);
  }
}
