package org.gamester.values;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The canonical form of a sum G + H of two canonical forms that are not numbers.
 *
 * <p>Less has to be asked than of any two option sets, since G and H have no dominated and no
 * reversible options themselves. G^L + H and another G^L' + H are confused with each other; and G^L
 * + H can only be reversed by a move in H, since G^LR + H &lt;= G + H would make G^L reversible in
 * G. So the questions are, for Left, and likewise for Right:
 *
 * <ul>
 *   <li>domination: G^L + H &lt;= G + H^L, or the other way round;
 *   <li>reversal: G^L + H^R &lt;= G + H.
 * </ul>
 *
 * With the incentives G^L - G and H - H^R (law 60) the first is G^L - G &lt;= H^L - H and the
 * second G^L - G &lt;= H - H^R: every question compares an incentive of G with an incentive of H.
 * Where both are known ({@link CanonicalGame#incentives}; {@link NimberSum} computes them) the sum
 * is found without building the options that turn out to be dominated; else the same questions are
 * asked of the sums themselves. Computing the incentives of every game that is often a summand does
 * not pay: those of deep games are larger than the sums (docs/performance.md).
 *
 * <p>Cost: for n options of G and m of H, at most 2nm comparisons.
 */
final class CanonicalSum {

  private final ThreadState thread;
  private final ShortGame g;
  private final ShortGame h;
  private final BinaryOperator<ShortGame> adder;

  private CanonicalSum(
      ThreadState thread, ShortGame g, ShortGame h, BinaryOperator<ShortGame> adder) {
    this.thread = thread;
    this.g = g;
    this.h = h;
    this.adder = adder;
  }

  /**
   * G + H.
   *
   * @param adder how to make the sums of followers
   */
  static ShortGame of(
      ThreadState thread, ShortGame g, ShortGame h, BinaryOperator<ShortGame> adder) {
    thread.poll();
    CanonicalSum sum = new CanonicalSum(thread, g, h, adder);
    if (!knowsIncentives(g) || !knowsIncentives(h)) {
      return sum.simplify(sum.new Moves(Player.LEFT), sum.new Moves(Player.RIGHT));
    }
    ShortGame[] ofG = incentives(g);
    ShortGame[] ofH = incentives(h);
    return sum.simplify(
        sum.movesWith(Player.LEFT, ofG, ofH), sum.movesWith(Player.RIGHT, ofG, ofH));
  }

  private static boolean knowsIncentives(ShortGame game) {
    return !(game instanceof CanonicalGame options) || options.incentives() != null;
  }

  /** The incentives, Left's first, of a game of which they are known. */
  private static ShortGame[] incentives(ShortGame game) {
    if (game instanceof CanonicalGame options) {
      return Objects.requireNonNull(options.incentives());
    }
    int leftCount = game.optionCount(Player.LEFT);
    ShortGame[] incentives = new ShortGame[leftCount + game.optionCount(Player.RIGHT)];
    for (int i = 0; i < incentives.length; i++) {
      incentives[i] =
          i < leftCount
              ? game.option(Player.LEFT, i).minus(game)
              : game.minus(game.option(Player.RIGHT, i - leftCount));
    }
    return incentives;
  }

  private ValuedMoves movesWith(Player player, ShortGame[] ofG, ShortGame[] ofH) {
    int inG = g.optionCount(player);
    int inH = h.optionCount(player);
    ShortGame[] gains = new ShortGame[inG + inH];
    System.arraycopy(ofG, player == Player.LEFT ? 0 : ofG.length - inG, gains, 0, inG);
    System.arraycopy(ofH, player == Player.LEFT ? 0 : ofH.length - inH, gains, inG, inH);
    return new ValuedMoves(player, gains);
  }

  private ShortGame simplify(Moves left, Moves right) {
    left.removeDominated();
    right.removeDominated();
    ShortGame[] leftOptions = left.options();
    ShortGame[] rightOptions = right.options();
    ShortGame number = CanonicalForm.numberBetween(leftOptions, rightOptions);
    if (number != null) {
      return number;
    }
    GameToSimplify sum = new GameToSimplify(thread, leftOptions, rightOptions);
    return CanonicalForm.ofAntichains(
        thread, sum, leftOptions, left.replies(sum, right), rightOptions, right.replies(sum, left));
  }

  /** The moves of one player, those in G before those in H, compared by what they lead to. */
  private class Moves {
    final Player player;
    final int inG;
    final int count;
    private final boolean[] dominated;
    private final @Nullable ShortGame[] built;

    Moves(Player player) {
      this.player = player;
      this.inG = g.optionCount(player);
      this.count = count(inG, h.optionCount(player));
      this.dominated = new boolean[count];
      this.built = new @Nullable ShortGame[count];
    }

    private static int count(int inG, int inH) {
      long both = (long) inG + inH;
      if (both > Integer.MAX_VALUE) {
        throw new GameTooLargeException(both + " options: too many to list");
      }
      return (int) both;
    }

    /** What the summand in which the move is made becomes. */
    final ShortGame moved(int move) {
      return move < inG ? g.option(player, move) : h.option(player, move - inG);
    }

    /** The option of the sum that the move leads to. */
    final ShortGame option(int move) {
      ShortGame option = built[move];
      if (option == null) {
        option = move < inG ? adder.apply(moved(move), h) : adder.apply(g, moved(move));
        built[move] = option;
      }
      return option;
    }

    final void removeDominated() {
      for (int i = 0; i < inG; i++) {
        for (int j = inG; j < count && !dominated[i]; j++) {
          if (!dominated[j]) {
            if (isNoBetter(i, j)) {
              dominated[i] = true;
            } else if (isNoBetter(j, i)) {
              dominated[j] = true;
            }
          }
        }
      }
    }

    final ShortGame[] options() {
      ShortGame[] options = new ShortGame[count];
      int kept = 0;
      for (int move = 0; move < count; move++) {
        if (!dominated[move]) {
          options[kept++] = option(move);
        }
      }
      return kept == count ? options : Arrays.copyOf(options, kept);
    }

    /** For each option that is left, a reply by which it is reversible, or null. */
    final @Nullable ShortGame[] replies(GameToSimplify sum, Moves opponent) {
      @Nullable ShortGame[] replies = new @Nullable ShortGame[count];
      int kept = 0;
      for (int move = 0; move < count; move++) {
        if (!dominated[move]) {
          replies[kept++] = reversingReply(sum, move, opponent);
        }
      }
      return replies;
    }

    /** A reply in the other summand than the move's by which the move is reversible, or null. */
    private @Nullable ShortGame reversingReply(GameToSimplify sum, int move, Moves opponent) {
      int from = move < inG ? opponent.inG : 0;
      int to = move < inG ? opponent.count : opponent.inG;
      for (int answer = from; answer < to; answer++) {
        if (isReversedBy(sum, move, opponent, answer)) {
          return reply(move, opponent, answer);
        }
      }
      return null;
    }

    final ShortGame reply(int move, Moves opponent, int answer) {
      return adder.apply(moved(move), opponent.moved(answer));
    }

    /** Whether a move is at most as good for the player as another, in the other summand. */
    boolean isNoBetter(int move, int other) {
      return player == Player.LEFT
          ? GameOrder.lessOrEqual(thread, option(move), option(other))
          : GameOrder.lessOrEqual(thread, option(other), option(move));
    }

    boolean isReversedBy(GameToSimplify sum, int move, Moves opponent, int answer) {
      return sum.isReversedBy(player, reply(move, opponent, answer));
    }
  }

  /** The moves of one player, compared by their incentives. */
  private final class ValuedMoves extends Moves {
    private final ShortGame[] gains;

    ValuedMoves(Player player, ShortGame[] gains) {
      super(player);
      this.gains = gains;
    }

    @Override
    boolean isNoBetter(int move, int other) {
      return GameOrder.lessOrEqual(thread, gains[move], gains[other]);
    }

    @Override
    boolean isReversedBy(GameToSimplify sum, int move, Moves opponent, int answer) {
      return GameOrder.lessOrEqual(thread, gains[move], ((ValuedMoves) opponent).gains[answer]);
    }
  }
}
