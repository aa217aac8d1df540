package org.gamester.papers.chessfights;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;

/** Every statement of <i>A recursive process related to a partizan variation of Wythoff</i>. */
public final class ChessfightsClaims implements ClaimSet {

  @Override
  public Paper paper() {
    return Board.PAPER;
  }

  @Override
  public List<Claim> claims() {
    return Stream.of(
            IntroductionClaims.claims(),
            TerminationClaims.claims(),
            TableClaims.claims(),
            BorderClaims.claims(),
            OrderClaims.claims(),
            Proposition3Claims.claims(),
            AllSmallClaims.claims(),
            RecursionClaims.claims(),
            LeftOptionClaims.claims(),
            DilationClaims.claims())
        .flatMap(List::stream)
        .toList();
  }
}
