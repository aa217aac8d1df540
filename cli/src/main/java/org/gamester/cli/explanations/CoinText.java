package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.gamester.analysis.Scores;
import org.gamester.analysis.explanation.Argument;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The argument about coins on strings, or boxes, as lines of text. */
final class CoinText {
  private CoinText() {}

  static List<String> lines(Argument.CoinsOnStrings coins) {
    List<String> lines = new ArrayList<>();
    boolean isScored = coins.leftFirst().isPresent();
    Scores.Facts facts = coins.facts();
    if (isScored) {
      lines.add(ending(Player.LEFT, coins.leftFirst()));
      lines.add(ending(Player.RIGHT, coins.rightFirst()));
    } else if (coins.nimber().isPresent()) {
      lines.add(
          "The position can be exchanged with %s in every sum, since who takes a coin moves again."
              .formatted(ShortGame.nimber(coins.nimber().getAsInt())));
    } else {
      lines.add(
          "The position is loony: the player to move can take all that can be taken, or decline the last of it, and so chooses who moves next in what is left.");
    }
    lines.add(
        "Here a box is a coin, and a line that is not drawn a string that holds it. A search has shown it: a coin that can be taken is taken, except that two of a chain, or four of a loop, may be left to the opponent, who then has to move.");
    if (facts.taken() > 0) {
      lines.add(
          counted(facts.taken(), "coin", "coins")
              + " can be taken at once"
              + (facts.left() == 0 ? "." : "; " + facts.left() + " of them can be left."));
    }
    lines.add(board(facts));
    if (facts.coins() > 0) {
      lines.add(longChainRule(facts));
    }
    return lines;
  }

  private static String ending(Player starter, OptionalInt score) {
    int found = score.orElse(0);
    return "If %s starts, %s."
        .formatted(
            starter.displayName(),
            Scores.winner(found)
                .map(winner -> winner.displayName() + " wins by " + Math.abs(found))
                .orElse("both score the same"));
  }

  private static String counted(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  private static String board(Scores.Facts facts) {
    String left = facts.taken() > 0 ? "What is left then: " : "On the board: ";
    return left
        + counted(facts.strings(), "string", "strings")
        + " and "
        + counted(facts.coins(), "coin", "coins")
        + "; "
        + counted(facts.safe(), "move gives", "moves give")
        + " nothing away; "
        + lengths("chain", facts.chains())
        + "; "
        + lengths("loop", facts.loops())
        + ".";
  }

  private static String lengths(String what, List<Integer> lengths) {
    return lengths.isEmpty()
        ? "no " + what
        : counted(lengths.size(), what, what + "s")
            + " of "
            + lengths.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /**
   * The turns that are left are the strings, less a string for each coin, more one for each cut
   * that takes two coins, of which there is mostly one for each long chain but the last: who makes
   * the last turn takes the last chain.
   */
  private static String longChainRule(Scores.Facts facts) {
    boolean wantsOdd = (facts.strings() - facts.coins()) % 2 == 0;
    return "By the long chain rule, a rule of thumb, the player to move then wants an "
        + (wantsOdd ? "odd" : "even")
        + " number of chains of "
        + Scores.Facts.LONG_CHAIN
        + " or more, and the opponent an "
        + (wantsOdd ? "even" : "odd")
        + " one, so as not to be the first to open one; now there "
        + (facts.longChains() == 1 ? "is 1." : "are " + facts.longChains() + ".");
  }
}
