package org.gamester.values;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Sums, negatives and multiples of values.
 *
 * <p>G + H = {G^L + H, G + H^L | G^R + H, G + H^R}, put in canonical form. Two cases need no
 * comparisons: number-up-stars add by their parts (ups add, stars add as nimbers), and a number x
 * is added to a G that is not a number by adding it to the options (number translation, law 45),
 * which keeps canonical forms canonical. Sums are remembered by pairs; the cost of a sum is one
 * construction for each pair of followers.
 *
 * <p>Recursion is bounded as in {@link GameOrder}: sums deeper than {@value #MAX_DEPTH} are
 * deferred and made first.
 */
final class Addition {

  private static final int MAX_DEPTH = 80;

  /** A nimber with more options than this is added in a way of its own. */
  private static final int MANY_STARS = 8;

  private static final Comparator<ShortGame> BY_ID = Comparator.comparingLong(ShortGame::id);

  private record Summands(ShortGame g, ShortGame h) {}

  private final GameStore store = GameStore.standard();
  private final ThreadState thread;
  private final @Nullable BoundedRecursion<Summands, ShortGame> recursion;

  /** The incentives of one game at a time: those of its negative are the same. */
  private boolean computingIncentives;

  private Addition(ThreadState thread, @Nullable BoundedRecursion<Summands, ShortGame> recursion) {
    this.thread = thread;
    this.recursion = recursion;
  }

  static ShortGame sum(ShortGame g, ShortGame h) {
    if (g instanceof NumberUpStar x && h instanceof NumberUpStar y) {
      return compactSum(x, y);
    }
    ThreadState thread = ThreadState.current();
    try {
      return new Addition(thread, null).sum(g, h, MAX_DEPTH);
    } catch (BoundedRecursion.Deferred deep) {
      BoundedRecursion<Summands, ShortGame> recursion = new BoundedRecursion<>();
      Addition addition = new Addition(thread, recursion);
      return recursion.run(
          new Summands(g, h), deep, asked -> addition.sum(asked.g, asked.h, MAX_DEPTH));
    }
  }

  private ShortGame sum(ShortGame g, ShortGame h, int depth) {
    if (g instanceof NumberUpStar x) {
      if (h instanceof NumberUpStar y) {
        return compactSum(x, y);
      }
      if (g == ShortGame.ZERO) {
        return h;
      }
    } else if (h == ShortGame.ZERO) {
      return g;
    }
    ShortGame first = g.id() <= h.id() ? g : h;
    ShortGame second = first == g ? h : g;
    ShortGame known = store.sums().get(first, second);
    if (known != null) {
      return known;
    }
    if (depth == 0) {
      return deferred(first, second);
    }
    ShortGame sum;
    if (g.isNumber()) {
      sum = translated(h, g, depth);
    } else if (h.isNumber()) {
      sum = translated(g, h, depth);
    } else {
      sum = generalSum(g, h, depth);
    }
    store.sums().put(first, second, sum);
    return sum;
  }

  private ShortGame deferred(ShortGame g, ShortGame h) {
    Summands summands = new Summands(g, h);
    if (recursion == null) {
      throw new BoundedRecursion.Deferred(summands);
    }
    return recursion.answerOrDefer(summands);
  }

  private static ShortGame compactSum(NumberUpStar x, NumberUpStar y) {
    return ShortGame.numberUpStar(
        x.number().plus(y.number()), addUps(x.ups(), y.ups()), x.star() ^ y.star());
  }

  static long addUps(long a, long b) {
    long sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0 || sum == Long.MIN_VALUE) {
      throw new GameTooLargeException("the multiple of up exceeds 64 bits");
    }
    return sum;
  }

  /** g + x for a number x and a game g that is an {@link CanonicalGame}. */
  private ShortGame translated(ShortGame g, ShortGame x, int depth) {
    thread.poll();
    ShortGame[] options = ((CanonicalGame) g).optionArray();
    int leftCount = ((CanonicalGame) g).leftCount();
    ShortGame[] sums = new ShortGame[options.length];
    for (int i = 0; i < sums.length; i++) {
      sums[i] = sum(options[i], x, depth - 1);
    }
    return intern(sums, leftCount);
  }

  private ShortGame generalSum(ShortGame g, ShortGame h, int depth) {
    BinaryOperator<ShortGame> adder = (x, y) -> sum(x, y, depth - 1);
    if (g instanceof NumberUpStar nimber && nimber.star() > MANY_STARS) {
      return nimberSum(nimber, (CanonicalGame) h, adder, depth);
    }
    if (h instanceof NumberUpStar nimber && nimber.star() > MANY_STARS) {
      return nimberSum(nimber, (CanonicalGame) g, adder, depth);
    }
    return CanonicalSum.of(thread, g, h, adder);
  }

  /**
   * The sum by the incentives of h; but not while an incentive is being computed, which may need
   * just that sum.
   */
  private ShortGame nimberSum(
      NumberUpStar nimber, CanonicalGame h, BinaryOperator<ShortGame> adder, int depth) {
    if (nimber.ups() != 0) {
      return CanonicalSum.of(thread, nimber, h, adder); // at most two options
    }
    if (!computingIncentives) {
      return NimberSum.of(thread, nimber, h, incentives(h, depth), adder);
    }
    if (nimber.star() > NimberSum.MOST_OPTIONS) {
      throw NimberSum.tooManyOptions(nimber);
    }
    return CanonicalSum.of(thread, nimber, h, adder);
  }

  private ShortGame[] incentives(CanonicalGame g, int depth) {
    ShortGame[] known = g.incentives();
    if (known != null) {
      return known;
    }
    computingIncentives = true;
    try {
      ShortGame minusG = negative(g);
      ShortGame[] options = g.optionArray();
      ShortGame[] incentives = new ShortGame[options.length];
      for (int i = 0; i < options.length; i++) {
        ShortGame difference = sum(options[i], minusG, depth - 1);
        incentives[i] = i < g.leftCount() ? difference : negative(difference);
      }
      g.setIncentives(incentives);
      return incentives;
    } finally {
      computingIncentives = false;
    }
  }

  private static ShortGame intern(ShortGame[] options, int leftCount) {
    Arrays.sort(options, 0, leftCount, BY_ID);
    Arrays.sort(options, leftCount, options.length, BY_ID);
    return GameStore.standard().table().optionGame(options, leftCount);
  }

  static ShortGame negative(ShortGame g) {
    ShortGame known = g.knownNegative();
    if (known != null) {
      return known;
    }
    // A game has few followers without a negative: those of its options have mostly been made.
    Postorder.walk(
        g,
        follower -> follower instanceof CanonicalGame ? follower.options() : List.of(),
        follower -> follower.knownNegative() != null,
        Addition::makeNegative);
    return negative(g);
  }

  private static void makeNegative(ShortGame g) {
    ShortGame negative =
        g instanceof CanonicalGame game ? mirrored(game) : ((NumberUpStar) g).mirrored();
    g.setNegative(negative);
    negative.setNegative(g);
  }

  private static ShortGame mirrored(CanonicalGame game) {
    ShortGame[] options = game.optionArray();
    int rightCount = options.length - game.leftCount();
    ShortGame[] mirrored = new ShortGame[options.length];
    for (int i = 0; i < options.length; i++) {
      int place = i < game.leftCount() ? rightCount + i : i - game.leftCount();
      mirrored[place] = negative(options[i]);
    }
    return intern(mirrored, rightCount);
  }

  static ShortGame multiple(ShortGame g, BigInteger n) {
    if (n.signum() < 0) {
      return multiple(g.negate(), n.negate());
    }
    if (g instanceof NumberUpStar x) {
      BigInteger ups = BigInteger.valueOf(x.ups()).multiply(n);
      if (ups.bitLength() >= Long.SIZE || ups.longValue() == Long.MIN_VALUE) {
        throw new GameTooLargeException("the multiple of up exceeds 64 bits");
      }
      return ShortGame.numberUpStar(
          x.number().times(Dyadic.of(n)), ups.longValue(), n.testBit(0) ? x.star() : 0);
    }
    ShortGame sum = ShortGame.ZERO;
    for (int bit = n.bitLength() - 1; bit >= 0; bit--) {
      sum = sum.plus(sum);
      if (n.testBit(bit)) {
        sum = sum.plus(g);
      }
    }
    return sum;
  }
}
