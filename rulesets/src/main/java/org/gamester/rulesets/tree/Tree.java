package org.gamester.rulesets.tree;

import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;

/** Games given by their trees, taken literally. */
public final class Tree extends Game {

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
  public String title(String name) {
    return name.equals("tree") ? "Game Trees" : super.title(name);
  }

  @Override
  public BoardKind boardKind() {
    return BoardKind.TREE;
  }

  @Override
  public Partizanship partizanship() {
    return Partizanship.EITHER;
  }

  @Override
  public String reference() {
    return "J. H. Conway, On Numbers and Games (1976)";
  }

  @Override
  public List<String> smallPositions() {
    return List.of("()", "(x)", "(g)", "(x o)", "(x(o))", "{0|{1|}}", "*{0,*}");
  }

  @Override
  public Position read(TextReader text) {
    return TreeText.read(text);
  }
}
