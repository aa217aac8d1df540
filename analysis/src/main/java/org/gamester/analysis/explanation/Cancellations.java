package org.gamester.analysis.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Which summands are pairs of a game and its negative: the second player answers each move in one
 * by the same move in the other (Tweedledum and Tweedledee). Law: G - G = 0.
 */
final class Cancellations {
  private static final int MOST_PARTS = 200;

  private final List<Argument.Pair> pairs = new ArrayList<>();
  private final List<Position> rest = new ArrayList<>();
  private int dead;

  /** Pairs off the summands of a sum, each with the first one that is its negative. */
  Cancellations(List<Position> parts) {
    if (parts.size() < 2 || parts.size() > MOST_PARTS) {
      rest.addAll(parts);
      return;
    }
    List<Position> open = new ArrayList<>();
    for (Position part : parts) {
      if (part.moves(Player.LEFT).isEmpty() && part.moves(Player.RIGHT).isEmpty()) {
        dead++;
      } else {
        open.add(part);
      }
    }
    while (!open.isEmpty()) {
      Position first = open.removeFirst();
      Optional<Argument.Pair> pair = partner(first, open);
      if (pair.isEmpty()) {
        rest.add(first);
      } else {
        pairs.add(pair.get());
        open.remove(pair.get().second());
      }
    }
  }

  private static Optional<Argument.Pair> partner(Position first, List<Position> others) {
    Position negative = first.negative();
    if (others.contains(negative)) {
      Argument.Mirror mirror =
          negative.equals(first) && first.isImpartial()
              ? Argument.Mirror.SAME
              : Argument.Mirror.PLAYERS_EXCHANGED;
      return Optional.of(new Argument.Pair(first, negative, mirror));
    }
    Position form = negative.normalForm();
    for (Position other : others) {
      Computation.pollNow();
      if (other.normalForm().equals(form)) {
        return Optional.of(new Argument.Pair(first, other, Argument.Mirror.SYMMETRIC));
      }
    }
    return Optional.empty();
  }

  /** The summands that have no partner, and in which somebody can move. */
  List<Position> rest() {
    return List.copyOf(rest);
  }

  /** The pairs; empty if there is none. */
  Optional<Argument.Cancellation> cancelled() {
    return pairs.isEmpty()
        ? Optional.empty()
        : Optional.of(new Argument.Cancellation(List.copyOf(pairs), dead));
  }
}
