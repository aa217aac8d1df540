package org.gamester.analysis;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;

/**
 * Seeded sums of positions of many rulesets and of values. As a program: the number of sums, then
 * the seed; it compares the search with the values, and with the definition where that is soon
 * done.
 */
final class SeededSums {
  private static final int STATES_OF_PLAIN_SEARCH = 20_000;

  private static final List<String> TERMS =
      List.of(
          "domineering(3x4)",
          "domineering(3x5)",
          "domineering(..#|...|#..)",
          "clobber(xoxo|oxox)",
          "clobber(xoxoxox)",
          "clobber(xxo.oxo)",
          "nogo(1x8)",
          "nogo(2x3)",
          "snort(path 7)",
          "col(path 7)",
          "konane(xoxo|oxo.)",
          "amazons(x..|..o)",
          "toads-and-frogs(tt..ff.)",
          "toppling-dominoes(brgbrb)",
          "elephants(x.o.|...x)",
          "cram(3x3)",
          "kayles(9)",
          "nim(3)",
          "hackenbush(x(o;gx))",
          "splittles{1,3 | 2,4}(9)",
          "fission(..x|...)",
          "partizan-euclid(5,8)",
          "{2|-1}",
          "{3||2|1}",
          "+-{1|0}",
          "^",
          "v*2",
          "1/2",
          "-3/4",
          "*5");

  private final Random random;

  SeededSums(long seed) {
    this.random = new Random(seed);
  }

  /** The next sum, of at most so many terms. */
  String next(int most) {
    StringBuilder sum = new StringBuilder("0");
    int count = 1 + random.nextInt(most);
    for (int i = 0; i < count; i++) {
      sum.append(random.nextBoolean() ? " + " : " - ")
          .append(TERMS.get(random.nextInt(TERMS.size())));
    }
    return sum.toString();
  }

  static Position position(String text) {
    return Catalogue.standard().readSum(text);
  }

  /** The outcome by the definition; empty if that takes long. */
  static Optional<Outcome> plain(Position position) {
    try {
      return Optional.of(new PlainSearch(STATES_OF_PLAIN_SEARCH).outcome(position));
    } catch (ComputationStopped tooLarge) {
      return Optional.empty();
    }
  }

  public static void main(String[] args) {
    int count = Integer.parseInt(args[0]);
    SeededSums sums = new SeededSums(Long.parseLong(args[1]));
    Evaluator evaluator = new Evaluator();
    OutcomeSearch search = new OutcomeSearch(evaluator, false, progress -> {});
    int defined = 0;
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      String sum = sums.next(4);
      Outcome found = search.outcome(position(sum));
      Outcome byValue = evaluator.value(position(sum)).outcome();
      Optional<Outcome> plain = plain(position(sum));
      defined += plain.isPresent() ? 1 : 0;
      if (found != byValue || plain.orElse(found) != found) {
        wrong++;
        System.out.printf("%s: search %s, value %s, definition %s%n", sum, found, byValue, plain);
      }
    }
    System.out.printf(
        "%,d sums, %,d of them by the definition too: %d disagreements%n", count, defined, wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }
}
