/** Analysis of one position or sum: its value, nimber, outcome and moves. */
@org.jspecify.annotations.NullMarked
module org.gamester.analysis {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
  requires transitive org.gamester.rulesets;

  exports org.gamester.analysis;
  exports org.gamester.analysis.play;
}
