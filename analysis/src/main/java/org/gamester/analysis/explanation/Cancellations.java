package org.gamester.analysis.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Whether the summands are pairs of a game and its negative, so that the second player answers each
 * move by the same move in the other one (Tweedledum and Tweedledee). Law: G - G = 0.
 */
final class Cancellations {
  private static final int MOST_PARTS = 200;

  private Cancellations() {}

  static Optional<Argument> of(List<Position> parts) {
    if (parts.size() < 2 || parts.size() > MOST_PARTS) {
      return Optional.empty();
    }
    List<Position> open = new ArrayList<>();
    int dead = 0;
    for (Position part : parts) {
      if (part.moves(Player.LEFT).isEmpty() && part.moves(Player.RIGHT).isEmpty()) {
        dead++;
      } else {
        open.add(part);
      }
    }
    List<Argument.Pair> pairs = new ArrayList<>();
    while (!open.isEmpty()) {
      Position first = open.removeFirst();
      Optional<Argument.Pair> pair = partner(first, open);
      if (pair.isEmpty()) {
        return Optional.empty();
      }
      pairs.add(pair.get());
      open.remove(pair.get().second());
    }
    return pairs.isEmpty()
        ? Optional.empty()
        : Optional.of(new Argument.Cancellation(List.copyOf(pairs), dead));
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
}
