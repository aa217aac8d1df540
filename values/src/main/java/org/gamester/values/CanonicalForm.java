package org.gamester.values;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Puts {L | R} in canonical form, where the options already are.
 *
 * <p>In this order, each step on what the one before left:
 *
 * <ol>
 *   <li>If a number fits between the options, the game is the simplest such number (simplicity
 *       theorem, law 20). The numbers that fit are those between the highest Right stop of L and
 *       the lowest Left stop of R; at an end, one comparison with each option that has that stop
 *       decides.
 *   <li>Dominated options are removed (law 7).
 *   <li>Reversible options are replaced by what they reverse to, until none is left; whether G^LR
 *       &lt;= G is asked of the unbuilt game, by its options ({@link UnbuiltGame}). The value of
 *       the game stays, so an option once found irreversible needs no second look.
 *   <li>The result is a number-up-star if it has the options of one, see {@link NumberUpStar}.
 * </ol>
 *
 * In a sum G + H of canonical forms less has to be asked (steps 2 and 3): options with a move in
 * the same summand are confused with each other, and G^L + H can only be reversed by a move in H,
 * since G^LR + H &lt;= G + H would make G^L reversible in G.
 *
 * <p>What is left has no dominated and no reversible options, hence is the canonical form (Siegel,
 * Theorem II.2.9). Cost: for n options, at most n^2 comparisons for domination and n.m for
 * reversal, m the number of second options.
 */
final class CanonicalForm {

  private static final Comparator<ShortGame> BY_ID = Comparator.comparingLong(ShortGame::id);

  /** How to make the options of a sum, and what the sum is of. */
  record Sum(ShortGame g, ShortGame h, BinaryOperator<ShortGame> adder) {

    /** The options of the sum for {@code player}: first those with a move in g, then in h. */
    private ShortGame[] options(Player player) {
      int movesInG = g.optionCount(player);
      ShortGame[] options = new ShortGame[Math.addExact(movesInG, h.optionCount(player))];
      for (int i = 0; i < options.length; i++) {
        options[i] = adder.apply(mover(player, i), stander(player, i));
      }
      return options;
    }

    /** What the summand that is moved in becomes by the option of that index. */
    private ShortGame mover(Player player, int index) {
      int movesInG = g.optionCount(player);
      return index < movesInG ? g.option(player, index) : h.option(player, index - movesInG);
    }

    /** The summand that stands still in the option of that index. */
    private ShortGame stander(Player player, int index) {
      return index < g.optionCount(player) ? h : g;
    }

    private @Nullable ShortGame reversingReply(UnbuiltGame game, Player player, int index) {
      ShortGame mover = mover(player, index);
      ShortGame stander = stander(player, index);
      Player opponent = player.opponent();
      for (int i = 0, n = stander.optionCount(opponent); i < n; i++) {
        ShortGame reply = adder.apply(mover, stander.option(opponent, i));
        if (game.isReversedBy(player, reply)) {
          return reply;
        }
      }
      return null;
    }
  }

  private final Workspace workspace;
  private final OptionSet left;
  private final OptionSet right;
  private final @Nullable Sum sum;

  private CanonicalForm(Workspace workspace, OptionSet left, OptionSet right, @Nullable Sum sum) {
    this.workspace = workspace;
    this.left = left;
    this.right = right;
    this.sum = sum;
  }

  /** The canonical form of a sum of two games that are no numbers. */
  static ShortGame of(Workspace workspace, Sum sum) {
    Evaluation.poll(workspace);
    ShortGame[] left = sum.options(Player.LEFT);
    ShortGame[] right = sum.options(Player.RIGHT);
    Dyadic number = fittingNumber(workspace, left, right);
    if (number != null) {
      return ShortGame.number(number);
    }
    return new CanonicalForm(
            workspace,
            new OptionSet(workspace, Player.LEFT, left, sum.g.optionCount(Player.LEFT)),
            new OptionSet(workspace, Player.RIGHT, right, sum.g.optionCount(Player.RIGHT)),
            sum)
        .simplify();
  }

  /** The canonical form of {left | right}. The arrays may be changed. */
  static ShortGame of(Workspace workspace, ShortGame[] left, ShortGame[] right) {
    Evaluation.poll(workspace);
    Dyadic number = fittingNumber(workspace, left, right);
    if (number != null) {
      return ShortGame.number(number);
    }
    return new CanonicalForm(
            workspace,
            new OptionSet(workspace, Player.LEFT, left),
            new OptionSet(workspace, Player.RIGHT, right),
            null)
        .simplify();
  }

  /** The simplest number x with L &lt;| x &lt;| R for all options, or null if there is none. */
  private static @Nullable Dyadic fittingNumber(
      Workspace workspace, ShortGame[] left, ShortGame[] right) {
    Dyadic low = null;
    for (ShortGame option : left) {
      low = low == null ? option.rightStop() : low.max(option.rightStop());
    }
    Dyadic high = null;
    for (ShortGame option : right) {
      high = high == null ? option.leftStop() : high.min(option.leftStop());
    }
    if (low != null && high != null && low.compareTo(high) > 0) {
      return null;
    }
    boolean lowFits = low != null && fits(workspace, low, left, Player.LEFT);
    boolean highFits = high != null && fits(workspace, high, right, Player.RIGHT);
    if (low != null && high != null && low.equals(high) && !(lowFits && highFits)) {
      return null;
    }
    return Dyadic.simplestIn(low, lowFits, high, highFits);
  }

  /** Whether no option of {@code player} reaches x, given that none has a stop beyond x. */
  private static boolean fits(Workspace workspace, Dyadic x, ShortGame[] options, Player player) {
    ShortGame number = ShortGame.number(x);
    for (ShortGame option : options) {
      if (player == Player.LEFT
          ? option.rightStop().equals(x) && Order.lessOrEqual(workspace, number, option)
          : option.leftStop().equals(x) && Order.lessOrEqual(workspace, option, number)) {
        return false;
      }
    }
    return true;
  }

  private ShortGame simplify() {
    ShortGame nimber = CompactForm.ofStars(left, right);
    if (nimber != null) {
      return nimber;
    }
    left.removeDominated();
    right.removeDominated();
    UnbuiltGame game = new UnbuiltGame(workspace, left.toArray(), right.toArray());
    while (bypassReversible(game, left) | bypassReversible(game, right)) {
      left.removeDominated();
      right.removeDominated();
    }
    ShortGame compact = CompactForm.of(left, right);
    return compact != null ? compact : intern();
  }

  /** Replaces the reversible options of one side; returns whether there were any. */
  private boolean bypassReversible(UnbuiltGame game, OptionSet side) {
    boolean found = false;
    while (side.hasUnchecked()) {
      Evaluation.poll(workspace);
      int source = side.uncheckedSource();
      ShortGame reply =
          sum != null && source >= 0
              ? sum.reversingReply(game, side.player(), source)
              : game.reversingReply(side.player(), side.unchecked());
      if (reply == null) {
        side.keepUnchecked();
      } else {
        side.replaceUnchecked(reply);
        found = true;
      }
    }
    return found;
  }

  private ShortGame intern() {
    ShortGame[] options = Arrays.copyOf(left.toArray(), left.size() + right.size());
    System.arraycopy(right.toArray(), 0, options, left.size(), right.size());
    Arrays.sort(options, 0, left.size(), BY_ID);
    Arrays.sort(options, left.size(), options.length, BY_ID);
    return GameTable.optionGame(options, left.size());
  }
}
