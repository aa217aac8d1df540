package org.gamester.rulesets.heap;

import java.util.List;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;

/** Take-Away (Schwenk 1970): how much may be taken is bounded by a function of the last amount. */
public final class TakeAway extends LimitGame {
  private static final String BOUND = "bound";

  private static final Description DESCRIPTION =
      Description.of(
              "take-away",
              "Take at least one token from a heap, but at most the bound f(k) if k tokens were"
                  + " taken from it last. The first player to take from a heap may not take all of"
                  + " it.",
              "take-away{3k/2}(20 limit 4)")
          .notation(
              "The number of tokens, and after limit the most that may be taken next:"
                  + " `20 limit 4`. Without a limit it is the start, where all but one may"
                  + " be taken. The bound is a multiple of the number k that was taken"
                  + " last, as in {2k}, {3k/2} or {k+1}, or a list {[1,2,4]}.")
          .title("Take-Away")
          .parameters(
              new Parameter(BOUND, "2k", "the bound f(k): 2k, 3k/2, k+1, 4, or a table [1,2,4]"))
          .reference("A. J. Schwenk, Take-away games (1970)");

  private final AmountBound bound;

  /** The game with the bound 2k. */
  public TakeAway() {
    this(Parameters.NONE, new AmountBound(2, 1, 0, List.of()));
  }

  private TakeAway(Parameters parameters, AmountBound bound) {
    super(DESCRIPTION, parameters);
    this.bound = bound;
  }

  @Override
  public Rules rules(Parameters given) {
    return new TakeAway(given, AmountBound.read(given.reader(BOUND)));
  }

  @Override
  long after(long taken) {
    return bound.of(taken);
  }

  /** {@code (7,2)}: 2 tokens were taken last; {@code (7,0)} is the start. */
  @Override
  long ofPair(long size, long last) {
    return last == 0 ? start(size) : bound.of(last);
  }
}
