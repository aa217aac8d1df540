package org.gamester.analysis;

import java.util.function.BooleanSupplier;
import org.gamester.rulesets.Placements;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// Decides who wins a board on which pieces are placed, one thread of any number.
///
/// Depth first, until a move is found that wins: the player to move wins if after some move the
/// opponent, to move, loses. What decides a position without its moves is in [PlacementBounds];
/// what has been decided is remembered under the least image of the free cells, see
/// [DecidedBoards]. Cells that no piece fits on any more are left out first, so that positions that
/// differ in them are one. Moves are tried in the order of what they leave: the moves of the player
/// more than those of the opponent, and how little the opponent can still hope for by the bounds.
///
/// A [ProofNumberSearch] decides sums with any values and components, and needs fewer positions;
/// but its states are objects of some hundred bytes. Here a position is one word, and takes five to
/// ten microseconds. The depth is at most the number of pieces that a board of 64 cells holds, so
/// it may be recursive.
///
/// Sources: D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, Solving 8x8 Domineering
/// (2000); N. Bullock, Domineering: Solving large combinatorial search spaces (2002), whose bounds
/// count safe and vulnerable places where here slices are evaluated.
final class PlacementSearch {

  /// How much the bound counts in the order of the moves, where a move more counts 1.
  private static final int WEIGHT_OF_BOUND = 4;

  private static final int MOST_DEPTH = Long.SIZE;
  private static final int CHILDREN_BETWEEN_LOOKS = 512;

  private enum Result {
    WON,
    LOST,
    OPEN
  }

  private final Placements board;
  private final PlacementBounds bounds;
  private final DecidedBoards decided;
  private final @Nullable Level[] levels = new @Nullable Level[MOST_DEPTH + 1];
  private int childrenToNextLook;
  private long lookedAt;
  private EvaluationReport report;
  private BooleanSupplier isToEnd = () -> false;

  /// The pieces that still fit in a position, and the positions after the moves.
  private static final class Level {
    private final long[][] pieces;
    private final int[] counts = new int[2];
    private final long[] children;
    private final long[] images;
    private final Player[] movers;
    private final int[] scores;
    private int size;

    Level(Placements board) {
      int left = board.pieces(Player.LEFT).length;
      int right = board.pieces(Player.RIGHT).length;
      this.pieces = new long[][] {new long[left], new long[right]};
      int most = Math.max(left, right);
      this.children = new long[most];
      this.images = new long[most];
      this.movers = new Player[most];
      this.scores = new int[most];
    }

    void keep(Player player, long[] from, int count, long free) {
      long[] kept = pieces[player.ordinal()];
      int size = 0;
      for (int i = 0; i < count; i++) {
        if ((from[i] & ~free) == 0) {
          kept[size++] = from[i];
        }
      }
      counts[player.ordinal()] = size;
    }

    void add(long child, int score) {
      children[size] = child;
      scores[size++] = score;
    }

    /// Brings the child with the best score from a place on to that place.
    void selectBest(int place) {
      int best = place;
      for (int i = place + 1; i < size; i++) {
        best = scores[i] > scores[best] ? i : best;
      }
      swap(best, place);
    }

    private void swap(int a, int b) {
      long child = children[a];
      children[a] = children[b];
      children[b] = child;
      long image = images[a];
      images[a] = images[b];
      images[b] = image;
      Player mover = movers[a];
      movers[a] = movers[b];
      movers[b] = mover;
      int score = scores[a];
      scores[a] = scores[b];
      scores[b] = score;
    }
  }

  /// @param board the board; the search is good for any set of free cells of it
  /// @param decided what has been decided on this board
  PlacementSearch(
      Placements board, PlacementBounds bounds, DecidedBoards decided, EvaluationReport report) {
    this.board = board;
    this.bounds = bounds;
    this.decided = decided;
    this.report = report;
  }

  /// Whether a player wins moving first; null if the search is to end before that is decided.
  ///
  /// @param free the free cells
  @Nullable Boolean wins(long free, Player first, EvaluationReport watched, BooleanSupplier toEnd) {
    report = watched;
    report.count();
    Level level = start(free);
    long live = live(level);
    Boolean known = known(live, first);
    if (known != null) {
      return known;
    }
    long image = board.image(live);
    Player mover = imaged(first);
    isToEnd = () -> toEnd.getAsBoolean() || decided.find(image, mover) != null;
    long before = lookedAt;
    Result result = search(0, first);
    if (result == Result.OPEN) {
      return decided.find(image, mover); // another thread may have been sooner
    }
    boolean won = result == Result.WON;
    decided.put(image, mover, won, lookedAt - before);
    return won;
  }

  /// Whether a player wins moving first, if that has been decided, or is at once.
  @Nullable Boolean known(long free, Player first) {
    long image = board.image(free);
    Boolean found = decided.find(image, imaged(first));
    if (found != null) {
      return found;
    }
    bounds.find(free);
    return bounds.wins(first);
  }

  /// The same for cells of which some may have no room for a piece.
  @Nullable Boolean knownOf(long free, Player first) {
    Level level = start(free);
    return level.counts[first.ordinal()] == 0 ? Boolean.FALSE : known(live(level), first);
  }

  /// What stands for a disproof number: 0 if the player to move loses, infinite if he wins, and
  /// less for moves that are tried earlier.
  int disproof(long free, Player mover) {
    Boolean known = knownOf(free, mover);
    if (known != null) {
      return known ? SearchState.INFINITE : 0;
    }
    Level level = start(free);
    int own = level.counts[mover.opponent().ordinal()];
    int score = score(own, level.counts[mover.ordinal()], mover);
    return Math.clamp(SearchState.INFINITE / 2 - (long) score, 1, SearchState.INFINITE - 1);
  }

