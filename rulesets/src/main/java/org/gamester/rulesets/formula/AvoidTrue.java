package org.gamester.rulesets.formula;

import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * Avoid True: the variables of a formula without negations are made true one after the other, but
 * the formula must stay false.
 */
public final class AvoidTrue extends Game {

  @Override
  public String id() {
    return "avoid-true";
  }

  @Override
  public List<String> aliases() {
    return List.of("positive-cnf");
  }

  @Override
  public String rule() {
    return "All variables are false at first; make one of them true, so that the formula stays"
        + " false. The formula is an 'and' of clauses, and each clause an 'or' of variables.";
  }

  @Override
  public String example() {
    return "avoid-true((x1|x2)&(x2|x3|x4))";
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.FORMULA;
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.IMPARTIAL;
  }

  @Override
  public String reference() {
    return "T. J. Schaefer, On the complexity of some two-person perfect-information "
        + "games (1978)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("x1", "x1|x2", "x1&x2", "(x1|x2)&x3", "x1|x2|x3", "x1&x2&x3", "x1 with x2");
  }

  /** Reads clauses, then {@code after} and the true variables, {@code with} and further ones. */
  @Override
  public Position read(TextReader text) {
    return new FormulaReader(this, text).read();
  }
}
