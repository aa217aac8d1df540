package org.gamester.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds the values of components with many moves without the values of most of their options.
 *
 * <p>An option of Left that is at most another one is dominated, and may be left out. Whether an
 * option is at most a value k asks for an outcome only: whether Left loses who moves first in the
 * option minus k. So the options are gone through from the most promising on: one that a search
 * shows to be at most an earlier one is left out, the others are evaluated in the same way. What
 * has few moves is evaluated by the walk. Whatever the order is, each option that is left out is at
 * most one that stays, so that the value is right; likewise for Right.
 *
 * <p>Of the components that a Domineering board leads to, hardly any matters: for 5 x 6, if the
 * best option were always known, 94 of 356,382. By searches some 200 with many moves are evaluated,
 * and 40,000 by the walk. It is done where a component can be cut with one hand tied, which makes
 * searches short ({@link SearchSlices}); in Clobber, where values are infinitesimal, the searches
 * take longer than the walk.
 *
 * <p>Two threads help each other: both evaluate the same options in the same order, but search from
 * opposite ends, and each leaves out what the other has found to be dominated.
 *
 * <p>The recursion is as deep as the play is long: a packed component has at most 64 cells.
 */
final class SearchedValues implements FallbackEvaluator<ShortGame> {

  /** A component with at most so many moves of both players is left to the walk. */
  private static final int FEW_MOVES = 20;

  /** The same of a component that is asked for, where the walk takes less than half a second. */
  private static final int FEW_MOVES_AT_FIRST = 40;

  private final Shared shared;
  private final int fewAtFirst;
  private final int few;
  private final boolean backwards;
  private final EvaluationReport report;
  private final ComponentMoves moves = new ComponentMoves();

  /** What the threads share. */
  static final class Shared {
    private final PositionMemory<Component, ShortGame> values;

    /** For each component that is being evaluated, the options that have been left out. */
    private final Map<Component, Set<Option>> dominated = new ConcurrentHashMap<>();

    private final Supplier<OutcomeSearch> newSearch;
    private @Nullable OutcomeSearch search;

    /**
     * @param memory the number of values to remember at most, about
     * @param newSearch makes what decides whether options are dominated, when it is first needed
     * @param base what is known already
     */
    Shared(long memory, Supplier<OutcomeSearch> newSearch, @Nullable Shared base) {
      this.values = new PositionMemory<>(memory, base == null ? null : base.values);
      this.newSearch = newSearch;
    }

    /** Hands the values over to what was known before. */
    void keep() {
      values.keep();
    }

    private synchronized OutcomeSearch search() {
      OutcomeSearch known = search;
      if (known == null) {
        known = newSearch.get();
        search = known;
      }
      return known;
    }
  }

  /** An option of a player, as a sum. */
  private record Option(Player player, List<ComponentMoves.Part> parts) {}

  /**
   * @param backwards whether to search from the other end
   */
  SearchedValues(Shared shared, boolean backwards, EvaluationReport report) {
    this(shared, FEW_MOVES_AT_FIRST, FEW_MOVES, backwards, report);
  }

  /**
   * @param fewAtFirst a component that is asked for with at most so many moves is left to the walk
   * @param few the same of the components that it leads to
   */
  SearchedValues(
      Shared shared, int fewAtFirst, int few, boolean backwards, EvaluationReport report) {
    this.shared = shared;
    this.fewAtFirst = fewAtFirst;
    this.few = few;
    this.backwards = backwards;
    this.report = report;
  }

  @Override
  public @Nullable ShortGame result(Packing packing, long[] component, PackedWalk<ShortGame> walk) {
    Component packed = new Component.Packed(packing, component);
    if (!isForSearch(packed, fewAtFirst)) {
      return null;
    }
    if (report.isBrief() && shared.values.get(packed) == null) {
      throw new TooManyOptionsException();
    }
    return value(packed, walk);
  }

  private boolean isForSearch(Component component) {
    return isForSearch(component, few);
  }

  private boolean isForSearch(Component component, int most) {
    return moves.slices(component, Player.LEFT) > 1
        && moves.slices(component, Player.RIGHT) > 1
        && moves.optionCount(component, Player.LEFT) + moves.optionCount(component, Player.RIGHT)
            > most;
  }

