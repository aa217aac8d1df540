package org.gamester.values.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.values.CanonicalGame;
import org.gamester.values.Computation;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.Uptimal;
import org.jspecify.annotations.Nullable;

/**
 * The total order in which values are listed and printed. It has nothing to do with the order of
 * games, but depends on nothing else than the value.
 *
 * <p>Numbers by size; then nimbers by size; then uptimals by number, coefficients of up, up^2, ...
 * and star; then all others by their Left options, in this order and compared as lists, then by
 * their Right options.
 *
 * <p>Since equal values are one object, two lists of options differ first where their objects do,
 * so a comparison is a single path down the two games and not a tree of comparisons. The answer
 * holds for all pairs on the path and is remembered for them. The options of followers are sorted
 * before those of the games that have them, without recursion.
 *
 * <p>An instance remembers every game it has met: make one for a job and drop it. Not for use by
 * several threads.
 */
public final class UniversalOrder implements Comparator<ShortGame> {

  private enum Kind {
    NUMBER,
    NIMBER,
    UPTIMAL,
    OTHER
  }

  /** What is known of an {@link CanonicalGame}: its terms, if it is an uptimal, and its options. */
  private record Sorted(@Nullable Uptimal terms, List<ShortGame> left, List<ShortGame> right) {
    List<ShortGame> options(Player player) {
      return player == Player.LEFT ? left : right;
    }
  }

  private record Pair(ShortGame first, ShortGame second) {}

  private final Map<ShortGame, Sorted> sorted = new IdentityHashMap<>();
  private final Map<Pair, Integer> remembered = new HashMap<>();

  @Override
  public int compare(ShortGame g, ShortGame h) {
    if (g == h) {
      return 0;
    }
    prepare(g);
    prepare(h);
    return comparePrepared(g, h);
  }

  /** The canonical options of {@code player} in this order. */
  public List<ShortGame> sortedOptions(ShortGame game, Player player) {
    prepare(game);
    return game instanceof CanonicalGame ? known(game).options(player) : sort(game, player);
  }

  /** Sorts the options of all followers. */
  private void prepare(ShortGame game) {
    if (!isUnprepared(game)) {
      return;
    }
    Deque<ShortGame> path = new ArrayDeque<>();
    path.push(game);
    while (!path.isEmpty()) {
      Computation.poll();
      ShortGame next = path.element();
      if (!isUnprepared(next)) {
        path.pop();
      } else if (!pushUnpreparedOptions(next, path)) {
        path.pop();
        sorted.put(
            next,
            new Sorted(
                Uptimal.of(next).orElse(null), sort(next, Player.LEFT), sort(next, Player.RIGHT)));
      }
    }
  }

  private boolean isUnprepared(ShortGame game) {
    return game instanceof CanonicalGame && !sorted.containsKey(game);
  }

  private boolean pushUnpreparedOptions(ShortGame game, Deque<ShortGame> path) {
    boolean any = false;
    for (Player player : Player.values()) {
      for (ShortGame option : game.options(player)) {
        if (isUnprepared(option)) {
          path.push(option);
          any = true;
        }
      }
    }
    return any;
  }

  private List<ShortGame> sort(ShortGame game, Player player) {
    List<ShortGame> options = new ArrayList<>(game.options(player));
    options.sort(this::comparePrepared);
    return List.copyOf(options);
  }

  private Sorted known(ShortGame game) {
    return Objects.requireNonNull(sorted.get(game), "the options of a game were not sorted yet");
  }

  private int comparePrepared(ShortGame g, ShortGame h) {
    List<Pair> path = new ArrayList<>();
    int order = 0;
    while (g != h && order == 0) {
      Computation.poll();
      order = kind(g).compareTo(kind(h));
      if (order == 0 && kind(g) != Kind.OTHER) {
        order = compareTerms(g, h);
      } else if (order == 0) {
        Pair pair = new Pair(g, h);
        order = remembered.getOrDefault(pair, 0);
        path.add(pair);
        if (order == 0) {
          Pair different = firstDifference(known(g), known(h));
          if (different == null) {
            order = compareSizes(g, h);
          } else {
            g = different.first;
            h = different.second;
          }
        }
      }
    }
    for (Pair pair : path) {
      remembered.put(pair, order);
    }
    return order;
  }

  private Kind kind(ShortGame game) {
    if (game instanceof NumberUpStar) {
      return game.isNumber() ? Kind.NUMBER : game.isNimber() ? Kind.NIMBER : Kind.UPTIMAL;
    }
    return known(game).terms == null ? Kind.OTHER : Kind.UPTIMAL;
  }

  private int compareTerms(ShortGame g, ShortGame h) {
    Uptimal x = terms(g);
    Uptimal y = terms(h);
    int byNumber = x.number().compareTo(y.number());
    if (byNumber != 0) {
      return byNumber;
    }
    int byUps = x.coefficients().compareTo(y.coefficients());
    return byUps != 0 ? byUps : Long.compare(x.star(), y.star());
  }

  private Uptimal terms(ShortGame game) {
    Uptimal terms = game instanceof NumberUpStar sum ? Uptimal.of(sum) : known(game).terms;
    return Objects.requireNonNull(terms, "compared as an uptimal, but it is not one");
  }

  /**
   * The first two options in which the lists differ before either ends, looking at Right's only if
   * Left's are the same lists; null if there are none.
   */
  private static @Nullable Pair firstDifference(Sorted g, Sorted h) {
    for (Player player : Player.values()) {
      List<ShortGame> ofG = g.options(player);
      List<ShortGame> ofH = h.options(player);
      int common = Math.min(ofG.size(), ofH.size());
      for (int i = 0; i < common; i++) {
        if (ofG.get(i) != ofH.get(i)) {
          return new Pair(ofG.get(i), ofH.get(i));
        }
      }
      if (ofG.size() != ofH.size()) {
        return null;
      }
    }
    return null;
  }

  private static int compareSizes(ShortGame g, ShortGame h) {
    int byLeft = Integer.compare(g.optionCount(Player.LEFT), h.optionCount(Player.LEFT));
    return byLeft != 0
        ? byLeft
        : Integer.compare(g.optionCount(Player.RIGHT), h.optionCount(Player.RIGHT));
  }
}
