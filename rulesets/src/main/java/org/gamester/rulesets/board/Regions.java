package org.gamester.rulesets.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.gamester.values.Computation;

/** Splits a position of any size into its regions, cell by cell. */
final class Regions {

  private final BoardPosition position;
  private final BoardGame game;
  private final Board board;
  private final BitSet relevant;

  Regions(BoardPosition position) {
    this.position = position;
    this.game = position.rules();
    this.board = position.board();
    this.relevant = relevant(position);
  }

  /** The cells in relevant states. */
  static BitSet relevant(BoardPosition position) {
    BitSet cells = new BitSet();
    Board board = position.board();
    for (char letter : position.rules().relevant().toCharArray()) {
      int state = position.rules().state(letter);
      for (int cell = board.first(state); cell >= 0; cell = board.next(state, cell)) {
        cells.set(cell);
      }
    }
    return cells;
  }

  /** The regions that are not dead; the position itself, if it is the only one and nothing else. */
  List<BoardPosition> components() {
    List<BoardPosition> components = new ArrayList<>();
    BitSet open = (BitSet) relevant.clone();
    while (!open.isEmpty()) {
      Computation.poll();
      BitSet region = region(open);
      open.andNot(region);
      if (!game.isDead(counted(region))) {
        components.add(only(region));
      }
    }
    if (relevant.isEmpty() && position.extra() != 0) {
      components.add(position);
    }
    return components;
  }

  private BitSet region(BitSet open) {
    Adjacency adjacency = game.adjacency(position.extra());
    if (adjacency == Adjacency.WHOLE_BOARD) {
      return (BitSet) open.clone();
    }
    BitSet region = new BitSet();
    BitSet waiting = new BitSet();
    waiting.set(open.nextSetBit(0));
    while (!waiting.isEmpty()) {
      int cell = waiting.nextSetBit(0);
      waiting.clear(cell);
      region.set(cell);
      for (int next : position.geometry().touching(cell, adjacency)) {
        if (open.get(next)
            && !region.get(next)
            && game.areBound(board.state(cell), board.state(next))) {
          waiting.set(next);
        }
      }
    }
    return region;
  }

  private Region counted(BitSet region) {
    return new Region() {
      @Override
      public int count(int state) {
        return (int) region.stream().filter(cell -> board.is(cell, state)).count();
      }

      @Override
      public int size() {
        return region.cardinality();
      }

      @Override
      public long extra() {
        return position.extra();
      }
    };
  }

  /** The position with all cells outside a region absent. */
  private BoardPosition only(BitSet region) {
    long[] bits = new long[position.bits().length];
    for (int cell = region.nextSetBit(0); cell >= 0; cell = region.nextSetBit(cell + 1)) {
      Board.set(bits, board.words(), board.planes(), cell, board.state(cell));
    }
    return game.position(position.geometry(), bits, position.extra());
  }
}
