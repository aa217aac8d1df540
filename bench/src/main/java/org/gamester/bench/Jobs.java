package org.gamester.bench;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.gamester.values.Dyadic;
import org.gamester.values.Followers;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.thermography.Heating;
import org.gamester.values.thermography.Thermography;

/** The list of jobs. */
final class Jobs {
  private Jobs() {}

  /** All jobs, in the order in which they are listed and run. */
  static List<Job> all() {
    List<Job> jobs = new ArrayList<>(ofValues());
    jobs.addAll(PositionJobs.all());
    jobs.addAll(LoopyJobs.all());
    jobs.addAll(MisereJobs.all());
    jobs.addAll(OutcomeQuestions.all());
    jobs.add(new LateCommands());
    return jobs;
  }

  private static List<Job> ofValues() {
    return List.of(
        new Computation(
            "heated-star",
            "*14 Heat 1",
            () -> distinctFollowers(heatedStar(14)) + " distinct followers"),
        new Computation(
            "day2-pairs",
            "all {a,b|c,d} over the 22 games born by day 2",
            () -> pairsOverDayTwo().size() + " distinct games"),
        new PairwiseSums(),
        new Computation("seven-sum", "the sum of seven games born by day 3", Jobs::sevenSum),
        new Computation(
            "thermograph",
            "the thermograph of *11 Heat 1",
            () -> Thermography.of(heatedStar(11)).toString()),
        new Computation(
            "day3",
            "all games born by day 3, from day 2",
            () -> BornByDay.values(3).size() + " games"));
  }

  static Optional<Job> named(String name) {
    return all().stream().filter(job -> job.name().equals(name)).findFirst();
  }

  /** A job without input. */
  record Computation(String name, String description, Supplier<String> work) implements Job {
    @Override
    public Object run() {
      return work.get();
    }
  }

  /** The sums G + H of all pairs of games of {@code day2-pairs}, including G + G. */
  private static final class PairwiseSums implements Job {
    private List<ShortGame> games = List.of();

    @Override
    public String name() {
      return "pairwise-sums";
    }

    @Override
    public String description() {
      return "all sums of two games of day2-pairs";
    }

    @Override
    public void prepare() {
      games = pairsOverDayTwo();
    }

    @Override
    public Object run() {
      ShortGame[] sums = new ShortGame[games.size() * (games.size() + 1) / 2];
      int count = 0;
      for (int i = 0; i < games.size(); i++) {
        for (int j = i; j < games.size(); j++) {
          sums[count++] = games.get(i).plus(games.get(j));
        }
      }
      return sums.length + " sums";
    }
  }

  private static ShortGame heatedStar(long star) {
    return Heating.heat(ShortGame.nimber(star), ShortGame.ONE);
  }

  private static int distinctFollowers(ShortGame game) {
    return Followers.postorder(game).size();
  }

  /** {a,b|c,d} for all a, b, c, d born by day 2, including a = b and c = d: 253 x 253 pairs. */
  static List<ShortGame> pairsOverDayTwo() {
    List<ShortGame> born = BornByDay.values(2);
    List<List<ShortGame>> pairs = new ArrayList<>();
    for (int i = 0; i < born.size(); i++) {
      for (int j = i; j < born.size(); j++) {
        pairs.add(List.of(born.get(i), born.get(j)));
      }
    }
    Set<ShortGame> games = new LinkedHashSet<>();
    for (List<ShortGame> left : pairs) {
      for (List<ShortGame> right : pairs) {
        games.add(ShortGame.of(left, right));
      }
    }
    return List.copyOf(games);
  }

  /**
   * The sum of {0|-1,{0|-1}}, {0,*2|-1/2}, {0,^*|{0|-1},{*|-1}}, {0,{1|0}||*|-1}, {1/2|v*},
   * {1/2,{1|0}|v*,{*|-1}} and {1/2,{1|*}|*,{0,*|-1}}.
   */
  private static String sevenSum() {
    ShortGame zero = ShortGame.ZERO;
    ShortGame star = ShortGame.STAR;
    ShortGame half = ShortGame.number(Dyadic.HALF);
    ShortGame upStar = ShortGame.numberUpStar(Dyadic.ZERO, 1, 1);
    ShortGame downStar = upStar.negate();
    ShortGame minusOne = ShortGame.MINUS_ONE;
    ShortGame zeroOrMinusOne = ShortGame.of(zero, minusOne);
    ShortGame starOrMinusOne = ShortGame.of(star, minusOne);
    ShortGame oneOrZero = ShortGame.of(ShortGame.ONE, zero);

    ShortGame sum =
        ShortGame.of(List.of(zero), List.of(minusOne, zeroOrMinusOne))
            .plus(ShortGame.of(List.of(zero, ShortGame.nimber(2)), List.of(half.negate())))
            .plus(ShortGame.of(List.of(zero, upStar), List.of(zeroOrMinusOne, starOrMinusOne)))
            .plus(ShortGame.of(List.of(zero, oneOrZero), List.of(starOrMinusOne)))
            .plus(ShortGame.of(half, downStar))
            .plus(ShortGame.of(List.of(half, oneOrZero), List.of(downStar, starOrMinusOne)))
            .plus(
                ShortGame.of(
                    List.of(half, ShortGame.of(ShortGame.ONE, star)),
                    List.of(star, ShortGame.of(List.of(zero, star), List.of(minusOne)))));
    return "a value with "
        + sum.leftOptions().size()
        + " Left and "
        + sum.rightOptions().size()
        + " Right options, stops "
        + sum.leftStop()
        + " and "
        + sum.rightStop();
  }
}
