package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.jspecify.annotations.Nullable;

/**
 * Makes and remembers canonical forms of impartial games under misere play.
 *
 * <p>Two games are equal if no sum with a third tells them apart. A game with options S, all
 * canonical, is equal to H if and only if the options of H are in S and every other option in S has
 * the option H; if H has no options, the game must moreover be won by the player to move (Conway,
 * <i>On Numbers and Games</i>, chapter 12; Siegel, <i>Combinatorial Game Theory</i>, section V.3).
 * A game that is equal to no option of its options is its own canonical form. Games are few that
 * simplify at all, and a sum of two is found option by option.
 *
 * <p>Games of another maker are taken too: they are made here once more. Cost of a sum: the product
 * of the numbers of followers.
 */
public final class MisereGames {
  private static final int MOST = 1 << 20;

  private final Map<List<MisereGame>, MisereGame> games = new HashMap<>();
  private final Map<Long, MisereGame> sums = new HashMap<>();
  private final Map<Long, Optional<MisereGame>> differences = new HashMap<>();
  private final List<MisereGame> heaps = new ArrayList<>();
  private final MisereGame zero = made(List.of());

  /** Nothing is made yet but the game without moves. */
  public MisereGames() {}

  /** The game without moves. */
  public MisereGame zero() {
    return zero;
  }

  /**
   * A heap of Nim.
   *
   * @throws GameTooLargeException if it is too large to be made option by option
   */
  public synchronized MisereGame heap(long size) {
    if (size < 0) {
      throw new IllegalArgumentException("a heap of " + size);
    }
    Computation.requireRoom(size * (size + 1) / 2, Integer.BYTES, "options of heaps");
    while (heaps.size() <= size) {
      heaps.add(of(List.copyOf(heaps)));
    }
    return heaps.get((int) size);
  }

  /** A game of any maker as one of this. */
  public synchronized MisereGame own(MisereGame game) {
    if (game.maker() == this) {
      return game;
    }
    Map<MisereGame, MisereGame> copies = new IdentityHashMap<>();
    Deque<MisereGame> open = new ArrayDeque<>(List.of(game));
    while (!open.isEmpty()) {
      Computation.poll();
      MisereGame next = open.element();
      List<MisereGame> options = new ArrayList<>();
      int before = open.size();
      for (MisereGame option : next.options()) {
        MisereGame copy = copies.get(option);
        if (copy == null) {
          open.push(option);
        } else {
          options.add(copy);
        }
      }
      if (open.size() == before) {
        copies.computeIfAbsent(next, _ -> of(options));
        open.remove();
      }
    }
    return Objects.requireNonNull(copies.get(game));
  }

  /**
   * The canonical form of the game with these options.
   *
   * @throws GameTooLargeException if there are too many games
   */
  public synchronized MisereGame of(Collection<MisereGame> options) {
    MisereGame[] sorted = options.stream().map(this::own).distinct().toArray(MisereGame[]::new);
    Arrays.sort(sorted);
    List<MisereGame> key = List.of(sorted);
    MisereGame known = games.get(key);
    if (known != null) {
      return known;
    }
    MisereGame equal = equalFollower(key);
    if (equal != null) {
      games.put(key, equal);
      return equal;
    }
    return made(key);
  }

  /** A game that is its own canonical form. */
  private MisereGame made(List<MisereGame> options) {
    requireRoom(games.size());
    MisereGame game =
        new MisereGame(this, games.size(), options, mex(options), Genus.ofOptions(options));
    games.put(options, game);
    return game;
  }

  private static void requireRoom(int count) {
    if (count >= MOST) {
      throw new GameTooLargeException("more than " + MOST + " games of misere play");
    }
  }

  private static int mex(List<MisereGame> options) {
    BitSet seen = new BitSet();
    options.forEach(option -> seen.set(option.nimber()));
    return seen.nextClearBit(0);
  }

