/**
 * The statements of four papers and a textbook, tables of the literature and results of our own, as
 * claims that are checked against the rules of their games.
 */
@org.jspecify.annotations.NullMarked
module org.gamester.papers {
  requires static transitive org.jspecify;
  requires org.gamester.analysis;
  requires transitive org.gamester.lab;
  requires transitive org.gamester.script;

  provides org.gamester.lab.claims.ClaimSet with
      org.gamester.papers.book.Book.Chapter0,
      org.gamester.papers.book.Book.Chapter1,
      org.gamester.papers.book.Book.Chapter2,
      org.gamester.papers.book.Book.Chapter3,
      org.gamester.papers.book.Book.Chapter4,
      org.gamester.papers.book.Book.Chapter5,
      org.gamester.papers.book.Book.Chapter6,
      org.gamester.papers.book.Book.Chapter7,
      org.gamester.papers.chessfights.ChessfightsClaims,
      org.gamester.papers.discoveries.DiscoveryClaims,
      org.gamester.papers.geography.GeographyClaims,
      org.gamester.papers.literature.LiteratureClaims,
      org.gamester.papers.posets.PosetClaims,
      org.gamester.papers.splittles.SplittlesClaims;
}
