package org.gamester.analysis.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.gamester.analysis.Remoteness.Verdict;
import org.gamester.analysis.Scores;
import org.gamester.analysis.play.Choice.Standing;
import org.gamester.rulesets.Convention;
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
    if (play.convention().mayMoveAgain()) {
      return withTurns(play, prospects, moves, best);
    }
    List<LegalMove> likely = newFirst(play, Mobility.mostFirst(moves, play.mover()));
    best.accept(Choice.unknown(likely.getFirst()));
    return prospects.explore(play.position(), play.mover(), play.convention())
        ? quickestOrLongest(play, prospects, moves)
        : searched(play, prospects, moves, likely, best);
  }

  /**
   * Where a player may have to move again: the best score, or a winning move. Until it is found the
   * best is a move that takes something, or else one that gives nothing away.
   */
  private static Choice withTurns(
      Play play, Prospects prospects, List<LegalMove> moves, Consumer<Choice> best) {
    Player mover = play.mover();
    LegalMove likely = likely(moves, mover);
    best.accept(Choice.unknown(likely));
    if (play.convention() == Convention.SCORING) {
      int score = prospects.scores().of(play.position(), mover);
      for (LegalMove move : moves) {
        Computation.pollNow();
        if (prospects.scores().of(move.to(), move.next(mover)) == score) {
          Verdict verdict = new Verdict(Scores.winner(score), OptionalInt.empty());
          return choice(move, mover, verdict);
        }
      }
    }
    Choice first = judged(play, prospects, likely);
    return moves.stream()
        .map(move -> judged(play, prospects, move))
        .filter(choice -> choice.standing() == Standing.WINS)
        .findFirst()
        .orElse(first);
  }

  private static LegalMove likely(List<LegalMove> moves, Player mover) {
    LegalMove safe = moves.getFirst();
    boolean isSafe = false;
    for (LegalMove move : moves) {
      Computation.poll();
      if (move.next(mover) == mover) {
        return move;
      }
      if (!isSafe && givesNothing(move.to(), mover.opponent())) {
        safe = move;
        isSafe = true;
      }
    }
    return safe;
  }

  private static boolean givesNothing(Position to, Player opponent) {
    return to.moves(opponent).stream().noneMatch(answer -> answer.next(opponent) == opponent);
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
    return choice(move, mover, prospects.of(move.to(), move.next(mover), play.convention()));
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

  /** The moves to positions that have not been there yet, then the others, each in their order. */
  private static List<LegalMove> newFirst(Play play, List<LegalMove> moves) {
    Set<Position> seen = new HashSet<>();
    play.moves().forEach(made -> seen.add(made.to()));
    List<LegalMove> newFirst = new ArrayList<>(moves);
    newFirst.sort((a, b) -> Boolean.compare(seen.contains(a.to()), seen.contains(b.to())));
    return newFirst;
  }

  /**
   * The first winning move that is found. Until then the best is a drawing move, or else of the
   * moves of which nothing is known that which comes first in {@code likely}.
   */
  private static Choice searched(
      Play play,
      Prospects prospects,
      List<LegalMove> moves,
      List<LegalMove> likely,
      Consumer<Choice> best) {
    Choice found = Choice.unknown(likely.getFirst());
    Set<LegalMove> known = Collections.newSetFromMap(new IdentityHashMap<>());
    int next = 0;
    for (LegalMove move : newFirst(play, moves)) {
      Computation.pollNow();
      Choice judged = judged(play, prospects, move);
      if (judged.standing() == Standing.WINS) {
        return judged;
      }
      known.add(move);
      while (next < likely.size() && known.contains(likely.get(next))) {
        next++;
      }
      if (judged.standing() == Standing.DRAWS && found.standing() != Standing.DRAWS) {
        found = judged;
        best.accept(new Choice(judged.move(), Standing.DRAWS, OptionalInt.empty(), false));
      } else if (found.standing() == Standing.UNKNOWN && next < likely.size()) {
        best.accept(Choice.unknown(likely.get(next)));
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
