package org.gamester.values.loopy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.gamester.values.Computation;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * The onside of a position: the game in which infinite play is a win for Left. If it is equal to a
 * stopper and that has been found, it is kept as that; else as a graph whose position 0 it is.
 */
final class Onside {
  private static final long BYTES_EACH = 300;

  private final GameGraph graph;
  private final @Nullable Stopper stopper;

  private Onside(GameGraph graph, @Nullable Stopper stopper) {
    this.graph = graph;
    this.stopper = stopper;
  }

  static Onside of(Stopper stopper) {
    GameGraph.Builder graph = new GameGraph.Builder();
    graph.add(stopper);
    return new Onside(graph.build(), stopper);
  }

  static Onside of(GameGraph graph, int position) {
    return of(graph, position, SimplestForm.onsides(graph).stoppers());
  }

  /**
   * The onside of a position of a graph.
   *
   * @param found the onsides of all positions that are known as stoppers
   */
  static Onside of(GameGraph graph, int position, @Nullable Stopper[] found) {
    Stopper stopper = found[position];
    return stopper == null
        ? new Onside(OnsideForm.simplified(unknownPart(graph, position, found)), null)
        : of(stopper);
  }

  /** What a position leads to as a graph whose position 0 it is, with the stoppers found in it. */
  private static GameGraph unknownPart(GameGraph graph, int position, @Nullable Stopper[] found) {
    GameGraph.Builder part = new GameGraph.Builder();
    Map<Integer, Integer> numbers = new LinkedHashMap<>();
    List<Integer> order = new ArrayList<>(List.of(position));
    numbers.put(position, part.add());
    for (int next = 0; next < order.size(); next++) {
      int v = order.get(next);
      if (found[v] == null) {
        for (Player player : Player.values()) {
          int[] options = graph.options(v, player);
          for (int i = 0; i < options.length; i++) {
            options[i] =
                numbers.computeIfAbsent(
                    options[i],
                    w -> {
                      order.add(w);
                      Stopper known = found[w];
                      return known == null ? part.add() : part.add(known);
                    });
          }
          part.setOptions(next, player, options);
        }
      }
    }
    return part.build();
  }

  /** The stopper that this is equal to; null if none has been found. */
  @Nullable Stopper stopper() {
    return stopper;
  }

  GameGraph graph() {
    return graph;
  }

  boolean isAtLeast(Onside other) {
    Stopper one = stopper;
    Stopper two = other.stopper;
    if (one != null && two != null) {
      return one.greaterOrEqual(two);
    }
    Pair pair = new Pair(this, other);
    return new OnsideOrder(pair.arena).isAtLeast(pair.one, pair.other);
  }

  /** The onside of the sum. */
  Onside plus(Onside other) {
    Stopper one = stopper;
    Stopper two = other.stopper;
    if (one == Stopper.ON || two == Stopper.ON) {
      return of(Stopper.ON); // Left is never without a move, and infinite play is hers
    }
    if (one == null || two == null) {
      return new Pair(this, other).sum();
    }
    Stopper sum = Pair.known(one, two);
    if (sum != null) {
      return of(sum);
    }
    ShortGame number = one.isShort() ? numberPart(one) : numberPart(two);
    if (number.isZero()) {
      return new Pair(this, other).sum();
    }
    Stopper rest = (one.isShort() ? one : two).plusNumber(number.negate());
    Onside withoutNumber = of(rest).plus(one.isShort() ? other : this);
    Stopper without = withoutNumber.stopper;
    return without == null ? new Pair(this, other).sum() : of(without.plusNumber(number));
  }

  /** The number x of x + n.up + *k; 0 for others. */
  private static ShortGame numberPart(Stopper stopper) {
    return stopper.isShort() && stopper.shortGame() instanceof NumberUpStar sum
        ? ShortGame.number(sum.number())
        : ShortGame.ZERO;
  }

  /** Two positions in one arena. */
  private static final class Pair {
    private final Arena arena;
    private final int one;
    private final int other;
    private final GameGraph.Builder sums = new GameGraph.Builder();
    private final List<int[]> components = new ArrayList<>();
    private final Map<Long, Integer> numbers = new HashMap<>();

    Pair(Onside first, Onside second) {
      GameGraph.Builder both = new GameGraph.Builder();
      int atFirst = both.add(first.graph);
      int atSecond = both.add(second.graph);
      arena = new Arena(both.build());
      one = arena.number(atFirst);
      other = arena.number(atSecond);
    }

    Onside sum() {
      int root = number(one, other);
      for (int next = 0; next < components.size(); next++) {
        Computation.poll();
        Computation.requireRoom(components.size(), BYTES_EACH, "positions of a sum");
        int[] pair = components.get(next);
        if (pair.length > 0) {
          for (Player player : Player.values()) {
            sums.setOptions(
                next,
                player,
                IntStream.concat(
                        IntStream.of(arena.options(pair[0], player))
                            .map(option -> number(option, pair[1])),
                        IntStream.of(arena.options(pair[1], player))
                            .map(option -> number(pair[0], option)))
                    .toArray());
          }
        }
      }
      return of(sums.build(), root);
    }

    private int number(int first, int second) {
      long key = (long) first << 32 | second;
      Integer known = numbers.get(key);
      if (known != null) {
        return known;
      }
      Stopper sum = known(arena.stopper(first), arena.stopper(second));
      int number = sum == null ? sums.add() : sums.add(sum);
      components.add(sum == null ? new int[] {first, second} : new int[0]);
      numbers.put(key, number);
      return number;
    }

    /**
     * The onside of the sum of two stoppers where it needs no play; else null. In off + x Right is
     * never without a move; Left, moving second, survives it only if x is at least on, which is on.
     * So if no option of Left's in x is on, she loses moving first too, and the sum is off. If one
     * is, she can move to on, and it is not.
     */
    private static @Nullable Stopper known(@Nullable Stopper first, @Nullable Stopper second) {
      if (first == null || second == null) {
        return null;
      }
      if (first.isShort() && second.isShort()) {
        return Stopper.of(first.shortGame().plus(second.shortGame()));
      }
      if (first.isShort() && first.shortGame().isNumber()) {
        return second.plusNumber(first.shortGame());
      }
      if (second.isShort() && second.shortGame().isNumber()) {
        return first.plusNumber(second.shortGame());
      }
      if (first == Stopper.ON || second == Stopper.ON) {
        return Stopper.ON;
      }
      boolean isOff =
          first == Stopper.OFF && !canMoveToOn(second)
              || second == Stopper.OFF && !canMoveToOn(first);
      return isOff ? Stopper.OFF : null;
    }

    private static boolean canMoveToOn(Stopper stopper) {
      return !stopper.isShort() && stopper.options(Player.LEFT).contains(Stopper.ON);
    }
  }
}
