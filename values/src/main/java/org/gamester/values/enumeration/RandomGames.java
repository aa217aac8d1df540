package org.gamester.values.enumeration;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.SignExpansion;

/**
 * Random games, the same for the same seed in every run and on every machine. The distribution of
 * each method is part of its contract. Not for use by several threads at once.
 */
public final class RandomGames {
  private final SplittableRandom random;
  private final List<List<ShortGame>> days = new ArrayList<>();

  /** A source of random games that the seed determines. */
  public RandomGames(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /**
   * A value born by {@code day}, each of the 1, 4, 22 or 1,474 with equal probability.
   *
   * @throws IllegalArgumentException if {@code day} is not 0, 1, 2 or 3
   */
  public ShortGame bornByDay(int day) {
    if (day < 0 || day > BornByDay.LAST_DAY) {
      throw new IllegalArgumentException(
          "games cannot be drawn evenly from those born by day " + day);
    }
    while (days.size() <= day) {
      days.add(BornByDay.values(days.size()));
    }
    return pick(days.get(day));
  }

  /**
   * The value of a random form whose game tree has {@code nodes} nodes. The tree is a random
   * recursive tree: node after node becomes an option of one of the earlier nodes, all equally
   * likely, and a Left or a Right option with equal probability. The depth grows as e log {@code
   * nodes}.
   *
   * @throws IllegalArgumentException if {@code nodes} is not positive
   */
  public ShortGame ofSize(int nodes) {
    if (nodes < 1) {
      throw new IllegalArgumentException("a game tree has at least 1 node, not " + nodes);
    }
    List<List<ShortGame>> left = emptyLists(nodes);
    List<List<ShortGame>> right = emptyLists(nodes);
    int[] parents = new int[nodes];
    Player[] movers = new Player[nodes];
    for (int i = 1; i < nodes; i++) {
      parents[i] = random.nextInt(i);
      movers[i] = random.nextBoolean() ? Player.LEFT : Player.RIGHT;
    }
    for (int i = nodes - 1; i > 0; i--) {
      Computation.poll();
      List<List<ShortGame>> side = movers[i] == Player.LEFT ? left : right;
      side.get(parents[i]).add(ShortGame.of(left.get(i), right.get(i)));
    }
    return ShortGame.of(left.getFirst(), right.getFirst());
  }

  private static List<List<ShortGame>> emptyLists(int count) {
    List<List<ShortGame>> lists = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  /**
   * The value of a random form whose birthday is {@code birthday}; that of the value may be less.
   * Day 0 is 0. On each later day {@code width} forms are made: each takes from 0 to {@code width}
   * options on either side, the two numbers equally likely and independent, each option evenly from
   * all earlier forms, with repetition; then one more option, evenly from the day before, on a side
   * that a fair coin chooses. The result is drawn evenly from the last day.
   *
   * @throws IllegalArgumentException if {@code birthday} is negative or {@code width} not positive
   */
  public ShortGame ofBirthday(int birthday, int width) {
    if (birthday < 0 || width < 1) {
      throw new IllegalArgumentException(
          "a random game needs a birthday of 0 or more and a width of 1 or more, not "
              + birthday
              + " and "
              + width);
    }
    List<ShortGame> earlier = new ArrayList<>();
    List<ShortGame> day = List.of(ShortGame.ZERO);
    for (int n = 0; n < birthday; n++) {
      earlier.addAll(day);
      List<ShortGame> next = new ArrayList<>(width);
      for (int i = 0; i < width; i++) {
        Computation.poll();
        List<ShortGame> left = some(earlier, width);
        List<ShortGame> right = some(earlier, width);
        (random.nextBoolean() ? left : right).add(pick(day));
        next.add(ShortGame.of(left, right));
      }
      day = next;
    }
    return pick(day);
  }

  private List<ShortGame> some(List<ShortGame> games, int most) {
    List<ShortGame> some = new ArrayList<>();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      some.add(pick(games));
    }
    return some;
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /**
   * A number of the given birthday, each of the 2<sup>birthday</sup> sign expansions of that length
   * with equal probability.
   *
   * @throws IllegalArgumentException if {@code birthday} is negative
   */
  public Dyadic number(int birthday) {
    if (birthday < 0) {
      throw new IllegalArgumentException("a birthday is at least 0, not " + birthday);
    }
    StringBuilder signs = new StringBuilder();
    for (int i = 0; i < birthday; i++) {
      signs.append(random.nextBoolean() ? '+' : '-');
    }
    return SignExpansion.parse(signs.toString()).value();
  }
}
