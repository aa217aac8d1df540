package org.gamester.papers.posets;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;

/** Every statement of <i>Partizan Poset Games</i> (Wahlberg 2014). */
public final class PosetClaims implements ClaimSet {

  @Override
  public Paper paper() {
    return PosetGames.PAPER;
  }

  @Override
  public List<Claim> claims() {
    return Stream.of(
            IntroductionClaims.claims(),
            new GameTheoryClaims().claims(),
            NumberClaims.claims(),
            PosetTheoremClaims.claims(),
            DiagramClaims.claims(),
            TwoRowClaims.claims(),
            DiagonalClaims.claims(),
            ThreeRowClaims.claims(),
            LaterRowClaims.claims(),
            FirstRowClaims.claims(),
            SimplestNumberClaims.claims(),
            LastThirdRowClaims.claims(),
            ConclusionClaims.claims())
        .flatMap(List::stream)
        .toList();
  }
}
