package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/// Accepts or refuses an [ArgumentCertificate], by the rules of the games and one theorem for each
/// kind of argument:
///
/// - *nim sum* (Sprague and Grundy): both players have the same options in every part that is
///   listed, all of which come before it in the list; its value is the least number that is no nim
///   sum of the values of the parts of an option. The player who starts wins if and only if the nim
///   sum of all is not 0.
/// - *copying* (Tweedledum and Tweedledee): G - G is won by the player who does not start, who
///   makes each move again in the other part. The parts must be pairs of a position and its
///   negative as the rules write it, at the start, or after the first move that is named.
/// - *strategy stealing*: let A start in G with a move to H. If B could win from H by a move to K,
///   then A, not having to move in K with the players exchanged, would win that too. So if -K is an
///   option of A in G for all options K of B in H, A wins G by moving to H or to one of these.
///
/// The last two need that play ends, which is looked for up to [#MOST_ENDING] positions.
///
/// Cost: the moves of each part once; for stealing the replies to the first moves.
public final class ArgumentCheck {
  /// How many positions are looked at for one to which play returns.
  static final int MOST_ENDING = 20_000;

  private final ArgumentCertificate certificate;
  private final Catalogue catalogue;
  private final AtomicInteger checked = new AtomicInteger();

  /// @param certificate what is checked
  /// @param catalogue the rulesets of the positions
  public ArgumentCheck(ArgumentCertificate certificate, Catalogue catalogue) {
    this.certificate = certificate;
    this.catalogue = catalogue;
  }

  /// How many positions have been checked, for a message about a long check.
  public int checked() {
    return checked.get();
  }

  /// Checks the certificate.
  ///
  /// @return why it is refused; empty if it is accepted
  /// @throws org.gamester.values.ComputationStopped if the check is stopped
  public Optional<String> run() {
    try {
      List<String> texts = new ArrayList<>();
      certificate.argument().parts().forEach(part -> texts.add(part.part()));
      CheckedParts parts = new CheckedParts(catalogue, texts);
      Claim.OfOutcome claim = certificate.claim();
      if (claim.convention() != Convention.NORMAL) {
        throw new CertificateException(
            "an argument is for normal play, not for " + claim.convention().text());
      }
      List<Question> questions = ClaimQuestions.of(claim, parts).questions();
      switch (certificate.argument()) {
        case ArgumentCertificate.NimSum sum ->
            checkNimSum(sum, parts, questions.getFirst().position());
        case ArgumentCertificate.Copying copying -> checkCopying(copying, questions);
        case ArgumentCertificate.StrategyStealing stealing -> checkStealing(stealing, questions);
      }
      return Optional.empty();
    } catch (CertificateException e) {
      return Optional.of(e.reason());
    }
  }

  private void checkNimSum(ArgumentCertificate.NimSum argument, CheckedParts parts, Position start)
      throws CertificateException {
    int[] values = new int[parts.size()];
    BitSet used = new BitSet();
    for (int part = 0; part < values.length; part++) {
      Computation.pollNow();
      Set<List<Integer>> options = options(parts, part, Player.LEFT);
      if (!options.equals(options(parts, part, Player.RIGHT))) {
        throw new CertificateException(
            "Left and Right have different moves in the part %d, %s"
                .formatted(part, parts.text(List.of(part))));
      }
      BitSet found = new BitSet();
      for (List<Integer> option : options) {
        option.forEach(used::set);
        found.set(nimSum(option, values));
      }
      int stated = argument.parts().get(part).value();
      if (found.nextClearBit(0) != stated) {
        throw new CertificateException(
            "the Grundy value of the part %d, %s, is %d, not %d"
                .formatted(part, parts.text(List.of(part)), found.nextClearBit(0), stated));
      }
      values[part] = stated;
      checked.incrementAndGet();
    }
    List<Integer> sum = parts.sum(start);
    sum.forEach(used::set);
    if (used.nextClearBit(0) < values.length) {
      throw new CertificateException(
          "the part %s cannot be reached: %s"
              .formatted(used.nextClearBit(0), parts.text(List.of(used.nextClearBit(0)))));
    }
    Outcome outcome = nimSum(sum, values) == 0 ? Outcome.P : Outcome.N;
    if (outcome != certificate.claim().outcome()) {
      throw new CertificateException(
          "the nim sum is %d, so the outcome is %s, not %s"
              .formatted(nimSum(sum, values), outcome, certificate.claim().outcome()));
    }
  }

