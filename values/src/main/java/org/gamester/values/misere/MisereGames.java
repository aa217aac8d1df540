package org.gamester.values.misere;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
 * <p>Sums are found once for all orders of their parts: a sum is kept by the parts of which it is
 * known to consist, without heaps of 1, which are added afterwards.
 *
 * <p>Games of another maker are taken too: they are made here once more. Cost of a sum: the product
 * of the numbers of followers.
 */
public final class MisereGames {
  private static final int MOST = 1 << 20;

  private final Map<NumberSet, MisereGame> games = new HashMap<>();
  private final Map<Genus, Genus> genera = new HashMap<>();
  private final List<MisereGame> made = new ArrayList<>(); // in the order of their numbers
  private final Map<NumberSet, MisereGame> sums = new HashMap<>(); // of even games
  private final Map<Long, Optional<MisereGame>> differences = new HashMap<>();
  private final List<MisereGame> heaps = new ArrayList<>();
  private final MisereGame zero = of(new int[0]);

  /** Numbers of games in ascending order. */
  private static final class NumberSet {
    private final int[] numbers;
    private final int hash;

    NumberSet(int[] numbers) {
      this.numbers = numbers;
      int mixed = Arrays.hashCode(numbers) * 0x9E3779B9;
      this.hash = mixed ^ mixed >>> 15;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof NumberSet that
          && hash == that.hash
          && Arrays.equals(numbers, that.numbers);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** Nothing is made yet but the game without moves. */
  public MisereGames() {}

  /** How many canonical forms have been made. */
  public synchronized int count() {
    return made.size();
  }

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
    return of(options.stream().mapToInt(option -> own(option).id()).toArray());
  }

