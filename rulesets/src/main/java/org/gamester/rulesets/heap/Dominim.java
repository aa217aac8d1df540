package org.gamester.rulesets.heap;

import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextReader;
import org.gamester.values.ShortGame;

/// Dominim (Burke and Tennenhouse, _Prove Your Move_): dominoes `top/bottom`, of which the top is
/// reduced and the domino then turned.
///
/// The value of t/b is 0 if t <= b, and *(b+1) otherwise. By induction b/j is *(j+1) for j < b, and
/// 0 for j >= b; these are the options of t/b, for j < t.
public final class Dominim extends Game {
  private static final long GREATEST = 1L << 61;

  private static final Description DESCRIPTION =
      Description.of(
              "dominim",
              "Reduce the top number of a domino top/bottom, and then turn that domino upside down."
                  + " A domino with 0 on top cannot be played.",
              "dominim(2/1 + 1/4)")
          .notation(
              "Dominoes joined by plus signs, the top number before the bottom one:"
                  + " `2/1 + 1/4`.")
          .on(BoardKind.HEAP)
          .impartial()
          .smallPositions("1/1", "2/1", "1/2", "3/1", "3/2", "2/3", "3/0")
          .reference("K. Burke, C. Tennenhouse, Prove Your Move (2025)");

  private static final Dominim RULES = new Dominim();

  /** The game. */
  public Dominim() {
    super(DESCRIPTION);
  }

  @Override
  public Position read(TextReader text) {
    List<TextReader> numbers = text.split('/');
    if (numbers.size() != 2) {
      throw text.expected("a domino top/bottom, such as 2/1");
    }
    long top = number(numbers.getFirst(), "the number on top");
    long bottom = number(numbers.getLast(), "the number at the bottom");
    text.moveTo(text.end());
    return new Domino(top, bottom);
  }

  private static long number(TextReader text, String what) {
    long number = text.number(what, 0, GREATEST);
    text.expectEnd();
    return number;
  }

  /** One domino. */
  private record Domino(long top, long bottom) implements ImpartialPosition {

    @Override
    public Rules rules() {
      return RULES;
    }

    @Override
    public List<Move> moves() {
      PositionMoves moves = new PositionMoves(this, 4, top);
      for (long taken = 1; taken <= top; taken++) {
        String name = "take " + taken;
        moves.add(Move.of(new Domino(bottom, top - taken), name));
      }
      return moves.toList();
    }

    @Override
    public List<? extends Position> components() {
      return top == 0 ? List.of() : List.of(this);
    }

    @Override
    public Position normalForm() {
      return top == 0 ? DisjunctiveSum.EMPTY : this;
    }

    @Override
    public Optional<ShortGame> knownValue() {
      return Optional.of(top <= bottom ? ShortGame.ZERO : ShortGame.nimber(bottom + 1));
    }

    @Override
    public String text() {
      return top + "/" + bottom;
    }

    /** The top number above the bottom number. */
    @Override
    public String picture() {
      return top + "\n" + "-".repeat(Math.max(text(top), text(bottom))) + "\n" + bottom;
    }

    private static int text(long number) {
      return Long.toString(number).length();
    }

    /** Two squares, the upper one with the number on top. */
    @Override
    public Appearance appearance() {
      return Appearance.Cells.squares(
          2,
          1,
          cell -> {
            String number = Long.toString(cell == 0 ? top : bottom);
            String name = cell == 0 ? "top" : "bottom";
            return new Appearance.Cell(cell, 0, name, number, Appearance.Mark.EMPTY, number);
          });
    }

    @Override
    public String toString() {
      return RULES.text(this);
    }
  }
}
