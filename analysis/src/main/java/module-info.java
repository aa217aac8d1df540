/** Analysis of one position or sum: its value, nimber, outcome and moves. */
@org.jspecify.annotations.NullMarked
module org.gamester.analysis {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
  requires transitive org.gamester.rulesets;
  requires tools.jackson.core;

  exports org.gamester.analysis;
  exports org.gamester.analysis.check;
  exports org.gamester.analysis.explanation;
  exports org.gamester.analysis.play;
  exports org.gamester.analysis.proofs;
  exports org.gamester.analysis.strategy;
}
