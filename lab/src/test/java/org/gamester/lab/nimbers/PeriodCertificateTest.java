package org.gamester.lab.nimbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.heap.HeapGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates of published periods are accepted, and wrong ones refused. */
class PeriodCertificateTest {

  private static HeapGame game(String rules) {
    return (HeapGame) Catalogue.standard().rules(rules);
  }

  private static PeriodCertificate certificate(String rules, int to) {
    return PeriodCertificate.of(NimberSequence.of(game(rules), to)).orElseThrow();
  }

  /** Winning Ways, chapter 4, table 6: the last exception and the period. */
  @ParameterizedTest
  @CsvSource({
    "octal{0.77}, 70, 12",
    "octal{0.07}, 52, 34",
    "octal{0.137}, 51, 34",
    "octal{0.156}, 3478, 349",
    "octal{0.356}, 7315, 142",
    "octal{0.055}, 259, 148",
    "octal{0.644}, 3255, 442",
    "octal{0.165}, 5180, 1550",
    "octal{0.45}, 497, 20",
    "octal{0.75}, 1, 2",
    "octal{4.7}, 0, 2",
  })
  void publishedPeriods(String rules, int lastException, int period) {
    PeriodCertificate found = certificate(rules, 20_000);
    assertThat(found.period()).isEqualTo(period);
    assertThat(found.start()).isLessThanOrEqualTo(lastException + 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"octal{0.77}", "octal{0.07}", "octal{0.055}", "subtraction{2,5,7}"})
  void writtenAndReadBackItIsAccepted(String rules) {
    PeriodCertificate written = certificate(rules, 3000);
    PeriodCertificate read = PeriodCertificate.read(written.toJson());
    assertThat(read.toJson()).isEqualTo(written.toJson());
    assertThat(CertificateCheck.of(read, game(rules)).run()).isEmpty();
  }

  @Test
  void exceptionsAreThoseOfKayles() {
    assertThat(certificate("kayles", 1000).exceptions())
        .containsExactly(0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70);
  }

  @Test
  void aChangedFileIsNotACertificate() {
    String json = certificate("octal{0.77}", 1000).toJson();
    assertThatThrownBy(() -> PeriodCertificate.read(json.replace("[0,1,2,3,1", "[0,1,2,3,4")))
        .hasMessageContaining("hash");
    assertThatThrownBy(() -> PeriodCertificate.read(json.replace(":12,", ":24,")))
        .hasMessageContaining("values");
    assertThatThrownBy(() -> PeriodCertificate.read("{}")).hasMessageContaining("schema");
    assertThatThrownBy(() -> PeriodCertificate.read("[1,")).hasMessageContaining("JSON");
    assertThatThrownBy(() -> PeriodCertificate.read(json.substring(0, json.length() / 2)))
        .hasMessageContaining("JSON");
  }

  /** Values of another game, with a hash that fits them. */
  @Test
  void wrongValuesAreRefused() {
    String json = certificate("octal{0.07}", 1000).toJson().replace("octal{0.07}", "octal{0.77}");
    CertificateCheck check = CertificateCheck.of(PeriodCertificate.read(json), game("octal{0.77}"));
    assertThat(check.run()).contains("a heap of 1 has the value 1; the certificate states 0");
  }

  @Test
  void aBoundTooSmallProvesNothing() {
    String json =
        certificate("octal{0.77}", 1000).toJson().replace("\"bound\":167", "\"bound\":99");
    PeriodCertificate read = PeriodCertificate.read(json);
    assertThatThrownBy(() -> CertificateCheck.of(read, game("octal{0.77}")))
        .hasMessageContaining("up to heap 167")
        .hasMessageContaining("states 99");
  }

  /** A bound is no reason to look at half a thousand million heaps: the theorem gives it. */
  @Test
  void aBoundTooLargeIsRefusedAtOnce() {
    String json =
        certificate("octal{0.77}", 1000).toJson().replace("\"bound\":167", "\"bound\":500000000");
    PeriodCertificate read = PeriodCertificate.read(json);
    assertThatThrownBy(() -> CertificateCheck.of(read, game("octal{0.77}")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("states 500000000");
  }

  @Test
  void aCertificateForAPartizanGameIsRefusedForThat() {
    PeriodCertificate kayles =
        PeriodCertificate.read(
            certificate("octal{0.77}", 1000).toJson().replace("octal{0.77}", "gk{2}"));
    assertThatThrownBy(() -> CertificateCheck.of(kayles, game("gk{2}")))
        .hasMessage("gk{2} is not an impartial game whose moves a code gives");
  }

  @Test
  void noCertificateWithoutATheorem() {
    assertThat(PeriodCertificate.of(NimberSequence.of(game("grundy"), 2000))).isEmpty();
    PeriodCertificate kayles =
        PeriodCertificate.read(
            certificate("octal{0.77}", 1000).toJson().replace("octal{0.77}", "octal{4!.0}"));
    assertThatThrownBy(() -> CertificateCheck.of(kayles, game(kayles.rules())))
        .hasMessageContaining("no theorem");
  }

  @Test
  void whatIsSeenInASequence() {
    NimberSequence kayles = NimberSequence.of(game("kayles"), 500);
    assertThat(kayles.records().getLast()).isEqualTo(new NimberSequence.Highest(27, 8));
    assertThat(kayles.seenPeriod()).contains(new NimberSequence.SeenPeriod(71, 12));
    assertThat(kayles.rareHeaps(kayles.sparseSpace())).hasSize(9).endsWith(70);
    NimberSequence dawson = NimberSequence.of(game("dawsons-kayles"), 500);
    assertThat(kayles.firstDifference(dawson)).hasValue(1);
    assertThat(kayles.firstDifference(NimberSequence.of(game("splittles{1,2}"), 400))).isEmpty();
    assertThat(NimberSequence.of(game("octal{0.007}"), 500).seenPeriod()).isEmpty();
  }
}
