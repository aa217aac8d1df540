/**
 * The statements of four papers, tables of the literature and results of our own, as claims that are checked against
 * the rules of their games.
 */
@org.jspecify.annotations.NullMarked
module org.gamester.papers {
  requires static transitive org.jspecify;
  requires org.gamester.analysis;
  requires transitive org.gamester.lab;
  requires transitive org.gamester.script;

  provides org.gamester.lab.claims.ClaimSet with
      org.gamester.papers.chessfights.ChessfightsClaims,
      org.gamester.papers.discoveries.DiscoveryClaims,
      org.gamester.papers.geography.GeographyClaims,
      org.gamester.papers.literature.LiteratureClaims,
      org.gamester.papers.posets.PosetClaims,
      org.gamester.papers.splittles.SplittlesClaims;
}
