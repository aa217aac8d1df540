package org.gamester.rulesets.coordinates;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Player;

/**
 * Partizan Geography on a board of 2 rows in reduced notation (Nowakowski and Siegel 2007).
 *
 * <p>Left moves the token along its row to a cell not yet visited, Right along its column. With the
 * token in the bottom row there are x columns of which only the bottom cell is open, y with both, z
 * with only the top one; the token's own cell counts as open. On {@code A} it stands in one of the
 * y columns, on {@code B} in one of the x. Since rows may be exchanged, as may columns, these
 * numbers say everything.
 */
public final class GeographyTriple extends Game {
  private static final int GREATEST = 1_000_000_000;

  private static final Description DESCRIPTION =
      Description.of(
              "geography-triple",
              "Move the token on a 2 x n board to an unvisited cell: Left along the row, Right"
                  + " along the column; A(x,y,z) and B(x,y,z) count the columns.",
              "geography-triple(A(3,12,4))")
          .notation(
              "`A(3,2,1)` or `B(1,2,2)`: the first number counts the columns of which"
                  + " only the cell in the token's row is open, the second those with both"
                  + " cells open, the third those with only the other cell; the token's own"
                  + " cell counts as open. On A it stands in a column with both cells open,"
                  + " on B in one without the other cell.")
          .title("Partizan Geography on Triples")
          .on(BoardKind.COORDINATES)
          .smallPositions(
              "A(0,1,0)", "A(0,2,0)", "A(0,3,0)", "A(1,1,1)", "B(1,1,0)", "B(2,1,0)", "A(3,1,2)")
          .reference("R. J. Nowakowski, A. A. Siegel, Partizan Geography on K_n x K_2 (2007)");

  private static final GeographyTriple RULES = new GeographyTriple();

  /** The game. */
  public GeographyTriple() {
    super(DESCRIPTION);
  }

  @Override
  public Position read(TextReader text) {
    boolean onA = text.accept('A');
    if (!onA && !text.accept('B')) {
      throw text.expected("A(x,y,z) or B(x,y,z)");
    }
    text.expect('(');
    int x = count(text, "x, the token's column on B included", onA ? 0 : 1);
    text.expect(',');
    int y = count(text, "y, the token's column on A included", onA ? 1 : 0);
    text.expect(',');
    int z = count(text, "z", 0);
    text.expect(')');
    return new Triple(onA, x, y, z);
  }

  private static int count(TextReader text, String what, int least) {
    return (int) text.number(what, least, GREATEST);
  }

  /** {@code A(x,y,z)} or {@code B(x,y,z)}. */
  public record Triple(boolean onA, int x, int y, int z) implements Position {

    @Override
    public Rules rules() {
      return RULES;
    }

    /** Moves in the order B, A for Left, the token's row from the bottom cells on. */
    @Override
    public List<Move> moves(Player player) {
      List<Move> moves = new ArrayList<>(2);
      if (player == Player.RIGHT) {
        if (onA) {
          moves.add(to(new Triple(false, z + 1, y - 1, x)));
        }
        return moves;
      }
      int left = onA ? x : x - 1;
      int both = onA ? y - 1 : y;
      int top = onA ? z + 1 : z;
      if (left > 0) {
        moves.add(to(new Triple(false, left, both, top)));
      }
      if (both > 0) {
        moves.add(to(new Triple(true, left, both, top)));
      }
      return moves;
    }

    /** Named for the kind of column that the token goes to. */
    private static Move to(Triple triple) {
      return Move.of(triple, () -> "to " + triple.text());
    }

    @Override
    public String text() {
      return (onA ? "A(" : "B(") + x + "," + y + "," + z + ")";
    }

    @Override
    public int hashCode() {
      long packed = ((x * 0x100000L + y) * 0x100000L + z) * 2 + (onA ? 1 : 0);
      return Long.hashCode(packed * 0x9E3779B97F4A7C15L);
    }

    @Override
    public String toString() {
      return RULES.text(this);
    }
  }
}