  private int score(int own, int opponents, Player opponent) {
    return (own - opponents) * PlacementBounds.SCALE - WEIGHT_OF_BOUND * bounds.greatest(opponent);
  }

  private Level start(long free) {
    Level level = level(0);
    for (Player player : Player.values()) {
      long[] all = board.pieces(player);
      level.keep(player, all, all.length, free);
    }
    return level;
  }

  /// The cells that a piece fits on.
  private static long live(Level level) {
    long live = 0;
    for (int player = 0; player < 2; player++) {
      for (int i = 0; i < level.counts[player]; i++) {
        live |= level.pieces[player][i];
      }
    }
    return live;
  }

  private Level level(int depth) {
    Level level = levels[depth];
    if (level == null) {
      level = new Level(board);
      levels[depth] = level;
    }
    return level;
  }

  private Player imaged(Player mover) {
    return board.isExchanged() ? mover.opponent() : mover;
  }

  /// Who wins the position of a level.
  private Result search(int depth, Player mover) {
    Computation.poll();
    report.look(depth);
    if (depth > 0) {
      report.count();
    }
    lookedAt++;
    Level level = level(depth);
    if (findChildren(level, mover) || findImages(level, mover.opponent())) {
      return Result.WON;
    }
    childrenToNextLook -= level.size;
    if (childrenToNextLook < 0) {
      childrenToNextLook = CHILDREN_BETWEEN_LOOKS;
      if (isToEnd.getAsBoolean()) {
        return Result.OPEN;
      }
    }
    int deferred = 0;
    for (int i = 0; i < level.size; i++) {
      level.selectBest(i);
      if (i > 0 && decided.isBusy(level.images[i], level.movers[i])) {
        level.swap(deferred++, i); // of those before it, no other is open
      } else {
        Result result = resultOfMove(depth, level, i, mover);
        if (result != Result.LOST) {
          return result;
        }
      }
    }
    for (int i = 0; i < deferred; i++) {
      Result result = resultOfMove(depth, level, i, mover);
      if (result != Result.LOST) {
        return result;
      }
    }
    return Result.LOST;
  }

  /// Whether a move wins.
  private Result resultOfMove(int depth, Level level, int move, Player mover) {
    long image = level.images[move];
    Player moverOfImage = level.movers[move];
    Boolean opponentWins = decided.find(image, moverOfImage);
    if (opponentWins == null) {
      long before = lookedAt;
      decided.begin(image, moverOfImage);
      Result result = searchAfter(depth, level, move, mover.opponent());
      decided.end(image, moverOfImage);
      if (result == Result.OPEN) {
        return Result.OPEN;
      }
      opponentWins = result == Result.WON;
      decided.put(image, moverOfImage, opponentWins, lookedAt - before);
    }
    return opponentWins ? Result.LOST : Result.WON;
  }

  private Result searchAfter(int depth, Level level, int move, Player mover) {
    Level next = level(depth + 1);
    for (Player player : Player.values()) {
      int index = player.ordinal();
      next.keep(player, level.pieces[index], level.counts[index], level.children[move]);
    }
    return search(depth + 1, mover);
  }

  /// Finds the positions after the moves, except those that bounds show to be lost.
  ///
  /// @return whether they show one to be won
  private boolean findChildren(Level level, Player mover) {
    Player opponent = mover.opponent();
    long[] own = level.pieces[mover.ordinal()];
    long[] others = level.pieces[opponent.ordinal()];
    int ownCount = level.counts[mover.ordinal()];
    int otherCount = level.counts[opponent.ordinal()];
    level.size = 0;
    for (int i = 0; i < ownCount; i++) {
      long taken = own[i];
      long free = 0;
      int ownLeft = 0;
      int othersLeft = 0;
      for (int j = 0; j < ownCount; j++) {
        if ((own[j] & taken) == 0) {
          free |= own[j];
          ownLeft++;
        }
      }
      for (int j = 0; j < otherCount; j++) {
        if ((others[j] & taken) == 0) {
          free |= others[j];
          othersLeft++;
        }
      }
      if (othersLeft == 0) {
        return true;
      }
      bounds.find(free);
      Boolean opponentWins = bounds.wins(opponent);
      if (opponentWins == null) {
        level.add(free, score(ownLeft, othersLeft, opponent));
      } else if (!opponentWins) {
        return true;
      }
    }
    return false;
  }

  /// Keeps of the positions one of each image, and none that is known to be lost.
  ///
  /// @return whether one is known to be won
  private boolean findImages(Level level, Player opponent) {
    int size = 0;
    for (int i = 0; i < level.size; i++) {
      long image = board.image(level.children[i]);
      Player mover = imaged(opponent);
      boolean isNew = true;
      for (int j = 0; j < size && isNew; j++) {
        isNew = level.images[j] != image || level.movers[j] != mover;
      }
      Boolean opponentWins = isNew ? decided.find(image, mover) : Boolean.TRUE;
      if (opponentWins == null) {
        level.children[size] = level.children[i];
        level.scores[size] = level.scores[i];
        level.images[size] = image;
        level.movers[size++] = mover;
      } else if (!opponentWins) {
        return true;
      }
    }
    level.size = size;
    return false;
  }
}
