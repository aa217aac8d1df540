package org.gamester.rulesets.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.EntailedValue;
import org.gamester.rulesets.ImpartialPosition;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.PositionMoves;
import org.gamester.rulesets.Theorem;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;

/**
 * The stacks of {@link TopEntails}, from the smallest to the largest. Moves are listed by stack:
 * splits by the smaller part, then the top coin.
 *
 * @param stacks those in which nobody has to move
 * @param entailed the stack in which the next move has to be made, or {@link #NONE}
 */
record EntailingStacks(TopEntails rules, HeapSizes stacks, long entailed)
    implements ImpartialPosition {
  static final long NONE = -1;

  private static final int MOST_NAMED = 12;

  @Override
  public List<Move> moves() {
    PositionMoves moves = new PositionMoves(this, 4L + stacks.count());
    if (mustBeAnswered()) {
      addMoves(moves, stacks, entailed);
      return moves.toList();
    }
    for (int stack = 0; stack < stacks.count(); stack++) {
      if (stack == 0 || stacks.size(stack) != stacks.size(stack - 1)) {
        addMoves(moves, stacks.with(stack, 0), stacks.size(stack));
      }
    }
    return moves.toList();
  }

  private void addMoves(PositionMoves moves, HeapSizes others, long stack) {
    for (long part = 1; part <= stack / 2; part++) {
      long rest = stack - part;
      String name = "split %d into %d+%d".formatted(stack, part, rest);
      moves.add(Move.of(new EntailingStacks(rules, others.and(part, rest), NONE), name));
    }
    if (stack > 0) {
      moves.add(
          Move.of(new EntailingStacks(rules, others, stack - 1), () -> "take the top of " + stack));
    }
  }

  @Override
  public boolean mustBeAnswered() {
    return entailed != NONE;
  }

  @Override
  public Optional<EntailedValue> entailedValue() {
    OptionalInt others = others();
    return Optional.of(
        mustBeAnswered()
            ? new EntailedValue.ToBeAnswered(
                rest -> rules.values().isWon(entailed, EntailedValue.sum(others, rest)))
            : new EntailedValue.Exchange(others));
  }

  /** What the stacks are worth in which nobody has to move. */
  private OptionalInt others() {
    OptionalInt sum = OptionalInt.of(0);
    for (long stack : stacks.toArray()) {
      sum = EntailedValue.sum(sum, rules.values().nimber(stack));
    }
    return sum;
  }

  @Override
  public Optional<Theorem> theorem() {
    OptionalInt others = others();
    String said =
        "The number of a stack is the least n for which the player to move loses the stack beside"
            + " a Nim heap of n; a stack without one is loony. Numbers are added as in Nim, and with"
            + " a loony stack the player to move wins.";
    String worth =
        stacks.isEmpty()
            ? "There is no other stack."
            : "Here the stacks are worth: %s; together %s."
                .formatted(String.join(", ", worthOfEach()), text(others));
    if (mustBeAnswered()) {
      boolean isWon = rules.values().isWon(entailed, others);
      return Optional.of(
          Theorem.ofOutcome(
              isWon ? Outcome.N : Outcome.P,
              said,
              worth,
              "The player to move has to move in the stack of %d, and %s beside that."
                  .formatted(entailed, isWon ? "wins" : "loses")));
    }
    boolean isLost = others.isPresent() && others.getAsInt() == 0;
    return Optional.of(
        Theorem.ofOutcome(
            isLost ? Outcome.P : Outcome.N,
            said,
            worth,
            "So the player to move %s.".formatted(isLost ? "loses" : "wins")));
  }

  private List<String> worthOfEach() {
    List<String> each = new ArrayList<>();
    for (int stack = 0; stack < Math.min(MOST_NAMED, stacks.count()); stack++) {
      long size = stacks.size(stack);
      each.add(size + " is " + text(rules.values().nimber(size)));
    }
    if (stacks.count() > MOST_NAMED) {
      each.add("and so on");
    }
    return each;
  }

  private static String text(OptionalInt nimber) {
    return nimber.isPresent() ? ShortGame.nimber(nimber.getAsInt()).toString() : "loony";
  }

  @Override
  public String text() {
    if (!mustBeAnswered()) {
      return stacks.text();
    }
    return (stacks.isEmpty() ? "" : stacks.text() + "+") + entailed + "!";
  }

  @Override
  public String picture() {
    if (!mustBeAnswered()) {
      return stacks.picture();
    }
    String answered = entailed == 0 ? "0 !" : HeapSizes.of(entailed).picture() + " !";
    return (stacks.isEmpty() ? "" : stacks.picture() + "\n") + answered;
  }

  @Override
  public Appearance appearance() {
    return Appearance.Words.of(picture());
  }

  @Override
  public String toString() {
    return rules.text(this);
  }
}
