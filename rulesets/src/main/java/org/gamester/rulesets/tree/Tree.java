package org.gamester.rulesets.tree;

import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** Games given by their trees, taken literally. */
public final class Tree extends Game {
  private static final Description DESCRIPTION =
      Description.of(
              "tree",
              "Move from the root of a tree to a child along an edge of your colour; play continues"
                  + " from there.",
              "tree({0,*|{1|}})")
          .notation(
              "A form with the options of Left and of Right, `{0,*|{1|}}`, which is"
                  + " played as it stands; `*{0,*,*3}` has the same options for both"
                  + " players. `(x o(x g))` is a tree by the colours of its edges,"
                  + " `[[],[[]]]` one for both players.")
          .title("Game Trees")
          .aliases("game-tree", "explicit-game")
          .on(BoardKind.TREE)
          .either()
          .smallPositions("()", "(x)", "(g)", "(x o)", "(x(o))", "{0|{1|}}", "*{0,*}")
          .reference("J. H. Conway, On Numbers and Games (1976)");

  /** The game. */
  public Tree() {
    super(DESCRIPTION);
  }

  @Override
  public Position read(TextReader text) {
    return TreeText.read(text);
  }
}
