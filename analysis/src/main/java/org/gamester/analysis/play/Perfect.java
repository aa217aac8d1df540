package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamester.analysis.Remoteness.Verdict;
import org.gamester.analysis.play.Choice.Standing;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * A winning move where there is one, else a drawing one.
 *
 * <p>Where all that can be reached can be listed, a won play is won as soon as possible and a lost
 * one delayed as long as possible. Where that is too much, the first winning move that is found is
 * made, in a play that may be endless one to a position that has not been there yet; and in a lost
 * play the move after which the opponent has the fewest winning answers.
 */
public record Perfect() implements Level {
  @Override
  public String name() {
    return "perfect";
  }

  @Override
  public Choice choose(
      Play play, Prospects prospects, RandomGenerator random, Consumer<Choice> best) {
    List<LegalMove> moves = new ArrayList<>(play.legalMoves().list());
    Collections.shuffle(moves, Random.from(random));
    return prospects.explore(play.position(), play.mover(), play.convention())
        ? quickestOrLongest(play, prospects, moves)
        : searched(play, prospects, moves, best);
  }

  private static Choice choice(LegalMove move, Player mover, Verdict verdict) {
    Standing standing =
        verdict
            .winner()
            .map(w -> w == mover ? Standing.WINS : Standing.LOSES)
            .orElse(Standing.DRAWS);
    return new Choice(move, standing, verdict.moves(), true);
  }

  private static Choice judged(Play play, Prospects prospects, LegalMove move) {
    Player mover = play.mover();
    return choice(move, mover, prospects.of(move.to(), mover.opponent(), play.convention()));
  }

  private static Choice quickestOrLongest(Play play, Prospects prospects, List<LegalMove> moves) {
    Choice best = judged(play, prospects, moves.getFirst());
    for (LegalMove move : moves.subList(1, moves.size())) {
      Computation.poll();
      Choice next = judged(play, prospects, move);
      if (isBetter(next, best)) {
        best = next;
      }
    }
    return best;
  }

  private static boolean isBetter(Choice next, Choice best) {
    if (next.standing() != best.standing()) {
      return next.standing().compareTo(best.standing()) > 0;
    }
    int longer = next.moves().orElse(0) - best.moves().orElse(0);
    return next.standing() == Standing.WINS ? longer < 0 : longer > 0;
  }

  private static Choice searched(
      Play play, Prospects prospects, List<LegalMove> moves, Consumer<Choice> best) {
    Set<Position> seen = new HashSet<>();
    play.moves().forEach(made -> seen.add(made.to()));
    List<LegalMove> newFirst = new ArrayList<>(moves);
    newFirst.sort((a, b) -> Boolean.compare(seen.contains(a.to()), seen.contains(b.to())));
    Choice found = Choice.unknown(newFirst.getFirst());
    List<LegalMove> unknown = new ArrayList<>(newFirst);
    for (LegalMove move : newFirst) {
      Computation.pollNow();
      Choice next = judged(play, prospects, move);
      if (next.standing() == Standing.WINS) {
        return next;
      }
      unknown.removeFirst();
      if (next.standing() == Standing.DRAWS && found.standing() != Standing.DRAWS) {
        found = next;
        best.accept(new Choice(next.move(), Standing.DRAWS, OptionalInt.empty(), false));
      } else if (found.standing() == Standing.UNKNOWN && !unknown.isEmpty()) {
        best.accept(Choice.unknown(unknown.getFirst()));
      }
    }
    return found.standing() == Standing.DRAWS ? found : hardest(play, prospects, moves, best);
  }

  /** The losing move after which the opponent has the fewest winning answers. */
  private static Choice hardest(
      Play play, Prospects prospects, List<LegalMove> moves, Consumer<Choice> best) {
    LegalMove hardest = moves.getFirst();
    double fewest = Double.MAX_VALUE;
    best.accept(new Choice(hardest, Standing.LOSES, OptionalInt.empty(), false));
    for (LegalMove move : moves) {
      double share = WinningAnswers.after(play, prospects, move).share();
      if (share < fewest) {
        fewest = share;
        hardest = move;
        best.accept(new Choice(hardest, Standing.LOSES, OptionalInt.empty(), false));
      }
    }
    return new Choice(hardest, Standing.LOSES, OptionalInt.empty(), true);
  }
}
