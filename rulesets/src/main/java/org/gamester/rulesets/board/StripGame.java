package org.gamester.rulesets.board;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** A game on one row of cells: {@code x..o}. Several rows, joined by bars, are a sum. */
public abstract class StripGame extends GridGame {

  /**
   * @param letters the letters of the states, that of an absent cell last
   */
  protected StripGame(Description description, String letters) {
    this(description, letters, Parameters.NONE);
  }

  /** A game with parameters. */
  protected StripGame(Description description, String letters, Parameters parameters) {
    super(description.on(BoardKind.STRIP), letters, parameters);
  }

  @Override
  public Position read(TextReader text) {
    return readRows(text);
  }
}