  private static Set<List<Integer>> options(CheckedParts parts, int part, Player player)
      throws CertificateException {
    Set<List<Integer>> options = new HashSet<>();
    for (PartMove move : parts.listMoves(part, player)) {
      Computation.poll();
      List<Integer> to = move.to().stream().sorted().toList();
      if (!move.isListed() || (!to.isEmpty() && to.getLast() >= part)) {
        throw new CertificateException(
            "what the move " + parts.text(move) + " leads to is not listed before the part");
      }
      options.add(to);
    }
    return options;
  }

  private static int nimSum(List<Integer> sum, int[] values) {
    int nimSum = 0;
    for (int part : sum) {
      nimSum ^= values[part];
    }
    return nimSum;
  }

  private void checkCopying(ArgumentCertificate.Copying argument, List<Question> questions)
      throws CertificateException {
    Iterator<String> openings = argument.openings().iterator();
    for (Question question : questions) {
      Position paired =
          question.winner() == question.starter() ? after(question, openings) : question.position();
      if (!LiveParts.arePairs(paired)) {
        throw new CertificateException(
            "the parts of %s are not pairs of a position and its negative"
                .formatted(paired.rules().text(paired)));
      }
      LiveParts.requireEnd(paired, MOST_ENDING);
      checked.incrementAndGet();
    }
    requireNoMore(openings);
  }

  private void checkStealing(
      ArgumentCertificate.StrategyStealing argument, List<Question> questions)
      throws CertificateException {
    Iterator<String> openings = argument.openings().iterator();
    for (Question question : questions) {
      if (question.winner() != question.starter()) {
        throw new CertificateException(
            "strategy stealing shows that a player who starts wins; the claim needs "
                + question.winner().displayName()
                + " to win if "
                + question.starter().displayName()
                + " starts");
      }
      Set<Map<Position, Integer>> atOnce = new HashSet<>();
      for (Position option : question.position().options(question.starter())) {
        Computation.poll();
        atOnce.add(LiveParts.counted(option));
      }
      Position moved = after(question, openings);
      for (Move reply : moved.moves(question.starter().opponent())) {
        Computation.poll();
        if (!atOnce.contains(LiveParts.counted(reply.to().negative()))) {
          throw new CertificateException(
              "%s cannot reach at once what the reply '%s' leads to, %s"
                  .formatted(
                      question.starter().displayName(),
                      reply.name(),
                      reply.to().rules().text(reply.to())));
        }
        checked.incrementAndGet();
      }
      LiveParts.requireEnd(question.position(), MOST_ENDING);
    }
    requireNoMore(openings);
  }

  /// The position after the next of the openings.
  private static Position after(Question question, Iterator<String> openings)
      throws CertificateException {
    String name = openings.hasNext() ? openings.next() : "";
    Map<String, Position> moves = new HashMap<>();
    for (Move move : question.position().moves(question.starter())) {
      Computation.poll();
      moves.putIfAbsent(move.name(), move.to());
    }
    Position to = moves.get(name);
    if (to == null) {
      throw new CertificateException(
          name.isEmpty()
              ? "a first move of " + question.starter().displayName() + " is missing"
              : "the first move '%s' is not legal for %s"
                  .formatted(name, question.starter().displayName()));
    }
    return to;
  }

  private static void requireNoMore(Iterator<String> openings) throws CertificateException {
    if (openings.hasNext()) {
      throw new CertificateException("the first move '" + openings.next() + "' is not needed");
    }
  }
}
