package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamester.analysis.play.Choice.Standing;

/**
 * For a learner: plays as {@link Perfect} most of the time, but one time in three makes a move that
 * leaves the opponent something to find: after it some answers win and some do not, and as few win
 * as possible. What it knows of its moves it does not say.
 */
public record Teaching() implements Level {

  /** One move in so many may leave the opponent something to find. */
  private static final int ONE_IN = 3;

  /** How many moves are looked at for one that leaves something to find. */
  private static final int MOST_LOOKED_AT = 50;

  @Override
  public String name() {
    return "teaching";
  }

  @Override
  public Choice choose(
      Play play, Prospects prospects, RandomGenerator random, Consumer<Choice> best) {
    boolean looksForInteresting = random.nextInt(ONE_IN) == 0;
    Choice perfect = new Perfect().choose(play, prospects, random, best);
    if (!looksForInteresting) {
      return perfect;
    }
    best.accept(perfect);
    return interesting(play, prospects, random)
        .map(move -> new Choice(move, Standing.UNKNOWN, perfect.moves(), true))
        .orElse(perfect);
  }

  private static Optional<LegalMove> interesting(
      Play play, Prospects prospects, RandomGenerator random) {
    List<LegalMove> moves = new ArrayList<>(play.legalMoves().list());
    Collections.shuffle(moves, Random.from(random));
    Optional<LegalMove> found = Optional.empty();
    double fewest = 1;
    for (LegalMove move : moves.subList(0, Math.min(moves.size(), MOST_LOOKED_AT))) {
      WinningAnswers answers = WinningAnswers.after(play, prospects, move);
      if (answers.isInteresting() && answers.share() < fewest) {
        fewest = answers.share();
        found = Optional.of(move);
      }
    }
    return found;
  }
}
