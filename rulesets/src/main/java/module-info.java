/**
 * Boards, positions and their moves; the catalogue of rulesets. Knows values, evaluates nothing.
 */
@org.jspecify.annotations.NullMarked
module org.gamester.rulesets {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
  requires org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.gamester.rulesets;
  exports org.gamester.rulesets.board;
  exports org.gamester.rulesets.cards;
  exports org.gamester.rulesets.compiled;
  exports org.gamester.rulesets.compound;
  exports org.gamester.rulesets.coordinates;
  exports org.gamester.rulesets.formula;
  exports org.gamester.rulesets.graph;
  exports org.gamester.rulesets.grid;
  exports org.gamester.rulesets.heap;
  exports org.gamester.rulesets.permutation;
  exports org.gamester.rulesets.plane;
  exports org.gamester.rulesets.poset;
  exports org.gamester.rulesets.strip;
  exports org.gamester.rulesets.tree;
  exports org.gamester.rulesets.words;

  uses org.gamester.rulesets.Ruleset;
}
