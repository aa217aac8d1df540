package org.gamester.lab.periodicity;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.values.NumberUpStar;
import org.gamester.values.ShortGame;

/**
 * The period of the values of the single heaps of a game, with the theorem that proves it.
 *
 * <p>The proof of the periodicity theorems also serves an arithmetic period whose saltus s is a
 * number: the options of a heap of n+p are those of a heap of n, each plus s. The value then is
 * that of the heap of n plus s if {@link NumberTranslation} holds there. Since the options move by
 * s with each period, it is enough to know that for one period beyond the bound of the theorem.
 */
public final class HeapPeriods {

  /** How often a saltus is added to itself to find a number. */
  private static final int MOST_TIMES = 8;

  private HeapPeriods() {}

  /**
   * Searches for a pattern of the values of heaps.
   *
   * @param rules of the game; if it is not a game on heaps, nothing is proved
   * @param values the values of the positions {@code first}, {@code first + 1}, ...
   */
  public static Optional<? extends Periodicity<?>> find(
      Rules rules, List<ShortGame> values, int first) {
    PeriodTheorem theorem = HeapTheorems.of(rules);
    if (first != 0 || !(rules instanceof HeapGame game) || areNimbers(values)) {
      return find(theorem, values, first);
    }
    return Periodicity.find(Group.GAMES, values, first, theorem)
        .map(pattern -> withProof(pattern, game, values, theorem));
  }

  /**
   * Searches for a pattern of values. If all are nimbers *m, it is one of the m, with integers as
   * saltus; otherwise the saltus is a game.
   *
   * @param theorem for the certificate
   */
  public static Optional<? extends Periodicity<?>> find(
      PeriodTheorem theorem, List<ShortGame> values, int first) {
    if (!areNimbers(values)) {
      return Periodicity.find(Group.GAMES, values, first, theorem);
    }
    List<BigInteger> nimbers = new ArrayList<>();
    for (ShortGame value : values) {
      nimbers.add(BigInteger.valueOf(((NumberUpStar) value).star()));
    }
    return Periodicity.find(Group.INTEGERS, nimbers, first, theorem);
  }

  private static boolean areNimbers(List<ShortGame> values) {
    return values.stream().allMatch(ShortGame::isNimber);
  }

  private static Periodicity<ShortGame> withProof(
      Periodicity<ShortGame> pattern,
      HeapGame game,
      List<ShortGame> values,
      PeriodTheorem theorem) {
    if (pattern.kind() != Periodicity.Kind.ARITHMETIC_PERIODIC) {
      return pattern;
    }
    ShortGame saltus = ShortGame.ZERO;
    for (int times = 1; times <= MOST_TIMES; times++) {
      saltus = saltus.plus(pattern.saltus().getFirst());
      OptionalInt needed = theorem.lastIndexNeeded(pattern.start(), times * pattern.period());
      if (needed.isEmpty() || needed.getAsInt() >= values.size()) {
        return pattern;
      }
      if (saltus.isNumber()
          && new NumberTranslation(game, values, saltus)
              .holdsAt(needed.getAsInt() - times * pattern.period() + 1, needed.getAsInt())) {
        return proved(pattern, new Certificate.Translated(theorem, needed.getAsInt()));
      }
    }
    return pattern;
  }

  private static Periodicity<ShortGame> proved(
      Periodicity<ShortGame> pattern, Certificate certificate) {
    return new Periodicity<>(
        pattern.kind(),
        pattern.start(),
        pattern.period(),
        pattern.saltus(),
        pattern.exceptions(),
        certificate);
  }
}
