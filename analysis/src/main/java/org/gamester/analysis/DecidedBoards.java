package org.gamester.analysis;

import java.util.concurrent.atomic.AtomicLongArray;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/// Who wins boards of at most 64 cells, each as one word, with either player to move; for any
/// number of threads, within a bound on memory.
///
/// An entry is two words, the data and the board exclusive-or the data, so that one of which two
/// threads have each written a half is not taken for another board (R. Hyatt and T. Mann, A
/// lockless transposition table implementation for parallel search, 2002). A board has two places.
/// In the first stays the one whose search took longer, in the second the latest (D. M. Breuker, J.
/// W. H. M. Uiterwijk and H. J. van den Herik, Replacement schemes and two-level tables, 1996).
final class DecidedBoards {

  private static final int FIRST_BITS = 14;
  private static final int WORDS = 4;
  private static final int BUSY = 1 << 10;
  private static final long RIGHT_MOVES = 1L << 62;
  private static final long WON = 1L << 61;
  private static final long IS_SET = 1L << 60;
  private static final long WORK = IS_SET - 1;

  private final int mostBits;
  private volatile AtomicLongArray words = new AtomicLongArray(WORDS << FIRST_BITS);
  private final AtomicLongArray busy = new AtomicLongArray(BUSY);
  private long stored;

  /// @param maxBytes about how much memory the table may take
  DecidedBoards(long maxBytes) {
    int bits = FIRST_BITS;
    while (bits < 26 && (long) WORDS * Long.BYTES << bits + 1 <= maxBytes) {
      bits++;
    }
    this.mostBits = bits;
  }

  private static long mixed(long board, boolean right) {
    long mixed = (right ? ~board : board) * 0x9E3779B97F4A7C15L;
    return (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
  }

  private static int place(AtomicLongArray table, long board, boolean right) {
    return (int) (mixed(board, right) >>> 34) & table.length() / WORDS - 1;
  }

  /// Whether the player to move wins; null if that is not known.
  @Nullable Boolean find(long board, Player mover) {
    boolean right = mover == Player.RIGHT;
    AtomicLongArray table = words;
    int at = WORDS * place(table, board, right);
    for (int i = at; i < at + WORDS; i += 2) {
      long data = table.getOpaque(i + 1);
      if ((table.getOpaque(i) ^ data) == board
          && (data & IS_SET) != 0
          && (data & RIGHT_MOVES) != 0 == right) {
        return (data & WON) != 0;
      }
    }
    return null;
  }

  /// A thread begins to search a board: others, which have something else to do, leave it alone.
  void begin(long board, Player mover) {
    busy.setOpaque(busyPlace(board, mover), board);
  }

  /// A thread has ended the search of a board.
  void end(long board, Player mover) {
    busy.setOpaque(busyPlace(board, mover), 0);
  }

  /// Whether a thread seems to search a board; an error costs time only.
  boolean isBusy(long board, Player mover) {
    return busy.getOpaque(busyPlace(board, mover)) == board;
  }

  private int busyPlace(long board, Player mover) {
    return (int) (mixed(board, mover == Player.RIGHT) >>> 34) & busy.length() - 1;
  }

  /// Enters who wins.
  ///
  /// @param work how many boards were looked at for that
  void put(long board, Player mover, boolean wins, long work) {
    boolean right = mover == Player.RIGHT;
    long data = IS_SET | (right ? RIGHT_MOVES : 0) | (wins ? WON : 0) | Math.min(work, WORK);
    AtomicLongArray table = words;
    int at = WORDS * place(table, board, right);
    long held = table.getOpaque(at + 1);
    if (held == 0) {
      grow(table);
    } else if ((held & WORK) <= Math.min(work, WORK)) {
      table.setOpaque(at + 2, table.getOpaque(at));
      table.setOpaque(at + 3, held);
    } else {
      at += 2;
    }
    table.setOpaque(at, board ^ data);
    table.setOpaque(at + 1, data);
  }

  /// Counts an entry, and makes the table four times as large when half of the first places are
  /// taken. What another thread enters meanwhile may be lost, and is found again.
  private void grow(AtomicLongArray full) {
    long count = ++stored; // nearly right is enough where threads meet
    if (count > full.length() / WORDS / 2 && full.length() < WORDS << mostBits) {
      synchronized (this) {
        if (words == full) {
          words = enlarged(full);
          stored = count;
        }
      }
    }
  }

  private AtomicLongArray enlarged(AtomicLongArray full) {
    AtomicLongArray table = new AtomicLongArray(Math.min(4 * full.length(), WORDS << mostBits));
    for (int i = 0; i < full.length(); i += 2) {
      long data = full.getOpaque(i + 1);
      if ((data & IS_SET) != 0) {
        long board = full.getOpaque(i) ^ data;
        int at = WORDS * place(table, board, (data & RIGHT_MOVES) != 0);
        at += table.getOpaque(at + 1) == 0 ? 0 : 2;
        table.setOpaque(at, board ^ data);
        table.setOpaque(at + 1, data);
      }
    }
    return table;
  }

  /// About how many bytes it takes.
  long bytes() {
    return (long) words.length() * Long.BYTES;
  }
}
