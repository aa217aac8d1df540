package org.gamester.rulesets.tree;

import java.util.List;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Ruleset;
import org.gamester.rulesets.TextReader;

/** Games given by their trees, taken literally. */
public final class Tree implements Ruleset {

  @Override
  public String id() {
    return "tree";
  }

  @Override
  public List<String> aliases() {
    return List.of("game-tree", "explicit-game");
  }

  @Override
  public String rule() {
    return "Move from the root of a tree to a child along an edge of your colour; play"
        + " continues from there.";
  }

  @Override
  public String example() {
    return "tree({0,*|{1|}})";
  }

  @Override
  public Position read(Parameters parameters, TextReader text) {
    return TreeText.read(text);
  }
}
