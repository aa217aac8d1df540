package org.gamester.analysis.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.gamester.analysis.PlainSearch;
import org.gamester.analysis.check.ArgumentCertificate;
import org.gamester.analysis.check.ArgumentCheck;
import org.gamester.analysis.check.CertificateException;
import org.gamester.analysis.check.CertificateReader;
import org.gamester.analysis.check.CertificateWriter;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.check.ProofCertificate;
import org.gamester.analysis.check.ProofCheck;
import org.gamester.analysis.check.SeededPositions;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.Position;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimedStrategyTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();
  private static final int MOST_POSITIONS = 1 << 20;
  private static final int MOST_IN_TABLE = 400;

  private static Position position(String text) {
    return CATALOGUE.readSum(text);
  }

  private static Verdict verdict(
      String start, Outcome outcome, ClaimedStrategy.Kind kind, String... lines) {
    return verdict(position(start), outcome, kind, Optional.empty(), List.of(lines));
  }

  private static Verdict verdict(
      Position start,
      Outcome outcome,
      ClaimedStrategy.Kind kind,
      Optional<Symmetry> symmetry,
      List<String> lines) {
    return new ClaimedStrategy(start, outcome, kind, symmetry, lines).check(CATALOGUE);
  }

  /// Why the certificate of an accepted strategy is refused, after it was written and read.
  private static Optional<String> refusal(Verdict.Accepted accepted) {
    try {
      if (accepted.argument().isPresent()) {
        return argumentRefusal(text(accepted.argument().get()));
      }
      StringBuilder text = new StringBuilder();
      CertificateWriter.write(accepted.proof(CATALOGUE).orElseThrow().certificate(CATALOGUE), text);
      ProofCertificate read = CertificateReader.read(text.toString());
      return new ProofCheck(read, CATALOGUE).run();
    } catch (CertificateException e) {
      return Optional.of(e.reason());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String text(ArgumentCertificate certificate) throws IOException {
    StringBuilder text = new StringBuilder();
    CertificateWriter.write(certificate, text);
    return text.toString();
  }

  private static Optional<String> argumentRefusal(String text) {
    try {
      return new ArgumentCheck(CertificateReader.readArgument(text), CATALOGUE).run();
    } catch (CertificateException e) {
      return Optional.of(e.reason());
    }
  }

  private static void assertAccepted(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
    assertThat(refusal((Verdict.Accepted) verdict)).isEmpty();
  }

  private static Gap gap(Verdict verdict) {
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    return ((Verdict.Refused) verdict).gap();
  }

  private static List<String> line(Gap gap) {
    return gap.line().stream().map(move -> move.name()).toList();
  }

  @Test
  void fiveProofsOfAStudentAreAccepted() {
    assertAccepted(verdict("nim(3+5+6)", Outcome.P, ClaimedStrategy.Kind.NIM_SUM));
    assertAccepted(verdict("cram(4x4)", Outcome.P, ClaimedStrategy.Kind.SYMMETRY));
    assertAccepted(verdict("chomp(3x4)", Outcome.N, ClaimedStrategy.Kind.STRATEGY_STEALING));
    assertAccepted(
        verdict(
            "clobber(xo) + clobber(xo)",
            Outcome.P,
            ClaimedStrategy.Kind.PAIRING,
            "[1] a1xb1 <-> [2] b1xa1",
            "[2] a1xb1 <-> [1] b1xa1"));
    assertAccepted(
        verdict(
            "domineering(3x3)",
            Outcome.N,
            ClaimedStrategy.Kind.TABLE,
            winningTable(position("domineering(3x3)"), Outcome.N).toArray(String[]::new)));
    assertAccepted(verdict("subtraction{1,3}(8)", Outcome.P, ClaimedStrategy.Kind.PARITY));
  }

  /// A winning table, with the answers that a plain search finds.
  private static List<String> winningTable(Position start, Outcome outcome) {
    PlainSearch search = new PlainSearch(MOST_POSITIONS);
    List<String> lines = new ArrayList<>();
    for (Turn turn : turns(start)) {
      Player mover = turn.mover();
      for (LegalMove move : LegalMoves.of(turn.position(), mover).list()) {
        if (!search.outcome(move.to()).winsStarting(mover.opponent())) {
          lines.add(turn.line(move.number()));
          break;
        }
      }
    }
    assertThat(search.outcome(start)).isEqualTo(outcome);
    return lines;
  }

  private record Turn(Position position, Player mover) {
    String line(int number) {
      return mover.displayName() + ": " + position.rules().text(position) + " -> #" + number;
    }

    String key() {
      return mover + StrategyByDefinition.key(position);
    }
  }

  /// All turns that can be reached, those that are the same once.
  private static List<Turn> turns(Position start) {
    Map<String, Turn> found = new HashMap<>();
    List<Turn> open = new ArrayList<>();
    for (Player player : Player.values()) {
      open.add(new Turn(start, player));
    }
    while (!open.isEmpty()) {
      Turn turn = open.removeLast();
      if (found.putIfAbsent(turn.key(), turn) == null) {
        for (Position option : turn.position().options(turn.mover())) {
          open.add(new Turn(option, turn.mover().opponent()));
        }
      }
    }
    return List.copyOf(found.values());
  }

  /// Random tables: most answers are those of a search, some others are any, and some are missing.
  @Test
  void aRandomTableIsAcceptedIfAndOnlyIfItWinsEveryPlay() {
    SeededPositions positions = new SeededPositions(24);
    Random random = new Random(24);
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < 400; i++) {
      Position start = position(positions.sum());
      List<Turn> turns = turns(start);
      if (turns.size() > MOST_IN_TABLE) {
        continue;
      }
      Outcome truth = new PlainSearch(MOST_POSITIONS).outcome(start);
      Outcome claimed =
          random.nextInt(8) == 0
              ? List.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P).get(random.nextInt(4))
              : truth;
      Map<String, Position> table = new HashMap<>();
      List<String> lines = randomTable(turns, random, random.nextInt(3), table);
      OptionalInt expected =
          new StrategyByDefinition(
                  (position, mover) ->
                      Optional.ofNullable(table.get(new Turn(position, mover).key())))
              .shortestFailure(start, claimed);
      Verdict verdict =
          verdict(start, claimed, ClaimedStrategy.Kind.TABLE, Optional.empty(), lines);
      switch (verdict) {
        case Verdict.Accepted _ -> {
          assertThat(expected).as(start + " " + claimed + lines).isEmpty();
          assertAccepted(verdict);
          assertThat(claimed).isEqualTo(truth);
          accepted++;
        }
        case Verdict.Refused(Gap gap) -> {
          assertThat(expected).as(start + " " + claimed + lines).hasValue(gap.line().size());
          assertLegal(start, gap);
          refused++;
        }
      }
    }
    assertThat(accepted).isGreaterThan(80);
    assertThat(refused).isGreaterThan(80);
  }

  /// @param table gets what the lines say: where each turn is answered to
  private static List<String> randomTable(
      List<Turn> turns, Random random, int mistakes, Map<String, Position> table) {
    PlainSearch search = new PlainSearch(MOST_POSITIONS);
    List<String> lines = new ArrayList<>();
    for (Turn turn : turns) {
      List<LegalMove> legal = LegalMoves.of(turn.position(), turn.mover()).list();
      int chance = random.nextInt(60);
      if (legal.isEmpty() || chance < mistakes) {
        continue;
      }
      LegalMove chosen = legal.get(random.nextInt(legal.size()));
      if (chance >= 4 * mistakes) {
        for (LegalMove move : legal) {
          if (!search.outcome(move.to()).winsStarting(turn.mover().opponent())) {
            chosen = move;
          }
        }
      }
      table.put(turn.key(), chosen.to());
      lines.add(turn.line(chosen.number()));
    }
    return lines;
  }

  /// The moves of a line can be played one after another, and lead to its end.
  private static void assertLegal(Position start, Gap gap) {
    Position position = start;
    Player mover = gap.starter();
    for (var move : gap.line()) {
      assertThat(move.player()).isEqualTo(mover);
      assertThat(position.options(mover)).contains(move.to());
      position = move.to();
      mover = mover.opponent();
    }
    assertThat(position).isEqualTo(gap.position());
    assertThat(mover).isEqualTo(gap.mover());
  }

  /// Ten claims that are wrong, each with the only failure of the fewest moves, or what it says.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "nim(3+5+6); N; NIM_SUM; ''; ''; the nim sum is 0 already, and no move leaves it 0",
        "nim(1+2); P; NIM_SUM; '';"
            + " 2: take 1; the nim sum is 0 already, and no move leaves it 0",
        "domineering(2x2); N; NIM_SUM; ''; '';"
            + " Left and Right have different moves in domineering(..|..), so it has no Grundy value",
        "cram(1x6); P; SYMMETRY; ''; c1-d1;"
            + " no answer makes the board the same after a half turn: the symmetric move is not legal",
        "nim(1+1); N; STRATEGY_STEALING; ''; [1] 1: take 1,1: take 1;"
            + " no first move of Left leads to this position",
        "chomp(3x4); P; STRATEGY_STEALING; ''; '';"
            + " strategy stealing shows only that the player who starts wins",
        "subtraction{1,2}(3); P; PARITY; ''; take 1,take 1,take 1;"
            + " the opponent moved last: Right has no move",
        "kayles(2); P; PARITY; ''; take 2; the opponent moved last: Right has no move",
        "nim(2+2); P; PAIRING; [1] take 1 <-> [2] take 1; [1] 2: take 2;"
            + " the pairing has no partner for the move '[1] 2: take 2'",
        "nim(2); N; TABLE; start -> take 3; '';"
            + " the answer 'take 3' is not a legal move of Left",
        "nim(3); N; TABLE; start -> take 1; take 1,take 1; the strategy has no answer",
        "nim(3); N; TABLE; start -> take 1 / nim(1) -> take 1; take 1,take 2;"
            + " the opponent moved last: Left has no move",
      })
  void aWrongProofIsRefusedWithTheShortestLine(
      String start,
      Outcome claimed,
      ClaimedStrategy.Kind kind,
      String lines,
      String line,
      String reason) {
    Gap gap =
        gap(
            verdict(
                position(start),
                claimed,
                kind,
                kind == ClaimedStrategy.Kind.SYMMETRY
                    ? Optional.of(Symmetry.HALF_TURN)
                    : Optional.empty(),
                List.of(lines.split(" / "))));
    assertThat(String.join(",", line(gap))).isEqualTo(line);
    assertThat(gap.sentence()).isEqualTo(reason);
    assertLegal(position(start), gap);
  }

  /// What each kind of argument accepts is true; a nim sum and parity accept all that they can.
  @Test
  void whatAnArgumentAcceptsIsWonByWhomItSays() {
    SeededPositions positions = new SeededPositions(2024);
    Map<ClaimedStrategy.Kind, Integer> accepted = new HashMap<>();
    for (int i = 0; i < 250; i++) {
      Position start = position(i % 2 == 0 ? positions.one() : positions.sum());
      Outcome truth = new PlainSearch(MOST_POSITIONS).outcome(start);
      for (ClaimedStrategy.Kind kind :
          List.of(
              ClaimedStrategy.Kind.NIM_SUM,
              ClaimedStrategy.Kind.SYMMETRY,
              ClaimedStrategy.Kind.STRATEGY_STEALING,
              ClaimedStrategy.Kind.PARITY)) {
        for (Outcome claimed : List.of(Outcome.L, Outcome.R, Outcome.N, Outcome.P)) {
          Verdict verdict = verdict(start, claimed, kind, Optional.empty(), List.of());
          String about = start + " " + claimed + " by " + kind;
          if (verdict instanceof Verdict.Accepted right) {
            assertThat(claimed).as(about).isEqualTo(truth);
            assertThat(refusal(right)).as(about).isEmpty();
            accepted.merge(kind, 1, Integer::sum);
          } else {
            assertLegal(start, gap(verdict));
            if (kind == ClaimedStrategy.Kind.NIM_SUM && start.isImpartial()) {
              assertThat(claimed).as(about).isNotEqualTo(truth);
            }
            if (kind == ClaimedStrategy.Kind.PARITY) {
              assertThat(winsWhateverIsPlayed(start, claimed)).as(about).isFalse();
            }
          }
        }
      }
    }
    assertThat(accepted.keySet()).hasSize(4);
  }

  private static boolean winsWhateverIsPlayed(Position start, Outcome claimed) {
    boolean wins = true;
    for (Player starter : Player.values()) {
      wins &= winsWhateverIsPlayed(start, starter, claimed.winner(starter).orElseThrow());
    }
    return wins;
  }

  private static boolean winsWhateverIsPlayed(Position position, Player mover, Player winner) {
    List<Position> options = position.options(mover);
    return options.isEmpty()
        ? mover != winner
        : options.stream()
            .allMatch(option -> winsWhateverIsPlayed(option, mover.opponent(), winner));
  }

  @Test
  void largeSumsAreAcceptedByArgumentsWithoutAnswers() {
    assertAccepted(verdict("nim(200+300+100)", Outcome.N, ClaimedStrategy.Kind.NIM_SUM));
    assertAccepted(
        verdict("domineering(8x8) - domineering(8x8)", Outcome.P, ClaimedStrategy.Kind.SYMMETRY));
    assertAccepted(verdict("chomp(5x6)", Outcome.N, ClaimedStrategy.Kind.STRATEGY_STEALING));
  }

  @Test
  void aSymmetryOfTheBoardMayNeedAFirstMove() {
    assertAccepted(
        verdict("cram(1x6)", Outcome.N, ClaimedStrategy.Kind.SYMMETRY, "start -> c1-d1"));
    assertAccepted(verdict("cram(3x4)", Outcome.N, ClaimedStrategy.Kind.SYMMETRY));
    assertThat(
            line(
                gap(
                    verdict(
                        "cram(1x6)", Outcome.N, ClaimedStrategy.Kind.SYMMETRY, "start -> a1-b1"))))
        .hasSizeLessThanOrEqualTo(2);
  }

  @Test
  void cellsArePairedAsTheyAreNamedByMoves() {
    assertAccepted(
        verdict("cram(2x2)", Outcome.P, ClaimedStrategy.Kind.PAIRING, "a1 <-> b2", "a2 <-> b1"));
    Gap gap =
        gap(
            verdict(
                "cram(2x2)", Outcome.P, ClaimedStrategy.Kind.PAIRING, "a1 <-> a2", "b1 <-> b2"));
    assertThat(gap.kind()).isEqualTo(Gap.Kind.ILLEGAL);
    assertThat(gap.line()).hasSize(1);
  }

  @Test
  void answersToMovesHoldWhereverTheyAreMade() {
    assertAccepted(
        verdict(
            "subtraction{1,2}(9)",
            Outcome.P,
            ClaimedStrategy.Kind.TABLE,
            "take 1 -> take 2",
            "take 2 -> take 1"));
    assertThat(
            line(
                gap(
                    verdict(
                        "subtraction{1,2}(9)",
                        Outcome.P,
                        ClaimedStrategy.Kind.TABLE,
                        "take 1 -> take 1",
                        "take 2 -> take 1"))))
        .hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe(3x3)", "dots-and-boxes(2x2)", "backsliding(xxx..ooo)"})
  void playThatIsDrawnOrScoredIsRefusedInASentence(String start) {
    assertThatThrownBy(() -> verdict(start, Outcome.N, ClaimedStrategy.Kind.PARITY))
        .isInstanceOf(ConventionException.class)
        .hasMessageContaining("strategies are checked under normal play");
  }

  @Test
  void aStrategyThatCannotBeReadIsRefusedWithItsLine() {
    assertThatThrownBy(
            () -> verdict("nim(3)", Outcome.N, ClaimedStrategy.Kind.TABLE, "", "take it"))
        .isInstanceOf(StrategyTextException.class)
        .hasMessage(
            "line 2 of the strategy: expected 'POSITION -> MOVE' or 'MOVE -> ANSWER'; found"
                + " 'take it'");
    assertThatThrownBy(
            () -> verdict("nim(3)", Outcome.N, ClaimedStrategy.Kind.PAIRING, "a b", "b c"))
        .hasMessageContaining("'b' is in two pairs");
  }

  @ParameterizedTest
  @CsvSource({
    "nim(3) -> take 1, nim(3) -> take 2",
    "take 1 -> take 1, take 1 -> take 2",
    "start -> take 1, Left: start -> take 2",
  })
  void twoAnswersToTheSameAreRefused(String one, String other) {
    assertThatThrownBy(
            () -> verdict("nim(4)", Outcome.N, ClaimedStrategy.Kind.TABLE, one, one, other))
        .isInstanceOf(StrategyTextException.class)
        .hasMessage(
            "line 3 of the strategy: a line before answers 'take 1' here; found '" + other + "'");
  }

  private static Optional<String> forged(
      ArgumentCertificate.Argument argument, Outcome outcome, String start) throws IOException {
    return argumentRefusal(
        text(
            new ArgumentCertificate(
                new Claim.OfOutcome(start, outcome, Convention.NORMAL), argument)));
  }

  private static ArgumentCertificate.NimSum grundy(Object... parts) {
    List<ArgumentCertificate.GrundyPart> list = new ArrayList<>();
    for (int i = 0; i < parts.length; i += 2) {
      list.add(new ArgumentCertificate.GrundyPart((String) parts[i], (Integer) parts[i + 1]));
    }
    return new ArgumentCertificate.NimSum(list);
  }

  @Test
  void forgedArgumentsAreRefused() throws Exception {
    ArgumentCertificate.NimSum right = grundy("nim(1)", 1, "nim(2)", 2);
    assertThat(forged(right, Outcome.N, "nim(1+2)")).isEmpty();
    assertThat(forged(right, Outcome.P, "nim(1+2)").orElseThrow()).contains("the nim sum is 3");
    assertThat(forged(grundy("nim(1)", 1, "nim(2)", 1), Outcome.P, "nim(1+2)").orElseThrow())
        .contains("is 2, not 1");
    assertThat(forged(grundy("nim(2)", 2, "nim(1)", 1), Outcome.N, "nim(1+2)").orElseThrow())
        .contains("not listed before");
    assertThat(forged(grundy("nim(2)", 1), Outcome.N, "nim(2)").orElseThrow())
        .contains("not listed before");
    assertThat(forged(right, Outcome.N, "nim(1)").orElseThrow()).contains("cannot be reached");
    assertThat(forged(grundy("clobber(xo)", 1), Outcome.N, "clobber(xo)")).isEmpty();
    assertThat(forged(grundy("clobber(xxo)", 1), Outcome.N, "clobber(xxo)")).isPresent();
    assertThat(forged(grundy("domineering(.|.)", 1), Outcome.N, "domineering(.|.)").orElseThrow())
        .contains("different moves");

    var copy = new ArgumentCertificate.Copying(List.of());
    assertThat(forged(copy, Outcome.P, "col(x..) - col(x..)")).isEmpty();
    assertThat(forged(copy, Outcome.P, "col(x..) + col(x..)").orElseThrow()).contains("not pairs");
    assertThat(forged(copy, Outcome.L, "col(x..) - col(x..)").orElseThrow()).contains("first move");
    var opened = new ArgumentCertificate.Copying(List.of("3: take 1", "3: take 1"));
    assertThat(forged(opened, Outcome.N, "nim(2+3)")).isEmpty();
    assertThat(forged(opened, Outcome.P, "nim(2+2)").orElseThrow()).contains("not needed");
    assertThat(forged(opened, Outcome.N, "nim(1+3)").orElseThrow()).contains("not pairs");

    var steal = new ArgumentCertificate.StrategyStealing(List.of("[1] 1: take 1", "[1] 1: take 1"));
    assertThat(forged(steal, Outcome.N, "nim(1+1)").orElseThrow()).contains("cannot reach at once");
    assertThat(forged(steal, Outcome.P, "nim(1+1)").orElseThrow()).contains("who starts wins");
    assertThat(
            forged(
                    new ArgumentCertificate.StrategyStealing(List.of("take 5", "take 1")),
                    Outcome.N,
                    "nim(2)")
                .orElseThrow())
        .contains("not legal");

    String text =
        text(
            ((Verdict.Accepted) verdict("nim(1+1)", Outcome.P, ClaimedStrategy.Kind.NIM_SUM))
                .argument()
                .orElseThrow());
    assertThat(argumentRefusal(text)).isEmpty();
    assertThat(argumentRefusal(text.replace("\"value\":1", "\"value\":2")).orElseThrow())
        .contains("the hash does not fit");
    assertThat(argumentRefusal(text.replace("\"openings\":[]", "\"openings\":[\"x\"]")))
        .isPresent();
    assertThat(argumentRefusal(text.replace("nim sum", "luck"))).isPresent();
    assertThat(argumentRefusal(text.substring(0, text.length() / 2))).isPresent();
  }
}
