package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.ConventionException;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;

/**
 * What must be shown of a claim: who wins which positions when who starts.
 *
 * <p>G and H compare as the outcome of G - H says, where -H is H with the players exchanged. If G +
 * X and H + X have different outcomes, then G and H are not equal, by the definition of equality.
 * That a play is a draw is shown by two strategies, one for each player, by which that player does
 * not lose.
 *
 * @param isMisere whether a player to move who has no move wins
 */
record ClaimQuestions(List<Question> questions, boolean isMisere) {

  static ClaimQuestions of(Claim claim, CheckedParts parts) throws CertificateException {
    return switch (claim) {
      case Claim.OfOutcome of -> outcome(parts.read(of.position()), of);
      case Claim.OfComparison of ->
          comparison(parts.read(of.first()), parts.read(of.second()), of.comparison());
      case Claim.OfDifference of -> difference(of, parts);
      case Claim.OfValue of -> value(of, parts);
    };
  }

  private static ClaimQuestions outcome(Position position, Claim.OfOutcome claim)
      throws CertificateException {
    requireConvention(convention(position), claim.convention());
    List<Question> questions = new ArrayList<>();
    for (Player starter : Player.values()) {
      Optional<Player> winner = claim.outcome().winner(starter);
      if (winner.isPresent()) {
        questions.add(Question.ofWin(position, starter, winner.get()));
      } else if (claim.convention() == Convention.LOOPY) {
        questions.add(new Question(position, starter, Player.LEFT, true));
        questions.add(new Question(position, starter, Player.RIGHT, true));
      } else {
        throw new CertificateException("no play is a draw under " + claim.convention().text());
      }
    }
    return new ClaimQuestions(questions, claim.isMisere());
  }

  private static ClaimQuestions comparison(Position first, Position second, Comparison comparison)
      throws CertificateException {
    requireNormalPlay(first);
    requireNormalPlay(second);
    Position difference = DisjunctiveSum.of(first, second.negative());
    List<Question> questions = new ArrayList<>();
    for (Player starter : Player.values()) {
      Optional<Player> winner = comparison.winner(starter);
      winner.ifPresent(player -> questions.add(Question.ofWin(difference, starter, player)));
    }
    return new ClaimQuestions(questions, false);
  }

  private static ClaimQuestions difference(Claim.OfDifference claim, CheckedParts parts)
      throws CertificateException {
    Position first = parts.read(claim.first());
    Position second = parts.read(claim.second());
    Position separator = parts.read(claim.separator());
    requireNormalPlay(first);
    requireNormalPlay(second);
    requireNormalPlay(separator);
    Player winner = claim.winner();
    return new ClaimQuestions(
        List.of(
            Question.ofWin(DisjunctiveSum.of(first, separator), claim.starter(), winner),
            Question.ofWin(
                DisjunctiveSum.of(second, separator), claim.starter(), winner.opponent())),
        false);
  }

  private static ClaimQuestions value(Claim.OfValue claim, CheckedParts parts)
      throws CertificateException {
    Position value = parts.read(claim.value());
    if (!(value instanceof ValuePosition)) {
      throw new CertificateException("'" + claim.value() + "' is not a value");
    }
    if (!value.text().equals(claim.value())) {
      throw new CertificateException(
          "the value is not written in canonical form; that is " + value.text());
    }
    CanonicalFormCheck.require(value);
    return comparison(parts.read(claim.position()), value, Comparison.EQUAL);
  }

  private static void requireNormalPlay(Position position) throws CertificateException {
    if (convention(position) != Convention.NORMAL) {
      throw new CertificateException(
          "games compare, and have values, under normal play only; the convention of a position of"
              + " the claim is "
              + convention(position).text());
    }
  }

  /** A position of normal play may be played by each of the three. */
  private static void requireConvention(Convention played, Convention claimed)
      throws CertificateException {
    if (played != Convention.NORMAL && played != claimed) {
      throw new CertificateException(
          "the position is played by %s, but the claim is one of %s"
              .formatted(played.text(), claimed.text()));
    }
  }

  /** The convention of a position, under which no position ends the play by itself. */
  private static Convention convention(Position position) throws CertificateException {
    Convention convention;
    try {
      convention = Convention.of(position);
    } catch (ConventionException e) {
      throw new CertificateException(String.valueOf(e.getMessage()), e);
    }
    if (convention != Convention.ENDING && !convention.mayMoveAgain()) {
      return convention;
    }
    throw new CertificateException(
        "the convention of a position of the claim is %s; certificates are for play that is lost or won by a player who has no move"
            .formatted(convention.text()));
  }
}
