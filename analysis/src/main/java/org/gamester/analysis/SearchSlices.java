package org.gamester.analysis;

import java.util.Map;
import java.util.Optional;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Bounds of components by slices, for one thread of a search.
 *
 * <p>If a cut only takes moves from one player, what is left is at most as good for that player:
 * the sum of the slices is a lower bound of the component if that player is Left, an upper bound if
 * Right ("one hand tied", Winning Ways, chapter 5; D. M. Breuker, J. W. H. M. Uiterwijk and H. J.
 * van den Herik, Solving 8x8 Domineering (2000), bound regions in a like manner). Slices of few
 * neighbouring lines are evaluated; of all ways to divide a component into such slices, the one
 * with the best mean is found line by line.
 *
 * @param met the parts of slices that have been met, shared by all threads: the mean and the
 *     temperature of each, empty if it is too large
 */
record SearchSlices(
    ComponentMoves moves, Evaluated evaluated, Map<Component, Optional<SearchBound>> met) {

  /** A slice has at most so many lines, and is evaluated if each part has at most so many moves. */
  private static final int MOST_LINES = 4;

  private static final int MOST_MOVES = 20;

  /** Evaluates a component. */
  @FunctionalInterface
  interface Evaluated {
    ShortGame value(Component component);
  }

  /**
   * A bound of a component: from below if {@code tied} is Left, from above if it is Right; null if
   * none is found.
   */
  @Nullable SearchBound bound(Component component, Player tied) {
    int lines = moves.slices(component, tied);
    if (lines < 2 || !(component instanceof Component.Packed packed)) {
      return null;
    }
    @Nullable SearchBound[] best = new @Nullable SearchBound[lines + 1];
    best[0] = SearchBound.ZERO;
    for (int to = 1; to <= lines; to++) {
      for (int from = to - 1; from >= Math.max(0, to - MOST_LINES); from--) {
        SearchBound before = best[from];
        SearchBound slice = before == null ? null : slice(packed, tied, from, to);
        if (before != null && slice != null) {
          SearchBound whole = before.plus(slice);
          SearchBound known = best[to];
          if (known == null || isBetter(whole.mean(), known.mean(), tied)) {
            best[to] = whole;
          }
        }
      }
    }
    return best[lines];
  }

  private static boolean isBetter(Dyadic mean, Dyadic known, Player tied) {
    int order = mean.compareTo(known);
    return tied == Player.LEFT ? order > 0 : order < 0;
  }

  /** The slices from one line to another as one; null if it is too large. */
  private @Nullable SearchBound slice(Component.Packed component, Player tied, int from, int to) {
    Computation.poll();
    SearchBound sum = SearchBound.ZERO;
    for (ComponentMoves.Part part : moves.slices(component, tied, from, to)) {
      Optional<SearchBound> known = met.get(part.component());
      if (known == null) {
        known = found(part.component());
        met.put(part.component(), known);
      }
      if (known.isEmpty()) {
        return null;
      }
      sum = sum.plus(part.isNegative() ? known.get().negative() : known.get());
    }
    return sum;
  }

  private Optional<SearchBound> found(Component component) {
    int count =
        moves.optionCount(component, Player.LEFT) + moves.optionCount(component, Player.RIGHT);
    return count > MOST_MOVES
        ? Optional.empty()
        : Optional.of(SearchBound.ZERO.plus(evaluated.value(component)));
  }
}
