package org.gamester.analysis;

import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * What decides a sum, with Left to move, without a search; for any number of threads. A sum is
 * decided
 *
 * <ul>
 *   <li>by its value, if it is one;
 *   <li>by the means and temperatures of its parts, if all of them are values. The mean of a sum is
 *       the sum of the means, and the stops of a game G of mean m lie on both sides of it; so if m
 *       &gt; 0, the Left stop is positive and Left wins moving first. No temperature of a sum is
 *       above the highest t of a part, and if t &gt;= 0, the Left stop is at most m + t; so if m +
 *       t &lt; 0, Left loses moving first;
 *   <li>by results for the same components with another value, see {@link SearchFrontier};
 *   <li>by results for the other components with one of them, C, replaced by a bound that the
 *       search has proved, a number, ups and a nimber, see {@link ProvedBounds}: if C &gt;= l, and
 *       Left wins l + R moving first, he wins C + R, which is at least as good for him; likewise he
 *       loses it if C &lt;= u and he loses u + R;
 *   <li>by integers between which its components lie, where the rules give such, in place of all of
 *       them;
 *   <li>before its moves are looked at, in the same way by the means and temperatures of games that
 *       bound the components from below or above, see {@link SearchSlices}.
 * </ul>
 */
final class StaticOutcomes {

  private static final BigInteger FURTHEST = BigInteger.valueOf(1_000);

  private final SearchParts parts;
  private final Map<SearchSum, SearchFrontier> frontiers = new ConcurrentHashMap<>();

  StaticOutcomes(SearchParts parts) {
    this.parts = parts;
  }

  /** Remembers, for other values beside the same components, that Left wins, or loses. */
  void add(SearchSum sum, boolean won) {
    int values = sum.countValues(parts);
    if (values > 1 || values == sum.references().length) {
      return;
    }
    SearchSum boards = sum.boards(parts);
    ShortGame total = sum.total(parts);
    frontiers.computeIfAbsent(boards, b -> new SearchFrontier()).add(total, won);
    if (!won && boards.references().length == 1 && total.isNumberUpStar()) {
      int reference = boards.references()[0]; // C + v <= 0; larger v would cost more than they gain
      bounds(reference).addUpper(total.negate(), isNegative(reference));
    }
  }

  private ProvedBounds bounds(int reference) {
    return ((SearchPart.Board) parts.get(reference)).proved();
  }

  private static boolean isNegative(int reference) {
    return (reference & 1) != 0;
  }

  /** Whether Left wins moving first, where that is known; otherwise null. */
  @Nullable Boolean decided(SearchSum sum) {
    int values = sum.countValues(parts);
    if (values == sum.references().length) {
      return values <= 1 ? Boolean.valueOf(wins(sum.total(parts))) : decidedByMeans(sum);
    }
    if (values > 1) {
      return null;
    }
    SearchSum boards = sum.boards(parts);
    ShortGame total = sum.total(parts);
    Boolean won = decided(boards, total);
    if (won == null) {
      won = decidedByIntegers(boards, total);
    }
    for (int i = 0; won == null && i < boards.references().length; i++) {
      won = decidedWithBound(boards, i, total);
    }
    return won;
  }

  /** Whether Left wins some components and a value, by the value or the frontier. */
  private @Nullable Boolean decided(SearchSum boards, ShortGame value) {
    if (boards.references().length == 0) {
      return wins(value);
    }
    SearchFrontier frontier = frontiers.get(boards);
    return frontier == null ? null : frontier.find(value);
  }

  /** By the sum of the integers between which the components lie. */
  private @Nullable Boolean decidedByIntegers(SearchSum boards, ShortGame value) {
    IntegerBounds integers = integers(boards);
    if (integers == null) {
      return null;
    }
    if (wins(value.plus(ShortGame.integer(integers.least())))) {
      return true;
    }
    return wins(value.plus(ShortGame.integer(integers.greatest()))) ? null : false;
  }

