package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermography;
import org.jspecify.annotations.Nullable;

/**
 * The states that a search has met, each once, for any number of threads; and what decides a state
 * without a search.
 *
 * <p>Sums are simplified first: a part and its negative cancel, and small values are added up. Then
 * a state is decided
 *
 * <ul>
 *   <li>by its value, if it is one;
 *   <li>by the means and temperatures of its parts, if all of them are values. The mean of a sum is
 *       the sum of the means, and the stops of a game G of mean m lie on both sides of it; so if m
 *       &gt; 0, the Left stop is positive and Left wins moving first. No temperature of a sum is
 *       above the highest t of a part, and if t &gt;= 0, the Left stop is at most m + t; so if m +
 *       t &lt; 0, Left loses moving first;
 *   <li>by what is known of the same components beside another value, see {@link SearchFrontier};
 *   <li>before its moves are looked at, in the same way by the means and temperatures of games that
 *       bound the components from below or above, see {@link SearchSlices}.
 * </ul>
 */
final class SearchStates {

  /** Two values are added up if the product of their numbers of followers is at most this. */
  private static final int SMALL_SUM = 2_000;

  /** What is counted for a sum of a number, ups and a nimber. */
  private static final int FOLLOWERS_OF_REST = 8;

  private final SearchParts parts;
  private final Map<SearchState, SearchState> states = new ConcurrentHashMap<>();
  private final Map<SearchSum, SearchFrontier> frontiers = new ConcurrentHashMap<>();

  private int timesHalved;

  SearchStates(SearchParts parts) {
    this.parts = parts;
  }

  /** The state in which Left is to move in a sum; simplifies it first. */
  SearchState state(SearchSum asked) {
    SearchSum sum = simplified(asked);
    SearchState state = new SearchState(sum);
    SearchState known = states.get(state);
    if (known != null) {
      return known;
    }
    Boolean won = decided(sum);
    if (won != null) {
      state.decide(won);
    } else {
      state.estimate(moves(sum, Player.RIGHT), moves(sum, Player.LEFT));
    }
    known = states.putIfAbsent(state, state);
    return known == null ? state : known;
  }

  /** The state in which Left is to move in a sum, if it has been met or is decided at once. */
  @Nullable SearchState find(SearchSum asked) {
    SearchSum sum = simplified(asked);
    SearchState state = new SearchState(sum);
    SearchState known = states.get(state);
    if (known != null) {
      return known;
    }
    Boolean won = decided(sum);
    if (won == null) {
      return null;
    }
    state.decide(won);
    return state;
  }

  private int moves(SearchSum sum, Player player) {
    int moves = 0;
    for (int reference : sum.references()) {
      boolean isNegative = (reference & 1) != 0;
      moves += parts.get(reference).moves(isNegative ? player.opponent() : player);
    }
    return moves;
  }

  /** Cancels parts with their negatives, and adds small values up. */
  private SearchSum simplified(SearchSum sum) {
    SearchSum cancelled = cancelled(sum);
    int values = countValues(cancelled);
    return values == 0 || (values == 1 && cancelled.rest().isZero())
        ? cancelled
        : cancelled(valuesAdded(cancelled));
  }

  private int countValues(SearchSum sum) {
    int values = 0;
    for (int reference : sum.references()) {
      if (parts.get(reference) instanceof SearchPart.Value) {
        values++;
      }
    }
    return values;
  }

  private SearchSum cancelled(SearchSum sum) {
    int[] kept = new int[sum.references().length];
    int count = 0;
    for (int reference : sum.references()) {
      if (count > 0 && kept[count - 1] == parts.negative(reference)) {
        count--;
      } else {
        kept[count++] = reference;
      }
    }
    return count == kept.length ? sum : new SearchSum(Arrays.copyOf(kept, count), sum.rest());
  }