  /** An option of an option that is equal to the game with these options; null if there is none. */
  private static @Nullable MisereGame equalFollower(List<MisereGame> options) {
    if (options.isEmpty()) {
      return null;
    }
    Set<MisereGame> all = new HashSet<>(options);
    for (MisereGame candidate : options.getFirst().options()) {
      Computation.poll();
      if (isEqual(options, all, candidate)) {
        return candidate;
      }
    }
    // The first option is one of the candidate's own, so that another must lead to the candidate.
    for (MisereGame option : options) {
      for (MisereGame candidate : option.options()) {
        Computation.poll();
        if (candidate.options().contains(options.getFirst()) && isEqual(options, all, candidate)) {
          return candidate;
        }
      }
    }
    return null;
  }

  private static boolean isEqual(
      List<MisereGame> options, Set<MisereGame> all, MisereGame candidate) {
    if (!all.containsAll(candidate.options())) {
      return false;
    }
    Set<MisereGame> kept = new HashSet<>(candidate.options());
    for (MisereGame option : options) {
      if (!kept.contains(option) && !option.options().contains(candidate)) {
        return false;
      }
    }
    return !candidate.options().isEmpty() || options.stream().anyMatch(MisereGame::isPPosition);
  }

  private record Pair(MisereGame first, MisereGame second) {
    /** The same for both orders. */
    long unordered() {
      return first.id() < second.id() ? ordered() : new Pair(second, first).ordered();
    }

    long ordered() {
      return (long) first.id() << Integer.SIZE | second.id();
    }
  }

  /** The canonical form of a sum. */
  public synchronized MisereGame sum(MisereGame first, MisereGame second) {
    Pair whole = new Pair(own(first), own(second));
    Deque<Pair> open = new ArrayDeque<>(List.of(whole));
    while (!open.isEmpty()) {
      Computation.poll();
      Pair pair = open.element();
      if (sums.containsKey(pair.unordered())) {
        open.remove();
        continue;
      }
      List<MisereGame> options = new ArrayList<>();
      int before = open.size();
      for (Pair option : options(pair)) {
        MisereGame known = sums.get(option.unordered());
        if (known == null) {
          open.push(option);
        } else {
          options.add(known);
        }
      }
      if (open.size() == before) {
        requireRoom(sums.size());
        sums.put(pair.unordered(), of(options));
        open.remove();
      }
    }
    return Objects.requireNonNull(sums.get(whole.unordered()));
  }

  private static List<Pair> options(Pair pair) {
    List<Pair> options = new ArrayList<>();
    pair.first.options().forEach(option -> options.add(new Pair(option, pair.second)));
    pair.second.options().forEach(option -> options.add(new Pair(pair.first, option)));
    return options;
  }

  /**
   * The game X for which {@code second} + X is equal to {@code first}: one at most, since games of
   * misere play can be cancelled (Siegel, <i>On the structure of misere impartial games</i>).
   *
   * <p>If G = H + X, each option of X is G' - H or G - H', for an option of G or of H; and every
   * other game of these two kinds may be added to its options without changing its value. So X is
   * the game with all of them as options, if there is one; whether it is one is told by adding.
   */
  public synchronized Optional<MisereGame> difference(MisereGame first, MisereGame second) {
    Pair whole = new Pair(own(first), own(second));
    Deque<Pair> open = new ArrayDeque<>(List.of(whole));
    while (!open.isEmpty()) {
      Computation.poll();
      Pair pair = open.element();
      if (differences.containsKey(pair.ordered())) {
        open.remove();
        continue;
      }
      if (pair.first == pair.second || pair.second == zero) {
        differences.put(pair.ordered(), Optional.of(pair.second == zero ? pair.first : zero));
        open.remove();
        continue;
      }
      List<MisereGame> options = new ArrayList<>();
      int before = open.size();
      for (Pair option : options(pair)) {
        Optional<MisereGame> known = differences.get(option.ordered());
        if (known == null) {
          open.push(option);
        } else {
          known.ifPresent(options::add);
        }
      }
      if (open.size() == before) {
        requireRoom(differences.size());
        differences.put(pair.ordered(), checkedDifference(pair, options));
        open.remove();
      }
    }
    return Objects.requireNonNull(differences.get(whole.ordered()));
  }

  private Optional<MisereGame> checkedDifference(Pair pair, List<MisereGame> options) {
    MisereGame difference = of(options);
    return (difference.nimber() ^ pair.second.nimber()) == pair.first.nimber()
            && sum(difference, pair.second) == pair.first
        ? Optional.of(difference)
        : Optional.empty();
  }
}
