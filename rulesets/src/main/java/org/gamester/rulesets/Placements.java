package org.gamester.rulesets;

import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// A board of at most 64 cells on which the players place pieces: a move takes the cells of one
/// piece, which must all be free, and nothing else is asked or done. So a position is its set of
/// free cells, and the moves of a player are fixed sets, each of which is possible until one of its
/// cells is taken. Working space for one thread.
public interface Placements {

  /// The number of rows of the board.
  int rows();

  /// The number of columns.
  int columns();

  /// The cells that are free in the position that was asked for.
  long free();

  /// The pieces of a player: all that could be placed if the whole board were free.
  long[] pieces(Player player);

  /// The player who loses the pieces across a cut between two rows, if that is all that such a cut
  /// does, see [Packing.Expander#slices].
  @Nullable Player tiedByCutBetweenRows();

  /// The same for a cut between two columns.
  @Nullable Player tiedByCutBetweenColumns();

  /// The same word for all sets of free cells that a symmetry of the board carries into each other.
  /// Some symmetries exchange the players: see [#isExchanged].
  long image(long free);

  /// Whether the last image stands for the negative of the position.
  boolean isExchanged();

  /// Sends the components of the position in which these cells are free.
  void split(long free, Packing.Sink sink);
}
