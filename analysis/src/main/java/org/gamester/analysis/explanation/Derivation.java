package org.gamester.analysis.explanation;

import java.util.List;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Theorem;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.SimplificationStep;

/** Why a summand has its value: a theorem about it, or what its options are worth. */
public sealed interface Derivation {

  /** The summand. */
  Position position();

  /** Its value. */
  ShortGame value();

  /**
   * Moves that lead to one value.
   *
   * @param move the name of the first of them
   * @param count how many there are
   */
  record Option(String move, int count, ShortGame value) {}

  /** A theorem gives the value. */
  record ByTheorem(Position position, ShortGame value, Theorem theorem) implements Derivation {}

  /**
   * The value of an impartial position is the least nimber that no option has.
   *
   * @param options in the order of their nimbers
   */
  record ByMex(Position position, ShortGame value, List<Option> options) implements Derivation {}

  /**
   * The undominated options of both players.
   *
   * @param reversals the steps that replace those of them that are reversible
   */
  record ByOptions(
      Position position,
      ShortGame value,
      List<Option> left,
      List<Option> right,
      List<SimplificationStep.Reversible> reversals)
      implements Derivation {}
}
