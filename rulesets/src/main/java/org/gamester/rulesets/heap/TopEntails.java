package org.gamester.rulesets.heap;

import java.util.stream.LongStream;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Game;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextReader;
import org.gamester.values.Computation;

/**
 * Top Entails (J. Conway; <i>Winning Ways</i>, chapter 12): a stack is split, or its top coin is
 * taken, and then the opponent has to move in the same stack.
 */
public final class TopEntails extends Game {
  private static final int MOST_STACKS = 100_000;

  private static final Description DESCRIPTION =
      Description.of(
              "top-entails",
              "Split a stack into two smaller ones, or take the top coin of a stack: then the"
                  + " opponent has to move in that stack, which is written with an exclamation"
                  + " mark. A player who cannot loses.",
              "top-entails(4+6+7)")
          .notation(
              "The stacks, joined by plus signs: `4+6+7` is one position and no sum."
                  + " The stack in which the next move has to be made has an exclamation"
                  + " mark: `4+6+7!`.")
          .on(BoardKind.HEAP)
          .impartial()
          .smallPositions("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "4+5!")
          .reference(
              "J. Conway; Winning Ways, chapter 12; J. West, New values for Top Entails (1996)");

  private final EntailedStacks values = new EntailedStacks();

  /** The game. */
  public TopEntails() {
    super(DESCRIPTION);
  }

  /** The values of the stacks. */
  EntailedStacks values() {
    return values;
  }

  @Override
  public Convention convention() {
    return Convention.ENTAILING;
  }

  @Override
  public boolean readsPlus() {
    return true;
  }

  /** Reads stacks, {@code 4+6+7}; one of them may have to be moved in, {@code 4+6+7!}. */
  @Override
  public Position read(TextReader text) {
    boolean bracket = text.accept('(');
    LongStream.Builder stacks = LongStream.builder();
    long entailed = EntailingStacks.NONE;
    int count = 0;
    do {
      Computation.poll();
      if (++count > MOST_STACKS) {
        throw text.error("a position may have at most " + MOST_STACKS + " stacks");
      }
      long stack = text.number("a number of coins", 0, Long.MAX_VALUE);
      int place = text.offset();
      if (!text.accept('!')) {
        stacks.add(stack);
      } else if (entailed == EntailingStacks.NONE) {
        entailed = stack;
      } else {
        throw text.errorAt(place, "the next move can be entailed in only one stack");
      }
    } while (text.accept('+') || text.accept(','));
    if (bracket) {
      text.expect(')');
    }
    return new EntailingStacks(this, HeapSizes.of(stacks.build().toArray()).sorted(), entailed);
  }
}
