package org.gamester.analysis.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.PlainSearch;
import org.gamester.analysis.proofs.Proof;
import org.gamester.analysis.proofs.Prover;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProofCheckTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();
  private static final long MOST_POSITIONS = 1 << 20;

  private final Evaluator evaluator = new Evaluator();
  private final Prover prover = new Prover(evaluator, CATALOGUE);

  private static Position position(String text) {
    return CATALOGUE.readSum(text);
  }

  private static String text(ProofCertificate certificate) throws IOException {
    StringBuilder text = new StringBuilder();
    CertificateWriter.write(certificate, text);
    return text.toString();
  }

  private static Optional<String> check(ProofCertificate certificate) {
    return new ProofCheck(certificate, CATALOGUE).run();
  }

  /** Why a certificate is refused that was written and read. */
  private static Optional<String> checkText(String text) {
    try {
      return check(CertificateReader.read(text));
    } catch (CertificateException e) {
      return Optional.of(e.reason());
    }
  }

  private static void assertAccepted(Proof proof) throws Exception {
    ProofCertificate certificate = proof.certificate(CATALOGUE);
    String text = text(certificate);
    assertThat(CertificateReader.read(text)).isEqualTo(certificate);
    assertThat(CertificateReader.schema(text)).isEqualTo(ProofCertificate.SCHEMA);
    assertThat(checkText(text)).as(text).isEmpty();
  }

  @Test
  void proofsOfTheOutcomesOfTwoHundredPositionsAreAccepted() throws Exception {
    for (String sum : new SeededPositions(20261128).sums(200)) {
      Proof proof = prover.outcome(position(sum), false);
      assertThat(((Claim.OfOutcome) proof.claim()).outcome())
          .as(sum)
          .isEqualTo(new PlainSearch(MOST_POSITIONS).outcome(position(sum)));
      assertAccepted(proof);
    }
  }

  @Test
  void proofsOfMisereOutcomesAreAccepted() throws Exception {
    Outcomes outcomes = new Outcomes(evaluator);
    for (String sum : new SeededPositions(7).sums(60)) {
      Proof proof = prover.outcome(position(sum), true);
      assertThat(((Claim.OfOutcome) proof.claim()).outcome())
          .as(sum)
          .isEqualTo(outcomes.misere(position(sum)));
      assertAccepted(proof);
    }
  }

  @Test
  void proofsOfComparisonsAreAcceptedWhereTheyHold() throws Exception {
    SeededPositions seeded = new SeededPositions(11);
    for (int i = 0; i < 40; i++) {
      Position first = position(seeded.one());
      Position second = position(seeded.one());
      Outcome difference =
          new PlainSearch(MOST_POSITIONS).outcome(DisjunctiveSum.of(first, second.negative()));
      for (Comparison comparison : Comparison.values()) {
        Optional<Proof> proof = prover.comparison(first, comparison, second);
        assertThat(proof.isPresent())
            .as("%s %s %s", first, comparison.symbol(), second)
            .isEqualTo(holds(comparison, difference));
        if (proof.isPresent()) {
          assertAccepted(proof.get());
        }
      }
    }
  }

  /// By the definition: G >= H if Left wins G - H moving second.
  private static boolean holds(Comparison comparison, Outcome difference) {
    boolean atLeast = difference == Outcome.L || difference == Outcome.P;
    boolean atMost = difference == Outcome.R || difference == Outcome.P;
    return switch (comparison) {
      case EQUAL -> atLeast && atMost;
      case GREATER -> atLeast && !atMost;
      case LESS -> atMost && !atLeast;
      case CONFUSED -> !atLeast && !atMost;
      case GREATER_OR_EQUAL -> atLeast;
      case LESS_OR_EQUAL -> atMost;
      case GREATER_OR_CONFUSED -> !atMost;
      case LESS_OR_CONFUSED -> !atLeast;
    };
  }

  @Test
  void proofsOfValuesAreAccepted() throws Exception {
    SeededPositions seeded = new SeededPositions(13);
    for (int i = 0; i < 40; i++) {
      Position position = position(seeded.one());
      Proof proof = prover.value(position);
      assertThat(((Claim.OfValue) proof.claim()).value())
          .isEqualTo(evaluator.value(position).toString());
      assertAccepted(proof);
    }
  }

  @Test
  void differentGamesAreSeparated() throws Exception {
    SeededPositions seeded = new SeededPositions(17);
    PlainSearch search = new PlainSearch(MOST_POSITIONS);
    int separated = 0;
    for (int i = 0; i < 40; i++) {
      Position first = position(seeded.one());
      Position second = position(seeded.one());
      Optional<Proof> proof = prover.difference(first, second);
      assertThat(proof.isEmpty()).isEqualTo(evaluator.value(first).equals(evaluator.value(second)));
      if (proof.isPresent()) {
        separated++;
        assertAccepted(proof.get());
        Position separator = position(((Claim.OfDifference) proof.get().claim()).separator());
        assertThat(search.outcome(DisjunctiveSum.of(first, separator)))
            .isNotEqualTo(search.outcome(DisjunctiveSum.of(second, separator)));
      }
    }
    assertThat(separated).isGreaterThan(20);
  }

  /** 0 separates games of different outcomes; *2 is the first to separate * from *2. */
  @ParameterizedTest
  @CsvSource({"clobber(xo), *2, *", "nim(0), nim(3), 0", "clobber(xxo), 1, -1"})
  void theFirstSeparatorIsFound(String first, String second, String separator) {
    Proof proof = prover.difference(position(first), position(second)).orElseThrow();
    assertThat(((Claim.OfDifference) proof.claim()).separator()).isEqualTo(separator);
  }

  private List<ProofCertificate> wholes() {
    SeededPositions seeded = new SeededPositions(23);
    List<ProofCertificate> wholes = new ArrayList<>();
    for (int i = 0; wholes.size() < 50; i++) {
      Position position = position(seeded.one());
      Proof proof =
          switch (i % 5) {
            case 0 -> prover.value(position);
            case 1 -> prover.outcome(position, true);
            case 2 -> prover.difference(position, position("nim(6)")).orElseThrow();
            case 3 -> {
              Position second = position(seeded.one());
              yield prover
                  .comparison(position, prover.comparison(position, second), second)
                  .orElseThrow();
            }
            default -> prover.outcome(position(seeded.sum()), false);
          };
      wholes.add(proof.certificate(CATALOGUE));
    }
    return wholes;
  }

  @Test
  void corruptedProofsAreRefusedUnlessTheyStillProveTheirClaim() throws Exception {
    List<ProofCertificate> wholes = wholes();
    Corruption corruption = new Corruption(29);
    int corrupted = 0;
    int refused = 0;
    for (int i = 0; corrupted < 1_000; i++) {
      ProofCertificate whole = wholes.get(i % wholes.size());
      ProofCertificate changed = corruption.of(whole);
      if (changed.equals(whole)) {
        continue;
      }
      corrupted++;
      if (checkText(text(changed)).isPresent()) {
        refused++;
      } else {
        assertThat(isProofWhenPlayedOut(changed)).as(text(changed)).isTrue();
      }
    }
    assertThat(refused).isGreaterThan(900);
  }

  @Test
  void wholeProofsWinWhenPlayedOut() {
    assertThat(wholes()).allMatch(ProofCheckTest::isProofWhenPlayedOut);
  }

  private static boolean isProofWhenPlayedOut(ProofCertificate certificate) {
    return switch (certificate.claim()) {
      case Claim.OfOutcome of -> {
        Position position = position(of.position());
        boolean isWon = true;
        for (Player starter : Player.values()) {
          isWon &=
              isWon(
                  certificate,
                  position,
                  starter,
                  of.outcome().winner(starter).orElseThrow(),
                  starter.ordinal(),
                  of.isMisere());
        }
        yield isWon;
      }
      case Claim.OfComparison of ->
          isComparison(certificate, of.first(), of.comparison(), of.second());
      case Claim.OfValue of ->
          isComparison(certificate, of.position(), Comparison.EQUAL, of.value())
              && position(of.value()) instanceof ValuePosition(ShortGame value)
              && value.toString().equals(of.value());
      case Claim.OfDifference of -> {
        Position separator = position(of.separator());
        yield isWon(
                certificate,
                DisjunctiveSum.of(position(of.first()), separator),
                of.starter(),
                of.winner(),
                0,
                false)
            && isWon(
                certificate,
                DisjunctiveSum.of(position(of.second()), separator),
                of.starter(),
                of.winner().opponent(),
                1,
                false);
      }
    };
  }

  private static boolean isComparison(
      ProofCertificate certificate, String first, Comparison comparison, String second) {
    Position difference = DisjunctiveSum.of(position(first), position(second).negative());
    boolean isWon = true;
    int root = 0;
    for (Player starter : Player.values()) {
      Optional<Player> winner = comparison.winner(starter);
      if (winner.isPresent()) {
        isWon &= isWon(certificate, difference, starter, winner.get(), root++, false);
      }
    }
    return isWon;
  }

  private static boolean isWon(
      ProofCertificate certificate,
      Position position,
      Player starter,
      Player winner,
      int root,
      boolean misere) {
    return new PlayedOut(certificate, misere)
        .wins(position, starter, winner, certificate.roots().get(root));
  }

  @Test
  void everyCutAndEveryChangedLetterIsRefused() throws Exception {
    String text = text(prover.outcome(position("clobber(xxo|oxo)"), false).certificate(CATALOGUE));
    String content = text.stripTrailing();
    for (int end = 0; end < content.length(); end += 7) {
      assertThat(checkText(content.substring(0, end))).as("cut at %d", end).isPresent();
    }
    Random random = new Random(31);
    for (int i = 0; i < 300; i++) {
      int place = random.nextInt(content.length());
      if (Character.isLetterOrDigit(content.charAt(place))) {
        String changed =
            content.substring(0, place)
                + (content.charAt(place) == 'x' ? 'o' : 'x')
                + content.substring(place + 1);
        assertThat(checkText(changed)).as("changed at %d", place).isPresent();
      }
    }
  }

  @Test
  void anIndentedCertificateIsTheSame() throws Exception {
    ProofCertificate certificate =
        prover.outcome(position("clobber(xxo)"), false).certificate(CATALOGUE);
    String spaced = text(certificate).replace("\n", "\n    ").replace("\":", "\" : ");
    assertThat(CertificateReader.read(spaced)).isEqualTo(certificate);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "[]",
        "{}",
        "{\"schema\":\"gamester.proof/2\"}",
        "{\"schema\":\"gamester.proof/1\",\"schema\":\"gamester.proof/1\"}",
        "{\"schema\":\"gamester.proof/1\",\"other\":1}",
        "{\"schema\":\"gamester.proof/1\",\"roots\":[99999999999999999999]}",
        "{\"schema\":\"gamester.proof/1\",\"roots\":[4294967296]}",
        "{\"schema\":\"gamester.proof/1\",\"roots\":[1.5]}",
        "{\"schema\":\"gamester.proof/1\",\"nodes\":[{\"sum\":[0]}]}",
        "{\"schema\":\"gamester.proof/1\",\"nodes\":[{\"sum\":[0],\"mover\":\"Left\",\"to\":1}]}",
        "{\"schema\":\"gamester.proof/1\",\"claim\":{\"kind\":\"guess\"}}"
      })
  void whatIsNoCertificateIsRefused(String text) {
    assertThat(checkText(text)).isPresent();
  }

  @Test
  void depthAndLengthAreBounded() {
    int many = 1_000_000;
    String deep = "{\"schema\":\"gamester.proof/1\",\"roots\":";
    assertThat(checkText(deep + "[".repeat(many))).isPresent();
    assertThat(checkText(deep + "9".repeat(many) + "}")).isPresent();
    assertThat(checkText("{\"" + "x".repeat(many) + "\":1}")).isPresent();
  }

  /** Each step of a play without end is legal and answered, but nobody wins it. */
  @Test
  void aStrategyWithACycleIsRefused() throws Exception {
    int places = 3;
    List<ProofNode> nodes = new ArrayList<>();
    for (int turn = 0; turn < 2 * places; turn++) {
      List<Integer> sum = List.of(turn % places);
      int next = (turn + 1) % (2 * places);
      nodes.add(
          turn % 2 == 0
              ? new ProofNode.WinnerMoves(sum, Player.LEFT, turn % places, "on", next)
              : new ProofNode.LoserMoves(sum, Player.RIGHT, List.of(next)));
    }
    List<String> parts = List.of("circle(0)", "circle(1)", "circle(2)");
    ProofCertificate certificate =
        new ProofCertificate(
            new Claim.OfOutcome("circle(0)", Outcome.L, Convention.NORMAL),
            parts,
            nodes,
            List.of(0, 3));
    Catalogue circles = Catalogue.of(List.of(new Circle()));
    assertThat(new ProofCheck(certificate, circles).run().orElse("")).contains("has a cycle");
  }

  @Test
  void positionsOfOtherConventionsAreRefused() {
    ProofCertificate certificate =
        new ProofCertificate(
            new Claim.OfOutcome(
                "tic-tac-toe(.../.../...)".replace('/', '|'), Outcome.L, Convention.NORMAL),
            List.of(),
            List.of(),
            List.of());
    assertThat(check(certificate).orElse("")).contains("a player who has no move");
  }

  @ParameterizedTest
  @CsvSource({
    "'tree({0,-1|1})',dominated",
    "'tree({1|0,-1})',dominated",
    "'tree({1|0,1})',dominated",
    "'tree({-1|1})',reversible",
    "'tree({*|*})',reversible",
    "'7/16',",
    "'^2*',",
    "'2001',followers",
  })
  void formsThatAreNotCanonicalAreRefused(String text, String complaint) {
    assertThat(canonicalComplaint(text))
        .satisfies(
            problem -> {
              if (complaint == null) {
                assertThat(problem).isEmpty();
              } else {
                assertThat(problem).contains(complaint);
              }
            });
  }

  private static String canonicalComplaint(String text) {
    try {
      CanonicalFormCheck.require(position(text));
      return "";
    } catch (CertificateException e) {
      return e.reason();
    }
  }

  /** Of all 256 forms born by day 2, those 22 are canonical that are the canonical form. */
  @Test
  void canonicalFormsAreRecognizedAmongAllFormsBornByDayTwo() {
    List<ShortGame> options = BornByDay.values(1);
    List<String> canonical = new ArrayList<>();
    for (int left = 0; left < 1 << options.size(); left++) {
      for (int right = 0; right < 1 << options.size(); right++) {
        List<ShortGame> lefts = chosen(options, left);
        List<ShortGame> rights = chosen(options, right);
        ShortGame value = ShortGame.of(lefts, rights);
        String form = "tree({" + joined(lefts) + "|" + joined(rights) + "})";
        boolean isCanonical =
            Set.copyOf(value.leftOptions()).equals(Set.copyOf(lefts))
                && Set.copyOf(value.rightOptions()).equals(Set.copyOf(rights));
        assertThat(canonicalComplaint(form).isEmpty()).as(form).isEqualTo(isCanonical);
        if (isCanonical) {
          canonical.add(form);
        }
      }
    }
    assertThat(canonical).hasSize(BornByDay.values(2).size());
  }

  private static List<ShortGame> chosen(List<ShortGame> options, int bits) {
    return IntStream.range(0, options.size())
        .filter(i -> (bits >> i & 1) == 1)
        .mapToObj(options::get)
        .toList();
  }

  private static String joined(List<ShortGame> options) {
    return options.stream().map(ShortGame::toString).collect(Collectors.joining(","));
  }
}
