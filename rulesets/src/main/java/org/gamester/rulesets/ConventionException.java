package org.gamester.rulesets;

import org.gamester.values.Refused;

/**
 * Thrown where something is asked of a position that has no meaning under the convention by which
 * it is played. The message is one sentence for the person who asked.
 */
public final class ConventionException extends RuntimeException implements Refused {
  private static final long serialVersionUID = 1L;

  private ConventionException(String message) {
    super(message);
  }

  /** No value, or none that is a short game: the convention of the position is not normal play. */
  public static ConventionException noValue(Position position, Convention convention) {
    if (convention == Convention.LOOPY) {
      return new ConventionException(
          "%s is no short game, because its convention is %s; `value` and `GameValue` give what it is worth"
              .formatted(written(position), convention.text()));
    }
    if (convention == Convention.SCORING) {
      return new ConventionException(
          "%s has no value, because its convention is %s; `solve` finds the score under perfect play, and `moves` that after each move"
              .formatted(written(position), convention.text()));
    }
    if (convention == Convention.ENTAILING) {
      return new ConventionException(
          "%s has no value among short games, because its convention is %s; `value` finds its nimber, or that it is loony"
              .formatted(written(position), convention.text()));
    }
    return new ConventionException(
        "%s has no value, because its convention is %s; its outcome can be computed, by `solve`, `moves` or `OutcomeClass`"
            .formatted(written(position), convention.text()));
  }

  /** No explanation: only normal and misere play are explained. */
  public static ConventionException noExplanation(Position position, Convention convention) {
    return new ConventionException(
        "%s cannot be explained, because its convention is %s; `solve` and `moves` find who wins, and by which moves"
            .formatted(written(position), convention.text()));
  }

  /** No outcome under another convention than that of the position. */
  public static ConventionException otherConvention(Position position, Convention asked) {
    return new ConventionException(
        "%s has no outcome under %s, because its convention is %s"
            .formatted(written(position), asked.text(), Convention.of(position).text()));
  }

  /** No score or entailed value: only games of coins on strings are searched for these. */
  public static ConventionException noCoins(Position position, Convention convention) {
    return new ConventionException(
        "%s cannot be searched, because its convention is %s and it is not made of coins on strings"
            .formatted(written(position), convention.text()));
  }

  /** No nimber: the next move has to be made in a part. */
  public static ConventionException toBeAnswered(Position position) {
    return new ConventionException(
        "%s is worth no nimber, because the next move has to be made in a certain part of it; `solve` and `moves` find who wins"
            .formatted(written(position)));
  }

  /** No proof: a position may end the play by itself. */
  public static ConventionException noProof(Position position, Convention convention) {
    return new ConventionException(
        "the outcome of %s cannot be certified, because its convention is %s; certificates are for play that is lost or won by a player who has no move"
            .formatted(written(position), convention.text()));
  }

  /** No strategy of a student: the play may be drawn, or is not won by the last move. */
  public static ConventionException noStrategy(Position position, Convention convention) {
    return new ConventionException(
        "a strategy for %s cannot be checked, because its convention is %s; strategies are checked under normal play, which ends, and which the last move wins"
            .formatted(written(position), convention.text()));
  }

  /**
   * No proof of how two games compare, since play may return to a position of one.
   *
   * @param relation the sign of the relation between their values
   */
  public static ConventionException noOrderProof(Position first, String relation, Position second) {
    return new ConventionException(
        "%s %s %s by their values, but there are no certificates of how games compare to which play may return; `prove` takes the outcome of their difference"
            .formatted(written(first), relation, written(second)));
  }

  /** No variant of a game. */
  static ConventionException noVariant(String kind, Rules rules, Convention convention) {
    return new ConventionException(
        "%s variants are of games of normal play, but %s is played by %s"
            .formatted(kind, rules.text(), convention.text()));
  }

  /** No sum of two games. */
  static ConventionException noSum(Convention first, Convention second) {
    return new ConventionException(
        "positions whose conventions are %s and %s cannot be added"
            .formatted(first.text(), second.text()));
  }

  /** A game that cannot be a part of another one. */
  static ConventionException noPart(Convention convention) {
    return new ConventionException(
        "a position whose convention is %s cannot be added or be part of another game"
            .formatted(convention.text()));
  }

  private static String written(Position position) {
    return RulesetGuard.shorten(position.rules().text(position));
  }
}