  /** The canonical form of the game whose options have these numbers, which may be repeated. */
  private MisereGame of(int[] numbers) {
    Arrays.sort(numbers);
    int count = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        numbers[count++] = numbers[i];
      }
    }
    NumberSet key = new NumberSet(Arrays.copyOf(numbers, count));
    MisereGame known = games.get(key);
    if (known == null) {
      Computation.poll();
      MisereGame[] options = new MisereGame[count];
      for (int i = 0; i < count; i++) {
        options[i] = made.get(key.numbers[i]);
      }
      Arrays.sort(options);
      Genus genus = genus(options);
      known = equalFollower(options, genus);
      known = known == null ? made(List.of(options), genus) : known;
      games.put(key, known);
    }
    return known;
  }

  /** The genus of the game with these options: one object for all that have it. */
  private Genus genus(MisereGame[] options) {
    List<Genus> different = new ArrayList<>();
    for (MisereGame option : options) {
      Genus genus = option.genus();
      int i = 0;
      while (i < different.size() && different.get(i) != genus) {
        i++;
      }
      if (i == different.size()) {
        different.add(genus);
      }
    }
    return genera.computeIfAbsent(Genus.ofOptions(different), genus -> genus);
  }

  /** A game that is its own canonical form. */
  private MisereGame made(List<MisereGame> options, Genus genus) {
    requireRoom(made.size());
    MisereGame game = new MisereGame(this, made.size(), options, genus);
    made.add(game);
    return game;
  }

  private static void requireRoom(int count) {
    if (count >= MOST) {
      throw new GameTooLargeException("more than " + MOST + " games of misere play");
    }
  }

  /**
   * An option of an option that is equal to the game with these options; null if there is none. The
   * options of it are born earlier than what has it as an option; so the option that is born last
   * is none of them, and must have it.
   */
  private static @Nullable MisereGame equalFollower(MisereGame[] options, Genus genus) {
    if (options.length > 0) {
      for (MisereGame candidate : options[options.length - 1].options()) {
        if (candidate.genus() == genus && isEqual(options, candidate)) {
          return candidate;
        }
      }
    }
    return null;
  }

  /**
   * Whether the game with these options is equal to a candidate of the same genus: of a candidate
   * without options this says that the player to move wins.
   */
  private static boolean isEqual(MisereGame[] options, MisereGame candidate) {
    List<MisereGame> kept = candidate.options();
    int found = 0;
    for (MisereGame option : options) {
      if (found < kept.size() && kept.get(found) == option) {
        found++;
      } else if (Collections.binarySearch(option.options(), candidate) < 0) {
        return false;
      }
    }
    return found == kept.size();
  }

  /** The sum of a game with a heap of 1, which added twice is nothing. */
  private MisereGame mate(MisereGame game) {
    Deque<MisereGame> open = new ArrayDeque<>(List.of(game));
    while (!open.isEmpty()) {
      MisereGame next = open.element();
      if (next.mate() != null) {
        open.remove();
        continue;
      }
      List<MisereGame> options = next.options();
      int[] numbers = new int[options.size() + 1];
      boolean isReady = true;
      for (int i = 0; i < options.size(); i++) {
        MisereGame mate = options.get(i).mate();
        if (mate == null) {
          open.push(options.get(i));
          isReady = false;
        } else {
          numbers[i] = mate.id();
        }
      }
      if (isReady) {
        numbers[options.size()] = next.id();
        next.join(of(numbers));
        open.remove();
      }
    }
    return Objects.requireNonNull(game.mate());
  }

  /** The one of a game and its mate that is born first. */
  private MisereGame even(MisereGame game) {
    MisereGame known = game.mate();
    MisereGame mate = known == null ? mate(game) : known;
    return mate.birthday() < game.birthday() ? mate : game;
  }

  /** A sum of even games that is being found, option by option. */
  private final class Sum {
    private final NumberSet parts;
    private final List<MisereGame> options = new ArrayList<>(); // of its parts
    private final List<int[]> rests = new ArrayList<>(); // what is left of the sum beside each
    private final int[] found;
    private int next;

    Sum(NumberSet parts) {
      this.parts = parts;
      int[] numbers = parts.numbers;
      for (int i = 0; i < numbers.length; i++) {
        if (i == 0 || numbers[i] != numbers[i - 1]) {
          int[] rest = new int[numbers.length - 1];
          System.arraycopy(numbers, 0, rest, 0, i);
          System.arraycopy(numbers, i + 1, rest, i, rest.length - i);
          for (MisereGame option : made.get(numbers[i]).options()) {
            options.add(option);
            rests.add(rest);
          }
        }
      }
      found = new int[options.size()];
    }

    /** Looks at further options; a sum that is not known yet, or null if there is none. */
    @Nullable NumberSet lookOn() {
      while (next < found.length) {
        MisereGame option = options.get(next);
        MisereGame even = even(option);
        NumberSet sum = new NumberSet(merged(even.parts(), rests.get(next)));
        MisereGame known = known(sum);
        if (known == null) {
          return sum;
        }
        found[next++] = (even == option ? known : mate(known)).id();
      }
      return null;
    }

    /** The sum, all of whose options are known. */
    MisereGame made() {
      MisereGame sum = of(found);
      int born = 0;
      for (int part : parts.numbers) {
        born += made.get(part).birthday();
      }
      if (born == sum.birthday()) {
        sum.isSumOf(parts.numbers);
      }
      return sum;
    }
  }

  /** The elements of two ascending lists, ascending. */
  private static int[] merged(int[] one, int[] other) {
    int[] all = new int[one.length + other.length];
    int i = 0;
    int j = 0;
    while (i + j < all.length) {
      boolean isFirst = j == other.length || (i < one.length && one[i] <= other[j]);
      all[i + j] = isFirst ? one[i++] : other[j++];
    }
    return all;
  }

  /** The sum of even games, if it is known. */
  private @Nullable MisereGame known(NumberSet parts) {
    return switch (parts.numbers.length) {
      case 0 -> zero;
      case 1 -> made.get(parts.numbers[0]);
      default -> sums.get(parts);
    };
  }

  /** The canonical form of a sum. */
  public synchronized MisereGame sum(MisereGame first, MisereGame second) {
    MisereGame one = own(first);
    MisereGame other = own(second);
    MisereGame evenOne = even(one);
    MisereGame evenOther = even(other);
    NumberSet parts = new NumberSet(merged(evenOne.parts(), evenOther.parts()));
    Deque<Sum> open = new ArrayDeque<>();
    if (known(parts) == null) {
      open.push(new Sum(parts));
    }
    while (!open.isEmpty()) {
      Computation.poll();
      Sum sum = open.element();
      NumberSet unknown = sum.lookOn();
      if (unknown == null) {
        requireRoom(sums.size());
        sums.put(sum.parts, sum.made());
        open.remove();
      } else {
        open.push(new Sum(unknown));
      }
    }
    MisereGame sum = Objects.requireNonNull(known(parts));
    boolean isOdd = evenOne != one ^ evenOther != other;
    return isOdd ? mate(sum) : sum;
  }

  private record Pair(MisereGame first, MisereGame second) {
    long ordered() {
      return (long) first.id() << Integer.SIZE | second.id();
    }
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
