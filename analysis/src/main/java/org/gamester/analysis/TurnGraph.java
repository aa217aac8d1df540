package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.gamester.rulesets.Ending;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Turns (a position and who is to move) and the moves between them, through which wins are carried
 * back from the turns in which the play is over.
 *
 * <p>A turn is won for its mover if some move leads to a turn that the mover wins, and lost if all
 * moves lead to turns that the opponent wins. What is left when nothing more follows is a draw.
 *
 * <p>Turns are decided in the order of the number of moves that the play lasts: a won turn follows
 * from the first of its moves that is found to win, and a lost one from the last. So the number is
 * that of a play in which the winner hurries and the loser delays, if every turn that was decided
 * before {@link #carryBack} is the end of a play.
 */
public final class TurnGraph {
  private final List<Player> movers = new ArrayList<>();
  private @Nullable Ending[] endings = new @Nullable Ending[64];
  private int[] lengths = new int[64];

  /** How many moves of a turn do not lead to a win of the opponent, as far as is known. */
  private int[] hopes = new int[64];

  private int moveCount;
  private int[] movesFrom = new int[128];
  private int[] movesTo = new int[128];

  /** Without turns. */
  public TurnGraph() {}

  /** A new turn; turns are numbered from 0. */
  public int add(Player mover) {
    int index = movers.size();
    if (index == hopes.length) {
      hopes = Arrays.copyOf(hopes, 2 * index);
      lengths = Arrays.copyOf(lengths, 2 * index);
      endings = Arrays.copyOf(endings, 2 * index);
    }
    movers.add(mover);
    return index;
  }

  int moveCount() {
    return moveCount;
  }

  /** A move from a turn to another. */
  public void addMove(int from, int to) {
    if (moveCount == movesFrom.length) {
      movesFrom = Arrays.copyOf(movesFrom, 2 * moveCount);
      movesTo = Arrays.copyOf(movesTo, 2 * moveCount);
    }
    movesFrom[moveCount] = from;
    movesTo[moveCount++] = to;
    hopes[from]++;
  }

  /** A move of a turn that is known to lead to a draw. */
  void addDrawingMove(int from) {
    hopes[from]++;
  }

  /** Whether a turn has a move that may save it. */
  public boolean hasHope(int index) {
    return hopes[index] > 0;
  }

  /** Says how a turn ends. */
  public void decide(int index, Ending ending) {
    endings[index] = ending;
  }

  boolean isDecided(int index) {
    return endings[index] != null;
  }

  /** How the play ends from a turn; a draw where no win has been carried back to it. */
  public Ending ending(int index) {
    Ending ending = endings[index];
    return ending == null ? Ending.DRAW : ending;
  }

  /** How many moves a won play lasts from a turn; empty for a draw. */
  public OptionalInt length(int index) {
    return ending(index) == Ending.DRAW ? OptionalInt.empty() : OptionalInt.of(lengths[index]);
  }

  /** Carries wins back from the turns that are decided. */
  public void carryBack() {
    int size = movers.size();
    int[] ends = new int[size + 1];
    for (int move = 0; move < moveCount; move++) {
      ends[movesTo[move]]++;
    }
    for (int turn = 1; turn <= size; turn++) {
      ends[turn] += ends[turn - 1];
    }
    int[] before = new int[moveCount];
    for (int move = 0; move < moveCount; move++) {
      before[--ends[movesTo[move]]] = movesFrom[move];
    }
    int[] queue = new int[size];
    int end = 0;
    for (int turn = 0; turn < size; turn++) {
      if (endings[turn] != null && endings[turn] != Ending.DRAW) {
        queue[end++] = turn;
      }
    }
    for (int next = 0; next < end; next++) {
      Computation.poll();
      Ending won = endings[queue[next]];
      for (int i = ends[queue[next]]; i < ends[queue[next] + 1]; i++) {
        int turn = before[i];
        if (endings[turn] != null) {
          continue;
        }
        if (won == Ending.win(movers.get(turn)) || --hopes[turn] == 0) {
          endings[turn] = won;
          lengths[turn] = lengths[queue[next]] + 1;
          queue[end++] = turn;
        }
      }
    }
  }
}
