package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.values.Computation;

/**
 * How canonical games of misere play are sums of others: parts, primes and partitions (Siegel,
 * <i>On the structure of misere impartial games</i>).
 *
 * <p>Only 0 and * have a game with which they make 0, so parts are counted up to *: of H and H + *,
 * which are born at different days, the one born first is even and stands for both. If G = H + X,
 * an option of G is H' + X or H + X', so that X or H is an option of G or a part of one: parts are
 * sought among those, and found by subtraction.
 */
public final class MisereParts {
  private final MisereGames games;
  private final MisereGame star;
  private final Map<MisereGame, List<MisereGame>> parts = new HashMap<>();

  /** Parts of games of that maker. */
  public MisereParts(MisereGames games) {
    this.games = games;
    this.star = games.heap(1);
  }

  /** Whether the sum with * is born later than the game. */
  public boolean isEven(MisereGame game) {
    return games.sum(game, star).birthday() > game.birthday();
  }

  private MisereGame even(MisereGame game) {
    return isEven(game) ? game : games.sum(game, star);
  }

  private boolean isUnit(MisereGame game) {
    return game == games.zero() || game == star;
  }

  /**
   * The even parts H of a game, from the least on, each with what it needs to make the game behind
   * it unless that has come before; 0, * and the game itself are no parts.
   */
  public List<MisereGame> parts(MisereGame root) {
    Deque<MisereGame> open = new ArrayDeque<>(List.of(games.own(root)));
    while (!open.isEmpty()) {
      Computation.poll();
      MisereGame game = open.element();
      int before = open.size();
      game.options().stream().filter(option -> !parts.containsKey(option)).forEach(open::push);
      if (open.size() == before) {
        parts.computeIfAbsent(game, this::partsByOptions);
        open.remove();
      }
    }
    return Objects.requireNonNull(parts.get(games.own(root)));
  }

  private List<MisereGame> partsByOptions(MisereGame game) {
    Set<MisereGame> candidates = new TreeSet<>();
    for (MisereGame option : game.options()) {
      candidates.add(even(option));
      for (MisereGame part : Objects.requireNonNull(parts.get(option))) {
        candidates.add(even(part));
      }
    }
    MisereGame whole = even(game);
    candidates.removeIf(candidate -> isUnit(candidate) || candidate == whole);
    Set<MisereGame> found = new TreeSet<>();
    for (MisereGame candidate : candidates) {
      games
          .difference(whole, candidate)
          .ifPresent(rest -> found.addAll(List.of(candidate, even(rest))));
    }
    Set<MisereGame> listed = new LinkedHashSet<>();
    for (MisereGame part : found) {
      if (listed.add(part)) {
        listed.add(games.difference(game, part).orElseThrow());
      }
    }
    return List.copyOf(listed);
  }

  /** Whether the game is neither 0 nor * and has no parts. */
  public boolean isPrime(MisereGame game) {
    return !isUnit(games.own(game)) && parts(game).isEmpty();
  }

  /** A partition that is being made: what is still to be split, and the primes so far. */
  private record Split(MisereGame rest, List<MisereGame> primes) {
    Split with(MisereGame prime, MisereGame difference) {
      List<MisereGame> more = new ArrayList<>(primes);
      more.add(prime);
      return new Split(difference, more);
    }

    boolean isAfterLast(MisereGame prime) {
      return primes.isEmpty() || primes.getLast().compareTo(prime) <= 0;
    }
  }

  /**
   * All ways to write a game as a sum of primes, each in ascending order; the last prime of an odd
   * game is odd. A game without parts is its only partition.
   */
  public List<List<MisereGame>> partitions(MisereGame game) {
    List<List<MisereGame>> partitions = new ArrayList<>();
    Deque<Split> open = new ArrayDeque<>(List.of(new Split(games.own(game), List.of())));
    while (!open.isEmpty()) {
      Computation.poll();
      Split split = open.pop();
      List<MisereGame> all = parts(split.rest);
      if (all.isEmpty() && split.isAfterLast(even(split.rest))) {
        partitions.add(split.with(split.rest, games.zero()).primes);
      }
      for (MisereGame part : new TreeSet<>(all).reversed()) {
        if (isEven(part) && isPrime(part) && split.isAfterLast(part)) {
          open.push(split.with(part, games.difference(split.rest, part).orElseThrow()));
        }
      }
    }
    return partitions;
  }
}