  private ShortGame value(Component component, PackedWalk<ShortGame> walk) {
    ShortGame known = shared.values.get(component);
    if (known != null) {
      return known;
    }
    Set<Option> dominated =
        shared.dominated.computeIfAbsent(component, key -> ConcurrentHashMap.newKeySet());
    List<ShortGame> left = options(component, Player.LEFT, dominated, walk);
    List<ShortGame> right =
        moves.isOwnNegative(component)
            ? left.stream().map(ShortGame::negate).toList()
            : options(component, Player.RIGHT, dominated, walk);
    ShortGame value = ShortGame.of(left, right);
    shared.values.put(component, value);
    shared.dominated.remove(component);
    report.count();
    return value;
  }

  /** The values of the options of a player that are not left out. */
  private List<ShortGame> options(
      Component component, Player player, Set<Option> dominated, PackedWalk<ShortGame> walk) {
    List<ShortGame> kept = new ArrayList<>();
    List<Option> open = new ArrayList<>();
    for (List<ComponentMoves.Part> parts : new LinkedHashSet<>(moves.options(component, player))) {
      Option option = new Option(player, parts);
      if (parts.stream().allMatch(part -> isAtHand(part.component()))) {
        keep(kept, value(option, walk), player);
      } else {
        open.add(option);
      }
    }
    sortByPromise(open);
    while (!open.isEmpty()) {
      if (!kept.isEmpty()) {
        leaveOut(open, kept, dominated, walk);
      }
      if (!open.isEmpty()) {
        keep(kept, value(open.removeFirst(), walk), player);
      }
    }
    return kept;
  }

  private boolean isAtHand(Component component) {
    return shared.values.get(component) != null || !isForSearch(component);
  }

  /** Adds a value, unless it is dominated, and removes those that it dominates. */
  private static void keep(List<ShortGame> kept, ShortGame value, Player player) {
    if (kept.stream().noneMatch(other -> isDominated(value, other, player))) {
      kept.removeIf(other -> isDominated(other, value, player));
      kept.add(value);
    }
  }

  private static boolean isDominated(ShortGame one, ShortGame other, Player player) {
    return player == Player.LEFT ? one.lessOrEqual(other) : other.lessOrEqual(one);
  }

  /** Most moves more for the player than for the opponent first. */
  private void sortByPromise(List<Option> options) {
    Map<Option, Integer> promise = new HashMap<>();
    for (Option option : options) {
      int more = 0;
      for (ComponentMoves.Part part : option.parts()) {
        boolean isOwn = (option.player() == Player.LEFT) != part.isNegative();
        int difference =
            moves.optionCount(part.component(), Player.LEFT)
                - moves.optionCount(part.component(), Player.RIGHT);
        more += isOwn ? difference : -difference;
      }
      promise.put(option, more);
    }
    options.sort(Comparator.comparing(promise::get, Comparator.reverseOrder()));
  }

  /** Takes away the options that are dominated by the last value that was kept, or by others. */
  private void leaveOut(
      List<Option> open, List<ShortGame> kept, Set<Option> dominated, PackedWalk<ShortGame> walk) {
    for (Option option : List.copyOf(backwards ? open.reversed() : open)) {
      if (dominated.contains(option) || isDominated(option, kept, walk)) {
        dominated.add(option);
        open.remove(option);
      } else if (!backwards) {
        return;
      }
    }
  }

  private boolean isDominated(Option option, List<ShortGame> kept, PackedWalk<ShortGame> walk) {
    ShortGame known = ShortGame.ZERO;
    List<Position> unknown = new ArrayList<>();
    for (ComponentMoves.Part part : option.parts()) {
      if (isAtHand(part.component())) {
        known = known.plus(value(part, walk));
      } else {
        Position position = part.component().position();
        unknown.add(part.isNegative() ? position.negative() : position);
      }
    }
    for (ShortGame value : kept) {
      report.look(1);
      List<Position> difference = new ArrayList<>(unknown);
      difference.add(new ValuePosition(known.minus(value)));
      Position sum = DisjunctiveSum.of(difference);
      if (!shared.search().wins(sum, option.player(), progress -> report.say(1))) {
        return true;
      }
    }
    return false;
  }

  private ShortGame value(Option option, PackedWalk<ShortGame> walk) {
    ShortGame sum = ShortGame.ZERO;
    for (ComponentMoves.Part part : option.parts()) {
      sum = sum.plus(value(part, walk));
    }
    return sum;
  }

  private ShortGame value(ComponentMoves.Part part, PackedWalk<ShortGame> walk) {
    Component component = part.component();
    ShortGame value =
        component instanceof Component.Packed packed && !isForSearch(component)
            ? walk.result(packed.words())
            : value(component, walk);
    return part.isNegative() ? value.negate() : value;
  }
}
