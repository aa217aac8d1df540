package org.gamester.rulesets.poset;

import java.util.Optional;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.GraphParts;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/**
 * A game in which elements of a coloured poset are removed: {@code poset 1<2 1<3 v=xox}, {@code
 * chain xox}, {@code 4,2,1}, {@code xox|ox|x}.
 */
public abstract class PosetGame extends Game {

  private final boolean onlyMaximal;

  /**
   * @param onlyMaximal whether only maximal elements may be removed; else what lies above goes too
   */
  protected PosetGame(Description description, boolean onlyMaximal) {
    super(description.orOn(BoardKind.POSET, "1", "2", "3", "4", "1,1", "2,1", "2,2", "3,1"));
    this.onlyMaximal = onlyMaximal;
  }

  /** Whether only maximal elements may be removed. */
  public final boolean onlyMaximal() {
    return onlyMaximal;
  }

  @Override
  public Optional<GraphParts> graphParts() {
    return Optional.of(
        new GraphParts(
            GraphParts.Notation.ORDER,
            "xog",
            "",
            GraphParts.Direction.EDGES,
            /* hasToken= */ false));
  }

  @Override
  public Position read(TextReader text) {
    return PosetText.read(this, text);
  }
}
