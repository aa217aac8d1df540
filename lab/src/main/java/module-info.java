/** Families of positions: tables, periods, formulas, and the claims of papers. */
@org.jspecify.annotations.NullMarked
module org.gamester.lab {
  requires static transitive org.jspecify;
  requires transitive org.gamester.analysis;
  requires tools.jackson.databind;

  exports org.gamester.lab;
  exports org.gamester.lab.claims;
  exports org.gamester.lab.fitting;
  exports org.gamester.lab.periodicity;
  exports org.gamester.lab.reading;
  exports org.gamester.lab.tables;

  uses org.gamester.lab.claims.ClaimSet;

  provides org.gamester.lab.claims.ClaimSet with
      org.gamester.lab.papers.chessfights.ChessfightsClaims,
      org.gamester.lab.papers.geography.GeographyClaims,
      org.gamester.lab.papers.posets.PosetClaims,
      org.gamester.lab.papers.splittles.SplittlesClaims;
}
