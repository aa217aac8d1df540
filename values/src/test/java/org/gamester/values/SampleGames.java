package org.gamester.values;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.enumeration.RandomGames;

/** The games that laws are tried on. */
public final class SampleGames {

  private static final long SEED = 20250607;

  private SampleGames() {}

  /** The 22 games born by day 2. */
  public static List<ShortGame> day2() {
    return BornByDay.values(2);
  }

  /** The 1,474 games born by day 3. */
  public static List<ShortGame> day3() {
    return BornByDay.values(3);
  }

  /** The numbers born by a day, in order. */
  public static List<ShortGame> numbersByDay(int day) {
    List<ShortGame> numbers = new ArrayList<>();
    int most = day * (1 << day);
    for (int m = -most; m <= most; m++) {
      Dyadic x = Dyadic.of(m, day);
      if (x.birthday().intValueExact() <= day) {
        numbers.add(ShortGame.number(x));
      }
    }
    return numbers;
  }

  /** Seeded random games, hot and cold, of birthdays up to 6, and number-up-stars. */
  public static List<ShortGame> random(int count) {
    RandomGames games = new RandomGames(SEED);
    Random random = new Random(SEED);
    List<ShortGame> sample = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sample.add(
          switch (i % 4) {
            case 0 -> games.ofBirthday(4 + random.nextInt(3), 2);
            case 1 -> games.ofSize(6 + random.nextInt(8));
            case 2 ->
                ShortGame.of(
                    List.of(games.bornByDay(3), games.bornByDay(3)),
                    List.of(games.bornByDay(3), games.bornByDay(3)));
            default ->
                ShortGame.numberUpStar(games.number(5), random.nextInt(7) - 3, random.nextInt(5));
          });
    }
    return sample;
  }

  /** Day 3 and random ones. */
  public static List<ShortGame> all() {
    List<ShortGame> sample = new ArrayList<>(day3());
    sample.addAll(random(400));
    return sample;
  }

  /** All pairs of games born by day 2, and {@code count} pairs of others, drawn by seed. */
  public static void pairs(int count, BiConsumer<ShortGame, ShortGame> law) {
    pairs(all(), count, law);
  }

  /** All pairs of games born by day 2, and {@code count} pairs drawn by seed from the sample. */
  public static void pairs(
      List<ShortGame> sample, int count, BiConsumer<ShortGame, ShortGame> law) {
    for (ShortGame g : day2()) {
      for (ShortGame h : day2()) {
        law.accept(g, h);
      }
    }
    Random random = new Random(SEED);
    for (int i = 0; i < count; i++) {
      law.accept(
          sample.get(random.nextInt(sample.size())), sample.get(random.nextInt(sample.size())));
    }
  }

  /** {left | right} with one option each. */
  public static ShortGame game(ShortGame left, ShortGame right) {
    return ShortGame.of(left, right);
  }

  /** m / 2^k. */
  public static ShortGame number(long m, int k) {
    return ShortGame.number(Dyadic.of(m, k));
  }

  public static ShortGame integer(long n) {
    return ShortGame.integer(n);
  }

  /** {3/2* | 1/2 || {0|-3}, {-1*, {-1/2|-1*} | -5/2}}, a game of many sorts. */
  public static ShortGame manifold() {
    ShortGame minusOneStar = ShortGame.numberUpStar(Dyadic.MINUS_ONE, 0, 1);
    return ShortGame.of(
        List.of(game(ShortGame.numberUpStar(Dyadic.of(3, 1), 0, 1), number(1, 1))),
        List.of(
            game(integer(0), integer(-3)),
            ShortGame.of(
                List.of(minusOneStar, game(number(-1, 1), minusOneStar)), List.of(number(-5, 1)))));
  }
}
