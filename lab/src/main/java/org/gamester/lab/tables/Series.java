package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.Fraction;
import org.gamester.lab.fitting.SequenceFit;
import org.gamester.lab.periodicity.HeapPeriods;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/**
 * The games of a family in one variable, with searches for a period and for a formula.
 *
 * @param variable the variable with its range
 * @param games the game for each value of the variable
 */
public record Series(Variable variable, List<ShortGame> games) {

  public Series {
    games = List.copyOf(games);
  }

  /**
   * Evaluates the games.
   *
   * @throws org.gamester.values.ComputationStopped if the evaluation is stopped
   */
  public static Series of(Variable variable, IntFunction<ShortGame> family) {
    List<ShortGame> games = new ArrayList<>();
    for (int n = variable.low(); ; n++) {
      Computation.poll();
      games.add(family.apply(n));
      if (n == variable.high()) {
        return new Series(variable, games);
      }
    }
  }

  /** The game for the value n of the variable. */
  public ShortGame at(int n) {
    if (n < variable.low() || n > variable.high()) {
      throw new IndexOutOfBoundsException(n + " is outside the range " + variable);
    }
    return games.get(n - variable.low());
  }

  public Table table(List<Column> columns) {
    return Table.of(
        Family.ofValues(values -> at(values.get(variable.name()))), List.of(variable), columns);
  }

  /**
   * Searches for a period of the values. If all values are nimbers *m, this is a period of the
   * sequence of the m, with integers as saltus; otherwise the saltus is a game.
   *
   * @param theorem the theorem that applies to the family
   */
  public Optional<? extends Periodicity<?>> period(PeriodTheorem theorem) {
    return HeapPeriods.find(theorem, games, variable.low());
  }

  /**
   * Searches for a recurrence and a formula of the values; empty unless all are numbers.
   *
   * @param mostSkipped how many values at the beginning may be skipped
   */
  public Optional<SequenceFit> formula(int mostSkipped) {
    if (!games.stream().allMatch(ShortGame::isNumber)) {
      return Optional.empty();
    }
    return SequenceFit.find(
        games.stream().map(game -> Fraction.of(game.leftStop())).toList(),
        variable.low(),
        mostSkipped);
  }
}
