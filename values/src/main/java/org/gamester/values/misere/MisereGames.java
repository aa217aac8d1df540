package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;

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
 * <p>Not safe for use by several threads. Cost of a sum: the product of the numbers of followers.
 */
public final class MisereGames {
  private static final int MOST = 1 << 20;
  private static final Comparator<MisereGame> ORDER = Comparator.comparingInt(MisereGame::id);

  private final Map<List<MisereGame>, MisereGame> games = new HashMap<>();
  private final Map<Long, MisereGame> sums = new HashMap<>();
  private final List<MisereGame> heaps = new ArrayList<>();
  private final MisereGame zero = of(List.of());

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
  public MisereGame heap(long size) {
    if (size < 0) {
      throw new IllegalArgumentException("a heap of " + size);
    }
    Computation.requireRoom(size * (size + 1) / 2, Integer.BYTES, "options of heaps");
    while (heaps.size() <= size) {
      heaps.add(of(List.copyOf(heaps)));
    }
    return heaps.get((int) size);
  }

  /**
   * The canonical form of the game with these options.
   *
   * @throws GameTooLargeException if there are too many games
   */
  public MisereGame of(Collection<MisereGame> options) {
    TreeSet<MisereGame> sorted = new TreeSet<>(ORDER);
    sorted.addAll(options);
    List<MisereGame> key = List.copyOf(sorted);
    MisereGame known = games.get(key);
    if (known != null) {
      return known;
    }
    MisereGame equal = equalFollower(key);
    if (equal != null) {
      games.put(key, equal);
      return equal;
    }
    requireRoom(games.size());
    MisereGame game = new MisereGame(games.size(), key, mex(key), Genus.ofOptions(key));
    games.put(key, game);
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
  private static @org.jspecify.annotations.Nullable MisereGame equalFollower(
      List<MisereGame> options) {
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
    return !candidate.options().isEmpty()
        || options.stream().anyMatch(option -> option.misereNimber() == 0);
  }

  private record Pair(MisereGame first, MisereGame second) {
    long key() {
      return (long) Math.min(first.id(), second.id()) << Integer.SIZE
          | Math.max(first.id(), second.id());
    }
  }

  /** The canonical form of a sum. */
  public MisereGame sum(MisereGame first, MisereGame second) {
    Deque<Pair> open = new ArrayDeque<>(List.of(new Pair(first, second)));
    while (!open.isEmpty()) {
      Computation.poll();
      Pair pair = open.element();
      if (sums.containsKey(pair.key())) {
        open.remove();
        continue;
      }
      List<MisereGame> options = new ArrayList<>();
      int before = open.size();
      for (MisereGame option : pair.first.options()) {
        add(new Pair(option, pair.second), options, open);
      }
      for (MisereGame option : pair.second.options()) {
        add(new Pair(pair.first, option), options, open);
      }
      if (open.size() == before) {
        requireRoom(sums.size());
        sums.put(pair.key(), of(options));
        open.remove();
      }
    }
    return java.util.Objects.requireNonNull(sums.get(new Pair(first, second).key()));
  }

  private void add(Pair pair, List<MisereGame> options, Deque<Pair> open) {
    MisereGame known = sums.get(pair.key());
    if (known == null) {
      open.push(pair);
    } else {
      options.add(known);
    }
  }
}
