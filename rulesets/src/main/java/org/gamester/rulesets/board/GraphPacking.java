package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Components on one graph of at most 64 vertices: a word for each relevant state, and one for what
 * the position says besides. Equal words are the same vertices of that graph. Where a component is
 * a tree, one of the isomorphic ones stands for all ({@link TreeCodes}); of others, isomorphic
 * parts are not looked for.
 */
record GraphPacking(BoardGame game, GraphGeometry graph) implements Packing {

  @Override
  public int words() {
    return game.relevant().length() + 1;
  }

  private int[] relevantStates() {
    return game.relevant().chars().map(letter -> game.state((char) letter)).toArray();
  }

  @Override
  public Position unpack(long[] words, int offset) {
    int[] states = relevantStates();
    long[] bits = new long[game.alphabet().planes() * Board.words(graph)];
    for (int i = 0; i < states.length && bits.length > 0; i++) {
      bits[states[i]] = words[offset + i];
    }
    return game.position(graph, bits, words[offset + states.length]);
  }

  @Override
  public Expander expander() {
    return new GraphExpander();
  }

  /** Working space for one thread. */
  private final class GraphExpander extends BoardMoves implements Expander, Region {
    private final int planes = game.alphabet().planes();
    private final int[] states = relevantStates();
    private final int relevant = states.length;
    private final CountedMoves counted = new CountedMoves();
    private final BoundCells bound = new BoundCells(game, states);
    private final Board board = new Board(planes, graph);
    private final Board settling = new Board(planes, graph);
    private final long[] shown = new long[planes];
    private final long[] changed = new long[planes];
    private final long[] settled = new long[planes];
    private final long[] words = new long[relevant + 1];
    private final @Nullable TreeCodes trees =
        game.symmetries().equals(Symmetries.ALL)
                && game.adjacency() != Adjacency.WHOLE_BOARD
                && !graph.hasArcs()
            ? new TreeCodes(graph)
            : null;
    private final CellChanges settle = (cell, state) -> Board.set(settled, 1, planes, cell, state);
    private long regionCells;
    private long extra;
    private Sink sink = SinkBeforeUse.INSTANCE;

    @Override
    public void split(Position position, Sink newSink) {
      BoardPosition all = (BoardPosition) position;
      sink = newSink;
      Arrays.fill(changed, 0);
      System.arraycopy(all.bits(), 0, changed, 0, all.bits().length);
      extra = all.extra();
      sendRegions();
    }

    @Override
    public void expand(long[] component, int offset, Player player, Sink newSink) {
      sink = newSink;
      show(component, offset);
      game.findMoves(board, player, this);
    }

    @Override
    public int optionCount(long[] component, int offset, Player player) {
      show(component, offset);
      return counted.count(game, board, player);
    }

    @Override
    public boolean isLine(long[] component, int offset) {
      return false;
    }

    private void show(long[] component, int offset) {
      Arrays.fill(shown, 0);
      for (int i = 0; i < relevant; i++) {
        shown[states[i]] = component[offset + i];
      }
      extra = component[offset + relevant];
      board.show(graph, shown, extra);
    }

    @Override
    void made(int first, int second, int third) {
      System.arraycopy(shown, 0, changed, 0, planes);
      applyToWords(changed, planes);
      long before = extra;
      extra = extraAfter(before);
      sendRegions();
      sink.endOption();
      extra = before;
    }

    private void sendRegions() {
      System.arraycopy(changed, 0, settled, 0, planes);
      settling.show(graph, changed, extra);
      game.settle(settling, settle);
      long open = 0;
      for (int state : states) {
        open |= settled[state];
      }
      words[relevant] = extra;
      if (open == 0 && extra != 0) {
        Arrays.fill(words, 0, relevant, 0);
        sink.part(words, false);
      }
      while (open != 0) {
        regionCells =
            game.adjacency(extra) == Adjacency.WHOLE_BOARD ? open : connected(open & -open, open);
        open &= ~regionCells;
        if (!game.isDead(this)) {
          for (int i = 0; i < relevant; i++) {
            words[i] = settled[states[i]] & regionCells;
          }
          if (trees != null && extra == 0) {
            trees.unify(regionCells, words, relevant);
          }
          sink.part(words, false);
        }
      }
    }

    private long connected(long seed, long open) {
      return bound.areAll()
          ? graph.connected(seed, open)
          : bound.connected(settled, seed, open, graph::grown);
    }

    @Override
    public int count(int state) {
      return Long.bitCount(settled[state] & regionCells);
    }

    @Override
    public int size() {
      return Long.bitCount(regionCells);
    }

    @Override
    public long extra() {
      return extra;
    }
  }
}
