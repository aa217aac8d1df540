package org.gamester.rulesets.formula;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Avoid True: the variables of a formula without negations are made true one after the other, but
 * the formula must stay false.
 */
public final class AvoidTrue extends Game {
  private static final Description DESCRIPTION =
      Description.of(
              "avoid-true",
              "All variables are false at first; make one of them true, so that the formula stays"
                  + " false. The formula is an 'and' of clauses, and each clause an 'or' of"
                  + " variables.",
              "avoid-true((x1|x2)&(x2|x3|x4))")
          .notation(
              "A conjunction of clauses, `(x1|x2)&(x2|x3)`: | is or, & is and. After"
                  + " it, after x1 names the variables that are true already, and with"
                  + " x5,x6 variables in no clause.")
          .aliases("positive-cnf")
          .on(BoardKind.FORMULA)
          .impartial()
          .smallPositions(
              "x1", "x1|x2", "x1&x2", "(x1|x2)&x3", "x1|x2|x3", "x1&x2&x3", "x1 with x2")
          .reference(
              "T. J. Schaefer, On the complexity of some two-person perfect-information games"
                  + " (1978)");

  /** The game. */
  public AvoidTrue() {
    super(DESCRIPTION);
  }

  /** Reads clauses, then {@code after} and the true variables, {@code with} and further ones. */
  @Override
  public Position read(TextReader text) {
    return new FormulaReader(this, text).read();
  }
}
