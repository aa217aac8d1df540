package org.gamester.analysis;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * Finds the parts of positions and of the options of parts, for one thread of a search.
 *
 * <p>A component with few moves is evaluated, once, and its value takes its place: equal games may
 * replace each other in a sum under normal play (law 3), far fewer values than components are
 * distinct, and a value has only the options that matter. How many moves are few depends on what
 * evaluation has cost so far: a component that does not fall apart is cheaper to search. A
 * component may have few moves and very many followers, as at the beginning of Konane; so its
 * evaluation is given up after some number of options, which is less each time that it was not
 * enough. Longer lines are evaluated by {@link SearchLines}.
 */
final class SearchExpander {

  private static final int[] NO_PARTS = {};

  /** A component in which both players together have at most this many moves may be evaluated. */
  private static final int MOST_MOVES = 14;

  /** At first, those in which they have at most this many are. */
  private static final int FIRST_MOVES = 8;

  /** One with at most this many is always evaluated. */
  private static final int LEAST_MOVES = 6;

  /**
   * How many components of a value may be evaluated for each one that is expanded in the search.
   */
  private static final double CHEAP = 1;

  /** After so many options at most the evaluation of a component that has few moves is given up. */
  private static final int MOST_OPTIONS = 1 << 13;

  /** At least so many options are looked at, however often that has not been enough. */
  private static final int LEAST_OPTIONS = 1 << 6;

  private static final int FEW_FOLLOWERS = 100;
  private static final int SHORT_LINE = 12;
  private static final double DEAR = 3;
  private static final int EXPANDED_BETWEEN_LOOKS = 32;

  private final SearchParts parts;
  private final Supplier<Walks<ShortGame>> newValues;
  private Walks<ShortGame> values;
  private final Supplier<Walks<Long>> newNimbers;
  private Walks<Long> nimbers;
  private final ComponentMoves moves = new ComponentMoves();
  private final SearchSlices slices;
  private final SearchLines lines;
  private final PlacementSearches boards;
  private final LongSupplier evaluated;
  private final Function<Component, @Nullable ShortGame> remembered;
  private int mostOptions = MOST_OPTIONS;
  private int fewMoves = FIRST_MOVES;
  private long evaluatedHere;
  private int expanded;

  /**
   * @param newValues makes walks for values
   * @param newNimbers makes walks for Grundy values
   * @param evaluated how many components have been evaluated by anybody so far
   * @param remembered the values of components that are known before
   */
  SearchExpander(
      SearchParts parts,
      Supplier<Walks<ShortGame>> newValues,
      Supplier<Walks<Long>> newNimbers,
      LongSupplier evaluated,
      Function<Component, @Nullable ShortGame> remembered) {
    this.evaluated = evaluated;
    this.remembered = remembered;
    this.parts = parts;
    this.newValues = newValues;
    this.values = newValues.get();
    this.newNimbers = newNimbers;
    this.nimbers = newNimbers.get();
    this.slices = new SearchSlices(moves, this::value, parts.slices());
    this.lines = new SearchLines(parts, moves, this::value, evaluated);
    this.boards = new PlacementSearches(parts, moves, this::value);
  }

  /** The sum that a position is. */
  SearchSum sum(Position position) {
    return sum(moves.parts(position));
  }

  /** The search for a position that is searched as a whole; null if it is not. */
  PlacementSearches.@Nullable Asked wholeBoard(Position position) {
    return boards.of(position);
  }

  /** The sum that a position is, if all of its components have been met; else null. */
  @Nullable SearchSum knownSum(Position position) {
    List<ComponentMoves.Part> all = moves.parts(position);
    for (ComponentMoves.Part part : all) {
      if (parts.find(part.component()) == null) {
        return null;
      }
    }
    return sum(all);
  }

  private SearchSum sum(List<ComponentMoves.Part> all) {
    int[] references = new int[all.size()];
    int count = 0;
    ShortGame rest = ShortGame.ZERO;
    for (ComponentMoves.Part part : all) {
      switch (met(part.component())) {
        case SearchParts.Played(SearchPart.Board board) ->
            references[count++] = board.reference(part.isNegative());
        case SearchParts.Valued(ShortGame value) -> {
          ShortGame signed = part.isNegative() ? value.negate() : value;
          if (signed.isNumberUpStar()) {
            rest = rest.plus(signed);
          } else {
            references[count++] = parts.reference(signed);
          }
        }
      }
    }
    int[] sorted = Arrays.copyOf(references, count);
    Arrays.sort(sorted);
    return new SearchSum(sorted, rest);
  }

