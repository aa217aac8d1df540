package org.gamester.papers.geography;

import java.util.List;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;

/** Every statement of <i>Partizan Geography on K_n x K_2</i> (Nowakowski and Siegel 2007). */
public final class GeographyClaims implements ClaimSet {

  @Override
  public Paper paper() {
    return Geography.PAPER;
  }

  @Override
  public List<Claim> claims() {
    return Stream.of(
            IntroductionClaims.claims(),
            EncodingClaims.claims(),
            StrategyClaims.claims(),
            ExampleClaims.claims(),
            NotationClaims.claims(),
            ValueClaims.claims(),
            ProofOnBClaims.claims(),
            ProofOnAClaims.claims(),
            ProofOnDClaims.claims(),
            ProofOnD2Claims.claims(),
            TemperatureClaims.claims(),
            TemperatureProofClaims.claims())
        .flatMap(List::stream)
        .toList();
  }
}
