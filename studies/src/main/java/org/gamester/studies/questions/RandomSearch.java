package org.gamester.studies.questions;

import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.OptionalLong;
import java.util.Random;
import org.gamester.studies.Item;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Looks at boards in a random order. If there are at most 2^62 boards, that is a {@link
 * Permutation} of all of them, of which those count that come first among their images: each up to
 * the turns that keep the value has the same chance, none comes twice, and in the end all have
 * come. Of more boards each is drawn for itself; that one comes twice is improbable then. A seed
 * gives the same boards everywhere. Nothing is kept of the boards that were drawn.
 */
record RandomSearch(Boards boards, Goal goal, PositionColumns columns, long seed, long evaluations)
    implements BoardSearch {
  private static final int MOST_BITS = 62;

  @Override
  public OptionalLong count() {
    BigInteger most = boards.count().min(BigInteger.valueOf(evaluations));
    return OptionalLong.of(most.longValueExact());
  }

  @Override
  public String countedBy() {
    return "boards in a random order, of " + boards.count();
  }

  @Override
  public Iterator<Item> items() {
    BigInteger all = BigInteger.valueOf(boards.letterCount()).pow(boards.cells());
    Iterator<int[]> drawn = all.bitLength() <= MOST_BITS ? inOrder(all.longValueExact()) : apart();
    return TextsQuestion.numbered(
        new Iterator<>() {
          private long left = evaluations;

          @Override
          public boolean hasNext() {
            return left > 0 && drawn.hasNext();
          }

          @Override
          public String next() {
            left--;
            return boards.text(drawn.next());
          }
        });
  }

  private Iterator<int[]> inOrder(long all) {
    Permutation order = new Permutation(all, seed);
    return new Iterator<>() {
      private long place;
      private int @Nullable [] next = another();

      private int @Nullable [] another() {
        while (place < all) {
          Computation.poll();
          int[] board = boards.board(order.at(place++));
          if (boards.isFirst(board)) {
            return board;
          }
        }
        return null;
      }

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public int[] next() {
        int[] board = next;
        if (board == null) {
          throw new NoSuchElementException();
        }
        next = another();
        return board;
      }
    };
  }

  private Iterator<int[]> apart() {
    Random random = new Random(seed);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public int[] next() {
        return boards.first(boards.random(random));
      }
    };
  }
}
