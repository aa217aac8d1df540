package org.gamester.analysis.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Any legal move, each with the same chance; moves to equal positions count as one. */
public record RandomMoves() implements Level {
  @Override
  public String name() {
    return "random";
  }

  @Override
  public Choice choose(
      Play play, Prospects prospects, RandomGenerator random, Consumer<Choice> best) {
    List<LegalMove> moves = play.legalMoves().list();
    LegalMove move = moves.get(random.nextInt(moves.size()));
    return new Choice(move, Choice.Standing.UNKNOWN, OptionalInt.empty(), true);
  }
}
