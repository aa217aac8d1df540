package org.gamester.rulesets;

/** What a ruleset is played on: the boards by which the catalogue is ordered. */
public enum BoardKind {
  /** Heaps of tokens. */
  HEAP("heap", "heaps"),
  /** A token at a pair of coordinates, or a rectangle given by its sides. */
  COORDINATES("coordinates", "pairs of coordinates"),
  /** One row of cells. */
  STRIP("strip", "a strip of cells"),
  /** A rectangle of cells. */
  GRID("grid", "a grid of cells"),
  /** The vertices or edges of a graph. */
  GRAPH("graph", "a graph"),
  /** A partially ordered set, or a diagram of boxes. */
  POSET("poset", "a partially ordered set"),
  /** A logical formula. */
  FORMULA("formula", "a logical formula"),
  /** A list of numbers or names. */
  LIST("list", "a list"),
  /** Curves in the plane. */
  PLANE("plane", "curves in the plane"),
  /** A game tree, or a value. */
  TREE("tree", "a game tree"),
  /** Anything else. */
  OTHER("other", "other boards");

  private final String word;
  private final String phrase;

  BoardKind(String word, String phrase) {
    this.word = word;
    this.phrase = phrase;
  }

  /** One word, as in "grid". */
  public String word() {
    return word;
  }

  /** What comes after "played on", as in "a grid of cells". */
  public String phrase() {
    return phrase;
  }
}
