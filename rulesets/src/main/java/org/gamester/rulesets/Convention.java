package org.gamester.rulesets;

/** What ends a play, and who has won it then. */
public enum Convention {
  /** Normal play: a player to move who has no move loses. */
  NORMAL("normal play"),
  /** Misere play: a player to move who has no move wins. */
  MISERE("misere play"),
  /**
   * Normal play in which a position may come back, so that a play need not end; one that does not
   * end is a draw.
   */
  LOOPY("play that may repeat"),
  /**
   * A position itself says who has won, or that nobody has, see {@link Position#ending}. A player
   * to move who has no move in a position that does not say so loses; a play that does not end is a
   * draw.
   */
  ENDING("play that ends with a win or a draw"),
  /**
   * The play ends when nobody can move, and who has the higher {@link Position#score score} has
   * won; a player may have to move again, see {@link Move#next}.
   */
  SCORING("play for a score"),
  /**
   * Normal play in which a player may have to move again, in any part of a sum, see {@link
   * Move#next}; who cannot loses.
   */
  ENTAILING("normal play with entailing moves");

  private final String text;

  Convention(String text) {
    this.text = text;
  }

  /** As in "normal play". */
  public String text() {
    return text;
  }

  /**
   * The convention by which a position is played: that of its rules, or, for a sum, the one that
   * all parts have in common.
   *
   * @throws ConventionException if the position is a sum of positions that cannot be added
   */
  public static Convention of(Position position) {
    if (!(position instanceof DisjunctiveSum sum) || sum.parts().isEmpty()) {
      return RulesetGuard.convention(position.rules());
    }
    Convention common = of(sum.parts().getFirst());
    for (Position part : sum.parts().subList(1, sum.parts().size())) {
      common = common.ofSumWith(of(part));
    }
    return common;
  }

  /**
   * Misere play, by which a position of normal play may be played too.
   *
   * @throws ConventionException if the position is played by another convention
   */
  public static Convention misereOf(Position position) {
    return switch (of(position)) {
      case NORMAL, MISERE -> MISERE;
      case LOOPY, ENDING, SCORING, ENTAILING ->
          throw ConventionException.otherConvention(position, MISERE);
    };
  }

  /**
   * The convention by which the sum of two games is played. Play that may repeat is normal play
   * otherwise, so a sum of both is play that may repeat.
   *
   * @throws ConventionException if the games cannot be added
   */
  public Convention ofSumWith(Convention other) {
    if (this == other && this != ENDING) {
      return this;
    }
    if (isOfNormalPlay() && other.isOfNormalPlay()) {
      return LOOPY;
    }
    if (this == ENDING || other == ENDING) {
      throw ConventionException.noPart(ENDING);
    }
    throw ConventionException.noSum(this, other);
  }

  /** Whether a player may have to move again after a move, see {@link Move#next}. */
  public boolean mayMoveAgain() {
    return this == SCORING || this == ENTAILING;
  }

  private boolean isOfNormalPlay() {
    return this == NORMAL || this == LOOPY;
  }

  /**
   * This convention, by which a part of another game is played.
   *
   * @throws ConventionException if one part would end the play of all, or says who moves next
   */
  public Convention ofPart() {
    if (this == ENDING || mayMoveAgain()) {
      throw ConventionException.noPart(this);
    }
    return this;
  }
}
