package org.gamester.analysis.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.proofs.Prover;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Proofs of outcomes where play may return: a draw has two strategies, one for each player. */
class LoopyProofTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();

  static final List<String> POSITIONS =
      List.of(
          "backsliding(x.o)",
          "backsliding(xx..o)",
          "backsliding(xx.oo)",
          "backsliding(x..o)-backsliding(x.o)",
          "backsliding(x.o)+clobber(xox)",
          "backsliding(x.)+{1|-1}",
          "wind-up{5 | 1,2}(3)",
          "wind-up{5 | 1,2}(4)+nim(2)",
          "fox-and-geese{4}(geese (3,1)(3,3) fox (1,1))",
          "fox-and-geese{6}(geese (3,1)(4,4) fox (2,2))",
          "fox-and-geese{4}(geese (2,2) fox (1,1))-fox-and-geese{4}(geese (2,2) fox (1,3))");

  private final Outcomes outcomes = new Outcomes(new Evaluator());
  private final Prover prover = new Prover(new Evaluator(), CATALOGUE);

  private static Position position(String text) {
    return CATALOGUE.readSum(text);
  }

  private ProofCertificate certificate(String text) {
    return prover.outcome(position(text), false).certificate(CATALOGUE);
  }

  private static Optional<String> check(ProofCertificate certificate) {
    return new ProofCheck(certificate, CATALOGUE).run();
  }

  @ParameterizedTest
  @FieldSource("POSITIONS")
  void theProofIsAcceptedAndTheOutcomeRight(String text) throws Exception {
    ProofCertificate certificate = certificate(text);
    Claim.OfOutcome claim = (Claim.OfOutcome) certificate.claim();
    assertThat(claim.convention()).isEqualTo(Convention.LOOPY);
    assertThat(claim.outcome()).isEqualTo(outcomes.of(position(text)));
    StringBuilder written = new StringBuilder();
    CertificateWriter.write(certificate, written);
    assertThat(CertificateReader.read(written.toString())).isEqualTo(certificate);
    assertThat(check(certificate)).isEmpty();
  }

  /** What is accepted although it was changed must still claim the truth. */
  @Test
  void changedProofsAreRefusedUnlessTheyAreRight() {
    Corruption corruption = new Corruption(22);
    int refused = 0;
    for (String text : POSITIONS) {
      ProofCertificate whole = certificate(text);
      for (int i = 0; i < 60; i++) {
        ProofCertificate changed = corruption.of(whole);
        if (check(changed).isPresent()) {
          refused++;
        } else {
          Claim.OfOutcome claim = (Claim.OfOutcome) changed.claim();
          assertThat(claim.outcome())
              .as(claim.sentence())
              .isEqualTo(outcomes.of(position(claim.position())));
        }
      }
    }
    assertThat(refused).isGreaterThan(500);
  }

  /** A strategy by which a player does not lose is none by which that player wins. */
  @ParameterizedTest
  @FieldSource("POSITIONS")
  void survivalIsNoWin(String text) {
    ProofCertificate whole = certificate(text);
    Claim.OfOutcome claim = (Claim.OfOutcome) whole.claim();
    for (Outcome other : Outcome.values()) {
      if (other != claim.outcome()) {
        Claim forged = new Claim.OfOutcome(claim.position(), other, Convention.LOOPY);
        for (List<Integer> roots : chosen(whole.roots())) {
          assertThat(check(new ProofCertificate(forged, whole.parts(), whole.nodes(), roots)))
              .as(forged.sentence())
              .isPresent();
        }
      }
    }
  }

  /** All roots, and each pair of them. */
  private static List<List<Integer>> chosen(List<Integer> roots) {
    List<List<Integer>> chosen = new ArrayList<>();
    chosen.add(roots);
    for (int first : roots) {
      for (int second : roots) {
        chosen.add(List.of(first, second));
      }
    }
    return chosen;
  }

  @Test
  void aProofBelongsToItsConvention() {
    ProofCertificate whole = certificate("backsliding(xx.oo)");
    Claim.OfOutcome claim = (Claim.OfOutcome) whole.claim();
    for (Convention convention : List.of(Convention.NORMAL, Convention.MISERE)) {
      Claim forged = new Claim.OfOutcome(claim.position(), claim.outcome(), convention);
      assertThat(
              check(new ProofCertificate(forged, whole.parts(), whole.nodes(), whole.roots()))
                  .orElse(""))
          .contains("is played by play that may repeat");
    }
    assertThatThrownBy(() -> prover.outcome(position("backsliding(x.o)"), true))
        .isInstanceOf(ConventionException.class);
  }
}
