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
import org.gamester.rulesets.IntegerBounds;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The states that a search has met, each once, for any number of threads.
 *
 * <p>Sums are simplified first: components of which the search has proved the value give way to it,
 * a part and its negative cancel, and small values are added up. Then {@link StaticOutcomes} may
 * decide a state without a search. No sum comes up below itself for that: what replaces parts is
 * equal to them and has no longer lines of play, since the canonical form of a game is born no
 * later than any other form of it, so that the birthdays of the parts add up to less after every
 * move.
 */
final class SearchStates {

  /** Two values are added up if the product of their numbers of followers is at most this. */
  private static final int SMALL_SUM = 2_000;

  /** What is counted for a sum of a number, ups and a nimber. */
  private static final int FOLLOWERS_OF_REST = 8;

  /**
   * The first estimates are the mobility of the opponent, twice, less one's own, plus this. Then
   * states are not taken for easy only because they are small. Of impartial sums mobility alone
   * tells more: 1 x 20 NoGo takes a sixth of the states without this.
   */
  private static final int HARD = 10;

  /**
   * Where the sum lies between integers that are known, the estimates are greater by this for each
   * move that these must gain until they decide.
   */
  private static final int FAR = 20;

  private final SearchParts parts;
  private final StaticOutcomes verdicts;
  private final Map<SearchState, SearchState> states = new ConcurrentHashMap<>();
  private int timesHalved;

  SearchStates(SearchParts parts) {
    this.parts = parts;
    this.verdicts = new StaticOutcomes(parts);
  }

  /** The state in which Left is to move in a sum; simplifies it first. */
  SearchState state(SearchSum asked) {
    SearchSum sum = simplified(asked);
    SearchState state = new SearchState(sum);
    SearchState known = states.get(state);
    if (known != null) {
      return known;
    }
    Boolean won = verdicts.decided(sum);
    if (won != null) {
      state.decide(won);
    } else {
      estimate(state);
    }
    known = states.putIfAbsent(state, state);
    return known == null ? state : known;
  }

  private void estimate(SearchState state) {
    SearchSum sum = state.sum();
    int left = moves(sum, Player.LEFT);
    int right = moves(sum, Player.RIGHT);
    IntegerBounds integers = verdicts.integers(sum);
    int hardToWin = isImpartial(sum) ? 0 : HARD;
    int hardToLose = hardToWin;
    if (integers != null) {
      hardToWin = FAR * (1 - integers.least());
      hardToLose = FAR * integers.greatest();
    }
    state.estimate(2 * right - left + hardToWin, 2 * left - right + hardToLose);
  }

  /** The state in which Left is to move in a sum, if it has been met or is decided at once. */
  @Nullable SearchState find(SearchSum asked) {
    SearchSum sum = simplified(asked);
    SearchState state = new SearchState(sum);
    SearchState known = states.get(state);
    if (known != null) {
      return known;
    }
    Boolean won = verdicts.decided(sum);
    if (won == null) {
      return null;
    }
    state.decide(won);
    return state;
  }

  private boolean isImpartial(SearchSum sum) {
    for (int reference : sum.references()) {
      if (!(parts.get(reference) instanceof SearchPart.Board board && board.isImpartial())) {
        return false;
      }
    }
    return true;
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
    SearchSum cancelled = cancelled(valued(sum));
    int values = cancelled.countValues(parts);
    return values == 0 || (values == 1 && cancelled.rest().isZero())
        ? cancelled
        : cancelled(valuesAdded(cancelled));
  }

  /** Puts values in the place of components of which the search has proved the value. */
  private SearchSum valued(SearchSum sum) {
    int[] references = sum.references();
    int[] kept = references;
    int count = 0;
    ShortGame rest = sum.rest();
    for (int i = 0; i < references.length; i++) {
      ShortGame value =
          parts.get(references[i]) instanceof SearchPart.Board board
              ? board.proved().exact()
              : null;
      if (value == null) {
        kept[count++] = references[i];
      } else {
        if (kept == references) {
          kept = references.clone();
        }
        rest = (references[i] & 1) == 0 ? rest.plus(value) : rest.minus(value);
      }
    }
    return kept == references ? sum : new SearchSum(Arrays.copyOf(kept, count), rest);
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
        added = parts.value(first).plus(rest);
        rest = ShortGame.ZERO;
      } else if (second != null && followers(first) * followers(second) <= SMALL_SUM) {
        added = parts.value(first).plus(parts.value(values.remove()));
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

  /** Whether Left wins moving first, by {@link StaticOutcomes#decidedByBounds}. */
  @Nullable Boolean decidedByBounds(SearchState state, SearchExpander expander) {
    return verdicts.decidedByBounds(state.sum(), expander);
  }

  /** Decides a state, and remembers for other sums what that means. */
  void decide(SearchState state, boolean won) {
    state.decide(won);
    verdicts.add(state.sum(), won);
  }

  /**
   * The states after the moves of Left, except those that are known to be won by Right, who is to
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
      if (state.sum().countValues(parts) <= 1) {
        byBoards
            .computeIfAbsent(state.sum().boards(parts), boards -> new ArrayList<>(1))
            .add(state);
      } else {
        kept.add(state);
      }
    }
    for (List<SearchState> alike : byBoards.values()) {
      List<SearchState> least = new ArrayList<>(1);
      for (SearchState state : alike) {
        Computation.poll();
        ShortGame total = state.sum().total(parts);
        if (least.stream().noneMatch(other -> other.sum().total(parts).lessOrEqual(total))) {
          least.removeIf(other -> total.lessOrEqual(other.sum().total(parts)));
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
