package org.gamester.analysis;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** The parts that a search has met, by number; for any number of threads. */
final class SearchParts {

  /** Followers of a value are counted up to this many. */
  static final int MANY_FOLLOWERS = 1 << 10;

  private final Map<Component, Met> components = new ConcurrentHashMap<>();
  private final Map<ShortGame, SearchPart.Value> values = new ConcurrentHashMap<>();
  private final Map<Component, Optional<SearchBound>> slices = new ConcurrentHashMap<>();
  private final Map<PlacementSearches.Shape, DecidedBoards> decided = new ConcurrentHashMap<>();
  private final long mostBytes;
  private volatile @Nullable SearchPart[] byNumber = new @Nullable SearchPart[256];
  private int size;

  /**
   * @param mostBytes about how much memory what has been decided of one whole board may take
   */
  SearchParts(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  /** A component that has been met: what is played on, or its value. */
  sealed interface Met {}

  /** One that is played on. */
  record Played(SearchPart.Board board) implements Met {}

  /** One whose value takes its place. */
  record Valued(ShortGame value) implements Met {}

  /** Makes a component with the number that it is given. */
  @FunctionalInterface
  interface NewBoard {
    SearchPart.Board numbered(int number);
  }

  /** The parts of slices that have been met, see {@link SearchSlices}. */
  Map<Component, Optional<SearchBound>> slices() {
    return slices;
  }

  /** What has been decided of a board that is searched as a whole. */
  DecidedBoards decided(PlacementSearches.Shape shape) {
    return decided.computeIfAbsent(shape, board -> new DecidedBoards(mostBytes));
  }

  /** About how many bytes the whole boards take that have been decided. */
  long bytesOfBoards() {
    return decided.values().stream().mapToLong(DecidedBoards::bytes).sum();
  }

  SearchPart get(int reference) {
    return java.util.Objects.requireNonNull(byNumber[reference >> 1]);
  }

  /** The value that is referred to, which is one, or the negative of it. */
  ShortGame value(int reference) {
    ShortGame value = ((SearchPart.Value) get(reference)).value();
    return (reference & 1) == 0 ? value : value.negate();
  }

  /** The reference to the negative of what is referred to. */
  int negative(int reference) {
    return get(reference).isOwnNegative() ? reference : reference ^ 1;
  }

  @Nullable Met find(Component component) {
    return components.get(component);
  }

  /** Enters the value of a component. */
  Met enter(Component component, ShortGame value) {
    Met met = new Valued(value);
    components.put(component, met);
    return met;
  }

  /** Enters a component that is played on, unless another thread has just done so. */
  synchronized Met enter(Component component, NewBoard made) {
    Met known = components.get(component);
    if (known == null) {
      SearchPart.Board board = made.numbered(size);
      add(board);
      known = new Played(board);
      components.put(component, known);
    }
    return known;
  }

  /** The reference to a value: to its part, or to the part of its negative. */
  int reference(ShortGame value) {
    SearchPart.Value known = values.get(value);
    if (known != null) {
      return known.reference(false);
    }
    ShortGame negative = value.negate();
    known = values.get(negative);
    return known != null ? known.reference(true) : enter(value, negative).reference(false);
  }

  private synchronized SearchPart.Value enter(ShortGame value, ShortGame negative) {
    SearchPart.Value known = values.get(value);
    if (known == null) {
      known = new SearchPart.Value(size, value, followers(value), value.equals(negative));
      add(known);
      values.put(value, known);
    }
    return known;
  }

  private void add(SearchPart part) {
    @Nullable SearchPart[] table = byNumber;
    if (size == table.length) {
      table = Arrays.copyOf(table, 2 * size);
    }
    table[size++] = part;
    byNumber = table; // publishes the part
  }

  private static int followers(ShortGame value) {
    Set<ShortGame> found = new HashSet<>();
    ArrayDeque<ShortGame> open = new ArrayDeque<>();
    found.add(value);
    open.add(value);
    while (!open.isEmpty() && found.size() < MANY_FOLLOWERS) {
      ShortGame next = open.remove();
      for (Player player : Player.values()) {
        int count = Math.min(next.optionCount(player), MANY_FOLLOWERS);
        for (int i = 0; i < count; i++) {
          if (found.add(next.option(player, i))) {
            open.add(next.option(player, i));
          }
        }
      }
    }
    return found.size();
  }

  int size() {
    return size;
  }
}
