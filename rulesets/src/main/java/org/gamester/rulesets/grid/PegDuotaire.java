package org.gamester.rulesets.grid;

import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardAlphabet;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.rulesets.board.Direction;
import org.gamester.rulesets.board.GridGame;
import org.gamester.rulesets.board.Region;
import org.gamester.rulesets.board.Symmetries;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Peg Duotaire (Ravikumar; Moore and Eppstein 2002): two players jump on a board of peg solitaire.
 *
 * <p>Order of moves: by peg, then by direction; the jumps of one turn before those of the next
 * direction.
 */
public final class PegDuotaire extends GridGame {
  private static final int HOLE = 0;
  private static final int PEG = 1;
  private static final Direction[] WAYS = Direction.orthogonal();
  private static final String HOPS = "hops";

  private static final Description DESCRIPTION =
      Description.of(
              "peg-duotaire",
              "Jump with a peg (x) over a peg next to it into the hole (.) behind, and take the peg"
                  + " that was jumped over. With hops=multi the same peg may jump on in the same"
                  + " turn.",
              "peg-duotaire(..xxx..)")
          .notation(
              "Rows of holes from the top, joined by bars: x is a peg, . an empty"
                  + " hole, # no hole.")
          .parameters(new Parameter(HOPS, "single", "single: one jump a turn; multi: one or more"))
          .impartial()
          .smallPositions(".xx.", ".xxx.", "..xxxx..", ".xx.x.", ".x.|xxx|.x.", "..x|xx.|...")
          .reference(
              "C. Moore, D. Eppstein, One-dimensional peg solitaire, and duotaire (2002); B."
                  + " Ravikumar");

  private final boolean isMulti;

  /** One jump a turn. */
  public PegDuotaire() {
    this(Parameters.NONE, false);
  }

  private PegDuotaire(Parameters given, boolean isMulti) {
    super(DESCRIPTION, ".x#", given);
    this.isMulti = isMulti;
  }

  @Override
  public PegDuotaire rules(Parameters given) {
    return new PegDuotaire(given, given.word(HOPS, "single", "multi").equals("multi"));
  }

  @Override
  protected BoardAlphabet alphabet(BoardAlphabet usual) {
    return usual.alsoReading("oO", 'x');
  }

  @Override
  protected void moves(Board board, Player player, BoardMoves moves) {
    for (int a = board.first(PEG); a >= 0; a = board.next(PEG, a)) {
      new Hops(board, a, moves).find();
    }
  }

  /** The jumps of one peg, as far as they lead in one turn. */
  private final class Hops {
    private final Board board;
    private final BoardMoves moves;

    /** The cells where the peg has been, the last one being where it is. */
    private final int[] stops;

    /** The pegs that it has jumped over. */
    private final int[] taken;

    /** How many directions have been tried after each number of jumps. */
    private final int[] tried;

    Hops(Board board, int peg, BoardMoves moves) {
      this.board = board;
      this.moves = moves;
      int most = isMulti ? board.count(PEG) : 1;
      this.stops = new int[most + 1];
      this.taken = new int[most];
      this.tried = new int[most + 1];
      stops[0] = peg;
    }

    /** Finds the turns; one that can be gone on with comes before those that go on. */
    void find() {
      int made = 0;
      while (made >= 0) {
        if (made == taken.length || tried[made] == WAYS.length) {
          made--;
          continue;
        }
        Direction way = WAYS[tried[made]++];
        int over = board.step(stops[made], way);
        int to = board.step(over, way);
        if (isPeg(over, made) && isHole(to, made)) {
          Computation.poll();
          taken[made] = over;
          stops[++made] = to;
          tried[made] = 0;
          add(made);
        }
      }
    }

    private boolean isPeg(int cell, int made) {
      return cell != stops[0] && board.is(cell, PEG) && !isTaken(cell, made);
    }

    private boolean isHole(int cell, int made) {
      return board.is(cell, HOLE) || (cell >= 0 && (cell == stops[0] || isTaken(cell, made)));
    }

    private boolean isTaken(int cell, int made) {
      for (int i = 0; i < made; i++) {
        if (taken[i] == cell) {
          return true;
        }
      }
      return false;
    }

    private void add(int made) {
      moves.set(stops[0], HOLE);
      for (int i = 0; i < made; i++) {
        moves.set(taken[i], HOLE);
      }
      moves.set(stops[made], PEG);
      for (int i = 1; i < made; i++) {
        moves.by(stops[i]);
      }
      moves.add(stops[0], stops[made]);
    }
  }

  @Override
  protected boolean isDead(Region region) {
    return region.count(PEG) < 2;
  }

  @Override
  protected Symmetries symmetries() {
    return Symmetries.ALL;
  }
}
