/** Families of positions: tables, periods, formulas, and claims about them. */
@org.jspecify.annotations.NullMarked
module org.gamester.lab {
  requires static transitive org.jspecify;
  requires transitive org.gamester.analysis;
  requires tools.jackson.databind;

  exports org.gamester.lab;
  exports org.gamester.lab.claims;
  exports org.gamester.lab.fitting;
  exports org.gamester.lab.nimbers;
  exports org.gamester.lab.periodicity;
  exports org.gamester.lab.quotients;
  exports org.gamester.lab.tables;

  uses org.gamester.lab.claims.ClaimSet;
}
