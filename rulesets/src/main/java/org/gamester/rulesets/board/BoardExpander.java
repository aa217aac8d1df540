package org.gamester.rulesets.board;

import java.util.Arrays;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/**
 * Finds the options of packed components of a board, and the components that they fall into; what
 * is the same for every kind of board. Working space for one thread.
 *
 * <p>A component is a set of cells for each relevant state, each of {@link #wordsForState} words,
 * followed by a word for its shape and for what the position says besides. Nothing is allocated for
 * an option: it is a copy of the component with some bits changed.
 */
abstract class BoardExpander extends BoardMoves implements Packing.Expander, Region {

  final BoardGame game;
  final int planes;
  final RelevantStates relevantStates;
  final int[] states;
  final int relevant;
  final int wordsForState;

  /** What is left of the board once its game has settled it: the components are found in this. */
  final long[] settled;

  /** What the position says besides its cells. */
  long extra;

  private Packing.Sink sink = UnsetSink.INSTANCE;
  private final CountedMoves counted = new CountedMoves();
  private final Board board;
  private final Board settling;
  private final long[] shown;
  private final long[] changed;
  private final CellChanges settle;

  /**
   * @param empty a board to begin with
   */
  BoardExpander(BoardGame game, Geometry empty, int wordsForState) {
    this.game = game;
    this.planes = game.alphabet().planes();
    this.relevantStates = new RelevantStates(game);
    this.states = relevantStates.states();
    this.relevant = states.length;
    this.wordsForState = wordsForState;
    this.board = new Board(planes, empty);
    this.settling = new Board(planes, empty);
    this.shown = new long[planes * wordsForState];
    this.changed = new long[planes * wordsForState];
    this.settled = new long[planes * wordsForState];
    this.settle = (cell, state) -> Board.set(settled, width(), planes, cell, state);
  }

  /** The board that is looked at. */
  abstract Geometry geometry();

  /** Looks at another board, such as that of a position. */
  abstract void look(Geometry geometry);

  /** Looks at the board of a component, whose last word this is, and takes {@link #extra} of it. */
  abstract void look(long shape);

  /** The words that a set of cells needs on the board that is looked at. */
  abstract int width();

  /** Sends the components of {@link #settled}. */
  abstract void sendComponents(Packing.Sink to);

  @Override
  public final void split(Position position, Packing.Sink newSink) {
    BoardPosition whole = (BoardPosition) position;
    sink = newSink;
    look(whole.geometry());
    Arrays.fill(changed, 0);
    System.arraycopy(whole.bits(), 0, changed, 0, whole.bits().length);
    extra = whole.extra();
    sendChanged();
  }

  @Override
  public final void expand(long[] words, int offset, Player player, Packing.Sink newSink) {
    sink = newSink;
    show(words, offset);
    game.findMoves(board, player, this);
  }

  @Override
  public final int optionCount(long[] words, int offset, Player player) {
    show(words, offset);
    return counted.count(game, board, player);
  }

  private void show(long[] words, int offset) {
    look(words[offset + relevant * wordsForState]);
    Arrays.fill(shown, 0);
    if (wordsForState == 1) {
      for (int i = 0; i < relevant; i++) {
        shown[states[i]] = words[offset + i];
      }
    } else {
      int width = width();
      for (int i = 0; i < relevant; i++) {
        System.arraycopy(words, offset + i * wordsForState, shown, states[i] * width, width);
      }
    }
    board.show(geometry(), shown, extra);
  }

  /** The component with these words, on a board, as a position. */
  static Position unpacked(
      BoardGame game, Geometry board, int wordsForState, long[] words, int offset, long extra) {
    int[] states = new RelevantStates(game).states();
    int width = Board.words(board);
    long[] bits = new long[game.alphabet().planes() * width];
    for (int i = 0; i < states.length; i++) {
      System.arraycopy(words, offset + i * wordsForState, bits, states[i] * width, width);
    }
    return game.position(board, bits, extra);
  }

  /** Sends the components of a slice of one component: of those of its cells that are in a set. */
  final void sendSlice(long[] words, int offset, long slice, Packing.Sink newSink) {
    sink = newSink;
    show(words, offset);
    for (int plane = 0; plane < planes; plane++) {
      changed[plane] = shown[plane] & slice;
    }
    sendChanged();
  }

  @Override
  final void made(int first, int second, int third) {
    System.arraycopy(shown, 0, changed, 0, shown.length);
    apply(changed, width(), planes);
    long before = extra;
    extra = extraAfter(before);
    sendChanged();
    sink.endOption();
    extra = before;
  }

  private void sendChanged() {
    System.arraycopy(changed, 0, settled, 0, changed.length);
    settling.show(geometry(), changed, extra);
    game.settle(settling, settle);
    sendComponents(sink);
  }

  @Override
  public final long extra() {
    return extra;
  }
}