  /**
   * Integers between which a sum lies up to an infinitesimal, if such are known for all of its
   * components; else null. Numbers out of reach are taken for the furthest.
   */
  @Nullable IntegerBounds integers(SearchSum sum) {
    int least = 0;
    int greatest = 0;
    for (int reference : sum.references()) {
      switch (parts.get(reference)) {
        case SearchPart.Value _ -> {
          least += floor(parts.value(reference).rightStop());
          greatest += ceiling(parts.value(reference).leftStop());
        }
        case SearchPart.Board board -> {
          IntegerBounds known = board.integers().orElse(null);
          if (known == null) {
            return null;
          }
          boolean isNegative = isNegative(reference);
          least += isNegative ? -known.greatest() : known.least();
          greatest += isNegative ? -known.least() : known.greatest();
        }
      }
    }
    return new IntegerBounds(
        least + floor(sum.rest().rightStop()), greatest + ceiling(sum.rest().leftStop()));
  }

  private static int floor(Dyadic x) {
    return x.floor().max(FURTHEST.negate()).min(FURTHEST).intValue();
  }

  private static int ceiling(Dyadic x) {
    return -floor(x.negate());
  }

  private static boolean wins(ShortGame value) {
    return value.outcome().winsStarting(Player.LEFT);
  }

  private @Nullable Boolean decidedWithBound(SearchSum boards, int index, ShortGame value) {
    int reference = boards.references()[index];
    ProvedBounds bounds = bounds(reference);
    boolean isRepeated = index > 0 && boards.references()[index - 1] == reference;
    if (bounds.isEmpty() || isRepeated) {
      return null;
    }
    SearchSum others = boards.without(index);
    boolean isNegative = isNegative(reference);
    for (ShortGame lower : isNegative ? bounds.upper() : bounds.lower()) {
      Boolean won = decided(others, value.plus(isNegative ? lower.negate() : lower));
      if (won != null && won) {
        return true;
      }
    }
    for (ShortGame upper : isNegative ? bounds.lower() : bounds.upper()) {
      Boolean won = decided(others, value.plus(isNegative ? upper.negate() : upper));
      if (won != null && !won) {
        return false;
      }
    }
    return null;
  }

  private @Nullable Boolean decidedByMeans(SearchSum sum) {
    SearchBound total = SearchBound.ZERO.plus(sum.rest());
    for (int reference : sum.references()) {
      total = total.plus(parts.value(reference));
    }
    return total.mean().signum() > 0 ? Boolean.TRUE : isBelowZero(total) ? Boolean.FALSE : null;
  }

  private static boolean isBelowZero(SearchBound bound) {
    return bound.mean().plus(bound.temperature()).signum() < 0;
  }

  /**
   * Whether Left wins moving first, if that follows from bounds of the components, as it follows
   * from means and temperatures for values; otherwise null.
   */
  @Nullable Boolean decidedByBounds(SearchSum sum, SearchExpander expander) {
    SearchBound lower = bound(sum, expander, true);
    if (lower != null && lower.mean().signum() > 0) {
      return true;
    }
    SearchBound upper = bound(sum, expander, false);
    return upper != null && isBelowZero(upper) ? false : null;
  }

  private @Nullable SearchBound bound(SearchSum sum, SearchExpander expander, boolean isLower) {
    SearchBound total = SearchBound.ZERO.plus(sum.rest());
    for (int reference : sum.references()) {
      switch (parts.get(reference)) {
        case SearchPart.Value _ -> total = total.plus(parts.value(reference));
        case SearchPart.Board board -> {
          SearchPart.Board.Bounds bounds = expander.bounds(board);
          SearchBound bound = isLower != isNegative(reference) ? bounds.lower() : bounds.upper();
          if (bound == null) {
            return null;
          }
          total = total.plus(isNegative(reference) ? bound.negative() : bound);
        }
      }
    }
    return total;
  }
}