  /** Adds up the two values with the fewest followers, as long as their sum is small. */
  private SearchSum valuesAdded(SearchSum sum) {
    int[] references = sum.references().clone();
    int boards = 0;
    PriorityQueue<Integer> values = new PriorityQueue<>(Comparator.comparingLong(this::followers));
    for (int reference : references) {
      if (parts.get(reference) instanceof SearchPart.Value) {
        values.add(reference);
      } else {
        references[boards++] = reference;
      }
    }
    ShortGame rest = sum.rest();
    while (!values.isEmpty()) {
      int first = values.remove();
      Integer second = values.peek();
      ShortGame added;
      if (!rest.isZero() && followers(first) <= SMALL_SUM / FOLLOWERS_OF_REST) {
        added = value(first).plus(rest);
        rest = ShortGame.ZERO;
      } else if (second != null && followers(first) * followers(second) <= SMALL_SUM) {
        added = value(first).plus(value(values.remove()));
      } else {
        references[boards++] = first;
        continue;
      }
      if (added.isNumberUpStar()) {
        rest = rest.plus(added);
      } else {
        values.add(parts.reference(added));
      }
    }
    int[] sorted = Arrays.copyOf(references, boards);
    Arrays.sort(sorted);
    return new SearchSum(sorted, rest);
  }

  private long followers(int reference) {
    return ((SearchPart.Value) parts.get(reference)).followers();
  }

  private ShortGame value(int reference) {
    ShortGame value = ((SearchPart.Value) parts.get(reference)).value();
    return (reference & 1) == 0 ? value : value.negate();
  }

  /** Whether Left wins moving first, where that is known; otherwise null. */
  private @Nullable Boolean decided(SearchSum sum) {
    int values = countValues(sum);
    if (values == sum.references().length) {
      if (values <= 1) {
        return total(sum).outcome().winsStarting(Player.LEFT);
      }
      return decidedByMeans(sum);
    }
    SearchFrontier frontier = values <= 1 ? frontiers.get(boards(sum)) : null;
    return frontier == null ? null : frontier.find(total(sum));
  }

  private @Nullable Boolean decidedByMeans(SearchSum sum) {
    Dyadic mean = Thermography.mean(sum.rest());
    Dyadic temperature = Dyadic.ZERO;
    for (int reference : sum.references()) {
      ShortGame value = value(reference);
      mean = mean.plus(Thermography.mean(value));
      temperature = temperature.max(Thermography.temperature(value));
    }
    if (mean.signum() > 0) {
      return true;
    }
    if (mean.plus(temperature).signum() < 0) {
      return false;
    }
    return null;
  }

  /**
   * Whether Left wins moving first, if that follows from bounds of the components, as it follows
   * from means and temperatures for values; otherwise null.
   */
  @Nullable Boolean decidedByBounds(SearchState state, SearchExpander expander) {
    SearchBound lower = bound(state.sum(), expander, true);
    if (lower != null && lower.mean().signum() > 0) {
      return true;
    }
    SearchBound upper = bound(state.sum(), expander, false);
    return upper != null && upper.mean().plus(upper.temperature()).signum() < 0 ? false : null;
  }

  private @Nullable SearchBound bound(SearchSum sum, SearchExpander expander, boolean isLower) {
    SearchBound total = SearchBound.ZERO.plus(sum.rest());
    for (int reference : sum.references()) {
      boolean isNegative = (reference & 1) != 0;
      switch (parts.get(reference)) {
        case SearchPart.Value _ -> total = total.plus(value(reference));
        case SearchPart.Board board -> {
          SearchPart.Board.Bounds bounds = expander.bounds(board);
          SearchBound bound = isLower != isNegative ? bounds.lower() : bounds.upper();
          if (bound == null) {
            return null;
          }
          total = total.plus(isNegative ? bound.negative() : bound);
        }
      }
    }
    return total;
  }

  /** The values of a sum that has at most one part that is a value. */
  private ShortGame total(SearchSum sum) {
    ShortGame total = sum.rest();
    for (int reference : sum.references()) {
      if (parts.get(reference) instanceof SearchPart.Value) {
        total = total.plus(value(reference));
      }
    }
    return total;
  }

  /** The components that are played on. */
  private SearchSum boards(SearchSum sum) {
    int[] boards = new int[sum.references().length];
    int count = 0;
    for (int reference : sum.references()) {
      if (parts.get(reference) instanceof SearchPart.Board) {
        boards[count++] = reference;
      }
    }
    return new SearchSum(Arrays.copyOf(boards, count), ShortGame.ZERO);
  }

  /** Decides a state, and remembers for other values what that means. */
  void decide(SearchState state, boolean won) {
    state.decide(won);
    SearchSum sum = state.sum();
    int values = countValues(sum);
    if (values <= 1 && values < sum.references().length) {
      frontiers.computeIfAbsent(boards(sum), boards -> new SearchFrontier()).add(total(sum), won);
    }
  }