  private SearchParts.Met met(Component component) {
    SearchParts.Met known = parts.find(component);
    if (known != null) {
      return known;
    }
    Computation.poll();
    if (isEvaluated(component)) {
      return parts.enter(component, value(component));
    }
    Optional<IntegerBounds> integers = moves.integerBounds(component);
    if (integers.isPresent() && integers.get().isValue()) {
      return parts.enter(component, ShortGame.integer(integers.get().least()));
    }
    boolean impartial = moves.isImpartial(component);
    int left = moves.optionCount(component, Player.LEFT);
    int right = impartial ? 0 : moves.optionCount(component, Player.RIGHT);
    ShortGame value = impartial ? null : remembered.apply(component);
    if (value == null && left + right <= fewMoves && isShallow(component)) {
      long before = evaluated.getAsLong();
      value = valueOfFewOptions(component);
      evaluatedHere += evaluated.getAsLong() - before;
    }
    if (value != null) {
      return parts.enter(component, value);
    }
    SearchParts.Met line = impartial ? null : lines.evaluated(component, expanded);
    if (line != null) {
      return line;
    }
    boolean ownNegative = impartial || moves.isOwnNegative(component);
    return parts.enter(
        component,
        number ->
            new SearchPart.Board(
                number,
                component,
                impartial,
                ownNegative,
                left,
                impartial ? left : right,
                integers));
  }

  /** The value of a component, unless too many options have to be looked at; else null. */
  private @Nullable ShortGame valueOfFewOptions(Component component) {
    bound(mostOptions);
    try {
      ShortGame value = value(component);
      mostOptions = Math.min(MOST_OPTIONS, mostOptions + 1);
      return value;
    } catch (TooManyOptionsException e) {
      mostOptions = Math.max(LEAST_OPTIONS, mostOptions / 2);
      values = newValues.get(); // the others have positions open
      nimbers = newNimbers.get();
      return null;
    } finally {
      bound(Long.MAX_VALUE);
    }
  }

  private void bound(long options) {
    var _ = values.watchedBy(progress -> {}, options);
    var _ = nimbers.watchedBy(progress -> {}, options);
  }

  /** Evaluates larger components, or only smaller ones, as far as evaluation has cost little. */
  private void balance() {
    if (++expanded % EXPANDED_BETWEEN_LOOKS != 0) {
      return;
    }
    double ratio = (double) evaluatedHere / expanded;
    if (ratio > DEAR) {
      fewMoves = Math.max(LEAST_MOVES, fewMoves - 1);
    } else if (ratio < CHEAP) {
      fewMoves = Math.min(MOST_MOVES, fewMoves + 1);
    }
  }

  /**
   * Whether few positions can be reached from a component. A board with few moves has few; but a
   * heap may have few moves at each turn, and a value that is large beyond measure.
   */
  private static boolean isShallow(Component component) {
    return !(component instanceof Component.Whole(Position position))
        || (endsSoon(position) && Followers.isFew(position, FEW_FOLLOWERS));
  }

  /** Whether one line of play is short: a cheap look before all of them are counted. */
  private static boolean endsSoon(Position position) {
    Position now = position;
    Player mover = Player.LEFT;
    for (int turn = 0; turn < SHORT_LINE; turn++) {
      List<Position> options = now.candidates(mover);
      if (options.isEmpty()) {
        options = now.candidates(mover.opponent());
      }
      if (options.isEmpty()) {
        return true;
      }
      now = options.getFirst();
      mover = mover.opponent();
    }
    return false;
  }

  /** Whether a component has a value by a theorem, a Grundy value, or a number. */
  private static boolean isEvaluated(Component component) {
    return component instanceof Component.Whole(Position position)
        && (position.isImpartial()
            || position.isNumber()
            || position.knownValue().isPresent()
            || position instanceof IntegerCombination);
  }

  private ShortGame value(Component component) {
    return switch (component) {
      case Component.Whole(Position position) -> values.result(position);
      case Component.Packed packed ->
          moves.isImpartial(packed)
              ? ShortGame.nimber(nimbers.result(packed.packing(), packed.words()))
              : values.result(packed.packing(), packed.words());
    };
  }

  /** The sums that the options of a player in a part are, each distinct one once. */
  SearchSum[] options(SearchPart part, Player player) {
    SearchSum[] known = part.options(player);
    if (known == null) {
      Set<SearchSum> distinct = new LinkedHashSet<>();
      switch (part) {
        case SearchPart.Board board -> {
          balance();
          Player mover = board.isImpartial() ? Player.LEFT : player;
          for (List<ComponentMoves.Part> option : moves.options(board.component(), mover)) {
            distinct.add(sum(option));
          }
        }
        case SearchPart.Value value -> {
          for (ShortGame option : value.value().options(player)) {
            distinct.add(sum(option));
          }
        }
      }
      known = distinct.toArray(SearchSum[]::new);
      part.setOptions(player, known);
    }
    return known;
  }

  /** Bounds of a component. */
  SearchPart.Board.Bounds bounds(SearchPart.Board board) {
    SearchPart.Board.Bounds known = board.bounds();
    if (known == null) {
      known =
          new SearchPart.Board.Bounds(
              slices.bound(board.component(), Player.LEFT),
              slices.bound(board.component(), Player.RIGHT));
      board.setBounds(known);
    }
    return known;
  }

  /** A value as a sum. */
  SearchSum sum(ShortGame value) {
    return value.isNumberUpStar()
        ? new SearchSum(NO_PARTS, value)
        : new SearchSum(new int[] {parts.reference(value)}, ShortGame.ZERO);
  }
}