  /**
   * The states after the moves of Left, but for those that are known to be won by Right, who is to
   * move, and those that are better for him than another one: of the same components with a greater
   * value.
   *
   * <p>If what is beside the components is a number, Left does not move in it: see {@link
   * #afterMoveInNumber}.
   *
   * @return null if one of them is lost by Right
   */
  SearchState @Nullable [] children(SearchState state, SearchExpander expander) {
    SearchSum sum = state.sum();
    Set<SearchState> open = new LinkedHashSet<>();
    int[] references = sum.references();
    for (int i = 0; i < references.length; i++) {
      if (i > 0 && references[i] == references[i - 1]) {
        continue;
      }
      boolean isNegative = (references[i] & 1) != 0;
      Player mover = isNegative ? Player.RIGHT : Player.LEFT;
      for (SearchSum option : expander.options(parts.get(references[i]), mover)) {
        if (isLostOrAdded(afterMove(sum, i, option, isNegative), open)) {
          return null;
        }
      }
    }
    if (!sum.rest().isNumber()) {
      for (ShortGame option : sum.rest().leftOptions()) {
        if (isLostOrAdded(new SearchSum(references, option).negative(parts), open)) {
          return null;
        }
      }
    }
    return undominated(open);
  }

  /** Whether Right, to move, loses a sum; adds its state to the open ones if that is not known. */
  private boolean isLostOrAdded(SearchSum after, Set<SearchState> open) {
    Computation.poll();
    SearchState child = state(after);
    if (!child.isDecided()) {
      open.add(child);
    }
    return child.isLost();
  }

  /** What Right has before him after a move of Left in a part. */
  private SearchSum afterMove(SearchSum sum, int moved, SearchSum option, boolean isNegative) {
    int[] references = sum.references();
    int[] after = new int[references.length - 1 + option.references().length];
    int count = 0;
    for (int i = 0; i < references.length; i++) {
      if (i != moved) {
        after[count++] = parts.negative(references[i]);
      }
    }
    for (int reference : option.references()) {
      after[count++] = isNegative ? reference : parts.negative(reference);
    }
    Arrays.sort(after);
    ShortGame rest = isNegative ? option.rest() : option.rest().negate();
    return new SearchSum(after, rest.minus(sum.rest()));
  }

  /**
   * The state after the move of Left in the number beside the components; null if there is none.
   * Number avoidance: unless the whole sum is equal to a number, a move elsewhere is as good; so
   * this one need be looked at only when all others lose.
   */
  @Nullable SearchState afterMoveInNumber(SearchState state) {
    ShortGame rest = state.sum().rest();
    return rest.isNumber() && rest.optionCount(Player.LEFT) > 0
        ? state(
            new SearchSum(state.sum().references(), rest.option(Player.LEFT, 0)).negative(parts))
        : null;
  }

  private SearchState[] undominated(Set<SearchState> states) {
    Map<SearchSum, List<SearchState>> byBoards = new LinkedHashMap<>();
    List<SearchState> kept = new ArrayList<>();
    for (SearchState state : states) {
      if (countValues(state.sum()) <= 1) {
        byBoards.computeIfAbsent(boards(state.sum()), boards -> new ArrayList<>(1)).add(state);
      } else {
        kept.add(state);
      }
    }
    for (List<SearchState> alike : byBoards.values()) {
      List<SearchState> least = new ArrayList<>(1);
      for (SearchState state : alike) {
        Computation.poll();
        ShortGame total = total(state.sum());
        if (least.stream().noneMatch(other -> total(other.sum()).lessOrEqual(total))) {
          least.removeIf(other -> total.lessOrEqual(total(other.sum())));
          least.add(state);
        }
      }
      kept.addAll(least);
    }
    return kept.toArray(SearchState[]::new);
  }

  int size() {
    return states.size();
  }

  /** Gives up the states that are not decided. */
  void forgetOpen() {
    states.keySet().removeIf(state -> !state.isDecided());
  }

  /** Gives up half of the states, each time others. */
  void forgetHalf() {
    int bit = 1 << (timesHalved++ & 15);
    states.keySet().removeIf(state -> (state.hashCode() & bit) == 0);
  }

  /** A position that a state holds, for a message. */
  String describe(SearchState state) {
    for (int reference : state.sum().references()) {
      if (parts.get(reference) instanceof SearchPart.Board board) {
        Position position = board.component().position();
        return position.rules().text(position);
      }
    }
    return state.sum().rest().toString();
  }
}
